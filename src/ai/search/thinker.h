// One or several searches side by side, each on its own core with its own memory; what they found
// at the root is added up.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "ai/search/tree_search.h"
#include "ai/search/worker.h"

namespace kingdom::ai {

class Thinker {
  public:
    static constexpr std::uint32_t kMostThreads = 16;

    // Takes all its memory now: Thinker::bytes(threads), itself counted, and the stacks of the
    // other threads.
    explicit Thinker(std::uint32_t threads);

    static constexpr std::size_t bytes(std::uint32_t threads) {
        const std::size_t tree = Tree::bytes(TreeSearch::kNodes, TreeSearch::kEdges);
        return sizeof(Thinker) + threads * (sizeof(Seat) + tree);
    }

    // What was found for each decision worth thinking about, most visited first.
    std::span<const Edge> think(const Deck& deck, const View& view,
                                const SearchParameters& parameters, const Budget& budget, Rng& rng);
    std::uint32_t playouts() const { return playouts_; }

  private:
    void gather();

    // What all threads are asked in the running `think`.
    struct Question {
        const Deck* deck;
        const View* view;
        SearchParameters parameters;
        std::optional<TreeSearch::Clock::time_point> deadline;
    };

    struct Seat {
        TreeSearch search;
        Rng rng{};
        std::uint32_t playouts = 0;      // its part of the budget
        std::unique_ptr<Worker> worker;  // none for the first, which thinks on the caller's thread
    };
    void run(Seat& seat) const;

    std::vector<std::unique_ptr<Seat>> seats_;
    Question question_{};
    FixedList<Edge, DecisionList::capacity()> edges_{};
    std::uint32_t playouts_ = 0;
};

}  // namespace kingdom::ai
