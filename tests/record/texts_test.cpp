// The texts in data/text: no language lacks a key, and every sentence keeps its placeholders.
#include <map>
#include <set>

#include "doctest/doctest.h"
#include "record/strict_json.h"
#include "record/words.h"
#include "rules/refusal.h"
#include "tests/record/games.h"

using namespace kingdom;
using namespace kingdom::testing;

namespace {

using Texts = std::map<std::string, std::string>;
const std::vector<std::string> kLanguages{"en", "it", "es", "fr"};

Texts texts_of(const std::string& language) {
    const auto parsed = parse_strictly(read_source_file("data/text/" + language + ".json"));
    REQUIRE_MESSAGE(parsed.has_value(), parsed.error());
    return parsed->get<Texts>();
}

// The {names} in a sentence.
std::set<std::string> placeholders(const std::string& text) {
    std::set<std::string> names;
    for (std::size_t at = text.find('{'); at != text.npos; at = text.find('{', at + 1)) {
        names.insert(text.substr(at, text.find('}', at) - at));
    }
    return names;
}

}  // namespace

TEST_CASE("no language lacks a text that another has") {
    const Texts english = texts_of("en");
    CHECK(english.size() > 100);
    for (const std::string& language : kLanguages) {
        const Texts texts = texts_of(language);
        CHECK(texts.size() == english.size());
        for (const auto& entry : english) {
            CHECK_MESSAGE(texts.contains(entry.first), language, " lacks ", entry.first);
        }
    }
}

TEST_CASE("no text is empty and all languages fill in the same names") {
    const Texts english = texts_of("en");
    for (const std::string& language : kLanguages) {
        for (const auto& entry : texts_of(language)) {
            CHECK_MESSAGE(!entry.second.empty(), language, ": ", entry.first);
            const auto same = english.find(entry.first);
            if (same == english.end()) continue;
            CHECK_MESSAGE(placeholders(entry.second) == placeholders(same->second), language, ": ",
                          entry.first);
        }
    }
}

TEST_CASE("everything that a player can meet has a name or sentence") {
    std::set<std::string> keys;
    for (std::size_t i = 0; i < kCardCount; ++i) {
        keys.insert("card." + std::string(key_of(founders(), card_at(i))));
    }
    for (std::size_t i = 0; i < kAdvisorCount; ++i) {
        keys.insert("ability." + std::string(word(static_cast<Advisor>(i))));
    }
    for (std::size_t i = 0; i < kRefusalCount; ++i) {
        keys.insert("refusal." + std::string(describe(static_cast<Refusal>(i)).key));
    }
    for (std::size_t i = 0; i < founders().deck.quest_count; ++i) {
        const QuestNames& quest = founders().names.quests[i];
        keys.insert("quest." + std::string(quest.key.view()));
        for (const auto& side : quest.steps) {
            for (const Key& step : side) keys.insert("quest_step." + std::string(step.view()));
        }
    }
    for (std::size_t i = 0; i < founders().deck.conquest.count; ++i) {
        keys.insert("territory." + std::string(founders().names.territories[i].view()));
    }
    const Texts english = texts_of("en");
    for (const std::string& key : keys) CHECK_MESSAGE(english.contains(key), key);
}
