#include "app/lab/html/bullets.h"

#include <algorithm>

#include <fmt/format.h>

#include "app/html/page.h"
#include "app/lab/html/svg.h"
#include "app/lab/words.h"

namespace kingdom {
namespace {

constexpr std::array<std::string_view, 3> kVerdictStyles{"good", "bad", "open"};
constexpr std::array<std::string_view, 3> kVerdictSigns{"✓", "✗", "?"};

svg::Scale usual_scale(Group group) {
    switch (group) {
        case Group::FirstPlayer:
        case Group::Menaces:
        case Group::Duchies: return {0.3, 0.7};
        case Group::Cards: return {-0.25, 0.25};
        case Group::Types: return {0, 0.6};
        case Group::Solo: return {0, 1};
        case Group::Choices: break;
    }
    return {0, 4};
}

// One scale for a group, so that its rows can be compared, and wide enough for every value.
svg::Scale scale_of(const std::vector<const Target*>& rows) {
    svg::Scale scale = usual_scale(rows.front()->group);
    for (const Target* target : rows) {
        if (target->measured.count == 0) continue;
        scale.low = std::min(scale.low, target->measured.value);
        scale.high = std::max(scale.high, target->measured.value);
    }
    return scale;
}

std::string tip_of(const Target& target) {
    return fmt::format("{}: {}, 95 % from {}, measured on {}; wanted {}", target.title,
                       value_text(target, target.measured.value), interval_text(target),
                       target.measured.count, band_text(target));
}

std::string ring(const svg::Scale& scale, const Target* before) {
    if (before == nullptr || before->measured.count == 0) return "";
    return svg::mark({scale(before->measured.value), 0.5}, svg::kDot, "before",
                     "before: " + value_text(*before, before->measured.value));
}

std::string chart(const Target& target, const svg::Scale& scale, const Target* before) {
    const Band& band = target.band;
    std::string drawn = svg::box({0, 0.44}, {1, 0.56}, "track");
    drawn += svg::box({scale(band.low.value_or(scale.low)), 0.14},
                      {scale(band.high.value_or(scale.high)), 0.86}, "band");
    drawn += ring(scale, before);
    if (target.measured.count > 0) {
        const Estimate& measured = target.measured;
        const std::string_view style = kVerdictStyles[index(target.verdict())];
        drawn += svg::line({scale(measured.low), 0.5}, {scale(measured.high), 0.5},
                           fmt::format("interval {}", style));
        drawn += svg::mark({scale(measured.value), 0.5}, svg::kDot, style, tip_of(target));
    }
    return svg::picture("bullet", tip_of(target), drawn);
}

std::string chip(Verdict verdict) {
    return fmt::format("<span class=\"chip {}\"><b>{}</b> {}</span>",
                       kVerdictStyles[index(verdict)], kVerdictSigns[index(verdict)],
                       verdict_text(verdict));
}

std::string row(const Target& target, const svg::Scale& scale, const Earlier* earlier) {
    const Target* const before = earlier == nullptr ? nullptr : earlier->find(target.key);
    return fmt::format(
        "<div class=\"target\"><span class=\"name\">{}</span>{}<span class=\"value\">{}</span>"
        "<span class=\"wanted\">{}</span>{}</div>\n",
        html_text(target.label), chart(target, scale, before),
        target.measured.count == 0 ? "–" : value_text(target, target.measured.value),
        band_text(target), chip(target.verdict()));
}

std::string all_rows(const std::vector<const Target*>& targets, const Earlier* earlier) {
    if (targets.empty()) return "";
    const svg::Scale scale = scale_of(targets);
    std::string html;
    for (const Target* target : targets) html += row(*target, scale, earlier);
    return html;
}

}  // namespace

std::string target_panels(const std::vector<Target>& targets, const Earlier* earlier) {
    std::string html;
    for (std::size_t number = 0; number < kGroupCount; ++number) {
        const auto group = static_cast<Group>(number);
        if (group == Group::Cards) continue;
        std::vector<const Target*> rows;
        for (const Target& target : targets) {
            if (target.group == group) rows.push_back(&target);
        }
        if (rows.empty()) continue;
        html += fmt::format("<section class=\"panel\"><h3>{}</h3>\n{}</section>\n", heading(group),
                            all_rows(rows, earlier));
    }
    return html;
}

std::string card_bullets(const std::vector<Target>& targets, const Earlier* earlier) {
    std::vector<const Target*> wins;
    for (const Target& target : targets) {
        if (target.key.starts_with("cards.wins.")) wins.push_back(&target);
    }
    std::stable_sort(wins.begin(), wins.end(), [](const Target* a, const Target* b) {
        return a->measured.value > b->measured.value;
    });
    return all_rows(wins, earlier);
}

}  // namespace kingdom
