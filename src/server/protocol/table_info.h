// What a view says about the table around the game: its key `table`, and entries of lists.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "server/protocol/field.h"

namespace kingdom::protocol {

struct SeatInfo {
    Word<"SeatKind"> kind{};
    std::optional<std::string> name{};
    std::optional<std::string> level{};
    std::optional<bool> present{};
    std::optional<std::int64_t> last_seen{};  // to the minute, of a person who is not there
    static constexpr auto fields() {
        return std::tuple{Field{"kind", &SeatInfo::kind}, Field{"name", &SeatInfo::name},
                          Field{"level", &SeatInfo::level}, Field{"present", &SeatInfo::present},
                          Field{"last_seen", &SeatInfo::last_seen}};
    }
};

struct ClockInfo {
    Word<"ClockKind"> kind{};
    ByPlayer<std::int64_t> left_ms{};
    std::vector<PlayerWord> running{};
    std::optional<std::int64_t> increment_ms{};
    static constexpr auto fields() {
        return std::tuple{Field{"kind", &ClockInfo::kind}, Field{"left_ms", &ClockInfo::left_ms},
                          Field{"running", &ClockInfo::running},
                          Field{"increment_ms", &ClockInfo::increment_ms}};
    }
};

struct EndInfo {
    Word<"EndReason"> reason{};
    Nullable<Word<"Winner">> winner{};
    static constexpr auto fields() {
        return std::tuple{Field{"reason", &EndInfo::reason}, Field{"winner", &EndInfo::winner}};
    }
};

struct RematchInfo {
    std::optional<std::vector<PlayerWord>> offered_by{};
    std::optional<std::string> table{};
    static constexpr auto fields() {
        return std::tuple{Field{"offered_by", &RematchInfo::offered_by},
                          Field{"table", &RematchInfo::table}};
    }
};

struct TableInfo {
    std::string id{};
    Word<"TableStatus"> status{};
    std::uint32_t since = 0;
    std::uint32_t revision = 0;
    std::string deck{};
    std::string deck_hash{};
    std::string rules{};
    ByPlayer<SeatInfo> seats{};
    Nullable<ClockInfo> clock{};
    bool confirm = false;
    bool listed = false;
    Nullable<EndInfo> ended{};
    Nullable<RematchInfo> rematch{};
    Nullable<std::string> daily{};
    bool seeded = false;
    Nullable<std::string> commitment{};
    bool hints = true;
    bool hand_over = true;
    std::vector<PlayerWord> end_offered_by{};
    Nullable<std::int64_t> claim_from{};
    static constexpr auto fields() {
        return std::tuple{Field{"id", &TableInfo::id},
                          Field{"status", &TableInfo::status},
                          Field{"since", &TableInfo::since},
                          Field{"revision", &TableInfo::revision},
                          Field{"deck", &TableInfo::deck},
                          Field{"deck_hash", &TableInfo::deck_hash},
                          Field{"rules", &TableInfo::rules},
                          Field{"seats", &TableInfo::seats},
                          Field{"clock", &TableInfo::clock},
                          Field{"confirm", &TableInfo::confirm},
                          Field{"listed", &TableInfo::listed},
                          Field{"ended", &TableInfo::ended},
                          Field{"rematch", &TableInfo::rematch},
                          Field{"daily", &TableInfo::daily},
                          Field{"seeded", &TableInfo::seeded},
                          Field{"commitment", &TableInfo::commitment},
                          Field{"hints", &TableInfo::hints},
                          Field{"hand_over", &TableInfo::hand_over},
                          Field{"end_offered_by", &TableInfo::end_offered_by},
                          Field{"claim_from", &TableInfo::claim_from}};
    }
};

}  // namespace kingdom::protocol
