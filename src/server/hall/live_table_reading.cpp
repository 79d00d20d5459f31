// Looking at a table over HTTP, while it runs and afterwards.
#include "record/decision_json.h"
#include "record/record_json.h"
#include "record/replay.h"
#include "record/view_json.h"
#include "record/words.h"
#include "server/hall/live_table.h"
#include "server/protocol/json_fields.h"

namespace kingdom::server {
namespace {

using protocol::ErrorKey;

Answer still_running() {
    return rejected(ErrorKey::Conflict, "the game is still running");
}

}  // namespace

void LiveTable::look(std::string token, LookWish wish, Reply reply) {
    enter(std::move(reply), [this, token = std::move(token), wish](const Reply& answer) {
        const auto who = caller(token);
        if (!who) {
            return answer(
                rejected(ErrorKey::Unauthorized, "this token belongs to no seat of the table"));
        }
        waiters_.push_back({who->seat, wish, letting_go_ ? 0 : now_ms() + wish.wait_ms, answer});
        answer_waiters();
        after_change();
    });
}

void LiveTable::record(Reply reply) {
    enter(std::move(reply), [this](const Reply& answer) {
        if (table_->status() != TableStatus::Finished) return answer(still_running());
        answer({.body = record_to_json(table_->deck(), table_->record())});
    });
}

void LiveTable::replay_view(std::size_t at, Viewer viewer, Reply reply) {
    enter(std::move(reply), [this, at, viewer](const Reply& answer) {
        if (table_->status() != TableStatus::Finished) return answer(still_running());
        const Record record = table_->record();
        Replayer replayer(table_->deck(), record);
        while (replayer.position() < at && replayer.step()) continue;
        if (replayer.position() != at) {
            return answer(rejected(ErrorKey::NotFound, "the game has no decision of this number"));
        }
        ViewExtras extras;
        extras.entries = replayer.log().entries_for(viewer);
        extras.outcome = outcome(table_->deck().deck, replayer.state());
        const View view =
            viewer ? view_for(replayer.state(), *viewer) : view_for_spectator(replayer.state());
        answer({.body = view_to_json(table_->deck(), view, extras)});
    });
}

void LiveTable::review(Reply reply) {
    enter(std::move(reply), [this](const Reply& answer) {
        if (table_->status() != TableStatus::Finished) return answer(still_running());
        if (const auto text = around_.store.find_review(id_)) {
            return answer(
                {.body = {{"status", "ready"}, {"decisions", nlohmann::json::parse(*text)}}});
        }
        if (!review_) begin_review();
        answer({.body = protocol::to_json_value(review_->progress())});
    });
}

void LiveTable::begin_review() {
    review_ = std::make_shared<ReviewInProgress>(table_->deck_handle(), table_->record());
    go_on_reviewing(review_);
}

// One decision a task: reviews of several tables take turns, and a server that stops waits for no
// more than that.
void LiveTable::go_on_reviewing(const std::shared_ptr<ReviewInProgress>& review) {
    around_.reviewers->submit([self = shared_from_this(), review] {
        if (review->step(self->around_.levels)) return self->go_on_reviewing(review);
        store::Write write;
        write.review = {self->id_, protocol::to_json_value(review->decisions()).dump()};
        self->around_.store.submit(std::move(write), [self](store::Outcome) {
            self->mailbox_->post([self] { self->review_.reset(); });
        });
    });
}

}  // namespace kingdom::server
