// Calling OpenSSL: owners for what it gives, bytes as it wants them.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>

namespace kingdom::net {

// For std::unique_ptr.
template <class T, void (*Free)(T*)>
struct Freed {
    void operator()(T* owned) const { Free(owned); }
};

// Only a fault of the system, or our own, makes these calls fail.
inline void must(bool done) {
    if (!done) throw std::runtime_error("the cryptographic library refused");
}

inline const unsigned char* bytes_of(std::string_view text) {
    return reinterpret_cast<const unsigned char*>(text.data());
}
inline unsigned char* bytes_of(std::string& text) {
    return reinterpret_cast<unsigned char*>(text.data());
}

}  // namespace kingdom::net
