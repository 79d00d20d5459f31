// What the server says on the socket, and the one shape of an error on either way.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>

#include "server/protocol/advice.h"

namespace kingdom::protocol {

struct Update {
    static constexpr std::string_view kType = "update";
    std::string table{};
    ViewPayload view{};
    static constexpr auto fields() {
        return std::tuple{Field{"table", &Update::table}, Field{"view", &Update::view}};
    }
    bool operator==(const Update&) const = default;
};

// It is durable.
struct Accepted {
    static constexpr std::string_view kType = "accepted";
    std::string table{};
    std::string client_id{};
    std::uint32_t seq = 0;
    static constexpr auto fields() {
        return std::tuple{Field{"table", &Accepted::table},
                          Field{"client_id", &Accepted::client_id}, Field{"seq", &Accepted::seq}};
    }
    bool operator==(const Accepted&) const = default;
};

struct Refused {
    static constexpr std::string_view kType = "refused";
    std::string table{};
    std::string client_id{};
    std::string reason{};
    std::string clause{};
    std::string message{};
    static constexpr auto fields() {
        return std::tuple{Field{"table", &Refused::table}, Field{"client_id", &Refused::client_id},
                          Field{"reason", &Refused::reason}, Field{"clause", &Refused::clause},
                          Field{"message", &Refused::message}};
    }
    bool operator==(const Refused&) const = default;
};

// The client decided on an older sight of the table; `seq` is the present one.
struct Stale {
    static constexpr std::string_view kType = "stale";
    std::string table{};
    std::string client_id{};
    std::uint32_t seq = 0;
    static constexpr auto fields() {
        return std::tuple{Field{"table", &Stale::table}, Field{"client_id", &Stale::client_id},
                          Field{"seq", &Stale::seq}};
    }
    bool operator==(const Stale&) const = default;
};

struct Hinted {
    static constexpr std::string_view kType = "hint";
    std::string table{};
    std::string client_id{};
    std::vector<HintInfo> hints{};
    static constexpr auto fields() {
        return std::tuple{Field{"table", &Hinted::table}, Field{"client_id", &Hinted::client_id},
                          Field{"hints", &Hinted::hints}};
    }
    bool operator==(const Hinted&) const = default;
};

struct Emoted {
    static constexpr std::string_view kType = "emote";
    std::string table{};
    PlayerWord seat{};
    Word<"EmoteKey"> emote{};
    static constexpr auto fields() {
        return std::tuple{Field{"table", &Emoted::table}, Field{"seat", &Emoted::seat},
                          Field{"emote", &Emoted::emote}};
    }
    bool operator==(const Emoted&) const = default;
};

// `status` is ready once both asked; then the rest is there too.
struct RematchAnswer {
    static constexpr std::string_view kType = "rematch";
    std::string table{};
    std::string client_id{};
    Word<"RematchStatus"> status{};
    std::optional<std::string> new_table{};
    std::optional<PlayerWord> seat{};
    std::optional<std::string> token{};
    std::optional<std::string> recovery{};
    static constexpr auto fields() {
        return std::tuple{Field{"table", &RematchAnswer::table},
                          Field{"client_id", &RematchAnswer::client_id},
                          Field{"status", &RematchAnswer::status},
                          Field{"new_table", &RematchAnswer::new_table},
                          Field{"seat", &RematchAnswer::seat},
                          Field{"token", &RematchAnswer::token},
                          Field{"recovery", &RematchAnswer::recovery}};
    }
    bool operator==(const RematchAnswer&) const = default;
};

struct Notice {
    static constexpr std::string_view kType = "notice";
    std::optional<std::string> table{};
    Word<"NoticeKey"> notice{};
    static constexpr auto fields() {
        return std::tuple{Field{"table", &Notice::table}, Field{"notice", &Notice::notice}};
    }
    bool operator==(const Notice&) const = default;
};

// Everything that has no message of its own.
struct Failed {
    static constexpr std::string_view kType = "error";
    std::optional<std::string> table{};
    std::optional<std::string> client_id{};
    Word<"ErrorKey"> error{};
    std::string message{};
    static constexpr auto fields() {
        return std::tuple{Field{"table", &Failed::table}, Field{"client_id", &Failed::client_id},
                          Field{"error", &Failed::error}, Field{"message", &Failed::message}};
    }
    bool operator==(const Failed&) const = default;
};

using ServerMessage =
    std::variant<Update, Accepted, Refused, Stale, Hinted, Emoted, RematchAnswer, Notice, Failed>;

}  // namespace kingdom::protocol
