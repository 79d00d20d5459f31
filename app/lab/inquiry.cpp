#include "app/lab/inquiry.h"

#include <algorithm>

#include <fmt/format.h>

#include "app/failure.h"
#include "app/lab/targets.h"
#include "app/progress.h"
#include "record/words.h"

namespace kingdom {
namespace {

// A mean of few playouts says little of what is nearly as good, so few choices are thought about
// long rather than all of them briefly.
constexpr std::uint32_t kBreadthPlayouts = 1000;
constexpr std::uint32_t kBreadthEvery = 100;

lab::Experiment experiment_of(const Deck& deck, const Inquiry& inquiry) {
    lab::Experiment experiment{.series = series_for(deck, inquiry.groups),
                               .games = inquiry.games,
                               .seed = inquiry.seed,
                               .strong = inquiry.opponent,
                               .budget = {.playouts = inquiry.playouts},
                               .breadth_every = kBreadthEvery};
    if (inquiry.module) {
        std::erase_if(experiment.series, [&inquiry](const lab::Series& series) {
            return series.module != *inquiry.module;
        });
    }
    if (experiment.series.empty()) {
        throw BadArguments(
            "--only: no game of this --module and this deck tells anything about that");
    }
    if (has_group(inquiry.groups, Group::Choices)) experiment.breadth_playouts = kBreadthPlayouts;
    return experiment;
}

}  // namespace

Findings investigate(const DeckFile& file, const Inquiry& inquiry, const std::atomic<bool>& stop) {
    const lab::Experiment experiment = experiment_of(file.deck, inquiry);
    Findings findings{.deck = std::string(file.names.deck.view()),
                      .hash = std::string(file.names.hash.begin(), file.names.hash.end()),
                      .opponent = std::string(inquiry.opponent->name),
                      .playouts = inquiry.playouts,
                      .games_each = inquiry.games,
                      .seed = inquiry.seed};
    {
        Progress progress(experiment.games * experiment.series.size());
        findings.series = lab::run(file.deck, experiment, inquiry.threads, stop,
                                   [&progress] { progress.step(); });
    }
    findings.stopped = stop;
    findings.duels = all_duels(findings.series);
    findings.cards = card_findings(file, findings.duels);
    findings.mean_win_share = mean_win_share(findings.cards);
    findings.targets = measured_targets(findings, inquiry.groups);
    return findings;
}

std::string command_of(const std::string& deck_path, const Inquiry& inquiry) {
    std::string command = "kingdom lab";
    if (!deck_path.empty()) command += " --deck " + deck_path;
    command += fmt::format(" --games {} --opponent {}", inquiry.games, inquiry.opponent->name);
    if (inquiry.opponent->mind == ai::Mind::Search) {
        command += fmt::format(" --budget playouts={}", inquiry.playouts);
    }
    command += fmt::format(" --seed {}", inquiry.seed);
    if (inquiry.module) command += fmt::format(" --module {}", word(*inquiry.module));
    if (inquiry.groups.size() == kGroupCount) return command;
    std::string only;
    for (const Group group : inquiry.groups) {
        only += (only.empty() ? "" : ",") + std::string(kGroupWords[index(group)]);
    }
    return command + " --only " + only;
}

}  // namespace kingdom
