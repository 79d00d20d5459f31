// What the hall answers: one of the bodies that the protocol lists, or why there is none.
#pragma once

#include <functional>
#include <string>
#include <variant>

#include "base/result.h"
#include "server/protocol/advice.h"
#include "server/protocol/answer_bodies.h"
#include "server/table/table.h"
#include "store/store.h"

namespace kingdom::server {

// JSON that is written already: views, records, decks.
struct JsonText {
    std::string text{};
    bool is_lasting = false;  // it never changes
};

using Body =
    std::variant<JsonText, protocol::Nothing, protocol::Readiness, protocol::SeqNow,
                 protocol::Seated, protocol::RematchSeat, protocol::HintsGiven, protocol::Review,
                 protocol::TableMade, protocol::RecordAdded, protocol::DeckAdded,
                 protocol::LevelNames, protocol::PushKey, protocol::TableLines,
                 protocol::PlayerMade, protocol::PlayerInfo, protocol::DailyInfo>;

class Answer : public Result<Body, Rejection> {
  public:
    Answer(Rejection why) : Result(std::move(why)) {}
    template <class T>
    requires std::is_constructible_v<Body, T> Answer(T&& body)
        : Result(Body(std::forward<T>(body))) {}
};
using Reply = std::function<void(Answer)>;

inline Rejection rejected(protocol::ErrorKey key, std::string message) {
    return {.key = key, .message = std::move(message)};
}
inline Rejection unavailable() {
    return rejected(protocol::ErrorKey::Unavailable,
                    "the store cannot be written or read now; send it again");
}

// Answers with the body once it is durable.
inline store::Acknowledge once_written(Reply reply, Body body) {
    return [reply = std::move(reply), body = std::move(body)](store::Outcome outcome) {
        if (outcome == store::Outcome::Written) return reply(body);
        reply(unavailable());
    };
}

// For what nobody waits for.
inline void to_nobody(const Answer&) {}

}  // namespace kingdom::server
