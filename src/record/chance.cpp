#include "record/chance.h"

#include <algorithm>

namespace kingdom {
namespace {

// In a hand also lies a calamity or menace, which no shuffle brought there.
bool is_drawn(Card card) {
    const CardKind kind = kind_of(card);
    return kind != CardKind::Calamity && kind != CardKind::Menace;
}

void append_hand(const State& state, Player player, std::vector<Card>& cards) {
    for (std::size_t i = 0; i < state.hand_sizes[index(player)]; ++i) {
        const Card card = state.hands[index(player)].cards[i];
        if (is_drawn(card)) cards.push_back(card);
    }
}

void append_hands(const State& state, std::vector<Card>& cards) {
    append_hand(state, first_player(state), cards);
    append_hand(state, other(first_player(state)), cards);
}

void append_deck(const State& state, std::vector<Card>& cards) {
    cards.insert(cards.end(), state.deck.begin() + state.deck_next, state.deck.end());
}

// Cards drawn by one decision, in order: looked at in a search, or laid into the areas.
std::vector<Card> drawn_cards(const EventList& events, const State& after) {
    std::vector<Card> cards;
    for (const Event& event : events) {
        if (event.kind == EventKind::AreaFilled) cards.push_back(event.card);
    }
    if (after.phase == Phase::Pick) {
        cards.assign(after.looked.begin(), after.looked.begin() + after.looked_count);
    }
    return cards;
}

bool has_reshuffle(const EventList& events) {
    return std::any_of(events.begin(), events.end(),
                       [](const Event& event) { return event.kind == EventKind::Reshuffled; });
}

Shuffles shuffles_of(const Chance& chance) {
    Shuffles shuffles;
    std::copy(chance.advisors.begin(), chance.advisors.end(), shuffles.advisors.begin());
    std::copy(chance.danger.begin(), chance.danger.end(), shuffles.danger.begin());
    std::copy_backward(chance.development.begin(), chance.development.end(),
                       shuffles.development.end());
    return shuffles;
}

// Both list what was dealt before the first decision; later shuffles are no part of it.
bool same_deal(const Chance& dealt, const Record& record) {
    const bool drafted_alone = record.setup.solo() && record.setup.module == Module::Advisors;
    const bool decks = drafted_alone || (dealt.development == record.chance.development &&
                                         dealt.danger == record.chance.danger);
    return decks && dealt.advisors == record.chance.advisors;
}

}  // namespace

Chance chance_of_deal(const State& dealt) {
    Chance chance;
    if (dealt.phase == Phase::Draft) {
        append_hands(dealt, chance.advisors);
    } else {
        append_hands(dealt, chance.development);
    }
    for (const CardRow& row : dealt.areas) {
        chance.development.insert(chance.development.end(), row.begin(), row.end());
    }
    append_deck(dealt, chance.development);
    const bool has_danger = dealt.setup.solo() && dealt.phase != Phase::Draft;
    if (has_danger) chance.danger.assign(dealt.danger.begin(), dealt.danger.end());
    return chance;
}

Shuffled shuffled_by(const State& before, const EventList& events, const State& after) {
    Shuffled shuffled;
    const bool drafted = before.phase == Phase::Draft && before.setup.solo();
    if (!drafted && !has_reshuffle(events)) return shuffled;
    // What was drawn before the old deck ran out is not of the new one.
    const std::vector<Card> drawn = drawn_cards(events, after);
    const std::size_t old = std::min(deck_left(before), drawn.size());
    shuffled.deck.assign(drawn.begin() + static_cast<std::ptrdiff_t>(old), drawn.end());
    append_deck(after, shuffled.deck);
    if (drafted) shuffled.danger.assign(after.danger.begin(), after.danger.end());
    return shuffled;
}

State dealt_state(const DeckFile& file, const Record& record) {
    const Rng rng(record.seed);
    const State own = new_game(file.deck, record.setup, rng);
    if (same_deal(chance_of_deal(own), record)) return own;
    return new_game(file.deck, record.setup, shuffles_of(record.chance), rng);
}

}  // namespace kingdom
