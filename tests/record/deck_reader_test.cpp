#include "record/deck_reader.h"

#include "doctest/doctest.h"
#include "record/sha256.h"
#include "record/strict_json.h"
#include "tests/record/games.h"

using namespace kingdom;
using namespace kingdom::testing;
using nlohmann::json;

namespace {

std::string_view hash_of(const DeckFile& file) {
    return {file.names.hash.data(), file.names.hash.size()};
}

}  // namespace

TEST_CASE("the built-in deck is the deck file") {
    const auto read = read_deck(founders_text());
    REQUIRE_MESSAGE(read.has_value(), read.error());
    CHECK(*read == founders());
}

TEST_CASE("the hash is SHA-256 of the sorted, spaceless JSON") {
    const auto abc = sha256_hex("abc");
    CHECK(std::string(abc.begin(), abc.end()) ==
          "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    const json value = *parse_strictly(founders_text());
    const auto again = read_deck(value.dump(4));
    REQUIRE(again.has_value());
    CHECK(hash_of(*again) == hash_of(founders()));
    json changed = value;
    changed["developments"][0]["points"] = 1;
    CHECK(hash_of(*read_deck(changed.dump())) != hash_of(founders()));
}

TEST_CASE("a user's deck may have other designs, numbers and orders") {
    json deck = *parse_strictly(founders_text());
    deck["deck"] = "my_own.deck-2";
    deck["developments"][0]["key"] = "mill";
    deck["developments"][0]["cost"] = {{"soldiers", 2}, {"krystallium", 14}};
    deck["developments"][0]["points"] = -60;
    std::reverse(deck["menaces"].begin(), deck["menaces"].end());
    std::reverse(deck["advisors"].begin(), deck["advisors"].end());
    std::reverse(deck["duchies"].begin(), deck["duchies"].end());
    deck["treasures"].erase(9);
    deck["treasures"][8]["copies"] = 2;
    const auto read = read_deck(deck.dump());
    REQUIRE_MESSAGE(read.has_value(), read.error());
    const std::size_t copies = deck["developments"][0]["copies"];
    const std::size_t last = copies - 1;
    CHECK(key_of(*read, card_at(last)) == "mill");
    CHECK(key_of(*read, card_at(last + 1)) != "mill");
    CHECK(copy_of(*read, card_at(last)) == static_cast<int>(copies));
    CHECK(read->deck.developments[last].points.flat == -60);
    CHECK(read->deck.spaces[last].all == 0xffff);
    CHECK(read->deck.menaces == founders().deck.menaces);
    CHECK(read->deck.advisor_soldiers == founders().deck.advisor_soldiers);
    CHECK(read->deck.duchies == founders().deck.duchies);
    CHECK(copy_of(*read, card_at(kFirstTreasure + 9)) == 2);
    CHECK(read->deck.treasures[9] == read->deck.treasures[8]);
}

TEST_CASE("any file ends in one sentence or in a deck, never in a crash") {
    for (const std::string& text :
         {std::string(), std::string("null"), std::string("[]"), std::string("7"),
          std::string("\xff\xfe"), std::string(100'000, '['), std::string("{\"deck\": NaN}"),
          std::string("{\"developments\": [[[[{}]]]]}"), std::string(3, '\0')}) {
        CHECK(deck_faults(text).size() >= 1);
        CHECK_FALSE(read_deck(text).has_value());
    }
    CHECK(deck_faults("7") == std::vector<std::string>{"7 is not an object"});
}

TEST_CASE("every cut of the deck file is refused") {
    const std::string& text = founders_text();
    for (std::size_t size = 0; size + 1 < text.size(); size += 97) {
        CHECK_FALSE(read_deck(text.substr(0, size)).has_value());
    }
}
