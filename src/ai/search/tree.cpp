#include "ai/search/tree.h"

namespace kingdom::ai {

Tree::Tree(std::size_t nodes, std::size_t edges)
    : node_mask_(nodes - 1),
      edge_capacity_(edges),
      nodes_(std::make_unique<Node[]>(nodes)),
      edges_(std::make_unique<Edge[]>(edges)) {}

void Tree::forget() {
    ++search_;
    nodes_used_ = edges_used_ = 0;
}

Node* Tree::at(std::uint64_t key) {
    // Three quarters full is as full as probing stays short.
    const bool room = nodes_used_ < node_mask_ / 4 * 3;
    for (std::size_t place = key & node_mask_;; place = (place + 1) & node_mask_) {
        Node& node = nodes_[place];
        if (node.search == search_) {
            if (node.key == key) return &node;
            continue;
        }
        if (!room) return nullptr;
        ++nodes_used_;
        node = {.key = key, .search = search_};
        return &node;
    }
}

bool Tree::open(Node& node, std::span<const Decision> decisions) {
    if (edges_used_ + decisions.size() > edge_capacity_) return false;
    node.first_edge = static_cast<std::uint32_t>(edges_used_);
    node.edge_count = static_cast<std::uint32_t>(decisions.size());
    for (const Decision decision : decisions) edges_[edges_used_++] = {.decision = decision};
    return true;
}

}  // namespace kingdom::ai
