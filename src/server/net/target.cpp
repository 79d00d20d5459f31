#include "server/net/target.h"

#include <algorithm>
#include <array>
#include <charconv>

#include <arpa/inet.h>

namespace kingdom::net {
namespace {

std::string decoded(std::string_view text) {
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        unsigned value = 0;
        if (text[i] == '%' && i + 2 < text.size() &&
            std::from_chars(&text[i + 1], &text[i + 1] + 2, value, 16).ptr == &text[i + 1] + 2) {
            plain += static_cast<char>(value);
            i += 2;
        } else {
            plain += text[i] == '+' ? ' ' : text[i];
        }
    }
    return plain;
}

}  // namespace

Target parse_target(std::string_view target) {
    const std::size_t mark = target.find('?');
    Target parsed{.path = decoded(target.substr(0, mark))};
    std::string_view rest = mark == std::string_view::npos ? "" : target.substr(mark + 1);
    while (!rest.empty()) {
        const std::string_view pair = rest.substr(0, rest.find('&'));
        const std::size_t equals = pair.find('=');
        const std::string_view value =
            equals == std::string_view::npos ? "" : pair.substr(equals + 1);
        parsed.query[decoded(pair.substr(0, equals))] = decoded(value);
        rest.remove_prefix(std::min(pair.size() + 1, rest.size()));
    }
    return parsed;
}

bool is_same_origin(std::string_view origin, std::string_view host) {
    const std::size_t slashes = origin.find("://");
    return slashes != std::string_view::npos && origin.substr(slashes + 3) == host;
}

std::optional<WebAddress> parse_web_address(std::string_view url) {
    const bool secure = url.starts_with("https://");
    if (!secure && !url.starts_with("http://")) return std::nullopt;
    url.remove_prefix(secure ? 8 : 7);
    const bool printable =
        std::all_of(url.begin(), url.end(), [](char c) { return c > ' ' && c <= '~'; });
    const std::size_t slash = std::min(url.find('/'), url.size());
    const std::string_view host = url.substr(0, slash);
    // Colons inside [an IPv6 address] are no port's.
    const std::size_t literal = host.starts_with('[') ? host.find(']') : 0;
    if (!printable || literal == std::string_view::npos) return std::nullopt;
    const std::size_t colon = std::min(host.find(':', literal), host.size());
    WebAddress address{.secure = secure, .host = std::string(host.substr(0, colon))};
    if (literal > 0) address.host = address.host.substr(1, literal - 1);
    address.port = secure ? "443" : "80";
    if (colon < host.size()) address.port = host.substr(colon + 1);
    address.path = slash < url.size() ? url.substr(slash) : "/";
    address.authority = host;
    constexpr std::string_view kHost =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-_:";
    const bool is_host = address.host.find_first_not_of(kHost) == std::string::npos;
    const bool is_port = address.port.find_first_not_of("0123456789") == std::string::npos;
    if (!is_host || !is_port || address.host.empty() || address.port.empty()) return std::nullopt;
    return address;
}

std::string folded_address(std::string_view address) {
    in6_addr bytes{};
    const std::string text(address.substr(0, address.find('%')));
    if (inet_pton(AF_INET6, text.c_str(), &bytes) != 1) return text;
    std::array<char, INET6_ADDRSTRLEN> folded{};
    if (IN6_IS_ADDR_V4MAPPED(&bytes)) {
        return inet_ntop(AF_INET, bytes.s6_addr + 12, folded.data(), folded.size());
    }
    std::fill(std::begin(bytes.s6_addr) + 8, std::end(bytes.s6_addr), std::uint8_t{0});
    return inet_ntop(AF_INET6, &bytes, folded.data(), folded.size());
}

std::string bearer_of(std::string_view authorization) {
    constexpr std::string_view kBearer = "Bearer ";
    if (!authorization.starts_with(kBearer)) return "";
    return std::string(authorization.substr(kBearer.size()));
}

}  // namespace kingdom::net
