// Every subcommand explains itself, and says in one sentence what is wrong with its arguments.
#include <doctest/doctest.h>

#include "app/version.h"
#include "tests/app/program.h"

using namespace kingdom::testing;

TEST_CASE("the program tells its version, the one of the build") {
    const Run run = run_kingdom("--version");
    CHECK(run.status == 0);
    CHECK(run.out == "kingdom " + std::string(kingdom::kVersion) + "\n");
    const std::string build = content_of(KINGDOM_SOURCE_DIR "/CMakeLists.txt");
    CHECK(build.find("VERSION " + std::string(kingdom::kVersion) + " ") != std::string::npos);
}

TEST_CASE("every subcommand has a help with an example") {
    for (const std::string command : {"", "play", "simulate", "arena", "lab", "replay", "deck",
                                      "deck check", "deck show", "perft", "bench"}) {
        CAPTURE(command);
        const Run run = run_kingdom(command + " --help");
        CHECK(run.status == 0);
        CHECK(run.out.find("Example: kingdom ") != std::string::npos);
        CHECK(run.err.empty());
    }
}

TEST_CASE("a subcommand that does not exist is answered with those that do") {
    check_refused("fly", "there is no subcommand 'fly'; there are play, serve, simulate,");
    check_refused("", "name a subcommand: play,");
    check_refused("deck", "subcommand");
    check_refused("deck fly", "fly");
}

TEST_CASE("bad arguments end with status 2 and one sentence") {
    check_refused("simulate --module cards", "'cards' is no module; there are none, menace,");
    check_refused("simulate --players 3", "'3' is not a whole number from 1 to 2");
    check_refused("simulate --games 0", "'0' is not a whole number from 1 to");
    check_refused("simulate --games 1e3", "'1e3' is not a whole number");
    check_refused("simulate --seed -1", "'-1' is not a whole number");
    check_refused("simulate --seed 18446744073709551616", "is not a whole number");
    check_refused("simulate --side C", "'C' is no side; there are A, B");
    check_refused("simulate --first blue", "'blue' is no duchy");
    check_refused("simulate --bots random", "a game with --players 2 has 2 of them, not 1");
    check_refused("simulate --bots random,clever",
                  "'clever' is no opponent; there are random, greedy,");
    check_refused("simulate --players 1 --bots random,random", "has 1 of them, not 2");
    check_refused("simulate --wings 2", "--wings");
    check_refused("simulate --games", "--games");
    check_refused("perft --depth 0", "'0' is not a whole number from 1 to 30");
    check_refused("bench --seconds soon", "'soon' is not a number");
    check_refused("bench --module magic", "'magic' is not measured; there are none,");
    check_refused("replay", "file");
    check_refused("play --lang de", "'de' is no language; there are en, it, es, fr");
    check_refused("play --opponent god", "'god' is no opponent");
    check_refused("deck show --lang xx", "is no language");
}

TEST_CASE("a set-up that makes no game is refused before anything is played") {
    check_refused("simulate --module menace --menaces shadows,shadows", "must differ");
    check_refused("simulate --module menace --menaces wolves,shadows", "'wolves' is no menace");
    check_refused("simulate --module menace --menaces shadows", "two players need two decks");
    check_refused("simulate --menaces shadows,thieves", "only a menace game");
    check_refused("simulate --quest the_missing_heir", "only a quest game");
    check_refused("simulate --module quest --quest holy_grail", "has no quest 'holy_grail'");
    check_refused("replay x --as valados", "--at");
}

TEST_CASE("what cannot be read or written ends with status 1 and one sentence") {
    check_refused("replay /nowhere/at_all", "cannot be read", 1);
    check_refused("replay /tmp", "is a folder", 1);
    check_refused("simulate --record /nowhere/at_all", "cannot be written", 1);
    check_refused("deck check /nowhere/at_all", "cannot be read", 1);
    check_refused("simulate --deck /nowhere/at_all", "cannot be read", 1);
    check_refused("perft --check /nowhere/at_all", "cannot be read", 1);
    check_refused("play --resume /nowhere/at_all", "cannot be read", 1);
    check_refused("replay " + written("empty", "\n\n"), "holds no record", 1);
    check_refused("replay " + written("noise", "{]"), "game 0", 1);
}
