#include "record/replay.h"

#include <algorithm>

#include "doctest/doctest.h"
#include "record/chance.h"
#include "record/words.h"
#include "tests/record/games.h"

using namespace kingdom;
using namespace kingdom::testing;

namespace {

Setup solo_of(Module module) {
    Setup setup;
    setup.players = 1;
    setup.module = module;
    return setup;
}

std::string error_of(const Record& record) {
    const auto replayed = replay(founders(), record);
    return replayed ? "" : replayed.error();
}

bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

// A solo game in which the deck ran out: every search is made.
Record game_with_reshuffle() {
    GameRecorder game(founders(), solo_of(Module::None), 1);
    Rng rng(9);
    while (game.next_player()) {
        const DecisionList legal = game.legal(Player::Valados);
        const bool search = legal[legal.size() - 1].kind() == Kind::Search;
        const auto pick = rng.below(static_cast<std::uint32_t>(legal.size()));
        game.play({Player::Valados, search ? legal[legal.size() - 1] : legal[pick]});
    }
    return game.record();
}

}  // namespace

TEST_CASE("the first wrong decision of a record is named with its clause") {
    Record record = random_game(Setup{}, 1).record();
    record.turns[1].decision = decision(Slate{card_at(1)});
    CHECK(error_of(record) ==
          "decision 1 (teressie, slate farm#2): this is not decided in the present phase (R3.1)");
}

TEST_CASE("a decision by the wrong player is named") {
    Record record = random_game(Setup{}, 1).record();
    record.turns[0].by = Player::Teressie;
    CHECK(contains(error_of(record), "decision 0 (teressie, offer "));
    CHECK(contains(error_of(record), "this player has nothing to decide now (R10.2)"));
}

TEST_CASE("decisions that are missing at the end are told") {
    Record record = random_game(Setup{}, 2).record();
    record.turns.pop_back();
    CHECK(contains(error_of(record), "the record has a result, but after the last of"));
}

TEST_CASE("decisions after the end are told") {
    Record record = random_game(Setup{}, 2).record();
    record.turns.push_back(record.turns.back());
    CHECK(contains(error_of(record), "the game is over (R3.1)"));
}

TEST_CASE("a finished game without its result is told") {
    Record record = random_game(Setup{}, 3).record();
    record.result.reset();
    CHECK(contains(error_of(record), "the game is over, but the record has no result"));
}

TEST_CASE("a result that is not the game's is told") {
    Record record = random_game(Setup{}, 3).record();
    record.result->breakdown[0].flat += 1;
    CHECK(contains(error_of(record), "the result is not the game's, which is {"));
}

TEST_CASE("an unfinished record without a result holds") {
    GameRecorder game(founders(), {}, 4);
    Rng rng(4);
    play_at_random(game, rng, 40);
    CHECK(error_of(game.record()).empty());
}

TEST_CASE("R10.2 any order of the two players' decisions inside a segment is accepted") {
    const Record canonical = random_game(all_setups()[1], 6).record();
    Record swapped = canonical;
    // Inside every segment the second player's decisions come first.
    Replayer replayer(founders(), canonical);
    std::size_t begin = 0;
    State before = replayer.state();
    while (replayer.step()) {
        const auto at = [&](std::size_t i) {
            return swapped.turns.begin() + static_cast<std::ptrdiff_t>(i);
        };
        if (same_segment(before, replayer.state())) continue;
        const Player first = first_player(before);
        std::stable_partition(at(begin), at(replayer.position()),
                              [first](const Turn& turn) { return turn.by != first; });
        begin = replayer.position();
        before = replayer.state();
    }
    CHECK(swapped.turns != canonical.turns);
    const auto one = replay(founders(), canonical);
    const auto two = replay(founders(), swapped);
    REQUIRE(one.has_value());
    REQUIRE_MESSAGE(two.has_value(), two.error());
    CHECK(one->state == two->state);
    for (const Viewer viewer : {Viewer{Player::Valados}, Viewer{Player::Teressie}, Viewer{}}) {
        CHECK(one->log.entries_for(viewer) == two->log.entries_for(viewer));
    }
}

TEST_CASE("R12.6 a new deck comes from the record") {
    Record record = game_with_reshuffle();
    REQUIRE(!record.chance.reshuffles.empty());
    CHECK(error_of(record).empty());

    Record missing = record;
    missing.chance.reshuffles.clear();
    CHECK(contains(error_of(missing), "chance.reshuffles lacks the new deck"));

    Record wrong = record;
    wrong.chance.reshuffles[0].back() = calamity(7);
    CHECK(contains(error_of(wrong), "does not hold the cards of the discard pile (R12.6)"));

    Record spare = record;
    spare.chance.reshuffles.push_back({card_at(0)});
    CHECK(contains(error_of(spare), "chance.reshuffles: only"));
}

TEST_CASE("a record from another generator is played from its chance, not from its seed") {
    for (const Setup& setup : all_setups()) {
        GameRecorder game(founders(), setup, 50);
        Rng rng(50);
        play_at_random(game, rng, 60);
        Record record = game.record();
        record.seed = 51;
        const auto replayed = replay(founders(), record);
        REQUIRE_MESSAGE(replayed.has_value(), replayed.error());
        State same = replayed->state;
        same.rng = game.state().rng;
        CHECK(same == game.state());
        auto resumed = GameRecorder::resume(founders(), record);
        REQUIRE(resumed.has_value());
        CHECK(resumed->record() == record);
    }
}

TEST_CASE("the recorded deck is the order in which cards are drawn") {
    const GameRecorder game(founders(), {}, 8);
    const Chance chance = game.record().chance;
    CHECK(chance.development.size() == kDeckSize);
    CHECK(chance.development[14] == game.state().areas[0][0]);
    CHECK(chance.development[15] == game.state().areas[1][0]);
    CHECK(chance.development[16] == game.state().deck[game.state().deck_next]);
    CHECK(chance_of_deal(dealt_state(founders(), game.record())) == chance);
}

TEST_CASE("R12.9 solo with advisors, both decks are recorded after the draft") {
    GameRecorder game(founders(), solo_of(Module::Advisors), 5);
    CHECK(game.record().chance.development.empty());
    CHECK(game.record().chance.danger.empty());
    CHECK(game.record().chance.advisors.size() == 2);
    Rng rng(1);
    play_at_random(game, rng, 1);
    CHECK(game.record().chance.development.size() == kDeckSize - kDangerDevelopments);
    CHECK(game.record().chance.danger.size() == kDangerSize);
    CHECK_FALSE(chance_fault(founders(), game.record()));
}
