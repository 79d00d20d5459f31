// Taking addresses and headers apart.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace kingdom::net {

struct Target {
    std::string path{};
    std::map<std::string, std::string> query{};
};

// /api/tables/x?since=3 -> its path and its query, percent signs undone.
Target parse_target(std::string_view target);

// Whether a page of this origin may talk to this host: its own pages, and those that are named.
bool is_same_origin(std::string_view origin, std::string_view host);

// http://host:port/path
struct WebAddress {
    bool secure = false;
    std::string host{};
    std::string port{};
    std::string path{};
    std::string authority{};  // host and port as they were written
};
// Nothing when it is none.
std::optional<WebAddress> parse_web_address(std::string_view url);

// The address whose limits count: for IPv6 the network, since one guest has all of it. What is no
// address stays as it is.
std::string folded_address(std::string_view address);

// The token of `Bearer TOKEN`, or empty.
std::string bearer_of(std::string_view authorization);

}  // namespace kingdom::net
