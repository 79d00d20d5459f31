// The terminal game, played through a pipe.
#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include "ai/level.h"
#include "base/rng.h"
#include "tests/app/program.h"

using namespace kingdom::testing;
using nlohmann::json;

namespace {

// Answers as a careless player types them: mostly numbers, some keys, some nonsense.
std::string careless_answers(std::uint64_t seed, int count) {
    static const std::vector<std::string> kAnswers{
        "1", "1", "1", "2", "2",   "3",     "4",   "0",   "0",  "0",        "1 2", "2 3",
        "",  "",  "5", "6", "1 3", "1l 2r", "1x3", "2x2", "99", "nonsense", "t"};
    kingdom::Rng rng(seed);
    std::string answers;
    for (int i = 0; i < count; ++i) {
        answers += kAnswers[rng.below(static_cast<std::uint32_t>(kAnswers.size()))] + "\n";
    }
    return answers;
}

Run play(const std::string& arguments, const std::string& input) {
    return run_kingdom("play " + arguments, input);
}

bool mentions(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

std::string own_record(const std::string& name) {
    return lines_of(content_of(scratch(name))).at(0);
}

}  // namespace

TEST_CASE("a careless player reaches the end of every kind of game, in plain text") {
    constexpr int kEnough = 4000;
    std::uint64_t seed = 1;
    for (const std::string module : {"none", "menace", "advisors", "quest", "conquest"}) {
        for (const std::string players : {"1", "2"}) {
            CAPTURE(module);
            CAPTURE(players);
            const Run run = play("--module " + module + " --players " + players +
                                     " --seed 4 --save " + scratch("played.json"),
                                 careless_answers(seed++, kEnough));
            CHECK_MESSAGE(run.status == 0, run.err);
            CHECK(mentions(run.out, "Game over"));
            CHECK(mentions(run.out, "Saved in " + scratch("played.json")));
            CHECK(run.out.find('\x1b') == std::string::npos);
            const Run replay = run_kingdom("replay " + scratch("played.json"));
            CHECK_MESSAGE(replay.status == 0, replay.err);
            CHECK_FALSE(json::parse(own_record("played.json"))["result"].is_null());
        }
    }
}

TEST_CASE("the end of input ends the game cleanly and keeps it, and it can be resumed") {
    const std::string file = scratch("kept.json");
    const Run first = play("--module advisors --opponent squire --seed 8 --save " + file,
                           careless_answers(3, 60));
    CHECK(first.status == 0);
    const json kept = json::parse(own_record("kept.json"));
    CHECK(kept["result"].is_null());
    CHECK(kept["decisions"].size() > 10);
    CHECK(mentions(first.out, "kingdom play --resume " + file + " --as valados --opponent squire"));

    const Run second = play("--resume " + file, careless_answers(4, 40));
    CHECK_MESSAGE(second.status == 0, second.err);
    const json more = json::parse(own_record("kept.json"));
    CHECK(more["decisions"].size() > kept["decisions"].size());
    CHECK(run_kingdom("replay " + file).status == 0);
}

TEST_CASE("nothing at all on standard input is no fault") {
    CHECK(play("", "").status == 0);
    CHECK(play("--module none", "").status == 0);
    CHECK(play("--lang es", "q\n").status == 0);
}

TEST_CASE("the start menu asks for module, decks and side") {
    const Run lesson = play("--seed 1", "\n");
    CHECK(mentions(lesson.out, "First lesson"));
    CHECK(mentions(lesson.out, "Place exactly two cards from your hand"));
    const Run menace = play("--seed 1", "2\n\n2\n3\n1\n2\n");
    CHECK(mentions(menace.out, "Menace B"));
    const Run quest = play("--seed 1", "3\n4\n2\n1\n");
    CHECK(mentions(quest.out, "The Sleeping Dragon"));
    CHECK(mentions(quest.out, "Quest A"));
    CHECK(mentions(play("--seed 1 --lang it", "\n").out, "Round 1 di 4"));
}

TEST_CASE("the start menu asks for the opponent, by name and character, unless one was named") {
    const Run asked = play("--seed 1", "2\n2\n\n\n");
    CHECK(mentions(asked.out, "1 Pim the Page – new at court"));
    CHECK(mentions(asked.out, "Learning game A"));
    CHECK(mentions(play("--lang fr", "2\n").out, "Pim le Page – nouveau à la cour"));
    CHECK_FALSE(mentions(play("--opponent greedy", "2\n").out, "Pim the Page"));
    CHECK_FALSE(mentions(play("", "3\n").out, "Pim the Page"));
    CHECK(play("", "2\nq\n").status == 0);
}

TEST_CASE("the chosen opponent stays in the command that resumes the game") {
    const std::string file = scratch("opponent.json");
    const Run run = play("--seed 1 --save " + file, "2\n2\n\n\n");
    const std::string chosen(kingdom::ai::levels()[1].name);
    CHECK(mentions(run.out, "--opponent " + chosen));
    const Run solo = play("--module none --players 1 --save " + file, "");
    CHECK_FALSE(mentions(solo.out, "--opponent"));
}

TEST_CASE("rules, cards, log and saving are one key away") {
    const Run run = play("--module none --seed 3",
                         "?\n? traps\nc\nc statue\nl\ns " + scratch("now.json") + "\nu\nq\n");
    CHECK(mentions(run.out, "Signs: M materials"));
    CHECK(mentions(run.out, "You start every round with two trap tokens"));
    CHECK(mentions(run.out, "Majestic Statue, monument. Cost: 5 gold, 2 krystallium."));
    CHECK(mentions(run.out, "Valados receives 8 cards."));
    CHECK(mentions(run.out, "Saved in " + scratch("now.json")));
    CHECK(mentions(run.out, "There is nothing to take back."));
    CHECK(run_kingdom("replay " + scratch("now.json")).status == 0);
    CHECK(mentions(play("--module none", "s /nowhere/at_all\nq\n").out, "cannot be written"));
}

TEST_CASE("a hint names the best decisions, what they promise and why") {
    const Run run = play("--module none --seed 3", "h\nq\n");
    CHECK(mentions(run.out, "% to win, about"));
    CHECK(mentions(play("--module none --players 1 --seed 3 --lang fr", "h\nq\n").out, " points"));
}

TEST_CASE("R10.4 a decision of planning is taken back and leaves no trace in the record") {
    // Solo: four selections, each followed by collecting the cards.
    std::string choice;
    for (int i = 0; i < 4; ++i) choice += "1\n0\n";
    const std::string file = scratch("back.json");
    const std::string arguments = "--module none --players 1 --seed 4 --save " + file;
    play(arguments, choice);
    const std::string before = own_record("back.json");
    play(arguments, choice + "1\n");
    CHECK(own_record("back.json") != before);
    play(arguments, choice + "1\nu\n");
    CHECK(own_record("back.json") == before);
}

TEST_CASE("two cards are offered by their numbers, or with areas at once") {
    const std::string file = scratch("offer.json");
    const std::string arguments = "--module none --seed 3 --save " + file;
    const auto places = [&](const std::string& input) {
        play(arguments, input);
        return json::parse(own_record("offer.json"))["decisions"][0]["places"];
    };
    const json at_once = places("3l 5r?\n");
    CHECK(at_once[0]["area"] == "left");
    CHECK(at_once[1]["area"] == "right");
    CHECK(at_once[0]["face"] == "up");
    CHECK(at_once[1]["face"] == "down");
    CHECK(places("3 5\n2\n")[1]["card"] == at_once[1]["card"]);
    CHECK(places("3\n5\n2\n")[0]["card"] == at_once[0]["card"]);
    CHECK(places("9 1\n0 1\n3 3\n3 5\n\n3 5\n2\n")[0]["card"] == at_once[0]["card"]);
}

TEST_CASE("colour is never used where nobody sees it") {
    const Run plain = run_kingdom("play --module none --seed 3", "", "LC_ALL=C NO_COLOR=1");
    CHECK(plain.out.find('\x1b') == std::string::npos);
    CHECK(mentions(plain.out, "Round 1 of 4"));
}
