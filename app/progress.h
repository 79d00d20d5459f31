// A bar on standard error while something long goes on; nothing where that is no terminal.
#pragma once

#include <chrono>
#include <cstdint>

namespace kingdom {

class Progress {
  public:
    // `done` are counted already, as far as the bar goes, but tell nothing of the time left.
    explicit Progress(std::uint64_t total, std::uint64_t done = 0);
    ~Progress();
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    void step();

  private:
    using Clock = std::chrono::steady_clock;

    void draw(Clock::time_point now) const;

    std::uint64_t total_;
    std::uint64_t done_;
    std::uint64_t done_before_;
    bool shown_;
    Clock::time_point began_ = Clock::now();
    Clock::time_point drawn_{};
};

}  // namespace kingdom
