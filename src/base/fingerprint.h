// Folding numbers and plain values into 64 bits, alike on every machine of one byte order.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

namespace kingdom {

static_assert(std::endian::native == std::endian::little,
              "digests are defined over little-endian bytes");

class Fingerprint {
  public:
    constexpr void add(std::uint64_t number) {
        word_ = std::rotl(word_ ^ number, 27) * 0x9fb21c651e98df25u + 0x2545f4914f6cdd1du;
    }

    template <class T>
    requires std::has_unique_object_representations_v<T>
    void add_bytes(const T& value) {
        const auto* bytes = reinterpret_cast<const unsigned char*>(&value);
        for (std::size_t at = 0; at < sizeof(T); at += sizeof(std::uint64_t)) {
            std::uint64_t number = 0;
            const std::size_t left = sizeof(T) - at;
            std::memcpy(&number, bytes + at, left < sizeof number ? left : sizeof number);
            add(number);
        }
    }

    constexpr std::uint64_t value() const {
        const std::uint64_t mixed = (word_ ^ (word_ >> 32)) * 0xd6e8feb86659fd93u;
        return mixed ^ (mixed >> 32);
    }

  private:
    std::uint64_t word_ = 0x243f6a8885a308d3u;
};

}  // namespace kingdom
