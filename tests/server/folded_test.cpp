// Legal decisions that are folded, opened again as a client would.
#include <algorithm>

#include <doctest/doctest.h>

#include "base/rng.h"
#include "tests/server/house.h"
#include "tests/server/tables.h"

namespace kingdom::server {
namespace {

using nlohmann::json;

json place_of(const json& card, const json& area, const json& face) {
    return {{"card", card}, {"area", area}, {"face", face}};
}

// As docs/protocol.md says.
std::vector<json> opened(const json& legal) {
    std::vector<json> all;
    for (const json& one : legal) {
        if (one["do"] != "offers") {
            all.push_back(one);
            continue;
        }
        for (const json& pair : one["pairs"]) {
            for (const json& way : one["ways"]) {
                all.push_back(
                    {{"do", "offer"},
                     {"places",
                      {place_of(one["cards"][pair[0].get<std::size_t>()], way[0], way[1]),
                       place_of(one["cards"][pair[1].get<std::size_t>()], way[2], way[3])}}});
            }
        }
    }
    std::sort(all.begin(), all.end());
    return all;
}

std::vector<json> sorted(const json& legal) {
    std::vector<json> all = legal;
    std::sort(all.begin(), all.end());
    return all;
}

}  // namespace

TEST_CASE("a folded list opens to the same decisions, and an offer takes little room") {
    std::size_t longest = 0;
    for (std::size_t module = 0; module < kModuleCount; ++module) {
        for (std::uint64_t seed = 0; seed < 1; ++seed) {
            Setup setup;
            setup.module = static_cast<Module>(module);
            Table table = testing::open_table(testing::header_for(setup, seed));
            Rng rng(seed);
            while (table.status() == TableStatus::Running) {
                for (const Player player : kPlayers) {
                    if (!table.to_decide()[index(player)]) continue;
                    const ViewWish from{.since = table.seq(player),
                                        .revision = table.revision(player)};
                    ViewWish folded_wish = from;
                    folded_wish.legal = LegalForm::Folded;
                    const std::string text = table.view(player, folded_wish);
                    const json folded = json::parse(text);
                    const json full = testing::view_of(table, player, from);
                    CHECK(opened(folded["legal"]) == sorted(full["legal"]));
                    longest = std::max(longest, text.size());
                }
                testing::decide_at_random(table, rng);
            }
        }
    }
    MESSAGE("the longest view has ", longest, " bytes");
    CHECK(longest < 16'384);
}

TEST_CASE("who asks for folded lists gets them, over HTTP and the socket") {
    testing::House house(testing::quick_path("folded.db"));
    const json made = house.post("/api/tables", json::object());
    const std::string token = made["seats"]["valados"]["token"];
    const auto answer = house.ask({.method = "GET",
                                   .path = "/api/tables/" + std::string(made["table"]),
                                   .query = {{"legal", "compact"}},
                                   .bearer = token});
    const json full = house.get("/api/tables/" + std::string(made["table"]), token);
    CHECK(opened(json::parse(answer.body)["legal"]) == sorted(full["legal"]));
    CHECK(answer.body.size() * 5 < full.dump().size());
    const auto ear = std::make_shared<testing::Ear>();
    const auto socket = house.accept(ear);
    const json wish{{"type", "subscribe"}, {"table", made["table"]}, {"token", token},
                    {"since", 0},          {"revision", 0},          {"legal", "compact"}};
    socket->received(wish.dump());
    const json update = json::parse(ear->take_until("update").back());
    CHECK(update["view"]["legal"] == json::parse(answer.body)["legal"]);
}

}  // namespace kingdom::server
