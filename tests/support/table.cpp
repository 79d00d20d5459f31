// Laying cards and pieces where a test wants them.
#include "tests/support/table.h"

#include <algorithm>

#include <doctest/doctest.h>

namespace kingdom::testing {
namespace {

// A card named in an area or a selection, with how it lies.
struct Lying {
    Card card{};
    bool face_down = false;
    Player placer{};
};

Lying read_lying(std::string_view name) {
    const std::size_t mark = name.find('?');
    if (mark == std::string_view::npos) return {card(name)};
    return {card(name.substr(0, mark)), true, name.substr(mark) == "?t" ? kTeressie : kValados};
}

bool belongs_in_deck(const State& state, Card card) {
    const CardKind kind = kind_of(card);
    if (kind == CardKind::Development) return true;
    const bool advised = state.setup.module == Module::Advisors;
    return kind == (advised ? CardKind::Advisor : CardKind::Treasure);
}

// Replaced calamities and menaces go back to the box.
void put_back(State& state, Card card) {
    if (card == kHiddenCard || !belongs_in_deck(state, card)) return;
    REQUIRE(state.deck_next > 0);
    state.deck[--state.deck_next] = card;
}

// Into the box if another was taken from there, so that the deck keeps its size.
void put_advisor_back(State& state, Card card) {
    const bool advised = state.setup.module == Module::Advisors && !state.setup.solo();
    const auto gap = std::find(state.returned.begin(), state.returned.end(), kHiddenCard);
    if (advised && gap != state.returned.end()) {
        *gap = card;
    } else {
        put_back(state, card);
    }
}

template <std::size_t Size>
bool take_from_pile(std::array<Card, Size>& pile, std::uint8_t& next, Card card) {
    const auto found = std::find(pile.begin() + next, pile.end(), card);
    if (found == pile.end()) return false;
    std::copy_backward(pile.begin() + next, found, found + 1);
    pile[next++] = kHiddenCard;
    return true;
}

void take_from_hands(State& state, Card card) {
    for (std::size_t seat = 0; seat < 2; ++seat) {
        auto& hand = state.hands[seat].cards;
        const auto found = std::find(hand.begin(), hand.end(), card);
        if (found == hand.end()) continue;
        std::copy(found + 1, hand.end(), found);
        hand.back() = kHiddenCard;
        --state.hand_sizes[seat];
    }
}

void take_from_row(CardRow& row, Card card) {
    if (const std::size_t at = row.find(card); at < row.size()) row.remove_at(at);
}

void take_from_side(Side& side, Card card) {
    side.construction.remove(card);
    side.duchy.remove(card);
    side.discarded.remove(card);
    take_from_row(side.selection, card);
    if (kind_of(card) == CardKind::Advisor) {
        side.advisors &= static_cast<std::uint16_t>(~(1u << index(advisor_of(card))));
    }
}

// A danger development is replaced by the deck's next card, so that twelve stay twelve.
void take_from_danger(State& state, Card card) {
    const auto found = std::find(state.danger.begin(), state.danger.end(), card);
    if (found == state.danger.end()) return;
    if (kind_of(card) == CardKind::Calamity || kind_of(card) == CardKind::Menace) {
        take_from_pile(state.danger, state.danger_next, card);
        return;
    }
    *found = state.deck[state.deck_next];
    state.deck[state.deck_next++] = kHiddenCard;
}

// Takes the card from wherever it lies.
Card take(State& state, Card card) {
    take_from_hands(state, card);
    for (Side& side : state.board.sides) take_from_side(side, card);
    for (CardRow& row : state.areas) take_from_row(row, card);
    if (index(card) < kDevelopmentCount) state.board.filled[index(card)] = 0;
    std::replace(state.returned.begin(), state.returned.end(), card, kHiddenCard);
    if (!take_from_pile(state.deck, state.deck_next, card)) take_from_danger(state, card);
    return card;
}

void fill_row(State& state, CardRow& row, Names names) {
    const CardRow before = row;
    row.clear();
    for (const Card card : before) put_back(state, card);
    for (const std::string_view name : names) {
        const Lying lying = read_lying(name);
        take(state, lying.card);
        if (lying.face_down) {
            row.add_face_down(lying.card, lying.placer);
        } else {
            row.add_face_up(lying.card);
        }
    }
    state.shown = state.board;
}

void fill_set(State& state, CardSet& set, Names names) {
    for (const Card card : set) put_back(state, card);
    set = {};
    for (const std::string_view name : names) set.add(take(state, card(name)));
    state.shown = state.board;
}

template <std::size_t Size>
void set_top(State& state, std::array<Card, Size>& pile, std::uint8_t& next, Names names) {
    std::vector<Card> taken;
    for (const std::string_view name : names) taken.push_back(take(state, card(name)));
    for (auto it = taken.rbegin(); it != taken.rend(); ++it) {
        REQUIRE(next > 0);
        pile[--next] = *it;
    }
}

}  // namespace

State new_table(Module module, Setup options, std::uint64_t seed) {
    options.module = module;
    REQUIRE(!setup_fault(deck(), options));
    State state = new_game(deck(), options, Rng(seed));
    while (state.phase == Phase::Draft) {
        const Player player = *next_player(state);
        apply(deck(), state, {player, legal_decisions(deck(), state, player)[0]});
    }
    return state;
}

void set_hand(State& state, Player player, Names names) {
    Hand& hand = state.hands[index(player)];
    for (const Card card : hand.cards) put_back(state, card);
    hand = {};
    state.hand_sizes[index(player)] = 0;
    CardSet set;
    for (const std::string_view name : names) set.add(take(state, card(name)));
    REQUIRE(set.size() <= static_cast<int>(kHandSize));
    std::copy(set.begin(), set.end(), hand.cards.begin());
    state.hand_sizes[index(player)] = static_cast<std::uint8_t>(set.size());
}

void set_area(State& state, Area area, Names names) {
    state.turned_by_token[index(area)] = 0;
    fill_row(state, state.areas[index(area)], names);
}

void set_selection(State& state, Player player, Names names) {
    fill_row(state, side(state, player).selection, names);
}

void set_construction(State& state, Player player, std::initializer_list<Building> buildings) {
    CardSet& construction = side(state, player).construction;
    for (const Card card : construction& kDevelopments) state.board.filled[index(card)] = 0;
    fill_set(state, construction, {});
    for (const Building& building : buildings) {
        const Card card = take(state, testing::card(building.card));
        construction.add(card);
        for (std::size_t r = 0; r < kResourceCount; ++r) {
            for (int i = 0; i < building.filled[r]; ++i) {
                std::uint16_t& spaces = state.board.filled[index(card)];
                const unsigned free = deck().spaces[index(card)].of[r] & ~unsigned{spaces};
                REQUIRE(free != 0);
                spaces = static_cast<std::uint16_t>(spaces | (free & (~free + 1u)));
            }
        }
    }
    state.shown = state.board;
}

void set_duchy(State& state, Player player, Names names) {
    fill_set(state, side(state, player).duchy, names);
}

void set_discarded(State& state, Player player, Names names) {
    fill_set(state, side(state, player).discarded, names);
}

void set_stock(State& state, Player player, const Stock& stock) {
    Side& own = side(state, player);
    own.krystallium = static_cast<std::uint16_t>(stock.krystallium);
    own.soldiers = static_cast<std::uint16_t>(stock.soldiers);
    own.training = static_cast<std::uint8_t>(stock.training);
    own.traps = static_cast<std::uint8_t>(stock.traps);
    state.shown = state.board;
}

void set_alchemy(State& state, Player player, const CubeCounts& cubes) {
    side(state, player).alchemy = cubes;
    state.shown = state.board;
}

void set_cubes(State& state, Player player, const CubeCounts& cubes) {
    side(state, player).cubes = cubes;
    state.shown = state.board;
}

void set_advisors(State& state, Player player, std::initializer_list<Advisor> advisors) {
    CardSet replaced;
    for (std::size_t i = 0; i < kAdvisorCount; ++i) {
        const bool owned = ((side(state, player).advisors >> i) & 1) != 0;
        if (owned) replaced.add(card_of(static_cast<Advisor>(i)));
    }
    unsigned own = 0;
    for (const Advisor advisor : advisors) {
        replaced.remove(take(state, card_of(advisor)));
        own |= 1u << index(advisor);
    }
    for (const Card card : replaced) put_advisor_back(state, card);
    side(state, player).advisors = static_cast<std::uint16_t>(own);
    side(state, player).advisors_used = 0;
    state.shown = state.board;
}

void set_frozen(State& state, std::string_view giant, std::string_view above) {
    const std::size_t copy = index(card(giant)) - index(menace(MenaceKind::FrostGiant, 0));
    state.board.above_giant[copy] = card(above);
    state.shown = state.board;
}

void set_armies(State& state, std::string_view key, Player player, int count) {
    const std::size_t at = territory(key);
    Armies& armies = state.armies;
    armies.count[at] = armies.rested[at] = static_cast<std::uint8_t>(count);
    const unsigned others = armies.of_teressie & ~(1u << at);
    const unsigned own = count > 0 && player == kTeressie ? 1u << at : 0u;
    armies.of_teressie = static_cast<std::uint16_t>(others | own);
}

void set_round(State& state, int round) {
    state.round = static_cast<std::uint8_t>(round - 1);
}

void set_deck_top(State& state, Names names) {
    set_top(state, state.deck, state.deck_next, names);
}

void set_danger_top(State& state, Names names) {
    set_top(state, state.danger, state.danger_next, names);
}

void leave_in_deck(State& state, std::size_t count) {
    std::vector<Card> kept;
    while (deck_left(state) > 0) {
        const Card card = state.deck[state.deck_next];
        state.deck[state.deck_next++] = kHiddenCard;
        if (kept.size() < count) {
            kept.push_back(card);
        } else {
            side(state, first_player(state)).discarded.add(card);
        }
    }
    state.deck_next = static_cast<std::uint8_t>(kDeckSize - kept.size());
    std::copy(kept.begin(), kept.end(), state.deck.begin() + state.deck_next);
    state.shown = state.board;
}

}  // namespace kingdom::testing
