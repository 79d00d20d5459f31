#include "rules/new_game.h"

#include <algorithm>

#include "rules/flow.h"
#include "rules/module_conquest.h"

namespace kingdom {
namespace {

// Writes the cards in ascending order and returns those places.
std::span<Card> lay_out(CardSet cards, std::span<Card> into) {
    Card* next = into.data();
    cards.for_each([&next](Card card) { *next++ = card; });
    return into.first(static_cast<std::size_t>(cards.size()));
}

CardSet drawn_advisors(const State& state) {
    CardSet drawn;
    for (std::size_t seat = 0; seat < 2; ++seat) {
        for (std::size_t i = 0; i < state.hand_sizes[seat]; ++i) {
            drawn.add(state.hands[seat].cards[i]);
        }
    }
    return drawn;
}

void take_known_decks(State& state, std::span<const Card> deck, std::span<const Card> danger) {
    state.deck.fill(kHiddenCard);
    state.deck_next = static_cast<std::uint8_t>(kDeckSize - deck.size());
    std::copy(deck.begin(), deck.end(), state.deck.begin() + state.deck_next);
    std::copy(danger.begin(), danger.end(), state.danger.begin());
}

void shuffle_solo_decks(State& state, CardSet cards) {
    const std::span<Card> all = lay_out(cards, state.deck);
    shuffle(all, state.rng);
    std::copy_n(all.begin(), kDangerDevelopments, state.danger.begin());
    lay_out(solo_dangers(state.setup), std::span(state.danger).subspan(kDangerDevelopments));
    shuffle(std::span<Card>(state.danger), state.rng);
    std::fill_n(state.deck.begin(), kDangerDevelopments, kHiddenCard);
    state.deck_next = kDangerDevelopments;
}

void give_advisors(State& state, std::span<const Card> drawn) {
    const Player first = state.setup.first;
    std::size_t next = 0;
    for (const Player player : {first, other(first)}) {
        if (!takes_part(state, player)) continue;
        auto& cards = state.hands[index(player)].cards;
        cards[0] = std::min(drawn[next], drawn[next + 1]);
        cards[1] = std::max(drawn[next], drawn[next + 1]);
        state.hand_sizes[index(player)] = 2;
        next += 2;
    }
}

// Everything that no shuffle decides.
State empty_table(const Deck& deck, const Setup& setup, Rng rng) {
    State state;
    state.setup = setup;
    state.rng = rng;
    state.deck.fill(kHiddenCard);
    state.deck_next = kDeckSize;
    state.danger.fill(kHiddenCard);
    if (setup.module == Module::Conquest) conquest::set_up(deck, state);
    for (const Player player : kPlayers) {
        const bool advised = setup.module == Module::Advisors && takes_part(state, player);
        if (advised) state.board.sides[index(player)].soldiers = 2;  // R11.20
    }
    return state;
}

State start(const Deck& deck, State state) {
    Game game{deck, state};
    if (state.setup.module == Module::Advisors) {
        flow::begin_segment(game, Phase::Draft);
    } else {
        flow::begin_round(game);
    }
    return state;
}

}  // namespace

CardSet advisors_in_play(const Deck& deck, bool solo) {
    CardSet cards = kAdvisors;
    for (std::size_t i = 0; i < kAdvisorCount; ++i) {
        const bool marked = ((deck.two_player_advisors >> i) & 1) != 0;
        if (solo && marked) cards.remove(card_of(static_cast<Advisor>(i)));
    }
    return cards;
}

CardSet deck_cards_in_play(const Deck& deck, const Setup& setup) {
    if (setup.module != Module::Advisors) return kDevelopments | kTreasures;
    return kDevelopments | advisors_in_play(deck, setup.solo());
}

CardSet solo_dangers(const Setup& setup) {
    if (setup.module == Module::Menace) {
        return cards_of(kind_in(setup.menaces[index(setup.first)]));
    }
    return CardSet::range(kFirstCalamity, kFirstCalamity + 4);
}

// Copies are taken in order, the round's first player first.
Card danger_of_round(const Setup& setup, std::uint8_t round, Player player) {
    if (setup.module == Module::Menace) {
        return menace(kind_in(setup.menaces[index(player)]), round);
    }
    const std::size_t behind = player == first_player(setup, round) ? 0 : 1;
    return calamity(2u * round + behind);
}

std::optional<SetupFault> setup_fault(const Deck& deck, const Setup& setup) {
    if (setup.players < 1 || setup.players > 2) return SetupFault::PlayerCount;
    const bool twins = setup.players == 2 && setup.menaces[0] == setup.menaces[1];
    if (setup.module == Module::Menace && twins) return SetupFault::SameMenaceTwice;
    if (setup.module == Module::Quest && setup.quest >= deck.quest_count) {
        return SetupFault::NoSuchQuest;
    }
    return std::nullopt;
}

void make_solo_decks(Game& game) {
    State& state = game.state;
    const Side& side = game.side(state.setup.first);
    CardSet kept;
    for (std::size_t i = 0; i < kAdvisorCount; ++i) {
        const auto advisor = static_cast<Advisor>(i);
        if (has_advisor(side, advisor)) kept.add(card_of(advisor));
    }
    if (game.known != nullptr && game.known->danger.size() == kDangerSize) {
        return take_known_decks(state, game.known->deck, game.known->danger);
    }
    shuffle_solo_decks(state, deck_cards_in_play(game.deck, state.setup) - kept);
}

State new_game(const Deck& deck, const Setup& setup, Rng rng) {
    State state = empty_table(deck, setup, rng);
    if (setup.module == Module::Advisors) {
        std::array<Card, kAdvisorCount> advisors{};
        const auto drawn = lay_out(advisors_in_play(deck, setup.solo()), advisors);
        shuffle(drawn, state.rng);
        give_advisors(state, drawn);
    }
    if (setup.solo()) {
        if (setup.module != Module::Advisors) {
            shuffle_solo_decks(state, deck_cards_in_play(deck, setup));
        }
    } else {
        const CardSet cards = deck_cards_in_play(deck, setup) - drawn_advisors(state);
        shuffle(lay_out(cards, state.deck), state.rng);
        state.deck_next = 0;
    }
    return start(deck, state);
}

State new_game(const Deck& deck, const Setup& setup, const Shuffles& shuffles, Rng rng) {
    State state = empty_table(deck, setup, rng);
    if (setup.module == Module::Advisors) give_advisors(state, shuffles.advisors);
    const std::span<const Card> development = shuffles.development;
    if (!setup.solo()) {
        take_known_decks(state, development, {});
    } else if (setup.module != Module::Advisors) {
        take_known_decks(state, development.subspan(kDangerDevelopments), shuffles.danger);
    }
    return start(deck, state);
}

}  // namespace kingdom
