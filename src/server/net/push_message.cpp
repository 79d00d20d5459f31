#include "server/net/push_message.h"

#include <algorithm>
#include <array>
#include <memory>

#include <openssl/core_names.h>
#include <openssl/evp.h>
#include <openssl/kdf.h>
#include <openssl/rand.h>

#include "server/net/base64url.h"
#include "server/net/openssl_calls.h"
#include "server/net/target.h"

namespace kingdom::net {
namespace {

constexpr std::size_t kSaltBytes = 16;
constexpr std::size_t kAuthBytes = 16;
constexpr std::size_t kKeyBytes = 16;
constexpr std::size_t kNonceBytes = 12;
constexpr std::size_t kTagBytes = 16;
constexpr std::int64_t kHalfDay = 12 * 60 * 60;  // push services allow a day

using namespace std::string_literals;

using Derivation = std::unique_ptr<EVP_KDF, Freed<EVP_KDF, EVP_KDF_free>>;
using DerivationContext = std::unique_ptr<EVP_KDF_CTX, Freed<EVP_KDF_CTX, EVP_KDF_CTX_free>>;
using CipherContext = std::unique_ptr<EVP_CIPHER_CTX, Freed<EVP_CIPHER_CTX, EVP_CIPHER_CTX_free>>;

// HKDF with SHA-256 (RFC 5869).
std::string derived(std::string salt, std::string secret, std::string info, std::size_t size) {
    const Derivation kdf(EVP_KDF_fetch(nullptr, OSSL_KDF_NAME_HKDF, nullptr));
    const DerivationContext context(EVP_KDF_CTX_new(kdf.get()));
    std::string digest = "SHA256";
    const std::array<OSSL_PARAM, 5> params{
        OSSL_PARAM_construct_utf8_string(OSSL_KDF_PARAM_DIGEST, digest.data(), digest.size()),
        OSSL_PARAM_construct_octet_string(OSSL_KDF_PARAM_SALT, salt.data(), salt.size()),
        OSSL_PARAM_construct_octet_string(OSSL_KDF_PARAM_KEY, secret.data(), secret.size()),
        OSSL_PARAM_construct_octet_string(OSSL_KDF_PARAM_INFO, info.data(), info.size()),
        OSSL_PARAM_construct_end()};
    std::string key(size, '\0');
    must(EVP_KDF_derive(context.get(), bytes_of(key), key.size(), params.data()) == 1);
    return key;
}

// AES-128 in Galois/Counter Mode, the tag at the end.
std::string sealed(std::string key, std::string nonce, std::string text) {
    const CipherContext context(EVP_CIPHER_CTX_new());
    std::string out(text.size() + kTagBytes, '\0');
    int size = 0;
    must(EVP_EncryptInit_ex(context.get(), EVP_aes_128_gcm(), nullptr, bytes_of(key),
                            bytes_of(nonce)) == 1);
    must(EVP_EncryptUpdate(context.get(), bytes_of(out), &size, bytes_of(text),
                           static_cast<int>(text.size())) == 1);
    must(EVP_EncryptFinal_ex(context.get(), bytes_of(out) + size, &size) == 1);
    must(EVP_CIPHER_CTX_ctrl(context.get(), EVP_CTRL_GCM_GET_TAG, kTagBytes,
                             bytes_of(out) + text.size()) == 1);
    return out;
}

// What the key and the nonce are made from: known to both ends alone (RFC 8291, section 3.4).
std::string keying_material(const PushSubscription& subscription, const EllipticKey& own) {
    const std::string point = *from_base64url(subscription.p256dh);
    const std::string auth = *from_base64url(subscription.auth);
    return derived(auth, own.shared_secret(*EllipticKey::from(point)),
                   "WebPush: info\0"s + point + own.point(), EllipticKey::kSecretBytes);
}

bool is_plain(std::string_view host) {
    constexpr std::string_view kPlain =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.-";
    return host.find_first_not_of(kPlain) == std::string_view::npos;
}

}  // namespace

std::optional<std::string> push_fault(const PushSubscription& subscription) {
    const auto address = parse_web_address(subscription.endpoint);
    if (!address || !address->secure || !is_plain(address->host + address->port)) {
        return "endpoint: an https address is needed";
    }
    const auto point = from_base64url(subscription.p256dh);
    if (!point || !EllipticKey::from(*point)) return "p256dh: this is no key";
    const auto auth = from_base64url(subscription.auth);
    if (!auth || auth->size() != kAuthBytes) return "auth: 16 bytes in base64url are needed";
    return std::nullopt;
}

std::string encrypted_push(const PushSubscription& subscription, std::string_view text) {
    std::string salt(kSaltBytes, '\0');
    must(RAND_bytes(bytes_of(salt), static_cast<int>(salt.size())) == 1);
    return encrypted_push(subscription, text, EllipticKey::make(), salt);
}

std::string encrypted_push(const PushSubscription& subscription, std::string_view text,
                           const EllipticKey& own, std::string_view salt) {
    const std::string material = keying_material(subscription, own);
    const std::string from_salt(salt);
    const std::string key =
        derived(from_salt, material, "Content-Encoding: aes128gcm\0"s, kKeyBytes);
    const std::string nonce =
        derived(from_salt, material, "Content-Encoding: nonce\0"s, kNonceBytes);
    // RFC 8188: salt, size of a record, our key; one record, ended by the sign of the last one.
    const std::string record_size = "\0\0\x10\0"s;
    const char key_size = static_cast<char>(EllipticKey::kPointBytes);
    return from_salt + record_size + key_size + own.point() +
           sealed(key, nonce, std::string(text) + '\x02');
}

std::string ServerIdentity::make() {
    const EllipticKey key = EllipticKey::make();
    return to_base64url(key.secret()) + "." + to_base64url(key.point());
}

ServerIdentity::ServerIdentity(std::string_view text)
    : key_([text] {
          const std::size_t dot = std::min(text.find('.'), text.size() - 1);
          const auto secret = from_base64url(text.substr(0, dot));
          const auto point = from_base64url(text.substr(dot + 1));
          auto key = secret && point ? EllipticKey::from(*point, *secret) : std::nullopt;
          if (!key) throw std::runtime_error("the store's key for push messages is broken");
          return *key;
      }()) {}

std::string ServerIdentity::public_key() const {
    return to_base64url(key_.point());
}

std::string ServerIdentity::authorization(const std::string& endpoint, const std::string& contact,
                                          std::int64_t now) const {
    const std::string origin = endpoint.substr(0, endpoint.find('/', "https://"s.size()));
    std::string claims = R"({"aud":")" + origin + R"(","exp":)" + std::to_string(now + kHalfDay);
    if (!contact.empty()) claims += R"(,"sub":")" + contact + '"';
    const std::string signed_part =
        to_base64url(R"({"typ":"JWT","alg":"ES256"})") + "." + to_base64url(claims + "}");
    return "vapid t=" + signed_part + "." + to_base64url(key_.signature(signed_part)) +
           ", k=" + public_key();
}

}  // namespace kingdom::net
