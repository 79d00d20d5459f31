#include "record/words.h"

#include <set>

#include "doctest/doctest.h"
#include "tests/record/games.h"

using namespace kingdom;

namespace {

template <class Enum>
void check_words(std::size_t count) {
    std::set<Word> words;
    for (std::size_t i = 0; i < count; ++i) {
        const auto value = static_cast<Enum>(i);
        CHECK_FALSE(word(value).empty());
        CHECK(find_word<Enum>(word(value)) == value);
        words.insert(word(value));
    }
    CHECK(words.size() == count);
    CHECK(Words<Enum>::kTable.size() == count);
    CHECK_FALSE(find_word<Enum>("").has_value());
    CHECK_FALSE(find_word<Enum>("no such word").has_value());
}

}  // namespace

TEST_CASE("every value of the vocabulary has a word of its own") {
    check_words<Resource>(kResourceCount);
    check_words<CardType>(kTypeCount);
    check_words<MenaceKind>(kMenaceKindCount);
    check_words<MenaceDeck>(kMenaceDeckCount);
    check_words<Advisor>(kAdvisorCount);
    check_words<Player>(2);
    check_words<Area>(2);
    check_words<Module>(kModuleCount);
    check_words<DuchyFace>(2);
    check_words<QuestSide>(2);
    check_words<Phase>(index(Phase::Over) + 1);
    check_words<TieBreak>(index(TieBreak::Shared) + 1);
    check_words<Medal>(index(Medal::Gold) + 1);
    check_words<Kind>(kKindCount);
    check_words<EventKind>(index(EventKind::GameEnded) + 1);
}

TEST_CASE("words stand in the order of their enums") {
    CHECK(word(Resource::Exploration) == "exploration");
    CHECK(word(MenaceKind::Thief) == "thief");
    CHECK(word(Advisor::PirateOfTheFiveSeas) == "pirate_of_the_five_seas");
    CHECK(word(Phase::MenaceStep) == "menace_step");
    CHECK(word(Phase::EndWindow) == "end_window");
    CHECK(word(Kind::Transmute) == "transmute");
    CHECK(word(Kind::Vanquish) == "vanquish");
    CHECK(word(EventKind::DoneSaid) == "done_said");
    CHECK(word(EventKind::Vanquished) == "vanquished");
    CHECK(word(EventKind::BlueAppeared) == "blue_appeared");
}

TEST_CASE("every card has a text that names it and no other") {
    std::set<std::string> texts;
    for (std::size_t i = 0; i < kCardCount; ++i) {
        const std::string text = card_text(founders(), card_at(i));
        CHECK(find_card(founders(), text) == card_at(i));
        texts.insert(text);
    }
    CHECK(texts.size() == kCardCount);
    CHECK(card_text(founders(), card_at(1)) == "farm#2");
    CHECK(card_text(founders(), calamity(2)) == "calamity#3");
    CHECK(card_text(founders(), menace(MenaceKind::FrostGiant, 3)) == "frost_giant#4");
    CHECK(card_text(founders(), menace(MenaceKind::Vermin, 9)) == "vermin#10");
    CHECK(card_text(founders(), card_of(Advisor::MasterArtisan)) == "master_artisan#1");
}

TEST_CASE("texts that are nearly cards name none") {
    for (const char* text :
         {"", "#", "farm", "farm#", "farm#0", "farm#01", "farm#5", "farm#+1", "farm# 1", "farm#1 ",
          "farm#1#1", "Farm#1", "#1", "farm#1000", "farm#4294967297", "hidden#1"}) {
        CHECK_MESSAGE(!find_card(founders(), text), text);
    }
}

TEST_CASE("quests and territories are found by their keys") {
    CHECK(find_quest(founders(), "the_drowned_bell") == 2);
    CHECK_FALSE(find_quest(founders(), ""));
    CHECK(find_territory(founders(), "gallows_keep") == 7);
    CHECK_FALSE(find_territory(founders(), "nowhere"));
}
