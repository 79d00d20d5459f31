#include "app/lab/text_report.h"

#include <fmt/format.h>

#include "app/lab/words.h"
#include "record/words.h"

namespace kingdom {
namespace {

double each(std::int64_t sum, std::uint64_t count) {
    return count == 0 ? 0 : static_cast<double>(sum) / static_cast<double>(count);
}

double each(std::uint64_t sum, std::uint64_t count) {
    return each(static_cast<std::int64_t>(sum), count);
}

std::string opening(const Findings& findings) {
    std::string text =
        fmt::format("{}: {} games, {}\n", findings.deck, findings.games(), opponent_text(findings));
    if (findings.stopped) text += "stopped early: this is what was played until then\n";
    return text + "again: " + findings.command + "\n";
}

std::string more_text(const Target& target) {
    const auto factor = target.more_play();
    if (!factor) return "";
    constexpr double kHopeless = 100;
    if (*factor > kHopeless) return fmt::format(", needs over {:.0f} × the games", kHopeless);
    return fmt::format(", needs {:.1f} × the games", *factor);
}

std::string target_line(const Target& target) {
    return fmt::format("  {:<58} {:>8}  {:>14}  {:>8}  {}{}\n", target.title,
                       value_text(target, target.measured.value), interval_text(target),
                       band_text(target), verdict_text(target.verdict()), more_text(target));
}

// The table of cards shows them all; here stand only those that are known to miss their band.
std::string card_targets(const std::vector<Target>& targets) {
    std::string text;
    std::array<std::size_t, 3> counts{};
    for (const Target& target : targets) {
        if (target.group != Group::Cards) continue;
        ++counts[index(target.verdict())];
        if (target.verdict() == Verdict::DoesNotHold) text += target_line(target);
    }
    return fmt::format("{}  {} of these targets hold, {} are not decided (--json has them all)\n",
                       text, counts[index(Verdict::Holds)], counts[index(Verdict::NotDecided)]);
}

std::string targets_part(const std::vector<Target>& targets) {
    std::string text =
        fmt::format("\nTargets: {} hold, {} do not, {} not decided by so many games\n",
                    count_of(targets, Verdict::Holds), count_of(targets, Verdict::DoesNotHold),
                    count_of(targets, Verdict::NotDecided));
    std::optional<Group> last;
    for (const Target& target : targets) {
        const bool begins = last != target.group;
        last = target.group;
        if (begins) text += fmt::format("{}\n", heading(target.group));
        if (target.group != Group::Cards) {
            text += target_line(target);
        } else if (begins) {
            text += card_targets(targets);
        }
    }
    return text;
}

std::string card_line(const CardFinding& card) {
    const lab::CardTally& tally = card.tally;
    const std::string wins = tally.builders.games == 0
                                 ? "-"
                                 : fmt::format("{:.1f} ±{:.1f}", card.win_share.value * 100,
                                               card.win_share.half_width() * 100);
    return fmt::format("  {:<30} {:>6} {:>6} {:>6} {:>6} {:>8} {:>6.1f} {:>12} {:>7.2f}\n",
                       card.name, tally.seen, tally.taken, tally.slated, tally.built,
                       tally.recycled, card.build_rate() * 100, wins, card.points_each());
}

std::string cards_part(const Findings& findings) {
    if (findings.duels.games == 0) return "";
    std::string text = fmt::format(
        "\nCards in {} games of two (copies; builders of a development win {:.1f} % on average)\n"
        "  {:<30} {:>6} {:>6} {:>6} {:>6} {:>8} {:>6} {:>12} {:>7}\n",
        findings.duels.games, findings.mean_win_share * 100, "", "seen", "taken", "slated", "built",
        "recycled", "rate %", "win share %", "points");
    for (const CardFinding& card : findings.cards) {
        if (card.tally.seen > 0) text += card_line(card);
    }
    return text;
}

std::string series_line(const lab::SeriesResult& result) {
    const lab::Tally& tally = result.tally;
    std::string balance;
    if (result.series.solo()) {
        balance = fmt::format("gold {} silver {} bronze {} none {}", tally.medals[3],
                              tally.medals[2], tally.medals[1], tally.medals[0]);
    } else {
        balance = fmt::format("first {:.1f} %  Valados {:.1f} %  shared {} nobody {}",
                              share(tally.first_player).value * 100,
                              share(tally.valados).value * 100, tally.shared, tally.nobody);
    }
    return fmt::format("  {:<24} {:>6} {:>9.1f} {:>9.1f} {:>8.1f}  {}\n",
                       series_text(result.series), tally.games, each(tally.decisions, tally.games),
                       each(tally.choices, tally.games), each(tally.points.sum, tally.points.count),
                       balance);
}

std::string series_part(const Findings& findings) {
    std::string text = fmt::format("\nGames\n  {:<24} {:>6} {:>9} {:>9} {:>8}\n", "", "games",
                                   "decisions", "choices", "points");
    for (const lab::SeriesResult& result : findings.series) text += series_line(result);
    return text;
}

std::string rounds_line(const lab::SeriesResult& result) {
    const lab::Tally& tally = result.tally;
    std::string text = fmt::format("  {:<24}", series_text(result.series));
    for (std::size_t seat = 0; seat < (result.series.solo() ? 1u : 2u); ++seat) {
        for (const std::int64_t sum : tally.round_points[seat]) {
            text += fmt::format(" {:>6.1f}", each(sum, tally.games));
        }
        text += "  ";
    }
    const Breakdown& sources = tally.sources;
    const std::uint64_t players = tally.points.count;
    for (const int sum : {sources.flat, sources.combo, sources.calamities, sources.menaces,
                          sources.quest, sources.conquest}) {
        text += fmt::format(" {:>6.1f}", each(std::int64_t{sum}, players));
    }
    return text + "\n";
}

std::string rounds_part(const Findings& findings) {
    std::string text =
        "\nPoints after rounds 1 to 4 (first player, second player), and where they come from\n";
    text += fmt::format("  {:<84} {:>6} {:>6} {:>6} {:>6} {:>6} {:>6}\n", "", "flat", "combo",
                        "calam.", "menac.", "quest", "conq.");
    for (const lab::SeriesResult& result : findings.series) text += rounds_line(result);
    return text;
}

}  // namespace

std::string text_report(const Findings& findings) {
    return opening(findings) + targets_part(findings.targets) + cards_part(findings) +
           series_part(findings) + rounds_part(findings);
}

}  // namespace kingdom
