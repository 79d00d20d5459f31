// The memory of a search: what is put in is found again, until it is forgotten.
#include "ai/search/tree.h"

#include <vector>

#include <doctest/doctest.h>

namespace kingdom::ai {
namespace {

constexpr std::size_t kNodes = 64;
constexpr std::size_t kEdges = 128;

std::vector<Decision> recruits(int count) {
    std::vector<Decision> all;
    for (int i = 1; i <= count; ++i) all.push_back(decision(Recruit{static_cast<std::uint8_t>(i)}));
    return all;
}

// Keys that fall on few places, so that they push each other on.
std::uint64_t crowded_key(std::uint64_t i) {
    return i << 32 | i % 3;
}

std::size_t fill(Tree& tree) {
    std::size_t made = 0;
    while (tree.at(crowded_key(made)) != nullptr) ++made;
    return made;
}

}  // namespace

TEST_CASE("a node is found again by its key") {
    Tree tree(kNodes, kEdges);
    Node* const one = tree.at(1);
    Node* const two = tree.at(1 + kNodes);  // falls on the same place
    REQUIRE(one != nullptr);
    REQUIRE(two != nullptr);
    CHECK(one != two);
    one->visits = 3;
    CHECK(tree.at(1) == one);
    CHECK(tree.at(1)->visits == 3);
    CHECK(tree.at(1 + kNodes) == two);
    CHECK(tree.at(1 + kNodes)->visits == 0);
}

TEST_CASE("a full tree has no room for another node and still finds all it has") {
    Tree tree(kNodes, kEdges);
    const std::size_t made = fill(tree);
    CHECK(made > kNodes / 2);
    CHECK(made < kNodes);
    for (std::size_t i = 0; i < made; ++i) {
        REQUIRE(tree.at(crowded_key(i)) != nullptr);
        CHECK(tree.at(crowded_key(i))->key == crowded_key(i));
    }
    CHECK(tree.at(crowded_key(made)) == nullptr);
    CHECK(tree.at(crowded_key(made + 1)) == nullptr);
}

TEST_CASE("edges stand in the order given, and no node's edges touch another's") {
    Tree tree(kNodes, kEdges);
    const auto some = recruits(5), others = recruits(3);
    Node& one = *tree.at(7);
    Node& two = *tree.at(8);
    REQUIRE(tree.open(one, some));
    REQUIRE(tree.open(two, others));
    for (Edge& edge : tree.edges(one)) edge.visits = 1;
    for (Edge& edge : tree.edges(two)) edge.visits = 2;
    REQUIRE(tree.edges(one).size() == some.size());
    REQUIRE(tree.edges(two).size() == others.size());
    for (std::size_t i = 0; i < some.size(); ++i) {
        CHECK(tree.edges(*tree.at(7))[i].decision == some[i]);
        CHECK(tree.edges(*tree.at(7))[i].visits == 1);
    }
    for (std::size_t i = 0; i < others.size(); ++i) {
        CHECK(tree.edges(*tree.at(8))[i].decision == others[i]);
        CHECK(tree.edges(*tree.at(8))[i].visits == 2);
    }
}

TEST_CASE("a node that finds no room for its edges stays as it was, and so do the others") {
    Tree tree(kNodes, kEdges);
    const auto many = recruits(100);
    Node& one = *tree.at(1);
    Node& two = *tree.at(2);
    REQUIRE(tree.open(one, many));
    CHECK(!tree.open(two, many));
    CHECK(two.edge_count == 0);
    CHECK(tree.edges(one).size() == many.size());
    CHECK(tree.open(two, recruits(static_cast<int>(kEdges - many.size()))));
    CHECK(tree.edges(one)[99].decision == many[99]);
}

TEST_CASE("a tree that forgets knows nothing of what it had, and has all its room again") {
    Tree tree(kNodes, kEdges);
    for (int search = 0; search < 5; ++search) {
        const std::size_t made = fill(tree);
        CHECK(made > kNodes / 2);
        for (std::size_t i = 0; i < made; ++i) {
            Node& node = *tree.at(crowded_key(i));
            CHECK(node.visits == 0);
            CHECK(node.edge_count == 0);
            ++node.visits;
        }
        Node& node = *tree.at(crowded_key(0));
        REQUIRE(tree.open(node, recruits(static_cast<int>(kEdges))));
        for (Edge& edge : tree.edges(node)) {
            CHECK(edge.visits == 0);
            CHECK(edge.value == 0);
            edge.visits = 9;
            edge.value = 1;
        }
        tree.forget();
    }
}

}  // namespace kingdom::ai
