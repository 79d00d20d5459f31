// The fixed texts of the protocol.
#pragma once

#include <array>
#include <string_view>

namespace kingdom::protocol {

inline constexpr std::array<std::string_view, 7> kEmotes{"hello", "well_played", "thinking", "oops",
                                                         "wow",   "thanks",      "good_game"};

inline constexpr std::array<std::string_view, 5> kNotices{
    "your_turn", "rematch_offered", "rematch_ready", "stopping", "end_offered"};

inline constexpr std::array<std::string_view, 2> kRematchStatuses{"offered", "ready"};

inline constexpr std::array<std::string_view, 2> kReviewStatuses{"computing", "ready"};

// How the legal decisions of a view are listed.
inline constexpr std::string_view kFolded = "compact";
inline constexpr std::array<std::string_view, 2> kLegalForms{"full", kFolded};

inline constexpr std::array<std::string_view, 3> kTableStatuses{"waiting", "running", "finished"};

inline constexpr std::array<std::string_view, 3> kSeatKinds{"person", "level", "invite"};
inline constexpr std::array<std::string_view, 2> kClockKinds{"total", "per_decision"};
inline constexpr std::array<std::string_view, 5> kEndReasons{"played", "resigned", "out_of_time",
                                                             "agreed", "abandoned"};

// What went wrong, with the status that HTTP gives it.
enum class ErrorKey : unsigned char {
    BadRequest,
    Unauthorized,
    Forbidden,
    NotFound,
    Stale,
    Conflict,
    TooLarge,
    Refused,
    TooMany,
    Unavailable
};
struct ErrorWord {
    std::string_view key;
    unsigned status;
};
inline constexpr std::array<ErrorWord, 10> kErrors{{{"bad_request", 400},
                                                    {"unauthorized", 401},
                                                    {"forbidden", 403},
                                                    {"not_found", 404},
                                                    {"stale", 409},
                                                    {"conflict", 409},
                                                    {"too_large", 413},
                                                    {"refused", 422},
                                                    {"too_many", 429},
                                                    {"unavailable", 503}}};
constexpr const ErrorWord& describe(ErrorKey error) {
    return kErrors[static_cast<std::size_t>(error)];
}

}  // namespace kingdom::protocol
