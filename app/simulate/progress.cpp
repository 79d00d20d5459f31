#include "app/simulate/progress.h"

#include <cstdio>
#include <unistd.h>

#include <fmt/format.h>

namespace kingdom {

Progress::Progress(std::uint64_t total) : total_(total), shown_(isatty(STDERR_FILENO) != 0) {}

Progress::~Progress() {
    if (shown_) fmt::print(stderr, "\r\x1b[K");
}

void Progress::step() {
    ++done_;
    if (!shown_) return;
    constexpr auto kBetween = std::chrono::milliseconds(100);
    const auto now = std::chrono::steady_clock::now();
    if (now - drawn_ < kBetween && done_ < total_) return;
    drawn_ = now;
    draw();
}

void Progress::draw() const {
    constexpr std::uint64_t kWidth = 40;
    const std::uint64_t full = done_ * kWidth / total_;
    fmt::print(stderr, "\r[{:#<{}}{:<{}}] {}/{}", "", full, "", kWidth - full, done_, total_);
    std::fflush(stderr);
}

}  // namespace kingdom
