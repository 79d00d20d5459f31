#include "server/beast/public_address.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>

namespace kingdom::net {
namespace {

struct Range {
    std::array<std::uint8_t, 16> begins;
    unsigned bits;
};

bool lies_in(std::span<const std::uint8_t> address, const Range& range) {
    for (unsigned bit = 0; bit < range.bits; ++bit) {
        const unsigned shift = 7 - bit % 8;
        if ((address[bit / 8] >> shift & 1) != (range.begins[bit / 8] >> shift & 1)) return false;
    }
    return true;
}

// The special-purpose registries of IANA, as far as they are not reached globally.
constexpr Range kNotPublic4[] = {
    {{0}, 8},
    {{10}, 8},
    {{100, 64}, 10},
    {{127}, 8},
    {{169, 254}, 16},
    {{172, 16}, 12},
    {{192, 0, 0}, 24},
    {{192, 0, 2}, 24},
    {{192, 88, 99}, 24},
    {{192, 168}, 16},
    {{198, 18}, 15},
    {{198, 51, 100}, 24},
    {{203, 0, 113}, 24},
    {{224}, 4},
    {{240}, 4},
};
// Among them those that hold an IPv4 address inside: NAT64, Teredo, 6to4.
constexpr Range kNotPublic6[] = {
    {{0}, 96},
    {{0x00, 0x64, 0xff, 0x9b}, 96},
    {{0x00, 0x64, 0xff, 0x9b, 0x00, 0x01}, 48},
    {{0x01, 0x00}, 64},
    {{0x20, 0x01, 0x00}, 23},
    {{0x20, 0x01, 0x0d, 0xb8}, 32},
    {{0x20, 0x02}, 16},
    {{0xfc}, 7},
    {{0xfe, 0x80}, 10},
    {{0xfe, 0xc0}, 10},
    {{0xff}, 8},
};

template <class Ranges>
bool lies_in_any(std::span<const std::uint8_t> address, const Ranges& ranges) {
    return std::any_of(std::begin(ranges), std::end(ranges),
                       [address](const Range& range) { return lies_in(address, range); });
}

}  // namespace

bool is_public(const boost::asio::ip::address& address) {
    if (address.is_v4()) return !lies_in_any(address.to_v4().to_bytes(), kNotPublic4);
    const auto v6 = address.to_v6();
    if (v6.is_v4_mapped()) {
        return is_public(boost::asio::ip::make_address_v4(boost::asio::ip::v4_mapped, v6));
    }
    return !lies_in_any(v6.to_bytes(), kNotPublic6);
}

}  // namespace kingdom::net
