#include "app/lab/words.h"

#include <algorithm>

#include <fmt/format.h>

#include "record/words.h"

namespace kingdom {
namespace {

bool is_offset(const Target& target) {
    return target.band.low && *target.band.low < 0;
}

// A bound is a round number: no digit that says nothing.
std::string bound_text(const Target& target, double value) {
    if (target.unit == Unit::Number) return fmt::format("{:g}", value);
    return fmt::format("{:g}", value * 100);
}

}  // namespace

std::string_view heading(Group group) {
    constexpr std::array<std::string_view, kGroupCount> kHeadings{
        "First player",    "Menace decks",  "Duchies of side A", "Cards",
        "Winning duchies", "Playing alone", "Open choices"};
    return kHeadings[index(group)];
}

std::string_view verdict_text(Verdict verdict) {
    constexpr std::array<std::string_view, 3> kTexts{"holds", "does not hold", "not decided"};
    return kTexts[index(verdict)];
}

std::string value_text(const Target& target, double value) {
    if (target.unit == Unit::Number) return fmt::format("{:.2f}", value);
    if (is_offset(target)) return fmt::format("{:+.1f}", value * 100);
    return fmt::format("{:.1f} %", value * 100);
}

std::string band_text(const Target& target) {
    const Band& band = target.band;
    const std::string_view unit = target.unit == Unit::Number ? "" : " %";
    if (is_offset(target)) return fmt::format("±{}", bound_text(target, *band.high));
    if (band.low && band.high) {
        return fmt::format("{}–{}{}", bound_text(target, *band.low), bound_text(target, *band.high),
                           unit);
    }
    const std::string_view sign = target.unit == Unit::Number ? ">" : "≥";
    return fmt::format("{} {}{}", sign, bound_text(target, *band.low), unit);
}

std::string interval_text(const Target& target) {
    const Estimate& measured = target.measured;
    if (measured.count == 0) return "nothing seen";
    const double scale = target.unit == Unit::Number ? 1 : 100;
    const int digits = target.unit == Unit::Number ? 2 : 1;
    return fmt::format("{:.{}f} to {:.{}f}", measured.low * scale, digits, measured.high * scale,
                       digits);
}

std::string module_text(Module module) {
    return module == Module::None ? "learning game" : std::string(word(module));
}

std::string series_text(const lab::Series& series) {
    const std::string module = module_text(series.module);
    if (!series.solo()) return fmt::format("{}, side {}", module, word(series.side));
    return fmt::format("solo {}, {}", module,
                       series.strength == lab::Strength::Greedy ? "greedy" : "strong");
}

std::string opponent_text(const Findings& findings) {
    if (findings.playouts == 0) return findings.opponent;
    return fmt::format("{} with {} playouts a decision", findings.opponent, findings.playouts);
}

std::size_t count_of(const std::vector<Target>& targets, Verdict verdict) {
    return static_cast<std::size_t>(
        std::count_if(targets.begin(), targets.end(),
                      [verdict](const Target& target) { return target.verdict() == verdict; }));
}

}  // namespace kingdom
