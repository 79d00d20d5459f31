// A key on the curve P-256: what Web Push signs and agrees on secrets with.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

using EVP_PKEY = struct evp_pkey_st;

namespace kingdom::net {

class EllipticKey {
  public:
    static constexpr std::size_t kPointBytes = 65;  // uncompressed
    static constexpr std::size_t kSecretBytes = 32;

    // Throws when the system has no randomness.
    static EllipticKey make();
    // Nothing when these bytes are no point of the curve, or no key of that point. Without the
    // secret it is somebody else's key: good for `shared_secret` of ours only.
    static std::optional<EllipticKey> from(std::string_view point, std::string_view secret = {});

    std::string point() const;
    std::string secret() const;
    // Requires a secret of our own.
    std::string shared_secret(const EllipticKey& theirs) const;
    // ES256: both numbers of the signature, 32 bytes each. Requires the secret.
    std::string signature(std::string_view text) const;
    bool has_signed(std::string_view text, std::string_view signature) const;

  private:
    explicit EllipticKey(EVP_PKEY* key);
    std::shared_ptr<EVP_PKEY> key_;
};

}  // namespace kingdom::net
