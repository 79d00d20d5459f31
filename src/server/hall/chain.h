// A log whose entries hold on to each other: each is kept with a hash over itself and all before
// it, so that one which was changed by hand is noticed.
#pragma once

#include <string>

#include "record/sha256.h"

namespace kingdom::server {

class Chain {
  public:
    // Begins with what the table was made with.
    explicit Chain(const std::string& header = "") : last_(hash(header)) {}

    // What the entry is kept with.
    const std::string& add(const std::string& client_id, const std::string& body) {
        return last_ = hash(last_ + "\n" + client_id + "\n" + body);
    }

  private:
    static std::string hash(const std::string& text) {
        constexpr std::size_t kDigits = 32;  // 128 bits
        return {sha256_hex(text).data(), kDigits};
    }

    std::string last_;
};

}  // namespace kingdom::server
