#include "server/net/elliptic_key.h"

#include <array>

#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <openssl/evp.h>
#include <openssl/param_build.h>

#include "server/net/openssl_calls.h"

namespace kingdom::net {
namespace {

using Context = std::unique_ptr<EVP_PKEY_CTX, Freed<EVP_PKEY_CTX, EVP_PKEY_CTX_free>>;
using DigestContext = std::unique_ptr<EVP_MD_CTX, Freed<EVP_MD_CTX, EVP_MD_CTX_free>>;
using Number = std::unique_ptr<BIGNUM, Freed<BIGNUM, BN_clear_free>>;
using Builder = std::unique_ptr<OSSL_PARAM_BLD, Freed<OSSL_PARAM_BLD, OSSL_PARAM_BLD_free>>;
using Params = std::unique_ptr<OSSL_PARAM, Freed<OSSL_PARAM, OSSL_PARAM_free>>;
using Signature = std::unique_ptr<ECDSA_SIG, Freed<ECDSA_SIG, ECDSA_SIG_free>>;

constexpr const char* kCurve = "prime256v1";

std::string text_of(const BIGNUM* number) {
    std::string text(EllipticKey::kSecretBytes, '\0');
    must(BN_bn2binpad(number, bytes_of(text), static_cast<int>(text.size())) > 0);
    return text;
}

Params params_of(std::string_view point, const BIGNUM* secret) {
    const Builder builder(OSSL_PARAM_BLD_new());
    must(OSSL_PARAM_BLD_push_utf8_string(builder.get(), OSSL_PKEY_PARAM_GROUP_NAME, kCurve, 0) ==
         1);
    must(OSSL_PARAM_BLD_push_octet_string(builder.get(), OSSL_PKEY_PARAM_PUB_KEY, point.data(),
                                          point.size()) == 1);
    if (secret != nullptr) {
        must(OSSL_PARAM_BLD_push_BN(builder.get(), OSSL_PKEY_PARAM_PRIV_KEY, secret) == 1);
    }
    return Params(OSSL_PARAM_BLD_to_param(builder.get()));
}

}  // namespace

EllipticKey::EllipticKey(EVP_PKEY* key) : key_(key, EVP_PKEY_free) {}

EllipticKey EllipticKey::make() {
    EVP_PKEY* const key = EVP_EC_gen(kCurve);
    must(key != nullptr);
    return EllipticKey(key);
}

std::optional<EllipticKey> EllipticKey::from(std::string_view point, std::string_view secret) {
    if (point.size() != kPointBytes || (!secret.empty() && secret.size() != kSecretBytes)) {
        return std::nullopt;
    }
    const Number number(
        secret.empty() ? nullptr
                       : BN_bin2bn(bytes_of(secret), static_cast<int>(secret.size()), nullptr));
    const Params params = params_of(point, number.get());
    const Context making(EVP_PKEY_CTX_new_from_name(nullptr, "EC", nullptr));
    EVP_PKEY* made = nullptr;
    const int selection = number ? EVP_PKEY_KEYPAIR : EVP_PKEY_PUBLIC_KEY;
    if (EVP_PKEY_fromdata_init(making.get()) != 1 ||
        EVP_PKEY_fromdata(making.get(), &made, selection, params.get()) != 1) {
        return std::nullopt;
    }
    EllipticKey key(made);
    const Context checking(EVP_PKEY_CTX_new_from_pkey(nullptr, made, nullptr));
    const bool fits = number ? EVP_PKEY_pairwise_check(checking.get()) == 1
                             : EVP_PKEY_public_check(checking.get()) == 1;
    return fits ? std::optional(std::move(key)) : std::nullopt;
}

std::string EllipticKey::point() const {
    std::string point(kPointBytes, '\0');
    std::size_t size = 0;
    must(EVP_PKEY_get_octet_string_param(key_.get(), OSSL_PKEY_PARAM_PUB_KEY, bytes_of(point),
                                         point.size(), &size) == 1 &&
         size == kPointBytes);
    return point;
}

std::string EllipticKey::secret() const {
    BIGNUM* number = nullptr;
    must(EVP_PKEY_get_bn_param(key_.get(), OSSL_PKEY_PARAM_PRIV_KEY, &number) == 1);
    const Number owned(number);
    return text_of(number);
}

std::string EllipticKey::shared_secret(const EllipticKey& theirs) const {
    const Context deriving(EVP_PKEY_CTX_new_from_pkey(nullptr, key_.get(), nullptr));
    std::string secret(kSecretBytes, '\0');
    std::size_t size = secret.size();
    must(EVP_PKEY_derive_init(deriving.get()) == 1 &&
         EVP_PKEY_derive_set_peer(deriving.get(), theirs.key_.get()) == 1 &&
         EVP_PKEY_derive(deriving.get(), bytes_of(secret), &size) == 1 && size == kSecretBytes);
    return secret;
}

std::string EllipticKey::signature(std::string_view text) const {
    const DigestContext signing(EVP_MD_CTX_new());
    std::array<unsigned char, 80> encoded{};
    std::size_t size = encoded.size();
    must(EVP_DigestSignInit(signing.get(), nullptr, EVP_sha256(), nullptr, key_.get()) == 1 &&
         EVP_DigestSign(signing.get(), encoded.data(), &size, bytes_of(text), text.size()) == 1);
    const unsigned char* begin = encoded.data();
    const Signature both(d2i_ECDSA_SIG(nullptr, &begin, static_cast<long>(size)));
    must(both != nullptr);
    return text_of(ECDSA_SIG_get0_r(both.get())) + text_of(ECDSA_SIG_get0_s(both.get()));
}

bool EllipticKey::has_signed(std::string_view text, std::string_view signature) const {
    if (signature.size() != 2 * kSecretBytes) return false;
    const auto number = [&](std::size_t at) {
        return BN_bin2bn(bytes_of(signature.substr(at)), kSecretBytes, nullptr);
    };
    const Signature both(ECDSA_SIG_new());
    must(ECDSA_SIG_set0(both.get(), number(0), number(kSecretBytes)) == 1);
    std::array<unsigned char, 80> encoded{};
    unsigned char* end = encoded.data();
    const int size = i2d_ECDSA_SIG(both.get(), &end);
    const DigestContext checking(EVP_MD_CTX_new());
    return EVP_DigestVerifyInit(checking.get(), nullptr, EVP_sha256(), nullptr, key_.get()) == 1 &&
           EVP_DigestVerify(checking.get(), encoded.data(), static_cast<std::size_t>(size),
                            bytes_of(text), text.size()) == 1;
}

}  // namespace kingdom::net
