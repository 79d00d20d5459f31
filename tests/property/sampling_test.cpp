// A sampled state is one that the viewer cannot rule out, and a whole game could go on from it.
#include <algorithm>

#include <doctest/doctest.h>

#include "rules/view.h"
#include "tests/property/census.h"
#include "tests/property/random_games.h"
#include "tests/support/effort.h"

namespace kingdom::property {
namespace {

const std::uint64_t kGames = testing::effort(60);

bool same_list(const DecisionList& one, const DecisionList& two) {
    return std::equal(one.begin(), one.end(), two.begin(), two.end());
}

// What is wrong with one sample.
std::string sample_fault(const Deck& deck, const State& state, Player viewer, Rng& rng) {
    const View view = view_for(state, viewer);
    const State sampled = sample_state(deck, view, rng);
    if (view_for(sampled, viewer) != view) return "another view";
    if (auto fault = card_fault(deck, sampled); !fault.empty()) return fault;
    if (auto fault = count_fault(deck, sampled); !fault.empty()) return fault;
    const DecisionList list = legal_decisions(deck, state, viewer);
    if (!same_list(list, legal_decisions(deck, sampled, viewer))) return "another list";
    if (!same_list(list, legal_decisions(deck, view))) return "another list from the view";
    return {};
}

// Plays a sample to its end. Whoever is asked must have something to decide, and nothing listed
// may be refused.
std::string playing_fault(const Deck& deck, State state, Rng& rng) {
    while (next_player(state)) {
        const Player player = some_player(state, rng);
        const DecisionList list = legal_decisions(deck, state, player);
        if (list.empty()) return "asked in vain";
        const bool only_done = list.size() == 1 && list[0] == decision(Done{});
        if (is_segment(state.phase) && only_done) return "asked where done is all there is";
        const Turn turn{player, choose(deck, state, list, Style::Builder, rng)};
        if (refusal(deck, state, turn)) return "listed, but refused";
        apply(deck, state, turn);
    }
    if (auto fault = card_fault(deck, state); !fault.empty()) return fault;
    return outcome(deck, state) ? "" : "no outcome";
}

template <class Judge>
void check_samples(std::uint64_t games, std::uint32_t one_in, Judge&& judge) {
    for (const Table& table : kTables) {
        int judged = 0;
        for (std::uint64_t number = 0; number < games; ++number) {
            RandomGame game = random_game(founders().deck, table, number);
            Rng rng(number);
            std::string fault;
            while (const auto turn = game.next_turn()) {
                for (const Player viewer : kPlayers) {
                    const bool plays = table.players == 2 || viewer == game.state.setup.first;
                    if (!plays || !fault.empty() || rng.below(one_in) != 0) continue;
                    fault = judge(game.deck, game.state, viewer, rng);
                    ++judged;
                }
                apply(game.deck, game.state, *turn);
            }
            CHECK_MESSAGE(fault == "", game.name);
        }
        CHECK(judged > testing::effort(100));
    }
}

// The cards that the viewer laid face down, with the places where they lie.
bool same_own_face_down(const CardRow& row, const CardRow& sampled, Player viewer, int& seen) {
    for (std::size_t i = 0; i < row.size(); ++i) {
        if (!row.face_down(i) || row.placer(i) != viewer) continue;
        if (row[i] != sampled[i]) return false;
        ++seen;
    }
    return true;
}

// Calamities and menaces in the player's hand, or laid face down by them.
CardSet hidden_dangers(const State& state, Player player) {
    CardSet cards;
    for (std::size_t i = 0; i < state.hand_sizes[index(player)]; ++i) {
        cards.add(state.hands[index(player)].cards[i]);
    }
    for (const CardRow* row : {&state.areas[0], &state.areas[1], &state.board.sides[0].selection,
                               &state.board.sides[1].selection}) {
        for (std::size_t i = 0; i < row->size(); ++i) {
            if (row->face_down(i) && row->placer(i) == player) cards.add((*row)[i]);
        }
    }
    return cards & (kCalamities | kMenaces);
}

}  // namespace

TEST_CASE("R4.10 a sampled state gives the viewer the same view and the same list back") {
    check_samples(kGames, 2, sample_fault);
}

TEST_CASE("R10.2 a game can go on from a sampled state to its end") {
    check_samples(kGames, 40, [](const Deck& deck, const State& state, Player viewer, Rng& rng) {
        const State sampled = sample_state(deck, view_for(state, viewer), rng);
        return playing_fault(deck, sampled, rng);
    });
}

TEST_CASE("R4.7 what the viewer laid face down is the same in every sample, wherever it lies") {
    int seen_in_areas = 0;
    int seen_in_selections = 0;
    for (const Table& table : kTwoPlayerTables) {
        for (std::uint64_t number = 0; number < kGames; ++number) {
            RandomGame game = random_game(founders().deck, table, number);
            Rng rng(number);
            play_out(
                game, [&](const State&, const Turn& turn, const EventList&, const State& state) {
                    const bool choice = state.phase == Phase::Offer || state.phase == Phase::Select;
                    if (!choice) return;
                    const State sampled = sample_state(game.deck, view_for(state, turn.by), rng);
                    for (std::size_t i = 0; i < 2; ++i) {
                        CHECK(same_own_face_down(state.areas[i], sampled.areas[i], turn.by,
                                                 seen_in_areas));
                        CHECK(same_own_face_down(state.board.sides[i].selection,
                                                 sampled.board.sides[i].selection, turn.by,
                                                 seen_in_selections));
                    }
                });
        }
    }
    CHECK(seen_in_areas > testing::effort(1000));
    CHECK(seen_in_selections > 1000);
}

TEST_CASE("R4.1 the opponent's calamity or menace of the round is among their hidden cards") {
    for (const Table& table : kTwoPlayerTables) {
        int unseen = 0;
        for (std::uint64_t number = 0; number < kGames; ++number) {
            RandomGame game = random_game(founders().deck, table, number);
            Rng rng(number);
            play_out(
                game, [&](const State&, const Turn& turn, const EventList&, const State& state) {
                    const bool choice = state.phase == Phase::Offer || state.phase == Phase::Select;
                    if (!choice) return;
                    const Player opponent = other(turn.by);
                    const State sampled = sample_state(game.deck, view_for(state, turn.by), rng);
                    const CardSet truth = hidden_dangers(state, opponent);
                    CHECK(hidden_dangers(sampled, opponent) == truth);
                    unseen += truth.empty() ? 0 : 1;
                });
        }
        CHECK(unseen > testing::effort(500));
    }
}

TEST_CASE("R12.6 a deck that was made anew holds the same cards in every sample") {
    int compared = 0;
    for (const Table& table : kSoloTables) {
        for (std::uint64_t number = 0; number < kGames; ++number) {
            RandomGame game = random_game(founders().deck, table, number);
            Rng rng(number);
            play_out(
                game, [&](const State&, const Turn& turn, const EventList&, const State& state) {
                    if (state.reshuffled == 0) return;
                    const State sampled = sample_state(game.deck, view_for(state, turn.by), rng);
                    auto known = state.deck;
                    auto dealt = sampled.deck;
                    std::sort(known.begin(), known.end());
                    std::sort(dealt.begin(), dealt.end());
                    CHECK(known == dealt);
                    ++compared;
                });
        }
    }
    CHECK(compared > testing::effort(1000));
}

}  // namespace kingdom::property
