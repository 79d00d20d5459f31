// Multi-observer information-set Monte-Carlo tree search. Every playout deals anew what the player
// cannot see; the player's own decisions of the running round, and the other's selections, are
// chosen by a tree each, keyed by what its owner knows; the rest is played by the playout policy,
// to the start of a later round, where the position is evaluated.
#pragma once

#include <array>
#include <chrono>

#include "ai/budget.h"
#include "ai/evaluation/evaluate.h"
#include "ai/policy/playout.h"
#include "ai/search/tree.h"
#include "rules/view.h"

namespace kingdom::ai {

struct SearchParameters {
    double exploration = 0.35;
    double prior_scale = 800;  // hundredths of a point: how far the first taste is trusted
    int rounds_ahead = 0;      // rounds played out beyond the running one
    bool forced_too = false;   // tells the prospects of a forced decision as well
    // A legal decision that is tried in a quarter of the playouts, whatever it promises.
    std::optional<Decision> judged{};
};

class TreeSearch {
  public:
    static constexpr std::size_t kNodes = std::size_t{1} << 18;
    static constexpr std::size_t kEdges = std::size_t{1} << 19;

    // Takes the memory of the search: Tree::bytes(nodes, edges). Both powers of two, with room for
    // the decisions of the root at least.
    explicit TreeSearch(std::size_t nodes = kNodes, std::size_t edges = kEdges);

    using Clock = std::chrono::steady_clock;

    // Thinks with `playouts` playouts at most, and not beyond `deadline` if there is one.
    void run(const Deck& deck, const View& view, const SearchParameters& parameters,
             std::uint32_t playouts, std::optional<Clock::time_point> deadline, Rng& rng);

    // What was found for the decisions worth thinking about; one when the decision is forced.
    std::span<const Edge> root() const { return root_; }
    std::uint32_t playouts_done() const { return done_; }

  private:
    struct Visit {
        Edge* edge;
        Player player;
    };

    void play_once();
    bool may_stop(Clock::time_point start, Clock::time_point deadline) const;
    bool follow_tree(State& state, Player player);
    bool asks_tree(const State& state, Player player) const;
    void open(Node& node, const State& state, Player player);
    void add_judged();
    Edge& pick(const Node& node);
    Edge* neglected(const Node& node);
    void remember(const Estimate& estimate);

    Tree tree_;
    const Node* root_node_ = nullptr;
    std::span<Edge> root_{};
    std::uint32_t done_ = 0;

    const Deck* deck_ = nullptr;
    const View* view_ = nullptr;
    SearchParameters parameters_{};
    Rng rng_{};
    std::array<Visit, 512> path_{};
    std::size_t depth_ = 0;
    DecisionList list_{};
};

}  // namespace kingdom::ai
