// Names, with what they have played. A player is known by a token; there is no account.
#include "server/hall/hall.h"
#include "server/hall/names.h"
#include "server/hall/secrets.h"
#include "server/hall/summary.h"

namespace kingdom::server {
namespace {

using protocol::ErrorKey;

constexpr int kMostOwnTables = 200;
constexpr std::size_t kPlayerBytes = 512;

protocol::StatisticsLine statistics_line(const store::Statistics& row) {
    return {.module = {row.module},
            .players = row.players,
            .games = row.games,
            .wins = row.wins,
            .points = row.points,
            .best = row.best,
            .medals = {row.bronze, row.silver, row.gold}};
}

std::optional<std::string> fault_of(const std::string& name) {
    return name.empty() ? "a name is missing" : name_fault(name);
}

}  // namespace

void Hall::make_player(std::string name, const std::string& guest, Reply reply) {
    if (const auto fault = fault_of(name)) {
        return reply(rejected(ErrorKey::BadRequest, "name: " + *fault));
    }
    keep(guest, kPlayerBytes, std::move(reply),
         [this, name = std::move(name)](const Reply& answer) {
             const std::string token = new_secret();
             store::Write write;
             write.player = {new_secret(), hash_of(token), name};
             store_.submit(std::move(write),
                           once_written(answer, protocol::PlayerMade{name, token}));
         });
}

void Hall::player(std::string token, Reply reply) {
    ask(std::move(reply), [this, token = std::move(token)](const Reply& answer) {
        const auto found = store_.find_player(hash_of(token));
        if (!found) {
            return answer(rejected(ErrorKey::Unauthorized, "this player token is not known"));
        }
        protocol::PlayerInfo info{.name = found->name};
        for (const auto& own : store_.tables_of(found->id, kMostOwnTables)) {
            info.tables.push_back(own_line_of(own));
        }
        for (const auto& row : store_.statistics(found->id)) {
            info.statistics.push_back(statistics_line(row));
        }
        answer(std::move(info));
    });
}

void Hall::change_player(std::string token, protocol::ChangePlayer change, Reply reply) {
    ask(std::move(reply), [this, token = std::move(token),
                           change = std::move(change)](const Reply& answer) {
        if (auto fault = secret_fault(change.secret)) return answer(std::move(*fault));
        const std::string renewed =
            change.secret ? derived_secret(store_secret_, "renew/" + token + "/" + *change.secret)
                          : new_secret();
        auto found = store_.find_player(hash_of(token));
        if (!found && change.secret) {
            // The answer to the first of these requests may have been lost.
            if (const auto again = store_.find_player(hash_of(renewed))) {
                return answer(protocol::PlayerMade{again->name, renewed});
            }
        }
        if (!found) {
            return answer(rejected(ErrorKey::Unauthorized, "this player token is not known"));
        }
        if (change.name) {
            if (const auto fault = fault_of(*change.name)) {
                return answer(rejected(ErrorKey::BadRequest, "name: " + *fault));
            }
            found->name = *change.name;
        }
        protocol::PlayerMade body{.name = found->name};
        if (change.renew.value_or(false)) {
            body.player = renewed;
            found->token_hash = hash_of(renewed);
        }
        store::Write write;
        write.player = *found;
        store_.submit(std::move(write), once_written(answer, std::move(body)));
    });
}

}  // namespace kingdom::server
