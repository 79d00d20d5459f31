#include "record/log.h"

#include <algorithm>

#include "doctest/doctest.h"
#include "record/log_json.h"
#include "record/view_json.h"
#include "tests/record/games.h"

using namespace kingdom;
using namespace kingdom::testing;
using nlohmann::json;

namespace {

const std::vector<Viewer> kViewers{Viewer{Player::Valados}, Viewer{Player::Teressie}, Viewer{}};

bool begins_with(const std::vector<Event>& whole, const std::vector<Event>& part) {
    return part.size() <= whole.size() && std::equal(part.begin(), part.end(), whole.begin());
}

void play_until(GameRecorder& game, Phase phase, Rng& rng) {
    while (game.state().phase != phase) {
        const Player player = *game.next_player();
        game.play({player, some_decision(game, player, rng)});
    }
}

// The first offer of the list that lays exactly its second card face down.
Offer offer_with_trap(const GameRecorder& game, Player player) {
    std::optional<Offer> found;
    for (const Decision decision : game.legal(player)) {
        visit(decision, [&found]<class D>(const D& d) {
            if constexpr (std::is_same_v<D, Offer>) {
                if (!found && !d.first.face_down && d.second.face_down) found = d;
            }
        });
    }
    REQUIRE(found.has_value());
    return *found;
}

bool names_any_card(const json& entry) {
    return entry.contains("card");
}

}  // namespace

TEST_CASE("the log of every viewer only grows") {
    for (const Setup& setup : all_setups()) {
        GameRecorder game(founders(), setup, 61);
        Rng rng(61);
        std::vector<std::vector<Event>> before(kViewers.size());
        while (game.next_player()) {
            play_at_random(game, rng, 1);
            for (std::size_t i = 0; i < kViewers.size(); ++i) {
                auto now = game.log_for(kViewers[i]);
                REQUIRE(begins_with(now, before[i]));
                before[i] = std::move(now);
            }
        }
        // At the end everybody knows of everything that happened.
        for (const auto& entries : before) CHECK(entries.size() == game.log().all().size());
    }
}

TEST_CASE("R10.2 the opponent's part of a running segment comes when the segment ends") {
    GameRecorder game(founders(), {}, 62);
    Rng rng(62);
    play_until(game, Phase::Planning, rng);
    const auto valados = game.log_for(Player::Valados);
    const auto spectator = game.log_for(std::nullopt);
    const auto teressie = game.log_for(Player::Teressie);
    game.play({Player::Teressie, some_decision(game, Player::Teressie, rng)});
    CHECK(game.log_for(Player::Valados) == valados);
    CHECK(game.log_for(std::nullopt) == spectator);
    CHECK(game.log_for(Player::Teressie).size() > teressie.size());
    game.play({Player::Valados, some_decision(game, Player::Valados, rng)});
    while (game.state().phase == Phase::Planning) play_at_random(game, rng, 1);

    // Own events first, as they happened, then the opponent's; a spectator sees the round's first
    // player's first.
    const auto owner_at = [&](Viewer viewer, std::size_t i) {
        return game.log_for(viewer)[i].player;
    };
    CHECK(owner_at(Player::Valados, valados.size()) == Player::Valados);
    CHECK(owner_at(Player::Teressie, teressie.size()) == Player::Teressie);
    CHECK(owner_at(std::nullopt, spectator.size()) == Player::Valados);
}

TEST_CASE("R4.7 a card offered face down is named to nobody but its placer") {
    GameRecorder game(founders(), {}, 63);
    const Offer offer = offer_with_trap(game, Player::Valados);
    game.play({Player::Valados, decision(offer)});
    const auto last_line = [&](Viewer viewer) {
        return log_to_json(founders(), game.log_for(viewer), 0).back();
    };
    CHECK(names_any_card(last_line(Player::Valados)));
    for (const Viewer viewer : {Viewer{Player::Teressie}, Viewer{}}) {
        const json line = last_line(viewer);
        CHECK_FALSE(names_any_card(line));
        CHECK(line["event"] == "offered");
        CHECK(line["face"] == "down");
        CHECK(line["player"] == "valados");
    }
}

TEST_CASE("two games that differ in a face-down card look the same to the opponent") {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        GameRecorder one(founders(), {}, seed);
        GameRecorder two(founders(), {}, seed);
        Offer offer = offer_with_trap(one, Player::Valados);
        one.play({Player::Valados, decision(offer)});
        for (const Card card : two.state().hands[0].cards) {
            if (card != offer.first.card && card != offer.second.card) offer.second.card = card;
        }
        two.play({Player::Valados, decision(offer)});
        CHECK(one.state() != two.state());
        Rng rng(seed);
        const Turn answer{Player::Teressie, some_decision(one, Player::Teressie, rng)};
        one.play(answer);
        two.play(answer);
        for (const Viewer viewer : {Viewer{Player::Teressie}, Viewer{}}) {
            CHECK(view_to_json(one, viewer, 0).dump() == view_to_json(two, viewer, 0).dump());
        }
    }
}

TEST_CASE("R10.2 two games that differ in the opponent's running segment look the same") {
    for (const Setup& setup : all_setups()) {
        if (setup.solo()) continue;
        GameRecorder one(founders(), setup, 64);
        Rng rng(64);
        play_until(one, Phase::Production, rng);
        GameRecorder two = one;
        const Player other_player = Player::Teressie;
        Rng another(65);
        const State start = one.state();
        while (same_segment(start, one.state()) && one.may_decide(other_player)) {
            one.play({other_player, some_decision(one, other_player, rng)});
        }
        if (!same_segment(start, one.state())) continue;
        two.play({other_player, some_decision(two, other_player, another)});
        for (const Viewer viewer : {Viewer{Player::Valados}, Viewer{}}) {
            CHECK(view_to_json(one, viewer, 0).dump() == view_to_json(two, viewer, 0).dump());
        }
    }
}

TEST_CASE("log entries are numbered and can be asked for from a number on") {
    const GameRecorder game = random_game({}, 66);
    const auto entries = game.log_for(Player::Valados);
    const json all = log_to_json(founders(), entries, 0);
    REQUIRE(all.size() == entries.size());
    for (std::size_t n = 0; n < all.size(); ++n) CHECK(all[n]["n"] == n);
    CHECK(log_to_json(founders(), {entries.back()}, entries.size() - 1) ==
          json::array({all.back()}));
}

TEST_CASE("the log from a number on is the end of the log, whatever is open or waits") {
    for (const bool hold_open : {false, true}) {
        GameRecorder game(founders(), {}, 67, {.hold_open = hold_open});
        Rng rng(67);
        while (const auto player = game.next_player()) {
            for (const Viewer viewer : kViewers) {
                const auto whole = game.log_for(viewer);
                REQUIRE(game.log_size(viewer) == whole.size());
                const std::size_t since = rng.below(static_cast<std::uint32_t>(whole.size() + 2));
                const auto from =
                    whole.begin() + static_cast<std::ptrdiff_t>(std::min(since, whole.size()));
                REQUIRE(game.log_for(viewer, since) == std::vector<Event>(from, whole.end()));
            }
            if (game.confirm(*player)) continue;
            const auto legal = game.legal(*player);
            game.play({*player, legal[rng.below(static_cast<std::uint32_t>(legal.size()))]});
        }
    }
}

TEST_CASE("an event has the fields of its kind") {
    const auto write = [](const Event& event) { return event_to_json(founders(), event); };
    CHECK(write({.kind = EventKind::RoundBegan, .amount = 2}) ==
          json{{"event", "round_began"}, {"amount", 2}});
    CHECK(write({.kind = EventKind::Placed,
                 .player = Player::Teressie,
                 .card = card_at(0),
                 .resource = Resource::Krystallium,
                 .as = Resource::Gold}) == json{{"event", "placed"},
                                                {"player", "teressie"},
                                                {"card", "farm#1"},
                                                {"resource", "krystallium"},
                                                {"as", "gold"}});
    CHECK(write({.kind = EventKind::Frozen,
                 .card = card_at(0),
                 .other_card = menace(MenaceKind::FrostGiant, 1)}) ==
          json{{"event", "frozen"},
               {"player", "valados"},
               {"card", "farm#1"},
               {"giant", "frost_giant#2"}});
    CHECK(write({.kind = EventKind::TurnedUp, .card = card_at(0), .row = Row::SelectionTeressie}) ==
          json{{"event", "turned_up"}, {"card", "farm#1"}, {"selection", "teressie"}});
    CHECK(write({.kind = EventKind::TurnedUp, .card = card_at(0), .row = Row::Right}) ==
          json{{"event", "turned_up"}, {"card", "farm#1"}, {"area", "right"}});
    CHECK(write({.kind = EventKind::Marched, .place = 0, .to_place = 2, .amount = 3}) ==
          json{{"event", "marched"},
               {"player", "valados"},
               {"from", "valados_castle"},
               {"to", "heron_ford"},
               {"amount", 3}});
    CHECK(write({.kind = EventKind::BlueAppeared, .place = 2}) ==
          json{{"event", "blue_appeared"}, {"territory", "heron_ford"}});
    CHECK(write({.kind = EventKind::Searched, .card = card_at(0), .other_card = card_at(1)}) ==
          json{{"event", "searched"}, {"player", "valados"}, {"cards", {"farm#1", "farm#2"}}});
    CHECK(write({.kind = EventKind::GameEnded}) == json{{"event", "game_ended"}});
}
