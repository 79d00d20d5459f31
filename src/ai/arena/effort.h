// How long a contestant thought, over the decisions in which it had a choice. Whole numbers, so
// that efforts add up to the same sum in any order.
#pragma once

#include <chrono>
#include <cstdint>
#include <vector>

namespace kingdom::ai {

struct Effort {
    // Decisions that took about as long; the numbers count up from a microsecond, sixteen to
    // a doubling.
    struct Bucket {
        std::uint32_t number = 0;
        std::uint64_t decisions = 0;
        bool operator==(const Bucket&) const = default;
    };

    std::uint64_t decisions = 0;
    std::uint64_t nanoseconds = 0;
    std::uint64_t playouts = 0;
    std::vector<Bucket> times{};  // ascending

    void add(std::chrono::nanoseconds time, std::uint64_t playouts_done);
    void add(const Effort& more);

    double mean_ms() const;
    // The time that this share of the decisions stayed within, exact to a sixteenth of a doubling.
    double quantile_ms(double share) const;
    // 0 when there were none.
    double playouts_a_second() const;

    bool operator==(const Effort&) const = default;

  private:
    void count(std::uint32_t number, std::uint64_t more);
};

}  // namespace kingdom::ai
