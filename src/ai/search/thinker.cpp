#include "ai/search/thinker.h"

#include <algorithm>
#include <array>
#include <thread>

namespace kingdom::ai {
namespace {

constexpr std::uint32_t kMostThreads = 16;

}  // namespace

Thinker::Thinker(std::uint32_t threads) {
    const std::uint32_t count = std::clamp(threads, 1u, kMostThreads);
    for (std::uint32_t i = 0; i < count; ++i) searches_.push_back(std::make_unique<TreeSearch>());
}

std::span<const Edge> Thinker::think(const Deck& deck, const View& view,
                                     const SearchParameters& parameters, const Budget& budget,
                                     Rng& rng) {
    std::optional<TreeSearch::Clock::time_point> deadline;
    if (budget.milliseconds > 0) {
        deadline = TreeSearch::Clock::now() + std::chrono::milliseconds(budget.milliseconds);
    }
    const auto count = static_cast<std::uint32_t>(searches_.size());
    const std::uint32_t share = (budget.playouts + count - 1) / count;
    std::array<Rng, kMostThreads> rngs{};
    for (Rng& own : rngs) own = Rng(rng.next());
    const auto run = [&](std::size_t i) {
        searches_[i]->run(deck, view, parameters, share, deadline, rngs[i]);
    };
    std::array<std::thread, kMostThreads> others{};
    for (std::size_t i = 1; i < count; ++i) others[i] = std::thread(run, i);
    run(0);
    for (std::size_t i = 1; i < count; ++i) others[i].join();

    edges_.clear();
    for (const Edge& edge : searches_[0]->root()) edges_.push_back(edge);
    playouts_ = searches_[0]->playouts_done();
    for (std::size_t i = 1; i < count; ++i) {
        playouts_ += searches_[i]->playouts_done();
        // The same decisions in the same order: both come from the same view.
        const auto root = searches_[i]->root();
        for (std::size_t e = 0; e < edges_.size(); ++e) {
            edges_[e].visits += root[e].visits;
            edges_[e].value += root[e].value;
            edges_[e].points += root[e].points;
        }
    }
    std::stable_sort(edges_.begin(), edges_.end(),
                     [](const Edge& a, const Edge& b) { return a.visits > b.visits; });
    return {edges_.begin(), edges_.size()};
}

}  // namespace kingdom::ai
