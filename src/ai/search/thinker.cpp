#include "ai/search/thinker.h"

#include <algorithm>

namespace kingdom::ai {

Thinker::Thinker(std::uint32_t threads) {
    const std::uint32_t count = std::clamp(threads, 1u, kMostThreads);
    for (std::uint32_t i = 0; i < count; ++i) {
        seats_.push_back(std::make_unique<Seat>());
        Seat* const seat = seats_.back().get();
        if (i > 0) seat->worker = std::make_unique<Worker>([this, seat] { run(*seat); });
    }
}

void Thinker::run(Seat& seat) const {
    seat.search.run(*question_.deck, *question_.view, question_.parameters, seat.playouts,
                    question_.deadline, seat.rng);
}

std::span<const Edge> Thinker::think(const Deck& deck, const View& view,
                                     const SearchParameters& parameters, const Budget& budget,
                                     Rng& rng) {
    const auto count = static_cast<std::uint32_t>(seats_.size());
    question_ = {&deck, &view, parameters, {}};
    if (budget.milliseconds > 0) {
        question_.deadline =
            TreeSearch::Clock::now() + std::chrono::milliseconds(budget.milliseconds);
    }
    for (std::uint32_t i = 0; i < count; ++i) {
        seats_[i]->rng = Rng(rng.next());
        seats_[i]->playouts = (budget.playouts + i) / count;
    }
    for (std::size_t i = 1; i < count; ++i) seats_[i]->worker->start();
    run(*seats_[0]);
    for (std::size_t i = 1; i < count; ++i) seats_[i]->worker->wait();
    gather();
    return {edges_.begin(), edges_.size()};
}

void Thinker::gather() {
    edges_.clear();
    for (const Edge& edge : seats_[0]->search.root()) edges_.push_back(edge);
    playouts_ = seats_[0]->search.playouts_done();
    for (std::size_t i = 1; i < seats_.size(); ++i) {
        playouts_ += seats_[i]->search.playouts_done();
        // The same decisions in the same order: they come from the same view.
        const auto root = seats_[i]->search.root();
        for (std::size_t e = 0; e < edges_.size(); ++e) {
            edges_[e].visits += root[e].visits;
            edges_[e].value += root[e].value;
            edges_[e].points += root[e].points;
        }
    }
    std::sort(edges_.begin(), edges_.end(), [](const Edge& a, const Edge& b) {
        return a.visits != b.visits ? a.visits > b.visits : a.decision < b.decision;
    });
}

}  // namespace kingdom::ai
