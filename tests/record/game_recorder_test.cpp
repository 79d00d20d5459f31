#include "record/game_recorder.h"

#include "doctest/doctest.h"
#include "record/record_json.h"
#include "record/replay.h"
#include "tests/record/games.h"

using namespace kingdom;
using namespace kingdom::testing;

namespace {

// A two-player game that has reached planning, where both have decisions that can be taken back.
GameRecorder game_in_planning(const Setup& setup, std::uint64_t seed, RecorderOptions options) {
    GameRecorder game(founders(), setup, seed, options);
    Rng rng(seed);
    while (game.state().phase != Phase::Planning) {
        const Player player = *game.next_player();
        if (!game.confirm(player)) game.play({player, some_decision(game, player, rng)});
    }
    return game;
}

// Plays one player's part of the running segment until nothing is left, confirmation apart.
void play_part(GameRecorder& game, Player player, Rng& rng) {
    const State start = game.state();
    while (same_segment(start, game.state()) && game.may_decide(player)) {
        game.play({player, some_decision(game, player, rng)});
    }
}

}  // namespace

TEST_CASE("a game and the replay of its record agree in every byte (R10.1)") {
    for (const Setup& setup : all_setups()) {
        for (std::uint64_t seed = 1; seed <= 12; ++seed) {
            const GameRecorder game = random_game(setup, seed);
            const auto replayed = replay(founders(), game.record());
            REQUIRE_MESSAGE(replayed.has_value(), replayed.error());
            CHECK(replayed->state == game.state());
            CHECK(replayed->outcome.has_value());
        }
    }
}

TEST_CASE("a record written and read again is the same record") {
    for (const Setup& setup : all_setups()) {
        const Record record = random_game(setup, 77).record();
        const auto again = read_record(founders(), record_line(founders(), record));
        REQUIRE_MESSAGE(again.has_value(), again.error());
        CHECK(*again == record);
    }
}

TEST_CASE("the record puts the round's first player's decisions of a segment first") {
    const GameRecorder game = random_game(Setup{}, 5);
    const Record record = game.record();
    Replayer replayer(founders(), record);
    std::optional<Turn> last;
    State before = replayer.state();
    while (replayer.step()) {
        const Turn turn = record.turns[replayer.position() - 1];
        const bool one_segment = same_segment(before, replayer.state());
        if (last && one_segment) {
            CHECK((last->by == turn.by || turn.by != first_player(before)));
        }
        last = one_segment ? std::optional(turn) : std::nullopt;
        before = replayer.state();
    }
}

TEST_CASE("a game can be written down at any moment and resumed") {
    for (const Setup& setup : all_setups()) {
        GameRecorder whole(founders(), setup, 3);
        Rng rng(8);
        while (whole.next_player()) {
            play_at_random(whole, rng, 29);
            auto resumed = GameRecorder::resume(founders(), whole.record());
            REQUIRE_MESSAGE(resumed.has_value(), resumed.error());
            CHECK(resumed->state() == whole.state());
            CHECK(resumed->record() == whole.record());
            for (const Viewer viewer :
                 {Viewer{Player::Valados}, Viewer{Player::Teressie}, Viewer{}}) {
                CHECK(resumed->log_for(viewer) == whole.log_for(viewer));
            }
        }
    }
}

TEST_CASE("a refused decision changes nothing") {
    GameRecorder game(founders(), {}, 1);
    const State before = game.state();
    CHECK(game.play({Player::Teressie, decision(Select{Area::Left})}) == Refusal::NotYourTurn);
    CHECK(game.play({Player::Valados, decision(Select{Area::Left})}) == Refusal::WrongPhase);
    CHECK(game.state() == before);
    CHECK(game.record().turns.empty());
}

TEST_CASE("R10.4 a player takes back decisions of a running segment one by one") {
    GameRecorder game = game_in_planning({}, 11, {});
    const State start = game.state();
    const auto log = game.log_for(Player::Teressie);
    const Record record = game.record();
    Rng rng(2);
    std::vector<State> states;
    const auto selection = [&] { return game.state().board.sides[1].selection.size(); };
    while (selection() > 1) {
        states.push_back(game.state());
        game.play({Player::Teressie, some_decision(game, Player::Teressie, rng)});
    }
    for (; !states.empty(); states.pop_back()) {
        REQUIRE(game.take_back(Player::Teressie));
        CHECK(game.state() == states.back());
    }
    CHECK_FALSE(game.can_take_back(Player::Teressie));
    CHECK_FALSE(game.take_back(Player::Teressie));
    CHECK(game.state() == start);
    CHECK(game.log_for(Player::Teressie) == log);
    CHECK(game.record() == record);
}

TEST_CASE("R10.4 taking back leaves the other player's decisions alone") {
    GameRecorder game = game_in_planning({}, 12, {});
    Rng rng(3);
    game.play({Player::Valados, some_decision(game, Player::Valados, rng)});
    const State with_valados = game.state();
    game.play({Player::Teressie, some_decision(game, Player::Teressie, rng)});
    REQUIRE(game.take_back(Player::Teressie));
    CHECK(game.state() == with_valados);
    CHECK(game.can_take_back(Player::Valados));
}

TEST_CASE("R10.4 nothing is taken back after done, in a turn or in the draft") {
    GameRecorder choosing(founders(), {}, 1);
    Rng rng(1);
    choosing.play({Player::Valados, some_decision(choosing, Player::Valados, rng)});
    CHECK_FALSE(choosing.can_take_back(Player::Valados));

    Setup advised;
    advised.module = Module::Advisors;
    GameRecorder drafting(founders(), advised, 1);
    drafting.play({Player::Valados, some_decision(drafting, Player::Valados, rng)});
    CHECK_FALSE(drafting.can_take_back(Player::Valados));

    GameRecorder planning = game_in_planning({}, 13, {});
    play_part(planning, Player::Valados, rng);
    CHECK_FALSE(planning.can_take_back(Player::Valados));
}

TEST_CASE("R10.5 held open, a part waits for confirmation and can still be taken back") {
    GameRecorder game = game_in_planning({}, 21, {.hold_open = true});
    for (const Player player : kPlayers) {
        while (game.may_decide(player)) {
            const DecisionList legal = game.legal(player);
            // Recycling everything leaves only done, which is implied.
            Decision decision = legal[0];
            for (const Decision d : legal) {
                if (d.kind() == Kind::Recycle) decision = d;
            }
            game.play({player, decision});
        }
    }
    REQUIRE(game.state().phase == Phase::Planning);
    for (const Player player : kPlayers) {
        CHECK(game.awaits_confirmation(player));
        CHECK(game.legal(player).empty());
        CHECK(game.view(player).sides[index(player)].selection.empty());
        CHECK(game.play({player, decision(Done{})}) == Refusal::NotYourTurn);
    }
    REQUIRE(game.take_back(Player::Valados));
    CHECK(game.may_decide(Player::Valados));
    CHECK_FALSE(game.confirm(Player::Valados));
    REQUIRE(game.confirm(Player::Teressie));
    CHECK_FALSE(game.can_take_back(Player::Teressie));
    CHECK(game.state().phase == Phase::Planning);
}

TEST_CASE("R10.5 held open or not, the same decisions give the same record") {
    for (const Setup& setup : all_setups()) {
        const GameRecorder plain = random_game(setup, 31);
        GameRecorder held(founders(), setup, 31, {.hold_open = true});
        for (const Turn& turn : plain.record().turns) {
            CHECK_FALSE(held.play(turn));
            if (!held.awaits_confirmation(turn.by)) continue;
            // What waits is in the player's view and log, as it will be, but for being done.
            View view = held.view(turn.by);
            CHECK(view.sides[index(turn.by)].done == 0);
            view.sides[index(turn.by)].done = 1;
            const auto log = held.log_for(turn.by);
            const State before = held.state();
            held.confirm(turn.by);
            if (!same_segment(before, held.state())) continue;
            CHECK(held.view(turn.by) == view);
            CHECK(held.log_for(turn.by) == log);
        }
        CHECK(held.record() == plain.record());
        CHECK(held.state() == plain.state());
    }
}

TEST_CASE("without a log a game is recorded just the same") {
    for (const Setup& setup : all_setups()) {
        GameRecorder silent(founders(), setup, 41, {.keep_log = false});
        GameRecorder spoken(founders(), setup, 41);
        Rng one(6);
        Rng two(6);
        play_at_random(silent, one);
        play_at_random(spoken, two);
        CHECK(silent.record() == spoken.record());
    }
}
