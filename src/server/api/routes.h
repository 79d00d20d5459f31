// Which path asks the hall for what.
#pragma once

#include <string>
#include <vector>

#include "server/hall/hall.h"
#include "server/net/http.h"

namespace kingdom::server {

// False: it is no path of the API.
bool route_api(Hall& hall, const net::Request& request, const std::vector<std::string>& parts,
               const Reply& reply);

// The path with names left out, for logs: /api/tables/T/decisions.
std::string route_name(const std::vector<std::string>& parts);

}  // namespace kingdom::server
