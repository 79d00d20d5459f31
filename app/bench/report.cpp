#include "app/bench/report.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace kingdom {
namespace {

double slowest(const BenchReport& report, double BenchResult::*figure) {
    double most = 0;
    for (const BenchResult& result : report.results) most = std::max(most, result.*figure);
    return most;
}

double rounded(double number) {
    return std::round(number * 10) / 10;
}

}  // namespace

double view_ns(const BenchReport& report) {
    return slowest(report, &BenchResult::view_ns);
}
double sample_ns(const BenchReport& report) {
    return slowest(report, &BenchResult::sample_ns);
}

std::string bench_table(const BenchReport& report) {
    std::string out = fmt::format("{:<16}{:>16}{:>12}{:>10}{:>11}{:>13}\n", "module", "decisions/s",
                                  "games/s", "view ns", "sample ns", "playouts/s");
    for (const BenchResult& result : report.results) {
        out += fmt::format("{:<16}{:>16.0f}{:>12.0f}{:>10.0f}{:>11.0f}{:>13.0f}\n", result.row.name,
                           result.decisions_per_s, result.games_per_s, result.view_ns,
                           result.sample_ns, result.playouts_per_s);
    }
    out += fmt::format("\nstate {} bytes, copied in {:.1f} ns\nsignature {}\nopponents {}\n",
                       report.state_bytes, report.clone_ns, report.signature,
                       report.opponents_signature);
    return out;
}

std::string bench_json(const BenchReport& report) {
    nlohmann::ordered_json modules = nlohmann::ordered_json::object();
    for (const BenchResult& result : report.results) {
        modules[result.row.name] = {{"decisions_per_s", std::round(result.decisions_per_s)},
                                    {"games_per_s", std::round(result.games_per_s)},
                                    {"view_ns", rounded(result.view_ns)},
                                    {"sample_ns", rounded(result.sample_ns)},
                                    {"playouts_per_s", std::round(result.playouts_per_s)}};
    }
    const nlohmann::ordered_json json = {{"modules", modules},
                                         {"state_bytes", report.state_bytes},
                                         {"clone_ns", rounded(report.clone_ns)},
                                         {"view_ns", rounded(view_ns(report))},
                                         {"sample_ns", rounded(sample_ns(report))},
                                         {"signature", report.signature},
                                         {"opponents_signature", report.opponents_signature}};
    return json.dump(2) + "\n";
}

}  // namespace kingdom
