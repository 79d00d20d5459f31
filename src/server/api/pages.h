// Links that people send each other: /join/T, /watch/T and /review/T are the page itself, with a
// title, a sentence and a picture for whatever shows a preview of the link. What is secret in a
// link stands behind its #, and never comes here.
#pragma once

#include <string>

#include <nlohmann/json_fwd.hpp>

#include "server/hall/hall.h"
#include "server/net/http.h"
#include "server/net/static_files.h"

namespace kingdom::server {

// What a preview shows.
struct Preview {
    std::string title{};
    std::string text{};
};

// Of a spectator's view of the table; `way` is join, watch or review.
Preview preview_of(const std::string& way, const nlohmann::json& view);

// The page with the preview in its head; its files are one folder up.
std::string page_with(std::string page, const Preview& preview, const std::string& origin);

// False: it is no such link, or there is no page to serve.
bool route_page(Hall& hall, const net::StaticFiles& files, const net::Request& request,
                const net::Respond& respond);

}  // namespace kingdom::server
