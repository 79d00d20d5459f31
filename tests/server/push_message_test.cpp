// Web Push: the worked example of RFC 8291, and the signature that RFC 8292 asks for.
#include "server/net/push_message.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include "server/net/base64url.h"

namespace kingdom::net {
namespace {

// RFC 8291, section 5 and appendix A.
const PushSubscription kBrowser{
    .endpoint = "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
    .p256dh =
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    .auth = "BTBZMqHH6r4Tts7J_aSIgg"};
constexpr std::string_view kServerPoint =
    "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8";
constexpr std::string_view kServerSecret = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw";
constexpr std::string_view kSalt = "DGv6ra1nlYgDCS1FRnbzlw";
constexpr std::string_view kBody =
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6"
    "TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy"
    "4a-fN";

PushSubscription with(std::string PushSubscription::*field, const std::string& value) {
    PushSubscription changed = kBrowser;
    changed.*field = value;
    return changed;
}

}  // namespace

TEST_CASE("the example of RFC 8291 is encrypted byte by byte as it stands there") {
    const auto own =
        EllipticKey::from(*from_base64url(kServerPoint), *from_base64url(kServerSecret));
    REQUIRE(own);
    const std::string text = "When I grow up, I want to be a watermelon";
    const std::string body = encrypted_push(kBrowser, text, *own, *from_base64url(kSalt));
    CHECK(to_base64url(body) == kBody);
}

TEST_CASE("the same text is never encrypted alike") {
    CHECK(encrypted_push(kBrowser, "x") != encrypted_push(kBrowser, "x"));
    CHECK(encrypted_push(kBrowser, "x").size() == 86 + 2 + 16);
}

TEST_CASE("a subscription that nothing can be sent to is refused with its reason") {
    CHECK(!push_fault(kBrowser));
    for (const char* endpoint :
         {"", "http://push.example.net/x", "push.example.net", "https://", "https://a\"b/x"}) {
        CAPTURE(endpoint);
        CHECK(push_fault(with(&PushSubscription::endpoint, endpoint)) ==
              "endpoint: an https address is needed");
    }
    std::string off_curve = kBrowser.p256dh;
    off_curve[40] = off_curve[40] == 'A' ? 'B' : 'A';
    for (const std::string& key : {std::string(), std::string("AAAA"), off_curve}) {
        CAPTURE(key);
        CHECK(push_fault(with(&PushSubscription::p256dh, key)) == "p256dh: this is no key");
    }
    CHECK(push_fault(with(&PushSubscription::auth, "AAAA")));
    CHECK(push_fault(with(&PushSubscription::auth, "BTBZMqHH6r4Tts7J/aSIgg")));
}

TEST_CASE("the server shows push services who it is, by a signature that holds half a day") {
    const ServerIdentity identity(ServerIdentity::make());
    const std::string said = identity.authorization(kBrowser.endpoint, "mailto:a@b.example", 1000);
    REQUIRE(said.starts_with("vapid t="));
    const std::size_t comma = said.find(", k=");
    CHECK(said.substr(comma + 4) == identity.public_key());
    const std::string token = said.substr(8, comma - 8);
    const std::size_t first = token.find('.'), last = token.rfind('.');
    const auto claims =
        nlohmann::json::parse(*from_base64url(token.substr(first + 1, last - first - 1)));
    CHECK(claims == nlohmann::json{{"aud", "https://push.example.net"},
                                   {"exp", 1000 + 12 * 60 * 60},
                                   {"sub", "mailto:a@b.example"}});
    const auto key = EllipticKey::from(*from_base64url(identity.public_key()));
    REQUIRE(key);
    const std::string signature = *from_base64url(token.substr(last + 1));
    CHECK(key->has_signed(token.substr(0, last), signature));
    CHECK(!key->has_signed(token.substr(1, last - 1), signature));
}

TEST_CASE("an identity is the same when it is read again") {
    const std::string text = ServerIdentity::make();
    CHECK(ServerIdentity(text).public_key() == ServerIdentity(text).public_key());
    CHECK(ServerIdentity::make() != text);
    CHECK_THROWS(ServerIdentity("broken"));
    CHECK_THROWS(ServerIdentity(""));
}

}  // namespace kingdom::net
