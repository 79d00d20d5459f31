// Every reason to refuse a decision: provoked, described, translated.
#include <algorithm>
#include <fstream>
#include <set>
#include <sstream>
#include <string>

#include <doctest/doctest.h>

#include "tests/rules/refusal_situations.h"

namespace kingdom::testing {
namespace {

std::vector<Provocation> all_provocations() {
    std::vector<Provocation> all;
    for (const auto& some : {common_provocations(), menace_provocations(), advisor_provocations(),
                             quest_provocations(), conquest_provocations(), solo_provocations()}) {
        all.insert(all.end(), some.begin(), some.end());
    }
    return all;
}

std::string text_of(const std::string& path) {
    std::ostringstream text;
    text << std::ifstream(std::string(KINGDOM_SOURCE_DIR "/") + path).rdbuf();
    return text.str();
}

std::vector<Refusal> all_refusals() {
    std::vector<Refusal> all;
    for (std::size_t i = 0; i < kRefusalCount; ++i) all.push_back(static_cast<Refusal>(i));
    return all;
}

void check_provocation(const Provocation& provocation) {
    const std::string key(describe(provocation.expected).key);
    CAPTURE(key);
    const Situation built = provocation.build();
    const std::uint64_t before = digest(built.state);
    const auto refusal = kingdom::refusal(deck(), built.state, built.turn);
    CHECK(digest(built.state) == before);
    REQUIRE(refusal);
    CHECK(std::string(describe(*refusal).key) == key);
    CHECK(!is_legal(built.state, built.turn.by, built.turn.decision));
}

TEST_CASE("each refusal of the common game is provoked, and the state stays as it was") {
    for (const Provocation& provocation : common_provocations()) check_provocation(provocation);
}
TEST_CASE("each refusal of the menace module is provoked, and the state stays as it was") {
    for (const Provocation& provocation : menace_provocations()) check_provocation(provocation);
}
TEST_CASE("each refusal of the advisors module is provoked, and the state stays as it was") {
    for (const Provocation& provocation : advisor_provocations()) check_provocation(provocation);
}
TEST_CASE("each refusal of the quest module is provoked, and the state stays as it was") {
    for (const Provocation& provocation : quest_provocations()) check_provocation(provocation);
}
TEST_CASE("each refusal of the conquest module is provoked, and the state stays as it was") {
    for (const Provocation& provocation : conquest_provocations()) check_provocation(provocation);
}
TEST_CASE("each refusal of the solo game is provoked, and the state stays as it was") {
    for (const Provocation& provocation : solo_provocations()) check_provocation(provocation);
}

TEST_CASE("no refusal is left without a situation that provokes it") {
    std::set<Refusal> provoked;
    for (const Provocation& provocation : all_provocations()) provoked.insert(provocation.expected);
    for (const Refusal refusal : all_refusals()) {
        const std::string key(describe(refusal).key);
        CAPTURE(key);
        CHECK(provoked.count(refusal) == 1);
    }
    CHECK(provoked.size() == kRefusalCount);
    CHECK(index(Refusal::WrongImprison) + 1 == kRefusalCount);
}

TEST_CASE("every refusal has a key of its own, in snake case") {
    std::set<std::string> keys;
    for (const Refusal refusal : all_refusals()) {
        const std::string key(describe(refusal).key);
        CAPTURE(key);
        CHECK(!key.empty());
        CHECK(key.find_first_not_of("abcdefghijklmnopqrstuvwxyz_") == std::string::npos);
        CHECK(keys.insert(key).second);
    }
}

TEST_CASE("every refusal names a clause that stands in the rules") {
    const std::string rules = text_of("docs/rules.md");
    REQUIRE(!rules.empty());
    for (const Refusal refusal : all_refusals()) {
        const std::string clause(describe(refusal).clause);
        CAPTURE(clause);
        CHECK(rules.find("- **" + clause + "** ") != std::string::npos);
    }
}

TEST_CASE("every refusal has a sentence without capital and full stop, to be built into others") {
    for (const Refusal refusal : all_refusals()) {
        const std::string sentence(describe(refusal).sentence);
        CAPTURE(sentence);
        CHECK(std::count(sentence.begin(), sentence.end(), ' ') >= 2);
        CHECK(sentence.front() >= 'a');
        CHECK(sentence.back() != '.');
    }
}

TEST_CASE("every refusal is told in every language") {
    for (const std::string language : {"en", "it", "es", "fr"}) {
        const std::string text = text_of("data/text/" + language + ".json");
        for (const Refusal refusal : all_refusals()) {
            const std::string key = "\"refusal." + std::string(describe(refusal).key) + "\": \"";
            CAPTURE(language);
            CAPTURE(key);
            CHECK(text.find(key) != std::string::npos);
        }
    }
}

}  // namespace
}  // namespace kingdom::testing
