#include "app/lab/comparison.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "app/lab/words.h"

namespace kingdom {
namespace {

bool clearly_differ(const Estimate& a, const Estimate& b) {
    if (a.count == 0 || b.count == 0) return false;
    return std::abs(a.value - b.value) > std::hypot(a.half_width(), b.half_width());
}

std::string change_line(const Change& change) {
    const std::string verdicts =
        change.other_verdict ? fmt::format("{} → {}", verdict_text(change.before->verdict()),
                                           verdict_text(change.after->verdict()))
                             : std::string(verdict_text(change.after->verdict()));
    return fmt::format("  {:<58} {:>8} → {:>8}  {:>8}  {}{}\n", change.after->title,
                       value_text(*change.before, change.before->measured.value),
                       value_text(*change.after, change.after->measured.value),
                       band_text(*change.after), verdicts, change.clear ? ", clearly moved" : "");
}

}  // namespace

const Target* Earlier::find(const std::string& key) const {
    const auto found = std::find_if(targets.begin(), targets.end(),
                                    [&key](const Target& target) { return target.key == key; });
    return found == targets.end() ? nullptr : &*found;
}

std::vector<Change> changes(const Earlier& earlier, const std::vector<Target>& now) {
    std::vector<Change> list;
    for (const Target& after : now) {
        const Target* const before = earlier.find(after.key);
        if (before == nullptr) continue;
        const Change change{.before = before,
                            .after = &after,
                            .other_verdict = before->verdict() != after.verdict(),
                            .clear = clearly_differ(before->measured, after.measured)};
        if (change.other_verdict || change.clear) list.push_back(change);
    }
    std::stable_partition(list.begin(), list.end(), [](const Change& one) { return one.clear; });
    return list;
}

std::string comparison_text(const Earlier& earlier, const std::vector<Target>& now) {
    const std::vector<Change> list = changes(earlier, now);
    std::string text = fmt::format("\nAgainst {}: {} targets changed\n", earlier.deck, list.size());
    for (const Change& change : list) text += change_line(change);
    return text;
}

}  // namespace kingdom
