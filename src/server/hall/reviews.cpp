#include "server/hall/reviews.h"

#include "server/protocol/json_fields.h"

namespace kingdom::server {
namespace {

// One decision a task: reviews of several tables take turns, and a server that stops waits for no
// more than that.
struct Reviewing {
    std::shared_ptr<ReviewInProgress> review;
    std::string table;
    std::string guest;
    store::Store& store;
    const Levels& levels;
    std::shared_ptr<Thinkers> reviewers;

    void operator()() const {
        if (review->step(levels)) return reviewers->submit(Urgency::Review, guest, *this);
        store::Write write;
        write.review = {table, protocol::to_json_value(review->decisions()).dump()};
        store.submit(std::move(write), [done = review](store::Outcome) { done->is_over = true; });
    }
};

}  // namespace

Answer Reviews::of(const Table& table, const std::string& guest) {
    if (under_way_ && under_way_->is_over) under_way_.reset();
    if (!under_way_) {
        if (const auto text = store_.find_review(table_)) {
            return JsonText{R"({"decisions":)" + *text + R"(,"status":"ready"})"};
        }
        auto review = std::make_shared<ReviewInProgress>(table.deck_handle(), table.record());
        const Reviewing begin{review, table_, guest, store_, levels_, reviewers_};
        if (!reviewers_->try_submit(Urgency::Review, guest, begin)) {
            return rejected(protocol::ErrorKey::TooMany,
                            "reviews of other games are still being made");
        }
        under_way_ = std::move(review);
    }
    return under_way_->progress();
}

}  // namespace kingdom::server
