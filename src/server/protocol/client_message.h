// What a client may say on the socket. The HTTP API has the same messages: there the path says
// the type and the table.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>

#include "server/protocol/field.h"

namespace kingdom::protocol {

struct Subscribe {
    static constexpr std::string_view kType = "subscribe";
    std::string table{};
    std::optional<std::string> token{};
    std::uint32_t since = 0;
    std::uint32_t revision = 0;
    std::optional<Word<"LegalForm">> legal{};
    static constexpr auto fields() {
        return std::tuple{Field{"table", &Subscribe::table}, Field{"token", &Subscribe::token},
                          Field{"since", &Subscribe::since},
                          Field{"revision", &Subscribe::revision},
                          Field{"legal", &Subscribe::legal}};
    }
    bool operator==(const Subscribe&) const = default;
};

struct Unsubscribe {
    static constexpr std::string_view kType = "unsubscribe";
    std::string table{};
    static constexpr auto fields() { return std::tuple{Field{"table", &Unsubscribe::table}}; }
    bool operator==(const Unsubscribe&) const = default;
};

// `seq` is the one that the client saw when it decided.
struct Decide {
    static constexpr std::string_view kType = "decide";
    std::string table{};
    std::string client_id{};
    std::uint32_t seq = 0;
    DecisionPayload decision{};
    static constexpr auto fields() {
        return std::tuple{Field{"table", &Decide::table}, Field{"client_id", &Decide::client_id},
                          Field{"seq", &Decide::seq}, Field{"decision", &Decide::decision}};
    }
    bool operator==(const Decide&) const = default;
};

struct TakeBack {
    static constexpr std::string_view kType = "take_back";
    std::string table{};
    std::string client_id{};
    std::uint32_t seq = 0;
    static constexpr auto fields() {
        return std::tuple{Field{"table", &TakeBack::table},
                          Field{"client_id", &TakeBack::client_id}, Field{"seq", &TakeBack::seq}};
    }
    bool operator==(const TakeBack&) const = default;
};

struct Resign {
    static constexpr std::string_view kType = "resign";
    std::string table{};
    std::string client_id{};
    static constexpr auto fields() {
        return std::tuple{Field{"table", &Resign::table}, Field{"client_id", &Resign::client_id}};
    }
    bool operator==(const Resign&) const = default;
};

struct HandOver {
    static constexpr std::string_view kType = "hand_over";
    std::string table{};
    std::string client_id{};
    std::string level{};
    static constexpr auto fields() {
        return std::tuple{Field{"table", &HandOver::table},
                          Field{"client_id", &HandOver::client_id},
                          Field{"level", &HandOver::level}};
    }
    bool operator==(const HandOver&) const = default;
};

struct TakeOver {
    static constexpr std::string_view kType = "take_over";
    std::string table{};
    std::string client_id{};
    static constexpr auto fields() {
        return std::tuple{Field{"table", &TakeOver::table},
                          Field{"client_id", &TakeOver::client_id}};
    }
    bool operator==(const TakeOver&) const = default;
};

struct Emote {
    static constexpr std::string_view kType = "emote";
    std::string table{};
    std::string client_id{};
    Word<"EmoteKey"> emote{};
    static constexpr auto fields() {
        return std::tuple{Field{"table", &Emote::table}, Field{"client_id", &Emote::client_id},
                          Field{"emote", &Emote::emote}};
    }
    bool operator==(const Emote&) const = default;
};

struct Hint {
    static constexpr std::string_view kType = "hint";
    std::string table{};
    std::string client_id{};
    static constexpr auto fields() {
        return std::tuple{Field{"table", &Hint::table}, Field{"client_id", &Hint::client_id}};
    }
    bool operator==(const Hint&) const = default;
};

struct Rematch {
    static constexpr std::string_view kType = "rematch";
    std::string table{};
    std::string client_id{};
    static constexpr auto fields() {
        return std::tuple{Field{"table", &Rematch::table}, Field{"client_id", &Rematch::client_id}};
    }
    bool operator==(const Rematch&) const = default;
};

// Would end the game undecided; it ends when both would.
struct OfferEnd {
    static constexpr std::string_view kType = "offer_end";
    std::string table{};
    std::string client_id{};
    static constexpr auto fields() {
        return std::tuple{Field{"table", &OfferEnd::table},
                          Field{"client_id", &OfferEnd::client_id}};
    }
    bool operator==(const OfferEnd&) const = default;
};

// Wins a game whose other player has been away for long.
struct Claim {
    static constexpr std::string_view kType = "claim";
    std::string table{};
    std::string client_id{};
    static constexpr auto fields() {
        return std::tuple{Field{"table", &Claim::table}, Field{"client_id", &Claim::client_id}};
    }
    bool operator==(const Claim&) const = default;
};

using ClientMessage = std::variant<Subscribe, Unsubscribe, Decide, TakeBack, Resign, HandOver,
                                   TakeOver, Emote, Hint, Rematch, OfferEnd, Claim>;

}  // namespace kingdom::protocol
