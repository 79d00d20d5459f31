// Which path asks the hall for what.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "server/hall/hall.h"
#include "server/net/http.h"

namespace kingdom::server {

struct Routed {
    std::string_view pattern;  // the path with names left out, for logs: /api/tables/*/decisions
    std::function<void(Hall& hall, const net::Request& request, const Reply& reply)> ask;
};

// Nothing when it is no path of the API.
std::optional<Routed> route(const std::string& method, std::string_view path);

}  // namespace kingdom::server
