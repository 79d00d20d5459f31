// A bar on standard error while something long goes on; nothing where that is no terminal.
#pragma once

#include <chrono>
#include <cstdint>

namespace kingdom {

class Progress {
  public:
    explicit Progress(std::uint64_t total);
    ~Progress();
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    void step();

  private:
    void draw() const;

    std::uint64_t total_;
    std::uint64_t done_ = 0;
    bool shown_;
    std::chrono::steady_clock::time_point drawn_{};
};

}  // namespace kingdom
