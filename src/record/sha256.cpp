#include "record/sha256.h"

#include <stdexcept>

#include <openssl/evp.h>

namespace kingdom {

std::array<char, 64> sha256_hex(std::string_view bytes) {
    std::array<unsigned char, 32> digest{};
    unsigned size = 0;
    if (EVP_Digest(bytes.data(), bytes.size(), digest.data(), &size, EVP_sha256(), nullptr) != 1) {
        throw std::runtime_error("the cryptographic library gave no SHA-256");
    }
    constexpr std::string_view digits = "0123456789abcdef";
    std::array<char, 64> hex{};
    for (std::size_t i = 0; i < digest.size(); ++i) {
        hex[2 * i] = digits[digest[i] >> 4];
        hex[2 * i + 1] = digits[digest[i] & 15];
    }
    return hex;
}

}  // namespace kingdom
