#include "tests/property/random_games.h"

#include <algorithm>
#include <bit>

namespace kingdom::property {
namespace {

constexpr std::array kStyles{Style::Builder, Style::Hoarder, Style::Builder, Style::Uniform,
                             Style::Hoarder};
constexpr std::array kModuleNames{"none", "menace", "advisors", "quest", "conquest"};

std::array<MenaceDeck, 2> menace_pair(std::uint64_t number) {
    const std::uint64_t one = number % kMenaceDeckCount;
    const std::uint64_t step = 1 + number / kMenaceDeckCount % (kMenaceDeckCount - 1);
    return {static_cast<MenaceDeck>(one), static_cast<MenaceDeck>((one + step) % kMenaceDeckCount)};
}

// How much a builder likes each kind, where it has a choice between kinds. A discard is the
// exception; whoever discards at every chance never builds.
constexpr unsigned weight_of(Kind kind) {
    switch (kind) {
        case Kind::Offer:
        case Kind::Select: return 240;
        case Kind::Slate: return 100;
        case Kind::Recycle: return 160;
        case Kind::Place: return 1000;
        case Kind::Discard: return 4;
        case Kind::Done: return 160;
        case Kind::Activate: return 600;
        case Kind::Step: return 1200;
        case Kind::Transmute: return 60;
        case Kind::Vanquish: return 1000;
        case Kind::Search: return 240;
        case Kind::Move: return 240;
        case Kind::Pass: return 80;
        default: return 200;
    }
}
constexpr unsigned kAlchemyWeight = 40;

bool is_into_alchemy(Decision decision) {
    return visit(decision, []<class D>(const D& d) {
        if constexpr (std::is_same_v<D, Place>) return !d.on.has_value();
        return false;
    });
}

// Neighbours in the list that a builder weighs as one.
struct Group {
    std::size_t begin = 0;
    std::size_t end = 0;
    unsigned weight = 0;
};

std::size_t end_of_group(const DecisionList& legal, std::size_t begin) {
    const Kind kind = legal[begin].kind();
    const bool alchemy = is_into_alchemy(legal[begin]);
    std::size_t end = begin + 1;
    while (end < legal.size() && legal[end].kind() == kind &&
           is_into_alchemy(legal[end]) == alchemy) {
        ++end;
    }
    return end;
}

Group pick_group(const DecisionList& legal, Rng& rng) {
    FixedList<Group, 2 * kKindCount> groups;
    unsigned sum = 0;
    for (std::size_t begin = 0; begin < legal.size();) {
        const std::size_t end = end_of_group(legal, begin);
        const unsigned weight =
            is_into_alchemy(legal[begin]) ? kAlchemyWeight : weight_of(legal[begin].kind());
        groups.push_back({begin, end, weight});
        sum += weight;
        begin = end;
    }
    unsigned left = rng.below(sum);
    std::size_t at = 0;
    while (left >= groups[at].weight) left -= groups[at++].weight;
    return groups[at];
}

// Spaces that the card of a `Place` still lacks.
int missing_on(const Deck& deck, const State& state, Decision decision) {
    return visit(decision, [&]<class D>(const D& d) {
        if constexpr (std::is_same_v<D, Place>) {
            const unsigned all = deck.spaces[index(*d.on)].all;
            return std::popcount(all & ~unsigned{state.board.filled[index(*d.on)]});
        }
        return 0;
    });
}

Decision nearest_to_completion(const Deck& deck, const State& state, const DecisionList& legal,
                               const Group& group) {
    const auto fewer = [&](Decision one, Decision two) {
        return missing_on(deck, state, one) < missing_on(deck, state, two);
    };
    return *std::min_element(legal.begin() + group.begin, legal.begin() + group.end, fewer);
}

Decision choose_as_builder(const Deck& deck, const State& state, const DecisionList& legal,
                           Rng& rng) {
    const Group group = pick_group(legal, rng);
    const bool on_card =
        legal[group.begin].kind() == Kind::Place && !is_into_alchemy(legal[group.begin]);
    if (on_card && rng.below(4) != 0) return nearest_to_completion(deck, state, legal, group);
    return legal[group.begin + rng.below(static_cast<std::uint32_t>(group.end - group.begin))];
}

// Soldiers given away for less than the two dearest abilities cost.
bool is_cheap_spending(const Deck& deck, Decision decision) {
    return visit(decision, [&]<class D>(const D& d) {
        if constexpr (std::is_same_v<D, Place>) return d.resource == Resource::Soldiers;
        if constexpr (std::is_same_v<D, Activate>) {
            return deck.advisor_soldiers[index(d.advisor)] < 7;
        }
        return false;
    });
}

}  // namespace

Setup setup_of(const Deck& deck, const Table& table, std::uint64_t number) {
    Setup setup;
    setup.players = table.players;
    setup.module = table.module;
    setup.side = number % 2 == 0 ? DuchyFace::A : DuchyFace::B;
    setup.first = number / 2 % 2 == 0 ? Player::Valados : Player::Teressie;
    if (table.module == Module::Menace) setup.menaces = menace_pair(number / 4);
    if (table.module == Module::Quest) {
        setup.quest = static_cast<std::uint8_t>(number / 4 % deck.quest_count);
    }
    setup.solo_side_a_penalty = setup.solo() && number / 4 % 2 == 1;
    return setup;
}

Decision choose(const Deck& deck, const State& state, const DecisionList& legal, Style style,
                Rng& rng) {
    if (style == Style::Uniform) return legal[rng.below(size_of(legal))];
    Decision decision = choose_as_builder(deck, state, legal, rng);
    for (int thoughts = 0; style == Style::Hoarder && thoughts < 8; ++thoughts) {
        if (!is_cheap_spending(deck, decision)) break;
        decision = choose_as_builder(deck, state, legal, rng);
    }
    return decision;
}

Player some_player(const State& state, Rng& rng) {
    const Player next = *next_player(state);
    const bool either = is_segment(state.phase) && may_decide(state, other(next));
    return either && rng.below(2) == 1 ? other(next) : next;
}

std::optional<Turn> RandomGame::next_turn() {
    if (!next_player(state)) return std::nullopt;
    const Player player = some_player(state, rng);
    const DecisionList legal = legal_decisions(deck, state, player);
    if (legal.empty()) return std::nullopt;
    return Turn{player, choose(deck, state, legal, style, rng)};
}

RandomGame random_game(const Deck& deck, const Table& table, std::uint64_t number) {
    const Setup setup = setup_of(deck, table, number);
    std::string name = table.players == 1 ? "solo " : "two-player ";
    name += kModuleNames[index(table.module)];
    name += " game " + std::to_string(number);
    const std::uint64_t seed = number * 16 + index(table.module) * 2 + table.players;
    return {deck, new_game(deck, setup, Rng(seed)), Rng(~seed),
            kStyles[number / 4 % kStyles.size()], std::move(name)};
}

}  // namespace kingdom::property
