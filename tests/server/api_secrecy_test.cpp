// Twin worlds again, from outside: two whole servers whose decks differ in the places of two cards,
// the same seed, the same decisions with those cards exchanged. What an onlooker can hear or ask
// of them is the same: socket messages byte for byte, answers, lists, metrics, the process's log.
#include <regex>

#include <doctest/doctest.h>

#include "record/words.h"
#include "tests/property/random_games.h"
#include "tests/record/games.h"
#include "tests/server/house.h"
#include "tests/server/twin_worlds.h"

namespace kingdom::server {
namespace {

using nlohmann::json;
using testing::Client;
using testing::House;
using testing::Pair;

// The founders' deck with two single cards in each other's place.
struct TwinDecks {
    Pair pair;
    json first;
    json second;
};
TwinDecks twin_decks(Rng& rng) {
    const json deck = json::parse(kingdom::testing::read_source_file("data/decks/founders.json"));
    json twin = deck;
    json& designs = twin["developments"];
    const auto pick = [&] {
        while (true) {
            const auto at = rng.below(static_cast<std::uint32_t>(designs.size()));
            if (designs[at]["copies"] == 1) return at;
        }
    };
    const auto one = pick();
    auto two = pick();
    while (two == one) two = pick();
    std::swap(designs[one], designs[two]);
    const auto name = [&](std::size_t at) { return designs[at]["key"].get<std::string>() + "#1"; };
    return {{name(one), name(two)}, deck, twin};
}

// One of the two worlds: a server, a table, its seats, and somebody who looks on.
struct World {
    World(House& at, json wish, const json& deck, const std::string& onlooker) : house(at) {
        deck_hash = house.post("/api/decks", deck)["deck_hash"].get<std::string>();
        wish["deck_hash"] = deck_hash;
        const json made = house.post("/api/tables", wish);
        REQUIRE_MESSAGE(made.contains("table"), made.dump());
        table = made["table"].get<std::string>();
        for (const auto& [seat, grant] : made["seats"].items()) {
            const std::string its_token = grant["token"];
            seats.push_back(std::make_unique<Client>(house, table, its_token));
            if (seat == onlooker) token = its_token;
        }
        looking = std::make_unique<Client>(house, table, token);
    }

    // Names that are drawn by lot, and the time, are no card's business.
    std::string plain(std::string text) const {
        testing::replace_all(text, table, "TABLE");
        testing::replace_all(text, deck_hash, "DECK");
        static const std::regex moment(R"("updated":\d+)");
        return std::regex_replace(text, moment, "");
    }

    std::string ask(const std::string& method, const std::string& path, const json& body = {},
                    const std::map<std::string, std::string>& query = {}) {
        const auto response = house.ask({.method = method,
                                         .path = path,
                                         .query = query,
                                         .bearer = token,
                                         .body = body.is_null() ? "" : body.dump()});
        return std::to_string(response.status) + " " + plain(response.body) + "\n";
    }

    // What has come over the socket, and the answers to what the onlooker tries now.
    std::string sent() {
        std::string all;
        const auto heard = looking->ear->take();
        for (const std::string& message : heard) all += plain(message) + "\n";
        looking->hear(heard);
        const std::string path = "/api/tables/" + table;
        const json seq = looking->view["seq"];
        all += ask("GET", path, {}, {{"since", seq.dump()}}) + ask("GET", path + "/record") +
               ask("GET", path + "/review") + ask("GET", path + "/replay");
        all += ask("GET", "/api/tables", {}, {{"list", "running"}});
        const json late{{"client_id", "x"}, {"seq", 0}, {"decision", {{"do", "done"}}}};
        const json odd{{"client_id", "y"},
                       {"seq", seq},
                       {"decision", {{"do", "keep_advisor"}, {"card", "farm#1"}}}};
        all += ask("POST", path + "/decisions", late) + ask("POST", path + "/decisions", odd);
        return all + ask("POST", path + "/rematch", {{"client_id", "z"}});
    }

    // Without how long things took, and when the hall last counted its tables.
    std::string metrics() {
        const std::string text = house.metrics();
        static const std::regex timed("[^\n]*_(seconds|live)[^\n]*\n");
        return std::regex_replace(text, timed, "");
    }

    House& house;
    std::string table;
    std::string token;
    std::string deck_hash;
    std::vector<std::unique_ptr<Client>> seats;
    std::unique_ptr<Client> looking;
};

// The same decision in both; false when the twin cannot go the same way any more.
bool decide_in_both(World& first, World& second, const Pair& pair, Rng& rng) {
    std::vector<std::size_t> able;
    for (std::size_t i = 0; i < first.seats.size(); ++i) {
        for (World* world : {&first, &second}) {
            world->seats[i]->hear(world->seats[i]->ear->take());
        }
        if (!first.seats[i]->view["legal"].empty()) able.push_back(i);
    }
    if (able.empty()) return false;
    const std::size_t seat = able[rng.below(static_cast<std::uint32_t>(able.size()))];
    const json& legal = first.seats[seat]->view["legal"];
    const json decision = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
    const json twin = json::parse(testing::exchanged(decision.dump(), pair));
    return first.seats[seat]->decide(decision)["type"] == "accepted" &&
           second.seats[seat]->decide(twin)["type"] == "accepted";
}

int compare_until_shown(World& first, World& second, const Pair& pair, Rng& rng) {
    int compared = 0;
    do {
        const std::string heard = first.sent();
        const std::string twin = second.sent();
        if (testing::names(heard, pair)) break;
        REQUIRE(heard == twin);
        REQUIRE(first.metrics() == second.metrics());
        ++compared;
    } while (decide_in_both(first, second, pair, rng));
    CHECK(first.house.log() == second.house.log());
    return compared;
}

json wish_for(const property::Table& kind, std::uint64_t number) {
    const std::string module(word(kind.module));
    json wish{
        {"setup",
         {{"module", module}, {"players", kind.players}, {"seed", std::to_string(number + 1)}}},
        {"listed", true},
        {"confirm", number % 2 == 0}};
    if (kind.players == 1) wish["seats"] = {{"valados", "open"}};
    return wish;
}

}  // namespace

TEST_CASE("two servers that differ only in hidden cards say the same to whoever cannot see them") {
    constexpr std::uint64_t kGames = 3;  // of each kind
    int compared = 0;
    for (const property::Table& kind : property::kTables) {
        const auto at = static_cast<std::uint64_t>(&kind - property::kTables.data());
        for (std::uint64_t number = 0; number < kGames; ++number) {
            const std::string name = std::to_string(at * kGames + number) + ".db";
            House one(testing::quick_path("twin_one_" + name));
            House two(testing::quick_path("twin_two_" + name));
            Rng rng(number * 10 + at);
            const TwinDecks twins = twin_decks(rng);
            const json wish = wish_for(kind, number);
            const std::string onlooker = number % 3 == 0 ? "" : "valados";
            World first(one, wish, twins.first, onlooker);
            World second(two, wish, twins.second, onlooker);
            compared += compare_until_shown(first, second, twins.pair, rng);
        }
    }
    CHECK(compared > 300);
}

}  // namespace kingdom::server
