// Connections that are lent out one at a time for questions; made when they are needed. A question
// that takes too long is not asked by everybody in turn: until it is answered again the others hear
// at once that it is not.
#pragma once

#include <mutex>
#include <unordered_map>
#include <vector>

#include "store/connection.h"
#include "store/store.h"

namespace kingdom::store {

class ReadPool {
  public:
    ReadPool(Connect connect, const Limits& limits)
        : connect_(std::move(connect)), limits_(limits) {}

    // Throws StoreError.
    Rows run(const char* sql, const Parameters& parameters);
    void finish_by(Instant end);

  private:
    Rows ask(const char* sql, const Parameters& parameters, Instant end);
    std::unique_ptr<Connection> take(Instant end);
    void give_back(std::unique_ptr<Connection> connection);
    void refuse_if_slow(const char* sql);

    const Connect connect_;
    const Limits limits_;
    std::mutex mutex_;
    std::vector<std::unique_ptr<Connection>> idle_;
    std::unordered_map<const char*, Instant> slow_;  // when each may be asked again
    Instant finish_ = Instant::max();
};

}  // namespace kingdom::store
