#include "server/beast/public_address.h"

#include <doctest/doctest.h>

namespace kingdom {

TEST_CASE("webhooks go to addresses of the open internet") {
    const auto is_public = [](const char* text) {
        return net::is_public(boost::asio::ip::make_address(text));
    };
    for (const char* good : {"8.8.8.8", "192.0.3.1", "198.20.0.1", "2606:4700::1", "2a00::1"}) {
        CHECK(is_public(good));
    }
    for (const char* bad :
         {"127.0.0.1",       "10.1.2.3",  "192.168.1.1", "172.31.0.1",      "169.254.1.1",
          "100.64.0.1",      "192.0.0.8", "198.18.0.1",  "198.19.255.255",  "224.0.0.1",
          "255.255.255.255", "::1",       "::",          "::ffff:10.0.0.1", "64:ff9b::a00:1",
          "2002:a00:1::",    "2001::1",   "fec0::1",     "fe80::1",         "fd00::1",
          "ff02::1"}) {
        CHECK_MESSAGE(!is_public(bad), bad);
    }
}

}  // namespace kingdom
