// The small parts under the terminal game: widths, wrapping, placeholders, what a player types.
#include <doctest/doctest.h>

#include "ai/level.h"
#include "app/play/offer_input.h"
#include "app/show/paint.h"
#include "app/text/text.h"
#include "rules/refusal.h"

using namespace kingdom;

TEST_CASE("the width of a text counts letters, not bytes or colours") {
    CHECK(width_of("Téressie") == 8);
    CHECK(width_of(Paint(true).of(Player::Teressie, "Téressie")) == 8);
    CHECK(width_of("M■■□") == 4);
    CHECK(width_of("") == 0);
}

TEST_CASE("a text is cut with an ellipsis or filled with spaces") {
    CHECK(cut("Barracks", 8) == "Barracks");
    CHECK(cut("Barracks", 5) == "Barr…");
    CHECK(cut("Barracks", 0).empty());
    CHECK(fitted("Farm", 6) == "Farm  ");
    CHECK(width_of(fitted(Paint(true).strong("Barracks"), 5)) == 5);
    CHECK(cut(Paint(true).strong("Barracks"), 5).ends_with("\x1b[0m"));
}

TEST_CASE("words are wrapped and items stand in columns") {
    CHECK(wrapped("one two three", 7) == std::vector<std::string>{"one two", "three"});
    CHECK(wrapped("one two", 4, 2) == std::vector<std::string>{"one", "  two"});
    CHECK(wrapped("", 10).empty());
    CHECK(flowing({"a", "b", "c"}, ", ", 6, 0) == std::vector<std::string>{"a, b,", "c"});
    CHECK(in_columns({"a", "b", "c"}, 8, 2) == std::vector<std::string>{"a    c", "b"});
    CHECK(in_columns({"a", "b"}, 8, 1) == std::vector<std::string>{"a", "b"});
}

TEST_CASE("placeholders are filled in, and unknown ones stay") {
    CHECK(filled("{a} and {b}", {{"a", "1"}, {"b", "2"}}) == "1 and 2");
    CHECK(filled("{a} {c}", {{"a", "1"}}) == "1 {c}");
    CHECK(filled("open {a", {{"a", "1"}}) == "open {a");
    CHECK(filled("{a}", {{"a", "{a}"}}) == "{a}");
}

TEST_CASE("texts are found in every language, and a missing one shows its key") {
    for (const Language language : kLanguages) {
        const Texts texts(language);
        CHECK(language_from_code(code_of(language)) == language);
        CHECK(texts.find("card.farm").has_value());
        CHECK(texts.say("card.flying_carpet") == "card.flying_carpet");
        CHECK(texts.name("card", "flying_carpet") == "Flying carpet");
        for (std::size_t i = 0; i < kRefusalCount; ++i) {
            const auto& key = describe(static_cast<Refusal>(i)).key;
            CHECK(texts.find("refusal." + std::string(key)).has_value());
        }
        for (const ai::Level& level : ai::levels()) {
            const std::string key = "level." + std::string(level.name);
            CHECK(texts.find(key).has_value());
            CHECK(texts.find(key + ".about").has_value());
        }
    }
    CHECK_FALSE(language_from_code("de").has_value());
}

TEST_CASE("an offer is two numbers, each with an area and a face if wanted") {
    const AreaLetters letters{'l', 'r'};
    const auto plain = parse_offer("1 4", letters);
    REQUIRE(plain.has_value());
    CHECK(plain->parts[1].number == 4);
    CHECK_FALSE(plain->complete());
    const auto full = parse_offer(" 1l, 4r? ", letters);
    REQUIRE(full.has_value());
    CHECK(full->complete());
    CHECK(full->parts[0].area == Area::Left);
    CHECK(full->parts[1].face_down);
    for (const std::string_view wrong : {"", "1", "1 2 3", "a b", "1x 2", "-1 2", "99999 1"}) {
        CHECK_FALSE(parse_offer(wrong, letters).has_value());
    }
}

TEST_CASE("a number may be repeated") {
    CHECK(parse_number("7")->number == 7);
    CHECK(parse_number("7x3")->times == 3);
    CHECK(parse_number("7 * 2")->times == 2);
    for (const std::string_view wrong : {"", "x", "7x", "7x0", "7 3", "1e9", "123456"}) {
        CHECK_FALSE(parse_number(wrong).has_value());
    }
}
