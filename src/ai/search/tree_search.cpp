#include "ai/search/tree_search.h"

#include <algorithm>
#include <cmath>

#include "ai/policy/candidates.h"
#include "ai/search/knowledge.h"
#include "rules/position.h"

namespace kingdom::ai {
namespace {

constexpr std::uint32_t kClockEvery = 16;      // playouts
constexpr std::uint32_t kLeastPlayouts = 500;  // before it is believed that nothing catches up
constexpr double kLeastPrior = 0.02;
constexpr std::uint32_t kJudgedOneIn = 4;  // playouts

// A decision rated `behind` less than the best one. Only division: every machine rounds it alike.
double taste(double behind, double scale) {
    const double ratio = 1.0 + behind / scale;
    return std::max(1.0 / (ratio * ratio), kLeastPrior);
}

}  // namespace

TreeSearch::TreeSearch(std::size_t nodes, std::size_t edges) : tree_(nodes, edges) {}

void TreeSearch::run(const Deck& deck, const View& view, const SearchParameters& parameters,
                     std::uint32_t playouts, std::optional<Clock::time_point> deadline, Rng& rng) {
    tree_.forget();
    deck_ = &deck;
    view_ = &view;
    parameters_ = parameters;
    rng_ = Rng(rng.next());
    done_ = 0;

    const State state = sample_state(deck, view, rng_);
    Node* const node = tree_.at(own_key(state, *view.viewer));
    root_node_ = node;
    open(*node, state, *view.viewer);
    root_ = tree_.edges(*node);
    if (root_.size() == 1 && !parameters.forced_too) return;
    const Clock::time_point start = Clock::now();
    while (done_ < playouts) {
        if (deadline && done_ % kClockEvery == 0 && may_stop(start, *deadline)) break;
        play_once();
        ++done_;
    }
}

// When the time is over, or too short for any other decision to catch up with the best.
bool TreeSearch::may_stop(Clock::time_point start, Clock::time_point deadline) const {
    const Clock::time_point now = Clock::now();
    if (now >= deadline) return true;
    if (done_ < kLeastPlayouts) return false;
    std::uint32_t most = 0, second = 0;
    for (const Edge& edge : root_) {
        if (edge.visits > most) {
            second = most;
            most = edge.visits;
        } else {
            second = std::max(second, edge.visits);
        }
    }
    const std::chrono::duration<double> used = now - start, left = deadline - now;
    return most - second > done_ * (left / used);
}

// The player's own decisions; of the other's, the selections alone: what is offered and planned
// with unknown cards would never come up twice.
bool TreeSearch::asks_tree(const State& state, Player player) const {
    if (player == *view_->viewer) return true;
    return state.phase == Phase::Select && !has_cubes(state.board.sides[index(player)]);
}

void TreeSearch::open(Node& node, const State& state, Player player) {
    if (player != *view_->viewer) {
        const std::array choices{decision(Select{Area::Left}), decision(Select{Area::Right})};
        if (!tree_.open(node, choices)) return;
        for (Edge& edge : tree_.edges(node)) edge.prior = 0.5;
        return;
    }
    const Rater rater(*deck_, state, player);
    list_candidates(*deck_, state, player, rater, list_);
    if (&node == root_node_) add_judged();
    if (!tree_.open(node, {list_.begin(), list_.size()})) return;
    const std::span<Edge> edges = tree_.edges(node);
    int best = Rater::kNever;
    for (Edge& edge : edges) {
        const int rating = rater.rate(edge.decision);
        edge.prior = rating;
        best = std::max(best, rating);
    }
    double sum = 0;
    for (Edge& edge : edges) sum += edge.prior = taste(best - edge.prior, parameters_.prior_scale);
    for (Edge& edge : edges) edge.prior /= sum;
}

void TreeSearch::add_judged() {
    const auto& judged = parameters_.judged;
    if (!judged || std::find(list_.begin(), list_.end(), *judged) != list_.end()) return;
    list_.push_back(*judged);
}

// The judged decision, when it has been tried too seldom.
Edge* TreeSearch::neglected(const Node& node) {
    if (!parameters_.judged || &node != root_node_) return nullptr;
    for (Edge& edge : root_) {
        if (edge.decision == *parameters_.judged && edge.visits * kJudgedOneIn <= done_) {
            return &edge;
        }
    }
    return nullptr;
}

Edge& TreeSearch::pick(const Node& node) {
    if (Edge* const judged = neglected(node)) return *judged;
    const std::span<Edge> edges = tree_.edges(node);
    double total = 0;
    std::uint32_t tried = 0;
    for (const Edge& edge : edges) {
        total += edge.value;
        tried += edge.visits;
    }
    // What was never tried is taken to be as good as the mean of what was.
    const double unknown = tried > 0 ? total / tried : 0.5;
    const double breadth = parameters_.exploration * std::sqrt(static_cast<double>(tried + 1));
    Edge* best = nullptr;
    double most = -1;
    for (Edge& edge : edges) {
        const double known = edge.visits > 0 ? edge.mean_value() : unknown;
        const double promise = known + breadth * edge.prior / (1.0 + edge.visits);
        if (promise <= most) continue;
        most = promise;
        best = &edge;
    }
    return *best;
}

// Decides by the tree. False when the tree has nothing to say: the position is new.
bool TreeSearch::follow_tree(State& state, Player player) {
    const bool own = player == *view_->viewer;
    Node* const node = tree_.at(own ? own_key(state, player) : selection_key(state, player));
    if (node == nullptr || depth_ == path_.size()) return false;
    ++node->visits;
    if (node->edge_count == 0) {
        if (node->visits == 1) return false;
        open(*node, state, player);
        if (node->edge_count == 0) return false;
    }
    Edge& edge = pick(*node);
    path_[depth_++] = {&edge, player};
    apply(*deck_, state, {player, edge.decision});
    return true;
}

void TreeSearch::play_once() {
    State state = sample_state(*deck_, *view_, rng_);
    Playout playout(*deck_, state, rng_);
    const int round = state.round;
    depth_ = 0;
    std::array<bool, 2> in_tree{true, true};
    while (state.round == round) {
        const auto player = next_player(state);
        if (!player) break;
        bool& follows = in_tree[index(*player)];
        if (follows && asks_tree(state, *player)) {
            follows = follow_tree(state, *player);
            if (follows) continue;
        }
        playout.step(*player);
    }
    playout.run(round + parameters_.rounds_ahead);
    remember(evaluate(*deck_, state, *view_->viewer));
}

void TreeSearch::remember(const Estimate& estimate) {
    for (std::size_t i = 0; i < depth_; ++i) {
        const auto& [edge, player] = path_[i];
        ++edge->visits;
        edge->value += player == *view_->viewer ? estimate.value : 1.0 - estimate.value;
        edge->points += estimate.points;
    }
}

}  // namespace kingdom::ai
