// The memory of a search: positions as the deciding player knows them, each with the decisions
// that were tried there. Taken once; a new search forgets the last one without touching it.
#pragma once

#include <cstdint>
#include <memory>
#include <span>

#include "rules/decision.h"

namespace kingdom::ai {

struct Edge {
    Decision decision{};
    double prior = 0;
    double value = 0;   // sum over the visits, for the player who decides
    double points = 0;  // likewise
    std::uint32_t visits = 0;

    double mean_value() const { return value / visits; }
};

struct Node {
    std::uint64_t key = 0;
    std::uint32_t search = 0;  // the search that made it; an older one's place is free
    std::uint32_t visits = 0;
    std::uint32_t first_edge = 0;
    std::uint32_t edge_count = 0;  // 0: seen, not yet opened
};

class Tree {
  public:
    // Both powers of two.
    Tree(std::size_t nodes, std::size_t edges);

    void forget();

    // The node of this key, made if need be. Null when there is no room for another.
    Node* at(std::uint64_t key);

    // Gives the node its edges. False when there is no room left.
    bool open(Node& node, std::span<const Decision> decisions);

    std::span<Edge> edges(const Node& node) {
        return {edges_.get() + node.first_edge, node.edge_count};
    }

    static constexpr std::size_t bytes(std::size_t nodes, std::size_t edges) {
        return nodes * sizeof(Node) + edges * sizeof(Edge);
    }

  private:
    std::size_t node_mask_;
    std::size_t edge_capacity_;
    std::size_t nodes_used_ = 0;
    std::size_t edges_used_ = 0;
    std::uint32_t search_ = 1;
    std::unique_ptr<Node[]> nodes_;
    std::unique_ptr<Edge[]> edges_;
};

}  // namespace kingdom::ai
