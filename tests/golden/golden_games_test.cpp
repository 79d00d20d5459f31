// Whole games, pinned line by line. tools/refresh_golden writes the files anew.
#include <fstream>
#include <set>
#include <sstream>

#include <doctest/doctest.h>

#include "record/decision_json.h"
#include "record/words.h"
#include "tests/golden/golden.h"
#include "tests/property/random_games.h"

namespace kingdom::golden {
namespace {

std::string path_of(const GoldenGame& game) {
    return std::string(KINGDOM_SOURCE_DIR) + "/tests/golden/" + game.file;
}

std::string read_file(const std::string& path) {
    std::ifstream in(path, std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
}

}  // namespace

TEST_CASE("R10.1 every golden game gives the same decisions, lists, digests and points again") {
    REQUIRE(golden_games().size() == 10);
    for (const GoldenGame& game : golden_games()) {
        CAPTURE(game.file);
        const std::vector<std::string> pinned = lines_of(read_file(path_of(game)));
        REQUIRE(pinned.size() > 100);
        const std::vector<std::string> now = lines_of(replayed(read_file(path_of(game))));
        REQUIRE(now.size() == pinned.size());
        for (std::size_t i = 0; i < pinned.size(); ++i) REQUIRE(now[i] == pinned[i]);
        CHECK(now.back().rfind("end ", 0) == 0);
    }
}

TEST_CASE("R10.1 the golden games together show every kind of decision and ten advisors") {
    std::set<std::string> words;
    for (const GoldenGame& game : golden_games()) {
        std::istringstream text(read_file(path_of(game)));
        for (std::string piece; text >> piece;) words.insert(piece);
    }
    for (const Word kind : Words<Kind>::kTable) {
        CAPTURE(kind);
        CHECK(words.contains(std::string(kind)));
    }
    int advisors = 0;
    for (const Word advisor : Words<Advisor>::kTable) {
        advisors += words.contains(std::string(advisor)) ? 1 : 0;
    }
    CHECK(advisors >= 10);
}

TEST_CASE("R10.1 no two decisions of a list read alike") {
    for (const property::Table& table : property::kTables) {
        property::RandomGame game = property::random_game(founders().deck, table, 4);
        while (const auto turn = game.next_turn()) {
            const DecisionList legal = legal_decisions(game.deck, game.state, turn->by);
            std::set<std::string> texts;
            for (const Decision d : legal) texts.insert(decision_text(founders(), d));
            REQUIRE(texts.size() == legal.size());
            apply(game.deck, game.state, *turn);
        }
    }
}

TEST_CASE("R10.1 the golden games are written anew" * doctest::skip()) {
    for (const GoldenGame& game : golden_games()) {
        std::ofstream out(path_of(game), std::ios::binary);
        out << played(game);
        REQUIRE(out.good());
    }
}

}  // namespace kingdom::golden
