#include "app/progress.h"

#include <cstdio>
#include <string>
#include <unistd.h>

#include <fmt/format.h>

namespace kingdom {
namespace {

std::string clock_text(std::chrono::seconds left) {
    const auto seconds = left.count();
    if (seconds >= 3600) return fmt::format("{} h {:02} min", seconds / 3600, seconds / 60 % 60);
    return seconds >= 60 ? fmt::format("{} min {:02} s", seconds / 60, seconds % 60)
                         : fmt::format("{} s", seconds);
}

}  // namespace

Progress::Progress(std::uint64_t total, std::uint64_t done)
    : total_(total), done_(done), done_before_(done), shown_(isatty(STDERR_FILENO) != 0) {}

Progress::~Progress() {
    if (shown_) fmt::print(stderr, "\r\x1b[K");
}

void Progress::step() {
    ++done_;
    if (!shown_) return;
    constexpr auto kBetween = std::chrono::milliseconds(100);
    const auto now = Clock::now();
    if (now - drawn_ < kBetween && done_ < total_) return;
    drawn_ = now;
    draw(now);
}

void Progress::draw(Clock::time_point now) const {
    constexpr std::uint64_t kWidth = 40;
    const std::uint64_t full = done_ * kWidth / total_;
    const auto left = std::chrono::duration_cast<std::chrono::seconds>(
        (now - began_) / static_cast<std::int64_t>(done_ - done_before_) *
        static_cast<std::int64_t>(total_ - done_));
    fmt::print(stderr, "\r[{:#<{}}{:<{}}] {}/{}, {} left\x1b[K", "", full, "", kWidth - full, done_,
               total_, clock_text(left));
    std::fflush(stderr);
}

}  // namespace kingdom
