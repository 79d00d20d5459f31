#include "tests/property/census.h"

#include <algorithm>
#include <span>

namespace kingdom::property {
namespace {

bool takes_part(const State& state, Player player) {
    return !state.setup.solo() || player == state.setup.first;
}

// How often each card is found, and whether an empty place is not empty.
class Census {
  public:
    explicit Census(const State& state) : state_(state) {
        count(std::span(state.deck).subspan(state.deck_next));
        must_be_empty(std::span(state.deck).first(state.deck_next));
        if (has_danger_deck()) count(std::span(state.danger).subspan(state.danger_next));
        must_be_empty(has_danger_deck() ? std::span(state.danger).first(state.danger_next)
                                        : std::span(state.danger));
        count(std::span(state.looked).first(state.looked_count));
        must_be_empty(std::span(state.looked).subspan(state.looked_count));
        for (const Card card : state.returned) {
            if (card != kHiddenCard) count(card);
        }
        for (const CardRow& area : state.areas) count(std::span(area.begin(), area.end()));
        for (const Player player : kPlayers) count_side(player);
    }

    int times(Card card) const { return times_[index(card)]; }
    bool tidy() const { return tidy_; }

  private:
    bool has_danger_deck() const { return state_.setup.solo() && state_.phase != Phase::Draft; }

    void count(Card card) {
        if (index(card) >= kCardCount) {
            tidy_ = false;
        } else {
            ++times_[index(card)];
        }
    }
    void count(std::span<const Card> cards) {
        for (const Card card : cards) count(card);
    }
    void count(CardSet cards) {
        for (const Card card : cards) count(card);
    }
    void must_be_empty(std::span<const Card> cards) {
        tidy_ &= std::all_of(cards.begin(), cards.end(), [](Card c) { return c == kHiddenCard; });
    }

    void count_side(Player player) {
        const Side& side = state_.board.sides[index(player)];
        const auto& hand = state_.hands[index(player)].cards;
        const std::size_t held = state_.hand_sizes[index(player)];
        count(std::span(hand).first(held));
        must_be_empty(std::span(hand).subspan(held));
        tidy_ &= std::is_sorted(hand.begin(), hand.end());
        count(side.construction);
        count(side.duchy);
        count(side.discarded);
        count(std::span(side.selection.begin(), side.selection.end()));
        // In the draft the kept advisor is still one of the two in hand.
        for (std::size_t i = 0; i < kAdvisorCount && state_.phase != Phase::Draft; ++i) {
            if ((side.advisors >> i) & 1) count(card_of(static_cast<Advisor>(i)));
        }
    }

    const State& state_;
    std::array<int, kCardCount> times_{};
    bool tidy_ = true;
};

// Two players take one calamity or menace each a round; alone, four are in the danger deck.
bool danger_in_play(const State& state, Card card) {
    const Setup& setup = state.setup;
    if (kind_of(card) == CardKind::Calamity) {
        const std::size_t copy = index(card) - kFirstCalamity;
        if (setup.module == Module::Menace || state.phase == Phase::Draft) return false;
        return copy < (setup.solo() ? 4u : 2u * (state.round + 1u));
    }
    if (setup.module != Module::Menace) return false;
    const MenaceKind kind = menace_kind(card);
    const std::size_t copy = index(card) - index(menace(kind, 0));
    if (kind == MenaceKind::Vermin) return copy < state.vermin_used;
    if (setup.solo()) return kind == kind_in(setup.menaces[index(setup.first)]);
    const bool played = kind == kind_in(setup.menaces[0]) || kind == kind_in(setup.menaces[1]);
    return played && copy <= state.round;
}

// R2.3, R11.1, R11.20, R12.2, R12.9: which cards are on the table and which in the box.
bool in_play(const Deck& deck, const State& state, Card card) {
    const bool before_solo_decks = state.setup.solo() && state.phase == Phase::Draft;
    switch (kind_of(card)) {
        case CardKind::Development: return !before_solo_decks;
        case CardKind::Treasure: return state.setup.module != Module::Advisors;
        case CardKind::Advisor: break;
        default: return danger_in_play(state, card);
    }
    if (state.setup.module != Module::Advisors) return false;
    if (!state.setup.solo()) return true;
    const auto& drawn = state.hands[index(state.setup.first)].cards;
    if (before_solo_decks) return card == drawn[0] || card == drawn[1];
    return ((deck.two_player_advisors >> index(advisor_of(card))) & 1) == 0;
}

std::string fault_at(const char* what, Player player) {
    return std::string(what) + (player == Player::Valados ? " of valados" : " of teressie");
}

std::string side_fault(const State& state, Player player) {
    const Side& side = state.board.sides[index(player)];
    const bool solo = state.setup.solo();
    if (!takes_part(state, player) && side != Side{.done = side.done}) {
        return "the absent player has something";
    }
    if (!((side.construction - kDevelopments) - kMenaces).empty()) {
        return fault_at("no card for the construction area", player);
    }
    if (!((side.duchy - kDevelopments) - kCalamities).empty()) {
        return fault_at("no card for the duchy", player);
    }
    if (side.traps > (solo ? 1 : 2)) return fault_at("too many trap tokens", player);
    if (side.training > 1) return fault_at("too many soldiers in training", player);
    const int lying = side.alchemy[0] + side.alchemy[1] + side.alchemy[2] + side.alchemy[3];
    if (state.setup.module != Module::Quest && lying > 4) {
        return fault_at("too many cubes in the alchemy area", player);
    }
    // A count that went below zero would be near the end of its range.
    const int most = *std::max_element(side.cubes.begin(), side.cubes.end());
    if (std::max({most, lying, int{side.krystallium}, int{side.soldiers}}) > 20000) {
        return fault_at("a count below zero", player);
    }
    if (state.setup.module != Module::Advisors && (side.advisors | side.advisors_used) != 0) {
        return fault_at("an advisor", player);
    }
    if (state.setup.module != Module::Quest && side.steps_done != 0) {
        return fault_at("a completed step", player);
    }
    const int stolen = side.stolen[0] + side.stolen[1] + side.stolen[2] + side.stolen[3];
    const CardSet thieves = side.construction & cards_of(MenaceKind::Thief);
    if (stolen > thieves.size()) return fault_at("more stolen tokens than thieves", player);
    return {};
}

// R7.1, R11.6: a full card is complete at once, unless a giant lies beneath it; spaces of one
// kind are filled from the lowest.
std::string spaces_fault(const Deck& deck, const State& state) {
    const auto& sides = state.board.sides;
    for (std::size_t number = 0; number < kDevelopmentCount; ++number) {
        const Card card = card_at(number);
        const unsigned filled = state.board.filled[number];
        const bool building = sides[0].construction.has(card) || sides[1].construction.has(card);
        if (!building && filled != 0) return "cubes on a card that is not under construction";
        const auto& frozen = state.board.above_giant;
        const bool is_frozen = std::find(frozen.begin(), frozen.end(), card) != frozen.end();
        if (is_frozen && !building) return "a frozen card that is not under construction";
        if (building && !is_frozen && filled == deck.spaces[number].all) return "a full card";
        for (const unsigned spaces : deck.spaces[number].of) {
            const unsigned free = spaces & ~filled;
            if (free != 0 && (filled & spaces) > free) return "spaces filled out of order";
        }
        if ((filled & ~unsigned{deck.spaces[number].all}) != 0) return "a space too many";
    }
    return {};
}

std::string giants_fault(const State& state) {
    for (std::size_t copy = 0; copy < kGiantCount; ++copy) {
        const Card above = state.board.above_giant[copy];
        if (above == kHiddenCard) continue;
        bool together = false;
        for (const Side& side : state.board.sides) {
            together |= side.construction.has(menace(MenaceKind::FrostGiant, copy)) &&
                        side.construction.has(above);
        }
        if (!together) return "a giant apart from its card";
    }
    return {};
}

// R11.40: twelve armies a player, wherever they are.
std::string armies_fault(const Deck& deck, const State& state) {
    const Armies& armies = state.armies;
    if (state.setup.module != Module::Conquest) return armies == Armies{} ? "" : "armies";
    for (const Player player : kPlayers) {
        int sum = armies.reserve[index(player)] + armies.imprisoned[index(player)];
        for (std::size_t t = 0; t < deck.conquest.count; ++t) {
            const bool owned = ((armies.of_teressie >> t) & 1) == index(player);
            if (owned) sum += armies.count[t];
            if (armies.rested[t] > armies.count[t]) return "more rested armies than armies";
        }
        const bool blue = !takes_part(state, player);
        const int most_blue = deck.conquest.count - 2;
        if (blue ? sum > most_blue : sum != 12) return fault_at("a wrong number of armies", player);
    }
    return {};
}

}  // namespace

std::string card_fault(const Deck& deck, const State& state) {
    const Census census(state);
    if (!census.tidy()) return "a card in a place that should be empty, or no card in one";
    for (std::size_t number = 0; number < kCardCount; ++number) {
        const int times = census.times(card_at(number));
        const int wanted = in_play(deck, state, card_at(number)) ? 1 : 0;
        if (times == wanted) continue;
        return "card " + std::to_string(number) + " is found " + std::to_string(times) +
               " times instead of " + std::to_string(wanted);
    }
    return {};
}

std::string count_fault(const Deck& deck, const State& state) {
    for (const Player player : kPlayers) {
        if (auto fault = side_fault(state, player); !fault.empty()) return fault;
    }
    if (auto fault = spaces_fault(deck, state); !fault.empty()) return fault;
    if (auto fault = giants_fault(state); !fault.empty()) return fault;
    return armies_fault(deck, state);
}

}  // namespace kingdom::property
