// Names, with what they have played. A player is known by a token; there is no account.
#include "server/hall/hall.h"
#include "server/hall/names.h"
#include "server/hall/secrets.h"

namespace kingdom::server {
namespace {

using nlohmann::json;
using protocol::ErrorKey;

constexpr int kMostOwnTables = 200;

json statistics_json(const store::Statistics& row) {
    return {{"module", row.module},
            {"players", row.players},
            {"games", row.games},
            {"wins", row.wins},
            {"points", row.points},
            {"best", row.best},
            {"medals", {{"bronze", row.bronze}, {"silver", row.silver}, {"gold", row.gold}}}};
}

// Whose turn it is only as far as it is one's own.
json own_table_json(const store::OwnTable& own) {
    json entry = json::parse(own.summary.text);
    bool your_turn = false;
    for (const json& seat : entry["to_decide"]) your_turn |= seat == own.seat;
    entry.erase("to_decide");
    entry["table"] = own.summary.table;
    entry["status"] = own.summary.status;
    entry["updated"] = own.summary.updated;
    entry["seat"] = own.seat;
    entry["your_turn"] = your_turn;
    return entry;
}

std::optional<std::string> fault_of(const std::string& name) {
    return name.empty() ? "a name is missing" : name_fault(name);
}

}  // namespace

void Hall::make_player(std::string name, Reply reply) {
    if (const auto fault = fault_of(name)) {
        return reply(rejected(ErrorKey::BadRequest, "name: " + *fault));
    }
    const std::string token = new_secret();
    store::Write write;
    write.player = {new_secret(), hash_of(token), name};
    store_.submit(std::move(write), [reply, token, name](store::Outcome outcome) {
        reply(outcome == store::Outcome::Written
                  ? Answer{.body = {{"player", token}, {"name", name}}}
                  : unavailable());
    });
}

void Hall::player(std::string token, Reply reply) {
    ask(std::move(reply), [this, token = std::move(token)](const Reply& answer) {
        const auto found = store_.find_player(hash_of(token));
        if (!found) {
            return answer(rejected(ErrorKey::Unauthorized, "this player token is not known"));
        }
        json tables = json::array();
        for (const auto& own : store_.tables_of(found->id, kMostOwnTables)) {
            tables.push_back(own_table_json(own));
        }
        json statistics = json::array();
        for (const auto& row : store_.statistics(found->id)) {
            statistics.push_back(statistics_json(row));
        }
        answer({.body = {{"name", found->name}, {"tables", tables}, {"statistics", statistics}}});
    });
}

void Hall::change_player(std::string token, protocol::ChangePlayer change, Reply reply) {
    ask(std::move(reply),
        [this, token = std::move(token), change = std::move(change)](const Reply& answer) {
            auto found = store_.find_player(hash_of(token));
            if (!found) {
                return answer(rejected(ErrorKey::Unauthorized, "this player token is not known"));
            }
            if (change.name) {
                if (const auto fault = fault_of(*change.name)) {
                    return answer(rejected(ErrorKey::BadRequest, "name: " + *fault));
                }
                found->name = *change.name;
            }
            json body{{"name", found->name}};
            if (change.renew.value_or(false)) {
                const std::string renewed = new_secret();
                found->token_hash = hash_of(renewed);
                body["player"] = renewed;
            }
            store::Write write;
            write.player = *found;
            store_.submit(std::move(write), [answer, body](store::Outcome outcome) {
                answer(outcome == store::Outcome::Written ? Answer{.body = body} : unavailable());
            });
        });
}

}  // namespace kingdom::server
