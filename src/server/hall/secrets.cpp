#include "server/hall/secrets.h"

#include <algorithm>
#include <array>
#include <stdexcept>

#include <openssl/rand.h>

#include "record/sha256.h"

namespace kingdom::server {
namespace {

constexpr std::string_view kLetters = "0123456789abcdefghjkmnpqrstvwxyz";
constexpr std::size_t kSecretLength = 26;
constexpr std::size_t kIdLength = 20;

std::string random_text(std::size_t length) {
    std::array<unsigned char, kSecretLength> bytes{};
    if (RAND_bytes(bytes.data(), static_cast<int>(length)) != 1) {
        throw std::runtime_error("the system gives no random numbers");
    }
    std::string text;
    for (std::size_t i = 0; i < length; ++i) text += kLetters[bytes[i] % kLetters.size()];
    return text;
}

std::uint64_t first_word(std::string_view hex) {
    return std::stoull(std::string(hex.substr(0, 16)), nullptr, 16);
}

}  // namespace

std::string new_secret() {
    return random_text(kSecretLength);
}

std::string new_table_id() {
    return random_text(kIdLength);
}

bool is_table_id(std::string_view text) {
    return text.size() == kIdLength && text.find_first_not_of(kLetters) == std::string_view::npos;
}

std::uint64_t new_seed() {
    return first_word(hash_of(new_secret()));
}

std::string hash_of(std::string_view secret) {
    const auto hex = sha256_hex(secret);
    return {hex.begin(), hex.end()};
}

std::string new_key() {
    return hash_of(new_secret() + new_secret());
}

std::string daily_key(std::string_view store_secret, std::string_view day) {
    return hash_of(std::string(store_secret) + "/deal/" + std::string(day));
}

std::string daily_table(std::string_view store_secret, std::string_view day,
                        std::string_view player) {
    const std::string what = "table/" + std::string(day) + "/" + std::string(player);
    return derived_secret(store_secret, what).substr(0, kIdLength);
}

std::string derived_secret(std::string_view store_secret, std::string_view what) {
    const std::string hash = hash_of(std::string(store_secret) + "/" + std::string(what));
    std::string text;
    for (std::size_t i = 0; i < kSecretLength; ++i) {
        const unsigned long byte = std::stoul(hash.substr(2 * i, 2), nullptr, 16);
        text += kLetters[byte % kLetters.size()];
    }
    return text;
}

std::uint64_t daily_seed(std::string_view store_secret, std::string_view day) {
    return first_word(hash_of(std::string(store_secret) + "/" + std::string(day)));
}

}  // namespace kingdom::server
