#include "record/view_json.h"

#include <bit>
#include <set>

#include "doctest/doctest.h"
#include "record/decision_json.h"
#include "record/words.h"
#include "tests/record/games.h"

using namespace kingdom;
using namespace kingdom::testing;
using nlohmann::json;

namespace {

json view_of(const GameRecorder& game, Viewer viewer) {
    return view_to_json(game, viewer, 0);
}

Setup setup_of(Module module, std::uint8_t players) {
    Setup setup;
    setup.module = module;
    setup.players = players;
    return setup;
}

// Calls `look` at every `stride`-th position of a random game and at its end.
template <class Look>
void watch(const Setup& setup, std::uint64_t seed, std::size_t stride, Look&& look) {
    GameRecorder game(founders(), setup, seed);
    Rng rng(seed);
    while (game.next_player()) {
        look(game);
        play_at_random(game, rng, stride);
    }
    look(game);
}

// Every text under "card" anywhere in the value.
void collect_cards(const json& value, std::vector<std::string>& cards) {
    if (value.is_string() && value.get_ref<const std::string&>().find('#') != std::string::npos) {
        cards.push_back(value);
    }
    if (!value.is_structured()) return;
    for (const json& inner : value) collect_cards(inner, cards);
}

}  // namespace

TEST_CASE("a view tells where the game stands") {
    const GameRecorder game(founders(), {}, 1);
    const json view = view_of(game, Player::Valados);
    CHECK(view["viewer"] == "valados");
    CHECK(view["setup"]["module"] == "none");
    CHECK_FALSE(view["setup"].contains("seed"));
    CHECK(view["phase"] == "offer");
    CHECK(view["round"] == 1);
    CHECK(view["turn"] == 1);
    CHECK(view["to_move"] == json::array({"valados"}));
    CHECK(view["hand"].size() == 8);
    CHECK(view["hand_sizes"] == json{{"valados", 8}, {"teressie", 8}});
    CHECK(view["areas"]["left"].size() == 1);
    CHECK(view["deck"] == json{{"left", 61}});
    CHECK(view["seq"] == view["log"].size());
    CHECK(view["legal"].size() == game.legal(Player::Valados).size());
    CHECK(view["sides"]["valados"]["trap_tokens"] == 2);
    const json duchy = json::parse(founders_text())["duchies"][0];
    REQUIRE(duchy["key"] == "valados");
    CHECK(view["sides"]["valados"]["production"] == duchy["sides"]["A"]["production"]);
    CHECK(view["sides"]["teressie"]["points"]["total"] == 0);
    CHECK_FALSE(view.contains("result"));
}

TEST_CASE("a view's legal decisions are those of the game, and nobody else's turn has any") {
    for (const Setup& setup : all_setups()) {
        watch(setup, 71, 9, [](const GameRecorder& game) {
            for (const Player player : kPlayers) {
                if (game.state().setup.solo() && player != game.state().setup.first) continue;
                json legal = json::array();
                for (const Decision d : game.legal(player)) {
                    legal.push_back(decision_to_json(founders(), d));
                }
                REQUIRE(view_of(game, player)["legal"] == legal);
            }
        });
    }
}

TEST_CASE("R4.7 a hidden card is one of so many, and known to its placer alone") {
    GameRecorder game(founders(), {}, 72);
    const Hand hand = game.state().hands[0];
    game.play({Player::Valados, decision(Offer{{hand.cards[0], Area::Left, true},
                                               {hand.cards[1], Area::Left, true}})});
    const json hidden{{"face_down", true}, {"placed_by", "valados"}};
    for (const Viewer viewer : {Viewer{Player::Teressie}, Viewer{}}) {
        const json left = view_of(game, viewer)["areas"]["left"];
        CHECK(left.size() == 3);
        CHECK(left[1] == hidden);
        CHECK(left[2] == hidden);
    }
    json known = view_of(game, Player::Valados)["areas"]["left"][1];
    CHECK(known.contains("card"));
    known.erase("card");
    CHECK(known == hidden);
}

TEST_CASE("R10.5 while only the confirmation is missing, done is all that may be decided") {
    GameRecorder game(founders(), setup_of(Module::Menace, 2), 75, {.hold_open = true});
    Rng rng(75);
    std::size_t seen = 0;
    while (game.next_player()) {
        for (const Player each : kPlayers) {
            if (!game.awaits_confirmation(each)) continue;
            CHECK(view_of(game, each)["legal"] == json::array({{{"do", "done"}}}));
            REQUIRE(game.confirm(each));
            ++seen;
        }
        if (game.next_player()) play_at_random(game, rng, 1);
    }
    CHECK(seen > 10);
}

TEST_CASE("a spectator's view has no hand and no decisions") {
    const GameRecorder game(founders(), setup_of(Module::Advisors, 2), 73);
    const json view = view_of(game, std::nullopt);
    CHECK(view["viewer"].is_null());
    for (const char* own : {"hand", "legal", "returned", "can_take_back", "awaits_confirmation"}) {
        CHECK_FALSE(view.contains(own));
    }
    CHECK(view["to_move"].size() == 2);
}

TEST_CASE("no card of the opponent's hand or of the deck is in a view") {
    for (const Setup& setup : all_setups()) {
        watch(setup, 74, 7, [](const GameRecorder& game) {
            const State& state = game.state();
            if (state.setup.solo()) return;
            json view = view_of(game, Player::Valados);
            view.erase("log");
            std::vector<std::string> cards;
            collect_cards(view, cards);
            const std::set<std::string> seen(cards.begin(), cards.end());
            for (std::size_t i = 0; i < state.hand_sizes[1]; ++i) {
                CHECK_FALSE(seen.contains(card_text(founders(), state.hands[1].cards[i])));
            }
            for (std::size_t i = state.deck_next; i < kDeckSize; ++i) {
                CHECK_FALSE(seen.contains(card_text(founders(), state.deck[i])));
            }
        });
    }
}

TEST_CASE("a sampled world gives the same view, byte for byte") {
    for (const Setup& setup : all_setups()) {
        Rng rng(75);
        watch(setup, 75, 5, [&rng](const GameRecorder& game) {
            const Player viewer = game.state().setup.first;
            const View view = game.view(viewer);
            const State sampled = sample_state(founders().deck, view, rng);
            REQUIRE(view_to_json(founders(), view_for(sampled, viewer), {}).dump() ==
                    view_to_json(founders(), view, {}).dump());
        });
    }
}

TEST_CASE("R12.2 the solo player sees the deck's top card and the cards looked at") {
    bool searched = false;
    watch(setup_of(Module::None, 1), 76, 1, [&searched](const GameRecorder& game) {
        const json view = view_of(game, Player::Valados);
        CHECK(view["deck"].contains("top") == (view["deck"]["left"] > 0));
        CHECK(view["danger"].contains("left"));
        CHECK(view["sides"].size() == 1);
        if (game.state().phase != Phase::Pick) return;
        searched = true;
        CHECK(view["search"]["looked"].size() == game.state().looked_count);
        CHECK(view["search"]["looked"][0].contains("card"));
        CHECK(view_of(game, std::nullopt)["search"]["looked"][0].empty());
    });
    CHECK(searched);
}

TEST_CASE("spaces filled and free are counted by resource") {
    bool seen = false;
    watch({}, 77, 3, [&seen](const GameRecorder& game) {
        const json view = view_of(game, std::nullopt);
        for (const char* player : {"valados", "teressie"}) {
            for (const json& card : view["sides"][player]["construction"]) {
                int spaces = 0;
                for (const json& count : card["filled"]) spaces += count.get<int>();
                seen |= spaces > 0;
                for (const json& count : card["free"]) spaces += count.get<int>();
                const auto found = find_card(founders(), card["card"].get<std::string>());
                REQUIRE(found.has_value());
                CHECK(spaces == std::popcount(founders().deck.spaces[index(*found)].all));
            }
        }
    });
    CHECK(seen);
}

TEST_CASE("each module shows what it adds to the table") {
    CHECK(view_of(GameRecorder(founders(), setup_of(Module::Menace, 2), 1), std::nullopt)
              .contains("vermin_left"));
    const json quest =
        view_of(GameRecorder(founders(), setup_of(Module::Quest, 2), 1), std::nullopt);
    CHECK(quest["quest"]["key"] == "the_missing_heir");
    CHECK(quest["quest"]["first_at_step"] == json::array({nullptr, nullptr, nullptr, nullptr}));
    CHECK(quest["sides"]["valados"]["steps_done"].empty());
    const json conquest =
        view_of(GameRecorder(founders(), setup_of(Module::Conquest, 2), 1), std::nullopt);
    CHECK(conquest["conquest"]["territories"]["valados_castle"] ==
          json{{"player", "valados"}, {"armies", 4}, {"rested", 0}});
    CHECK(conquest["conquest"]["reserve"] == json{{"valados", 8}, {"teressie", 8}});
    const json advisors =
        view_of(GameRecorder(founders(), setup_of(Module::Advisors, 2), 1), Player::Teressie);
    CHECK(advisors["hand"].size() == 2);
    CHECK(advisors["sides"]["teressie"]["soldiers"] == 2);
    CHECK(advisors["calamities_doubled"] == false);
}

TEST_CASE("when the game is over the view has the result") {
    const GameRecorder game = random_game({}, 78);
    const json view = view_of(game, Player::Valados);
    CHECK(view["phase"] == "over");
    CHECK(view["to_move"].empty());
    CHECK(view["legal"].empty());
    CHECK(view["result"]["points"]["valados"] == view["sides"]["valados"]["points"]["total"]);
}
