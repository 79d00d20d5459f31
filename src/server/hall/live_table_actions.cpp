// What seats and those who want one do, and what everybody may ask after the end.
#include "record/record_json.h"
#include "record/replay.h"
#include "record/view_json.h"
#include "server/hall/intention.h"
#include "server/hall/live_table.h"

namespace kingdom::server {

using namespace protocol;

void LiveTable::act(Asker asker, ClientMessage message, Reply reply) {
    const bool only_says =
        !std::holds_alternative<Hint>(message) && !std::holds_alternative<Rematch>(message);
    const Wanted wanted = only_says ? Wanted::Known : Wanted::Newest;
    enter(
        std::move(reply),
        [this, asker = std::move(asker), message = std::move(message),
         wanted](const Reply& answer) { act_now(asker, message, answer, wanted); },
        wanted);
}

void LiveTable::act_now(const Asker& asker, const ClientMessage& message, const Reply& reply,
                        Wanted known) {
    // What is refused by what is known here may be right by what others have written since.
    const auto refuse = [&](Rejection why) {
        if (known == Wanted::Newest || !around_.store.is_shared()) {
            if (why.refusal) around_.metrics.decision_refused();
            return reply(std::move(why));
        }
        catch_up();
        after_time(reply, [this, asker, message, reply] {
            act_now(asker, message, reply, Wanted::Newest);
        });
    };
    const auto who = door_.caller(asker.token);
    if (!who) {
        return refuse(
            rejected(ErrorKey::Unauthorized, "this token belongs to no seat of the table"));
    }
    if (!who->seat) return refuse(rejected(ErrorKey::Forbidden, "a spectator only looks on"));
    guest_ = asker.guest;
    if (std::holds_alternative<Hint>(message)) return hint(*who->seat, asker.guest, reply);
    if (const auto* again = std::get_if<Rematch>(&message)) {
        if (auto fault = client_id_fault(again->client_id)) return refuse(std::move(*fault));
        return admit([this, who = *who,
                      id = again->client_id] { return door_.rematch(*table_, who, id, now()); },
                     reply);
    }
    auto intended = intention_of(message, *who->seat, table_->deck(), around_.levels.names());
    if (!intended) return refuse(intended.error());
    Entry& entry = intended->entry;
    entry.at = now();
    if (auto fault = client_id_fault(entry.client_id)) return refuse(std::move(*fault));
    if (const auto answered = table_->answered(entry.seat, entry.client_id)) {
        return reply(SeqNow{*answered});
    }
    if (auto rejection = table_->rejection(entry, intended->seq)) {
        return refuse(std::move(*rejection));
    }
    append(std::move(entry), {}, reply,
           [this, asker, message, reply] { act_now(asker, message, reply, Wanted::Newest); });
}

void LiveTable::join(Join join, Reply reply) {
    enter(std::move(reply), [this, join = std::move(join)](const Reply& answer) {
        admit([this, join] { return door_.join(*table_, join, now()); }, answer);
    });
}

void LiveTable::recover(Recover wish, Reply reply) {
    enter(std::move(reply), [this, wish = std::move(wish)](const Reply& answer) {
        admit([this, wish] { return door_.recover(*table_, wish, now()); }, answer);
    });
}

void LiveTable::admit(const std::function<Admitted()>& ask, const Reply& reply) {
    Admitted admitted = ask();
    if (!admitted) return reply(admitted.error());
    if (!admitted->entry) {
        return around_.store.submit(std::move(admitted->write),
                                    once_written(reply, *admitted->body));
    }
    const Task again = [this, ask, reply] { admit(ask, reply); };
    Task committed = again;
    if (admitted->body) {
        committed = [reply, body = std::move(*admitted->body)] { reply(body); };
    }
    append(std::move(*admitted->entry), std::move(admitted->write), reply, again,
           std::move(committed));
}

void LiveTable::set_notices(std::string token, SetNotices set, Reply reply) {
    enter(std::move(reply),
          [this, token = std::move(token), set = std::move(set)](const Reply& answer) {
              const auto who = door_.caller(token);
              if (who && who->seat) return set(notices_, *who->seat, answer);
              answer(rejected(ErrorKey::Unauthorized, "only a seat can be told of its turns"));
          });
}

void LiveTable::when_finished(Reply reply, std::function<Answer()> answer) {
    enter(std::move(reply), [this, answer = std::move(answer)](const Reply& to) {
        if (is_secret()) {
            return to(rejected(ErrorKey::Conflict, "it can be seen when the day is over"));
        }
        if (table_->status() == TableStatus::Finished) return to(answer());
        to(rejected(ErrorKey::Conflict, "the game is still running"));
    });
}

void LiveTable::record(Reply reply) {
    when_finished(std::move(reply), [this]() -> Answer {
        return JsonText{record_to_json(table_->deck(), table_->record()).dump()};
    });
}

void LiveTable::replay_view(std::size_t at, Viewer viewer, Reply reply) {
    when_finished(std::move(reply), [this, at, viewer]() -> Answer {
        const Record record = table_->record();
        Replayer replayer(table_->deck(), record);
        while (replayer.position() < at && replayer.step()) continue;
        if (replayer.position() != at) {
            return rejected(ErrorKey::NotFound, "the game has no decision of this number");
        }
        ViewExtras extras;
        extras.entries = replayer.log().entries_for(viewer);
        extras.outcome = outcome(table_->deck().deck, replayer.state());
        const View view =
            viewer ? view_for(replayer.state(), *viewer) : view_for_spectator(replayer.state());
        return JsonText{view_text(table_->deck(), view, extras)};
    });
}

void LiveTable::review(std::string guest, Reply reply) {
    when_finished(std::move(reply),
                  [this, guest = std::move(guest)] { return reviews_.of(*table_, guest); });
}

}  // namespace kingdom::server
