// The bodies of HTTP requests that are no client message, and of their answers.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "server/protocol/field.h"

namespace kingdom::protocol {

// Exactly one of the first two.
struct ClockWish {
    std::optional<std::uint32_t> total_s{};
    std::optional<std::uint32_t> per_decision_s{};
    std::optional<std::uint32_t> increment_s{};  // with the first
    static constexpr auto fields() {
        return std::tuple{Field{"total_s", &ClockWish::total_s},
                          Field{"per_decision_s", &ClockWish::per_decision_s},
                          Field{"increment_s", &ClockWish::increment_s}};
    }
    bool operator==(const ClockWish&) const = default;
};

struct NewTable {
    std::optional<SetupPayload> setup{};
    std::optional<ByPlayer<std::string>> seats{};  // "open", "invite" or a level
    std::optional<std::string> deck_hash{};
    std::optional<ClockWish> clock{};
    std::optional<bool> confirm{};
    std::optional<bool> listed{};
    std::optional<bool> hints{};
    std::optional<bool> hand_over{};
    std::optional<std::string> name{};
    std::optional<std::string> player{};
    static constexpr auto fields() {
        return std::tuple{
            Field{"setup", &NewTable::setup},         Field{"seats", &NewTable::seats},
            Field{"deck_hash", &NewTable::deck_hash}, Field{"clock", &NewTable::clock},
            Field{"confirm", &NewTable::confirm},     Field{"listed", &NewTable::listed},
            Field{"hints", &NewTable::hints},         Field{"hand_over", &NewTable::hand_over},
            Field{"name", &NewTable::name},           Field{"player", &NewTable::player}};
    }
};

// What the one who makes a table gets for a seat: the token, or an invite code to pass on.
struct SeatGrant {
    std::optional<std::string> token{};
    std::optional<std::string> recovery{};
    std::optional<std::string> invite{};
    static constexpr auto fields() {
        return std::tuple{Field{"token", &SeatGrant::token},
                          Field{"recovery", &SeatGrant::recovery},
                          Field{"invite", &SeatGrant::invite}};
    }
};

struct TableMade {
    std::string table{};
    ByPlayer<SeatGrant> seats{};
    std::string spectate{};
    static constexpr auto fields() {
        return std::tuple{Field{"table", &TableMade::table}, Field{"seats", &TableMade::seats},
                          Field{"spectate", &TableMade::spectate}};
    }
};

// `secret`, here and below: a random text of the client's own. The same request with the same one
// gets the same answer again, so that nothing is lost when an answer is.
struct Join {
    std::optional<std::string> invite{};
    std::optional<PlayerWord> seat{};
    std::optional<std::string> name{};
    std::optional<std::string> player{};
    std::optional<std::string> secret{};
    static constexpr auto fields() {
        return std::tuple{Field{"invite", &Join::invite}, Field{"seat", &Join::seat},
                          Field{"name", &Join::name}, Field{"player", &Join::player},
                          Field{"secret", &Join::secret}};
    }
};

struct Recover {
    std::string recovery{};
    std::optional<std::string> secret{};
    static constexpr auto fields() {
        return std::tuple{Field{"recovery", &Recover::recovery}, Field{"secret", &Recover::secret}};
    }
};

struct Seated {
    PlayerWord seat{};
    std::string token{};
    std::string recovery{};
    static constexpr auto fields() {
        return std::tuple{Field{"seat", &Seated::seat}, Field{"token", &Seated::token},
                          Field{"recovery", &Seated::recovery}};
    }
};

struct Webhook {
    Nullable<std::string> url{};
    static constexpr auto fields() { return std::tuple{Field{"url", &Webhook::url}}; }
};

// What a browser gives in order to be reached; see RFC 8291.
struct Push {
    std::string endpoint{};
    std::string p256dh{};
    std::string auth{};
    static constexpr auto fields() {
        return std::tuple{Field{"endpoint", &Push::endpoint}, Field{"p256dh", &Push::p256dh},
                          Field{"auth", &Push::auth}};
    }
};

struct PushOff {
    std::string endpoint{};
    static constexpr auto fields() { return std::tuple{Field{"endpoint", &PushOff::endpoint}}; }
};

// null: this server sends none.
struct PushKey {
    Nullable<std::string> key{};
    static constexpr auto fields() { return std::tuple{Field{"key", &PushKey::key}}; }
};

struct NewPlayer {
    std::string name{};
    static constexpr auto fields() { return std::tuple{Field{"name", &NewPlayer::name}}; }
};

struct ChangePlayer {
    std::optional<std::string> name{};
    std::optional<bool> renew{};
    std::optional<std::string> secret{};  // with `renew`
    static constexpr auto fields() {
        return std::tuple{Field{"name", &ChangePlayer::name}, Field{"renew", &ChangePlayer::renew},
                          Field{"secret", &ChangePlayer::secret}};
    }
};

struct PlayerMade {
    std::string name{};
    std::optional<std::string> player{};
    static constexpr auto fields() {
        return std::tuple{Field{"name", &PlayerMade::name}, Field{"player", &PlayerMade::player}};
    }
};

struct NewDaily {
    std::optional<std::string> name{};
    std::optional<std::string> player{};
    static constexpr auto fields() {
        return std::tuple{Field{"name", &NewDaily::name}, Field{"player", &NewDaily::player}};
    }
};

struct HttpError {
    Word<"ErrorKey"> error{};
    std::string message{};
    std::optional<std::string> reason{};
    std::optional<std::string> clause{};
    std::optional<std::uint32_t> seq{};
    std::optional<std::vector<std::string>> faults{};
    static constexpr auto fields() {
        return std::tuple{
            Field{"error", &HttpError::error},   Field{"message", &HttpError::message},
            Field{"reason", &HttpError::reason}, Field{"clause", &HttpError::clause},
            Field{"seq", &HttpError::seq},       Field{"faults", &HttpError::faults}};
    }
};

}  // namespace kingdom::protocol
