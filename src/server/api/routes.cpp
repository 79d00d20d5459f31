#include "server/api/routes.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "record/words.h"
#include "server/protocol/message_json.h"
#include "server/protocol/words.h"

namespace kingdom::server {
namespace {

using namespace protocol;
using Parts = std::vector<std::string>;

constexpr Moment kLongestWait = 60'000;  // ms

void bad_request(const Reply& reply, std::string sentence) {
    reply(rejected(ErrorKey::BadRequest, std::move(sentence)));
}

// Reads the body and calls `act` with it.
template <class Body, class Act>
void with_body(const net::Request& request, const Reply& reply, Act&& act) {
    auto body = read_body<Body>(request.body);
    if (!body) return bad_request(reply, body.error());
    act(std::move(*body));
}

// A message whose type and table are in the path.
template <class Message>
void act_by_path(LiveTable& table, const std::string& id, const net::Request& request,
                 const Reply& reply) {
    auto value = parse_strictly(request.body.empty() ? "{}" : request.body);
    if (!value) return bad_request(reply, value.error());
    if (value->is_object()) {
        (*value)["table"] = id;
        if (std::is_same_v<Message, Hint> && !value->contains("client_id")) {
            (*value)["client_id"] = "";
        }
    }
    Faults faults;
    Message message;
    read_fields(JsonPlace(*value, faults), message);
    if (!faults.empty()) return bad_request(reply, faults.front());
    table.act(request.bearer, std::move(message), reply);
}

std::uint32_t number_in(const net::Request& request, const std::string& key) {
    const auto found = request.query.find(key);
    std::uint32_t number = 0;
    if (found != request.query.end()) {
        const std::string& text = found->second;
        std::from_chars(text.data(), text.data() + text.size(), number);
    }
    return number;
}

std::string text_in(const net::Request& request, const std::string& key) {
    const auto found = request.query.find(key);
    return found == request.query.end() ? "" : found->second;
}

void replay_table(LiveTable& table, const net::Request& request, const Reply& reply) {
    const std::string as = text_in(request, "as");
    const auto viewer = find_word<Player>(as);
    if (!viewer && !as.empty() && as != "spectator") {
        return bad_request(reply, "as: a player or spectator");
    }
    table.replay_view(number_in(request, "at"), viewer, reply);
}

bool read_table(LiveTable& table, const Parts& parts, const net::Request& request,
                const Reply& reply) {
    if (parts.size() == 3) {
        const Moment wait =
            std::min<Moment>(number_in(request, "wait") * Moment{1000}, kLongestWait);
        table.look(request.bearer,
                   {number_in(request, "since"), number_in(request, "revision"), wait}, reply);
        return true;
    }
    if (parts[3] == "record") return table.record(reply), true;
    if (parts[3] == "review") return table.review(reply), true;
    if (parts[3] == "replay") return replay_table(table, request, reply), true;
    return false;
}

// Where a seat wants to hear that it is to decide.
bool notice_table(LiveTable& table, const std::string& what, const net::Request& request,
                  const Reply& reply) {
    if (what == "webhook") {
        with_body<Webhook>(request, reply, [&](Webhook body) {
            table.set_hook(request.bearer, std::move(body.url.value), reply);
        });
        return true;
    }
    if (what == "push") {
        with_body<Push>(request, reply, [&](Push body) {
            table.set_push(request.bearer,
                           {.endpoint = std::move(body.endpoint),
                            .p256dh = std::move(body.p256dh),
                            .auth = std::move(body.auth)},
                           reply);
        });
        return true;
    }
    if (what == "push_off") {
        with_body<PushOff>(request, reply, [&](PushOff body) {
            table.end_push(request.bearer, std::move(body.endpoint), reply);
        });
        return true;
    }
    return false;
}

bool write_table(LiveTable& table, const Parts& parts, const net::Request& request,
                 const Reply& reply) {
    const std::string& what = parts[3];
    const std::string& id = parts[2];
    if (what == "decisions") return act_by_path<Decide>(table, id, request, reply), true;
    if (what == "take_back") return act_by_path<TakeBack>(table, id, request, reply), true;
    if (what == "resign") return act_by_path<Resign>(table, id, request, reply), true;
    if (what == "hand_over") return act_by_path<HandOver>(table, id, request, reply), true;
    if (what == "take_over") return act_by_path<TakeOver>(table, id, request, reply), true;
    if (what == "emote") return act_by_path<Emote>(table, id, request, reply), true;
    if (what == "hint") return act_by_path<Hint>(table, id, request, reply), true;
    if (what == "rematch") return act_by_path<Rematch>(table, id, request, reply), true;
    if (what == "join") {
        with_body<Join>(request, reply, [&](Join body) { table.join(std::move(body), reply); });
        return true;
    }
    if (what == "recover") {
        with_body<Recover>(request, reply,
                           [&](Recover body) { table.recover(std::move(body.recovery), reply); });
        return true;
    }
    return notice_table(table, what, request, reply);
}

bool route_table(Hall& hall, const net::Request& request, const Parts& parts, const Reply& reply) {
    const auto table = hall.table(parts[2]);
    if (!table) return reply(rejected(ErrorKey::NotFound, "there is no such table")), true;
    if (request.method == "GET" && parts.size() <= 4) {
        return read_table(*table, parts, request, reply);
    }
    if (request.method == "POST" && parts.size() == 4) {
        return write_table(*table, parts, request, reply);
    }
    return false;
}

void list_tables(Hall& hall, const net::Request& request, const Reply& reply) {
    const std::string status = text_in(request, "list");
    const auto& all = kTableStatuses;
    if (!status.empty() && std::find(all.begin(), all.end(), status) == all.end()) {
        return bad_request(reply, "list: waiting, running or finished");
    }
    hall.list(status.empty() ? "waiting" : status, reply);
}

bool route_get(Hall& hall, const net::Request& request, const Parts& parts, const Reply& reply) {
    const std::string& what = parts[1];
    const bool alone = parts.size() == 2;
    if (what == "tables" && alone) return list_tables(hall, request, reply), true;
    if (what == "push" && alone) return hall.push_key(reply), true;
    if (what == "levels" && alone) return hall.levels(reply), true;
    if (what == "daily" && parts.size() <= 3) return hall.daily(alone ? "" : parts[2], reply), true;
    if (what == "decks" && parts.size() == 3) return hall.deck(parts[2], reply), true;
    if (what == "players" && parts.size() == 3 && parts[2] == "me") {
        return hall.player(request.bearer, reply), true;
    }
    return false;
}

bool route_post(Hall& hall, const net::Request& request, const Parts& parts, const Reply& reply) {
    const std::string& what = parts[1];
    const bool alone = parts.size() == 2;
    if (what == "tables" && alone) {
        with_body<NewTable>(request, reply,
                            [&](NewTable body) { hall.make_table(std::move(body), reply); });
        return true;
    }
    if (what == "records" && alone) return hall.import_record(request.body, reply), true;
    if (what == "decks" && alone) return hall.add_deck(request.body, reply), true;
    if (what == "daily" && alone) {
        with_body<NewDaily>(request, reply,
                            [&](NewDaily body) { hall.make_daily(std::move(body), reply); });
        return true;
    }
    if (what == "players" && alone) {
        with_body<NewPlayer>(
            request, reply, [&](NewPlayer body) { hall.make_player(std::move(body.name), reply); });
        return true;
    }
    if (what == "players" && parts.size() == 3 && parts[2] == "me") {
        with_body<ChangePlayer>(request, reply, [&](ChangePlayer body) {
            hall.change_player(request.bearer, std::move(body), reply);
        });
        return true;
    }
    return false;
}

}  // namespace

bool route_api(Hall& hall, const net::Request& request, const Parts& parts, const Reply& reply) {
    if (parts.size() < 2 || parts[0] != "api") return false;
    if (parts[1] == "tables" && parts.size() >= 3) return route_table(hall, request, parts, reply);
    if (request.method == "GET") return route_get(hall, request, parts, reply);
    if (request.method == "POST") return route_post(hall, request, parts, reply);
    return false;
}

std::string route_name(const Parts& parts) {
    static constexpr std::array<std::string_view, 33> kKnown{
        "api",       "tables",    "players",       "daily",     "decks",      "levels",
        "records",   "me",        "decisions",     "join",      "recover",    "webhook",
        "take_back", "hand_over", "resign",        "take_over", "emote",      "hint",
        "rematch",   "record",    "review",        "replay",    "livez",      "readyz",
        "metrics",   "version",   "socket",        "assets",    "index.html", "favicon.ico",
        "push",      "push_off",  "push_worker.js"};
    std::string name;
    for (const std::string& part : parts) {
        const bool known = std::find(kKnown.begin(), kKnown.end(), part) != kKnown.end();
        name += "/" + (known ? part : std::string("*"));
    }
    return name.empty() ? "/" : name;
}

}  // namespace kingdom::server
