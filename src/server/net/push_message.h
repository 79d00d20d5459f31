// Notices for a browser that is not there: encrypted for it alone (RFC 8291) and signed for the
// push service that keeps them until it is back (RFC 8292).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "server/net/elliptic_key.h"

namespace kingdom::net {

// What a browser gives to those who may reach it; the keys as base64url.
struct PushSubscription {
    std::string endpoint{};
    std::string p256dh{};
    std::string auth{};
};

// One sentence about what is wrong with it; nothing if a message can be sent there.
std::optional<std::string> push_fault(const PushSubscription& subscription);

// The body of a push message, in the content encoding aes128gcm. Requires !push_fault(...).
std::string encrypted_push(const PushSubscription& subscription, std::string_view text);
// The same with the key and the 16 bytes of salt that are otherwise made for each message.
std::string encrypted_push(const PushSubscription& subscription, std::string_view text,
                           const EllipticKey& own, std::string_view salt);

// By which push services know this server.
class ServerIdentity {
  public:
    // As a text to be kept.
    static std::string make();
    // Throws when the text is none.
    explicit ServerIdentity(std::string_view text);

    // What a browser needs to know before it subscribes.
    std::string public_key() const;
    // The value of the header Authorization. `contact`: a mailto: or https: address, or empty;
    // `now`: seconds since 1970.
    std::string authorization(const std::string& endpoint, const std::string& contact,
                              std::int64_t now) const;

  private:
    EllipticKey key_;
};

}  // namespace kingdom::net
