// Completing a view to a full state: every card that the viewer cannot see is dealt anew, each
// possibility equally likely.
#include <algorithm>

#include "base/fixed_list.h"
#include "rules/flow.h"
#include "rules/new_game.h"
#include "rules/position.h"
#include "rules/view.h"

namespace kingdom {
namespace {

using Pile = FixedList<Card, kCardCount>;

void push_all(Pile& pile, CardSet cards) {
    for (const Card card : cards) pile.push_back(card);
}

std::span<Card> span_of(Pile& pile) {
    return {pile.begin(), pile.size()};
}

Card take_last(Pile& pile) {
    const Card card = pile[pile.size() - 1];
    pile.shrink();
    return card;
}

void add_seen(CardSet& seen, Card card) {
    if (card != kHiddenCard) seen.add(card);
}

// Fills the hidden places of the rows from a pile that is already in random order.
void fill_rows(State& state, Pile& pile) {
    for (const Row name : {Row::Left, Row::Right, Row::SelectionValados, Row::SelectionTeressie}) {
        CardRow& row = index(name) < 2 ? state.areas[index(name)]
                                       : state.board.sides[index(name) - 2].selection;
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (row[i] == kHiddenCard) row.replace(i, take_last(pile));
        }
    }
}

std::size_t hidden_in_rows(const View& view) {
    std::size_t hidden = 0;
    for (const CardRow* row :
         {&view.areas[0], &view.areas[1], &view.sides[0].selection, &view.sides[1].selection}) {
        hidden += static_cast<std::size_t>(std::count(row->begin(), row->end(), kHiddenCard));
    }
    return hidden;
}

void fill_deck(State& state, const View& view, Pile& pile) {
    state.deck.fill(kHiddenCard);
    state.deck_next = static_cast<std::uint8_t>(kDeckSize - view.deck_left);
    std::size_t at = state.deck_next;
    if (view.deck_top != kHiddenCard) state.deck[at++] = view.deck_top;
    while (at < kDeckSize && !pile.empty()) state.deck[at++] = take_last(pile);
}

// The advisors that nobody has shown: the opponent's two in the draft, afterwards the one they
// returned to the box. The rest belongs to the pool.
void deal_advisors(const View& view, CardSet unseen, State& state, Pile& theirs, Pile& pool,
                   Rng& rng) {
    Pile advisors;
    push_all(advisors, unseen & kAdvisors);
    shuffle(span_of(advisors), rng);
    const Player opponent = other(*view.viewer);
    if (view.phase == Phase::Draft) {
        theirs.push_back(take_last(advisors));
        theirs.push_back(take_last(advisors));
    } else {
        state.returned[index(opponent)] = take_last(advisors);
    }
    for (const Card card : advisors) pool.push_back(card);
}

// Two players: the opponent's hand and face-down cards hold this round's danger card of theirs,
// if it has not shown itself, and otherwise any card of the development deck.
void deal_two(const View& view, CardSet unseen, State& state, Rng& rng) {
    const Player opponent = other(*view.viewer);
    Pile pool;
    Pile theirs;
    push_all(pool, unseen & kDevelopments);
    if (view.setup.module == Module::Advisors) {
        deal_advisors(view, unseen, state, theirs, pool, rng);
    } else {
        push_all(pool, unseen & kTreasures);
    }
    shuffle(span_of(pool), rng);
    const std::size_t hand_size = view.hand_sizes[index(opponent)];
    const std::size_t hidden = hand_size + hidden_in_rows(view);
    const Card danger = danger_of_round(state, opponent);
    const bool in_choice = view.phase == Phase::Offer || view.phase == Phase::Select;
    if (in_choice && hidden > 0 && unseen.has(danger)) theirs.push_back(danger);
    while (theirs.size() < hidden) theirs.push_back(take_last(pool));
    shuffle(span_of(theirs), rng);
    fill_rows(state, theirs);
    auto& hand = state.hands[index(opponent)].cards;
    for (std::size_t i = 0; i < hand_size; ++i) hand[i] = take_last(theirs);
    std::sort(hand.begin(), hand.begin() + hand_size);
    fill_deck(state, view, pool);
}

// Solo: the danger deck and the face-down cards on the table hold the unseen danger cards and,
// otherwise, cards of the development deck; after R12.6 it is known which are in that.
void deal_solo(const Deck& deck, const View& view, CardSet unseen, State& state, Rng& rng) {
    CardSet cards = deck_cards_in_play(deck, view.setup) & unseen;
    Pile deck_pile;
    if (!view.deck_cards.empty()) {
        cards -= view.deck_cards;
        push_all(deck_pile, view.deck_cards & unseen);
    }
    Pile pool;
    push_all(pool, cards);
    shuffle(span_of(pool), rng);
    Pile dangers;
    push_all(dangers, solo_dangers(view.setup) & unseen);
    const std::size_t hidden = view.danger_left + hidden_in_rows(view);
    while (dangers.size() < hidden && !pool.empty()) dangers.push_back(take_last(pool));
    shuffle(span_of(dangers), rng);
    fill_rows(state, dangers);
    state.danger.fill(kHiddenCard);
    state.danger_next = static_cast<std::uint8_t>(kDangerSize - view.danger_left);
    for (std::size_t i = state.danger_next; i < kDangerSize; ++i) {
        state.danger[i] = take_last(dangers);
    }
    for (const Card card : deck_pile) pool.push_back(card);
    shuffle(span_of(pool), rng);
    fill_deck(state, view, pool);
}

// Everything that the view tells as it is.
State known_part(const View& view) {
    State state;
    state.setup = view.setup;
    state.phase = view.phase;
    state.round = view.round;
    state.turn = view.turn;
    state.step = view.step;
    state.selected = view.selected;
    state.searches_left = view.searches_left;
    state.board.sides = view.sides;
    state.mover = is_segment(view.phase) ? next_in_segment(state) : view.mover;
    state.board.filled = view.filled;
    state.board.above_giant = view.above_giant;
    state.areas = view.areas;
    state.turned_by_token = view.turned_by_token;
    state.hands[index(*view.viewer)] = view.hand;
    state.hand_sizes = view.hand_sizes;
    state.foreman = view.foreman;
    state.armies = view.armies;
    state.looked = view.looked;
    state.looked_count = view.looked_count;
    state.returned[index(*view.viewer)] = view.returned;
    state.first_at_step = view.first_at_step;
    state.vermin_used = view.vermin_used;
    state.calamities_doubled = view.calamities_doubled;
    state.reshuffled = view.deck_cards.empty() ? 0 : 1;
    return state;
}

bool before_solo_decks(const View& view) {
    return view.setup.solo() && view.phase == Phase::Draft;
}

}  // namespace

CardSet seen_cards(const View& view) {
    CardSet seen;
    for (const Side& side : view.sides) {
        seen |= side.construction | side.duchy | side.discarded;
        for (const Card card : side.selection) add_seen(seen, card);
        for (std::size_t i = 0; i < kAdvisorCount; ++i) {
            const auto advisor = static_cast<Advisor>(i);
            if (has_advisor(side, advisor)) seen.add(card_of(advisor));
        }
    }
    for (const CardRow& row : view.areas) {
        for (const Card card : row) add_seen(seen, card);
    }
    for (const Card card : view.hand.cards) add_seen(seen, card);
    for (const Card card : view.looked) add_seen(seen, card);
    add_seen(seen, view.returned);
    add_seen(seen, view.deck_top);
    return seen;
}

State sample_state(const Deck& deck, const View& view, Rng& rng) {
    assert(view.viewer);
    State state = known_part(view);
    state.rng = Rng(rng.next());
    const CardSet unseen = CardSet::range(0, kCardCount) - seen_cards(view);
    if (before_solo_decks(view)) {
        state.deck.fill(kHiddenCard);
        state.deck_next = kDeckSize;
        state.danger.fill(kHiddenCard);
    } else if (view.setup.solo()) {
        deal_solo(deck, view, unseen, state, rng);
    } else {
        state.danger.fill(kHiddenCard);
        deal_two(view, unseen, state, rng);
    }
    state.shown = state.board;
    // R10.5: who had nothing to decide in the segment has been done since it began.
    Game game{deck, state};
    flow::close_part(game, other(*view.viewer));
    return state;
}

DecisionList legal_decisions(const Deck& deck, const View& view) {
    // Any completion gives the same list, so one with a fixed seed will do.
    Rng rng(0);
    return legal_decisions(deck, sample_state(deck, view, rng), *view.viewer);
}

}  // namespace kingdom
