#include "server/api/pages.h"

#include <algorithm>
#include <array>
#include <string_view>

#include <nlohmann/json.hpp>

#include "server/api/answers.h"

namespace kingdom::server {
namespace {

using nlohmann::json;
using Words = std::pair<std::string_view, std::string_view>;

constexpr std::array<Words, 5> kModules{{{"none", "Learning game"},
                                         {"menace", "Menace"},
                                         {"advisors", "Advisors"},
                                         {"quest", "Quest"},
                                         {"conquest", "Conquest"}}};
constexpr std::string_view kBrand = "Wonderful Kingdom";
constexpr std::string_view kGame =
    "You make two offerings, your rival takes one. Some cards lie sealed.";

std::string module_of(const json& view) {
    const std::string key = view.value("/setup/module"_json_pointer, "none");
    for (const auto& [word, name] : kModules) {
        if (word == key) return std::string(name);
    }
    return key;
}

// The name of the person who waits, or plays; empty where nobody gave one.
std::string person_of(const json& view) {
    const json seats = view.value("/table/seats"_json_pointer, json::object());
    for (const json& seat : seats) {
        if (seat.value("kind", "") == "person" && seat.contains("name")) return seat["name"];
    }
    return "";
}

std::string clock_of(const json& view) {
    const json clock = view.value("/table/clock"_json_pointer, json());
    if (!clock.is_object()) return "no clock";
    long long most = 0;
    for (const json& left : clock["left_ms"]) most = std::max(most, left.get<long long>());
    const long long minutes = most / 60'000;
    const bool each = clock.value("kind", "") == "per_decision";
    const std::string time = minutes >= 1440 ? std::to_string(minutes / 1440) + " days"
                                             : std::to_string(minutes) + " minutes";
    return time + (each ? " for each decision" : " each");
}

std::string points_of(const json& view) {
    const json points = view.value("/result/points"_json_pointer, json::object());
    std::string text;
    for (const auto& [duchy, count] : points.items()) {
        const std::string name = duchy == "valados" ? "Valados" : "Téressie";
        text += (text.empty() ? "" : ", ") + name + " " + count.dump();
    }
    return text;
}

// A name is whatever a person typed.
std::string escaped(std::string_view text) {
    std::string safe;
    for (const char c : text) {
        switch (c) {
            case '&': safe += "&amp;"; break;
            case '<': safe += "&lt;"; break;
            case '>': safe += "&gt;"; break;
            case '"': safe += "&quot;"; break;
            case '\'': safe += "&#39;"; break;
            default: safe += c;
        }
    }
    return safe;
}

std::string meta(std::string_view property, const std::string& content) {
    return "<meta property=\"" + std::string(property) + "\" content=\"" + escaped(content) + "\">";
}

// A picture in a preview needs a whole address. A name that is no plain host is left out.
std::string origin_of(const std::string& host) {
    constexpr std::string_view kPlain =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-:[]";
    if (host.empty() || host.find_first_not_of(kPlain) != std::string::npos) return "";
    const bool here = host.starts_with("localhost") || host.starts_with("127.");
    return (here ? "http://" : "https://") + host;
}

struct Link {
    std::string way;
    std::string table;
};

// Nothing where it is no link for people.
std::optional<Link> link_of(const std::string& path) {
    for (const char* way : {"join", "watch", "review"}) {
        const std::string start = "/" + std::string(way) + "/";
        if (!path.starts_with(start)) continue;
        std::string table = path.substr(start.size());
        if (table.empty() || table.find('/') != std::string::npos) return std::nullopt;
        return Link{way, std::move(table)};
    }
    return std::nullopt;
}

void replace_all(std::string& text, std::string_view from, std::string_view to) {
    for (std::size_t at = text.find(from); at != std::string::npos;
         at = text.find(from, at + to.size())) {
        text.replace(at, from.size(), to);
    }
}

}  // namespace

Preview preview_of(const std::string& way, const json& view) {
    const std::string person = person_of(view);
    const std::string module = module_of(view);
    const bool waits = view.value("/table/status"_json_pointer, "") == "waiting";
    if (way == "join" && waits) {
        return {(person.empty() ? "You are invited" : person + " invites you") + " to " +
                    std::string(kBrand),
                module + ", " + clock_of(view) + ". " + std::string(kGame)};
    }
    const std::string points = points_of(view);
    if (way == "review" && !points.empty()) {
        return {"A game of " + std::string(kBrand) + ", decision by decision",
                module + ": " + points + "."};
    }
    return {std::string(kBrand), module + ". " + std::string(kGame)};
}

std::string page_with(std::string page, const Preview& preview, const std::string& origin) {
    replace_all(page, "\"./", "\"../");
    const std::string head =
        meta("og:type", "website") + meta("og:site_name", std::string(kBrand)) +
        meta("og:title", preview.title) + meta("og:description", preview.text) +
        meta("og:image", origin + "/preview.jpg") + meta("og:image:width", "1200") +
        meta("og:image:height", "630") + meta("twitter:card", "summary_large_image");
    const std::size_t end = page.find("</head>");
    return end == std::string::npos ? page : page.insert(end, head);
}

bool route_page(Hall& hall, const net::StaticFiles& files, const net::Request& request,
                const net::Respond& respond) {
    const auto link = link_of(request.path);
    if (!link) return false;
    auto page = files.answer({.method = "GET", .path = "/"});
    if (!page) return false;
    const auto answer = [page = std::move(*page), way = link->way, host = request.host, respond](
                            unsigned status, const json& view) {
        net::Response response = page;
        response.status = status;
        response.body = page_with(*response.shared, preview_of(way, view), origin_of(host));
        response.shared = nullptr;
        std::erase_if(response.headers, [](const auto& header) { return header.first == "ETag"; });
        respond(std::move(response));
    };
    const auto table = hall.table(link->table);
    if (!table) return answer(404, json::object()), true;
    table->look("", {}, [answer](const Answer& look) {
        const net::Response seen = http_answer(look);
        const bool there = seen.status == 200;
        answer(seen.status == 404 ? 404 : 200,
               there ? json::parse(seen.body, nullptr, false) : json::object());
    });
    return true;
}

}  // namespace kingdom::server
