// The bench's figures as a table for people, or as JSON.
#pragma once

#include <string>
#include <vector>

#include "app/bench/measure.h"

namespace kingdom {

struct BenchReport {
    std::vector<BenchResult> results;
    std::size_t state_bytes = 0;
    double clone_ns = 0;
    std::string signature;  // of the rules
    std::string opponents_signature;
};

// Of the slowest module.
double view_ns(const BenchReport& report);
double sample_ns(const BenchReport& report);

std::string bench_table(const BenchReport& report);
std::string bench_json(const BenchReport& report);

}  // namespace kingdom
