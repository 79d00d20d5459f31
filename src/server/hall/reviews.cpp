#include "server/hall/reviews.h"

#include "server/protocol/json_fields.h"

namespace kingdom::server {
namespace {

// One decision a task: reviews of several tables take turns, and a server that stops waits for no
// more than that.
void go_on(const std::shared_ptr<ReviewInProgress>& review, const std::string& table,
           store::Store& store, const Levels& levels, const std::shared_ptr<Workers>& reviewers) {
    reviewers->submit([review, table, &store, &levels, reviewers] {
        if (review->step(levels)) return go_on(review, table, store, levels, reviewers);
        store::Write write;
        write.review = {table, protocol::to_json_value(review->decisions()).dump()};
        store.submit(std::move(write), [review](store::Outcome) { review->is_over = true; });
    });
}

}  // namespace

Answer Reviews::of(const Table& table) {
    if (under_way_ && under_way_->is_over) under_way_.reset();
    if (!under_way_) {
        if (const auto text = store_.find_review(table_)) {
            return JsonText{R"({"decisions":)" + *text + R"(,"status":"ready"})"};
        }
        under_way_ = std::make_shared<ReviewInProgress>(table.deck_handle(), table.record());
        go_on(under_way_, table_, store_, levels_, reviewers_);
    }
    return under_way_->progress();
}

}  // namespace kingdom::server
