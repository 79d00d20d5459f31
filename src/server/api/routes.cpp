#include "server/api/routes.h"

#include <algorithm>
#include <charconv>

#include "record/words.h"
#include "server/protocol/message_json.h"
#include "server/protocol/words.h"

namespace kingdom::server {
namespace {

using namespace protocol;

constexpr Moment kLongestWait = 60'000;  // ms

// A request on its way to the hall; `names`: what stood for the stars of its pattern.
struct Call {
    Hall& hall;
    const net::Request& request;
    const std::vector<std::string>& names;
    const Reply& reply;
};
using Answering = void (*)(const Call&);
struct Route {
    std::string_view method;
    std::string_view pattern;
    Answering answer;
};

void bad_request(const Reply& reply, std::string sentence) {
    reply(rejected(ErrorKey::BadRequest, std::move(sentence)));
}

// Reads the body and calls `act` with it.
template <class Body, class Act>
void with_body(const Call& call, Act&& act) {
    auto body = read_body<Body>(call.request.body);
    if (!body) return bad_request(call.reply, body.error());
    act(std::move(*body));
}

template <class Act>
void with_table(const Call& call, Act&& act) {
    if (const auto table = call.hall.table(call.names[0])) return act(*table);
    call.reply(rejected(ErrorKey::NotFound, "there is no such table"));
}

// A message whose type and table are in the path.
template <class Message>
void act_at_table(const Call& call) {
    auto value = parse_strictly(call.request.body.empty() ? "{}" : call.request.body);
    if (!value) return bad_request(call.reply, value.error());
    if (value->is_object()) {
        (*value)["table"] = call.names[0];
        if (std::is_same_v<Message, Hint> && !value->contains("client_id")) {
            (*value)["client_id"] = "";
        }
    }
    Faults faults;
    Message message;
    read_fields(JsonPlace(*value, faults), message);
    if (!faults.empty()) return bad_request(call.reply, faults.front());
    with_table(call, [&](LiveTable& table) {
        table.act({call.request.bearer, call.request.guest}, std::move(message), call.reply);
    });
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

void look_at_table(const Call& call) {
    const net::Request& request = call.request;
    const Moment wait = std::min<Moment>(number_in(request, "wait") * Moment{1000}, kLongestWait);
    const LookWish wish{
        .since = number_in(request, "since"),
        .revision = number_in(request, "revision"),
        .wait_ms = wait,
        .legal = text_in(request, "legal") == kFolded ? LegalForm::Folded : LegalForm::Full};
    with_table(call, [&](LiveTable& table) { table.look(request.bearer, wish, call.reply); });
}

void replay_table(const Call& call) {
    const std::string as = text_in(call.request, "as");
    const auto viewer = find_word<Player>(as);
    if (!viewer && !as.empty() && as != "spectator") {
        return bad_request(call.reply, "as: a player or spectator");
    }
    with_table(call, [&](LiveTable& table) {
        table.replay_view(number_in(call.request, "at"), viewer, call.reply);
    });
}

void join_table(const Call& call) {
    with_body<Join>(call, [&](Join body) {
        with_table(call, [&](LiveTable& table) { table.join(std::move(body), call.reply); });
    });
}

void recover_seat(const Call& call) {
    with_body<Recover>(call, [&](Recover body) {
        with_table(call, [&](LiveTable& table) { table.recover(std::move(body), call.reply); });
    });
}

// Where a seat wants to hear that it is to decide: `set(notices, seat, body, reply)`.
template <class Body, class Set>
void set_notices(const Call& call, Set set) {
    with_body<Body>(call, [&](Body body) {
        with_table(call, [&](LiveTable& table) {
            table.set_notices(
                call.request.bearer,
                [set, body = std::move(body)](Notices& notices, Player seat, const Reply& reply) {
                    set(notices, seat, body, reply);
                },
                call.reply);
        });
    });
}

void set_hook(const Call& call) {
    set_notices<Webhook>(
        call, [](Notices& notices, Player seat, const Webhook& body, const Reply& reply) {
            notices.set_hook(seat, body.url.value.value_or(""), reply);
        });
}

void set_push(const Call& call) {
    set_notices<Push>(
        call, [](Notices& notices, Player seat, const Push& body, const Reply& reply) {
            notices.add_push(
                seat, {.endpoint = body.endpoint, .p256dh = body.p256dh, .auth = body.auth}, reply);
        });
}

void end_push(const Call& call) {
    set_notices<PushOff>(
        call, [](Notices& notices, Player seat, const PushOff& body, const Reply& reply) {
            notices.end_push(seat, body.endpoint, reply);
        });
}

void list_tables(const Call& call) {
    const std::string status = text_in(call.request, "list");
    const auto& all = kTableStatuses;
    if (!status.empty() && std::find(all.begin(), all.end(), status) == all.end()) {
        return bad_request(call.reply, "list: waiting, running or finished");
    }
    call.hall.list(status.empty() ? "waiting" : status, call.reply);
}

void make_table(const Call& call) {
    with_body<NewTable>(call, [&](NewTable body) {
        call.hall.make_table(std::move(body), call.request.guest, call.reply);
    });
}

void make_daily(const Call& call) {
    with_body<NewDaily>(call, [&](NewDaily body) {
        call.hall.make_daily(std::move(body), call.request.guest, call.reply);
    });
}

void make_player(const Call& call) {
    with_body<NewPlayer>(call, [&](NewPlayer body) {
        call.hall.make_player(std::move(body.name), call.request.guest, call.reply);
    });
}

void change_player(const Call& call) {
    with_body<ChangePlayer>(call, [&](ChangePlayer body) {
        call.hall.change_player(call.request.bearer, std::move(body), call.reply);
    });
}

constexpr Route kRoutes[] = {
    {"GET", "/api/tables", list_tables},
    {"POST", "/api/tables", make_table},
    {"GET", "/api/tables/*", look_at_table},
    {"GET", "/api/tables/*/record",
     [](const Call& call) {
         with_table(call, [&](LiveTable& table) { table.record(call.reply); });
     }},
    {"GET", "/api/tables/*/replay", replay_table},
    {"GET", "/api/tables/*/review",
     [](const Call& call) {
         with_table(call, [&](LiveTable& table) { table.review(call.request.guest, call.reply); });
     }},
    {"POST", "/api/tables/*/decisions", act_at_table<Decide>},
    {"POST", "/api/tables/*/take_back", act_at_table<TakeBack>},
    {"POST", "/api/tables/*/resign", act_at_table<Resign>},
    {"POST", "/api/tables/*/hand_over", act_at_table<HandOver>},
    {"POST", "/api/tables/*/take_over", act_at_table<TakeOver>},
    {"POST", "/api/tables/*/emote", act_at_table<Emote>},
    {"POST", "/api/tables/*/hint", act_at_table<Hint>},
    {"POST", "/api/tables/*/rematch", act_at_table<Rematch>},
    {"POST", "/api/tables/*/offer_end", act_at_table<OfferEnd>},
    {"POST", "/api/tables/*/claim", act_at_table<Claim>},
    {"POST", "/api/tables/*/join", join_table},
    {"POST", "/api/tables/*/recover", recover_seat},
    {"POST", "/api/tables/*/webhook", set_hook},
    {"POST", "/api/tables/*/push", set_push},
    {"POST", "/api/tables/*/push_off", end_push},
    {"POST", "/api/records",
     [](const Call& call) {
         call.hall.import_record(call.request.body, call.request.guest, call.reply);
     }},
    {"POST", "/api/decks",
     [](const Call& call) {
         call.hall.add_deck(call.request.body, call.request.guest, call.reply);
     }},
    {"GET", "/api/decks/*", [](const Call& call) { call.hall.deck(call.names[0], call.reply); }},
    {"GET", "/api/daily", [](const Call& call) { call.hall.daily("", call.reply); }},
    {"GET", "/api/daily/*", [](const Call& call) { call.hall.daily(call.names[0], call.reply); }},
    {"POST", "/api/daily", make_daily},
    {"POST", "/api/players", make_player},
    {"GET", "/api/players/me",
     [](const Call& call) { call.hall.player(call.request.bearer, call.reply); }},
    {"POST", "/api/players/me", change_player},
    {"GET", "/api/push", [](const Call& call) { call.hall.push_key(call.reply); }},
    {"GET", "/api/levels", [](const Call& call) { call.hall.levels(call.reply); }},
};

// The next part of a path, which is shortened by it.
std::string_view next_part(std::string_view& path) {
    path.remove_prefix(1);
    const std::string_view part = path.substr(0, path.find('/'));
    path.remove_prefix(part.size());
    return part;
}

// What stood for the stars; nothing when the path is another.
std::optional<std::vector<std::string>> names_in(std::string_view path, std::string_view pattern) {
    std::vector<std::string> names;
    while (!path.empty() && !pattern.empty()) {
        if (path.front() != '/') return std::nullopt;
        const std::string_view part = next_part(path);
        const std::string_view wanted = next_part(pattern);
        if (wanted == "*" && !part.empty()) {
            names.emplace_back(part);
        } else if (part != wanted) {
            return std::nullopt;
        }
    }
    if (!path.empty() || !pattern.empty()) return std::nullopt;
    return names;
}

}  // namespace

std::optional<Routed> route(const std::string& method, std::string_view path) {
    for (const Route& route : kRoutes) {
        if (route.method != method) continue;
        if (auto names = names_in(path, route.pattern)) {
            return Routed{route.pattern,
                          [answer = route.answer, names = std::move(*names)](
                              Hall& hall, const net::Request& request, const Reply& reply) {
                              answer({hall, request, names, reply});
                          }};
        }
    }
    return std::nullopt;
}

}  // namespace kingdom::server
