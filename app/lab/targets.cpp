#include "app/lab/targets.h"

#include <algorithm>

#include <fmt/format.h>

#include "app/lab/words.h"
#include "app/text/text.h"
#include "record/words.h"

namespace kingdom {
namespace {

// The bands of the design, from the table in docs/laboratory.md.
constexpr Band kFirstPlayer{0.48, 0.52};
constexpr Band kEven{0.45, 0.55};
constexpr Band kCardWins{-0.08, 0.08};
constexpr Band kCardBuilt{0.05, {}};
constexpr Band kLeadingType{0.15, {}};
constexpr Band kBronze{0.90, {}};
constexpr Band kSilver{0.45, 0.75};
constexpr Band kGold{0.10, 0.35};
constexpr Band kGreedyBronze{0.30, 0.70};
constexpr Band kChoices{1.5, {}};

using List = std::vector<Target>;

std::string plural(Word type) {
    return type == word(CardType::Discovery) ? "discoveries" : std::string(type) + "s";
}

void add_first_player(const Findings& findings, List& list) {
    for (const auto& [series, tally] : findings.series) {
        if (series.solo()) continue;
        list.push_back(
            {.key = fmt::format("first_player.{}.{}", word(series.module), word(series.side)),
             .title = "First player wins: " + series_text(series),
             .label = series_text(series),
             .group = Group::FirstPlayer,
             .band = kFirstPlayer,
             .measured = share(tally.first_player)});
    }
}

void add_menaces(const Findings& findings, List& list) {
    for (std::size_t low = 0; low < kMenaceDeckCount; ++low) {
        for (std::size_t high = low + 1; high < kMenaceDeckCount; ++high) {
            const Word a = Words<MenaceDeck>::kTable[low], b = Words<MenaceDeck>::kTable[high];
            const lab::Wins& wins = findings.duels.menaces[low][high];
            if (wins.games == 0) continue;
            list.push_back({.key = fmt::format("menaces.{}.{}", a, b),
                            .title = fmt::format("{} win against {}", readable(a), readable(b)),
                            .label = fmt::format("{} against {}", readable(a), readable(b)),
                            .group = Group::Menaces,
                            .band = kEven,
                            .measured = share(wins)});
        }
    }
}

void add_duchies(const Findings& findings, List& list) {
    lab::Wins valados;
    for (const auto& [series, tally] : findings.series) {
        if (!series.solo() && series.side == DuchyFace::A) valados.add(tally.valados);
    }
    if (valados.games == 0) return;
    const lab::Wins teressie{valados.games, 2 * valados.games - valados.halves};
    const auto add = [&list](Player player, std::string_view name, const lab::Wins& wins) {
        list.push_back({.key = fmt::format("duchies.{}.A", word(player)),
                        .title = fmt::format("{} wins on side A", name),
                        .label = std::string(name),
                        .group = Group::Duchies,
                        .band = kEven,
                        .measured = share(wins)});
    };
    add(Player::Valados, "Valados", valados);
    add(Player::Teressie, "Téressie", teressie);
}

void add_cards(const Findings& findings, List& list) {
    for (const CardFinding& card : findings.cards) {
        if (card.kind != CardKind::Development) continue;
        list.push_back(
            {.key = fmt::format("cards.wins.{}", card.key),
             .title = fmt::format("{}: wins of its builders against the mean", card.name),
             .label = card.name,
             .group = Group::Cards,
             .band = kCardWins,
             .measured = card.win_share.shifted(-findings.mean_win_share)});
    }
    for (const CardFinding& card : findings.cards) {
        if (card.kind != CardKind::Development) continue;
        list.push_back({.key = fmt::format("cards.built.{}", card.key),
                        .title = fmt::format("{}: built when seen", card.name),
                        .label = card.name,
                        .group = Group::Cards,
                        .band = kCardBuilt,
                        .measured = card.built_share});
    }
}

void add_types(const Findings& findings, List& list) {
    const auto& leading = findings.duels.leading_type;
    std::uint64_t twelfths = 0;
    for (const std::uint64_t type : leading) twelfths += type;
    if (twelfths == 0) return;
    for (std::size_t type = 0; type < kTypeCount; ++type) {
        const Word key = Words<CardType>::kTable[type];
        const double wins = static_cast<double>(leading[type]) / lab::Tally::kWhole;
        list.push_back({.key = fmt::format("types.{}", key),
                        .title = fmt::format("Winning duchies led by {}", plural(key)),
                        .label = fmt::format("led by {}", plural(key)),
                        .group = Group::Types,
                        .band = kLeadingType,
                        .measured = share(wins, twelfths / lab::Tally::kWhole)});
    }
}

void add_medal(const lab::SeriesResult& result, Medal medal, const Band& band, List& list) {
    const auto& [series, tally] = result;
    std::uint64_t reached = 0;
    for (std::size_t at = index(medal); at < tally.medals.size(); ++at) reached += tally.medals[at];
    const bool greedy = series.strength == lab::Strength::Greedy;
    list.push_back({.key = fmt::format("solo.{}.{}.{}", greedy ? "greedy" : "strong",
                                       word(series.module), word(medal)),
                    .title = fmt::format("Solo {}, {}: {} reached", module_text(series.module),
                                         greedy ? "greedy" : "strong", word(medal)),
                    .label = fmt::format("{}{}: {}", greedy ? "greedy, " : "",
                                         module_text(series.module), word(medal)),
                    .group = Group::Solo,
                    .band = band,
                    .measured = share(static_cast<double>(reached), tally.games)});
}

void add_solo(const Findings& findings, List& list) {
    for (const lab::SeriesResult& result : findings.series) {
        if (!result.series.solo()) continue;
        if (result.series.strength == lab::Strength::Greedy) {
            add_medal(result, Medal::Bronze, kGreedyBronze, list);
            continue;
        }
        add_medal(result, Medal::Bronze, kBronze, list);
        add_medal(result, Medal::Silver, kSilver, list);
        add_medal(result, Medal::Gold, kGold, list);
    }
}

void add_choices(const Findings& findings, List& list) {
    for (std::size_t round = 0; round < kRoundCount; ++round) {
        const lab::Breadth& breadth = findings.duels.breadth[round];
        list.push_back(
            {.key = fmt::format("choices.round_{}", round + 1),
             .title = fmt::format("Round {}: choices as good as the best", round + 1),
             .label = fmt::format("round {}", round + 1),
             .group = Group::Choices,
             .unit = Unit::Number,
             .band = kChoices,
             .measured = mean(static_cast<double>(breadth.good),
                              static_cast<double>(breadth.good_squared), breadth.choices)});
    }
}

bool needs(Group group, const lab::Series& series) {
    switch (group) {
        case Group::Solo: return series.solo();
        case Group::Menaces: return !series.solo() && series.module == Module::Menace;
        case Group::Duchies: return !series.solo() && series.side == DuchyFace::A;
        default: return !series.solo();
    }
}

}  // namespace

std::vector<Target> measured_targets(const Findings& findings, const std::vector<Group>& groups) {
    using Adder = void (*)(const Findings&, List&);
    constexpr std::array<Adder, kGroupCount> kAdders{
        add_first_player, add_menaces, add_duchies, add_cards, add_types, add_solo, add_choices};
    List list;
    for (std::size_t group = 0; group < kGroupCount; ++group) {
        if (has_group(groups, static_cast<Group>(group))) kAdders[group](findings, list);
    }
    return list;
}

std::vector<lab::Series> series_for(const Deck& deck, const std::vector<Group>& groups) {
    std::vector<lab::Series> chosen;
    for (const lab::Series& series : lab::all_series(deck)) {
        const auto wanted = [&series](Group group) { return needs(group, series); };
        if (std::any_of(groups.begin(), groups.end(), wanted)) chosen.push_back(series);
    }
    return chosen;
}

bool has_group(const std::vector<Group>& groups, Group group) {
    return std::find(groups.begin(), groups.end(), group) != groups.end();
}

}  // namespace kingdom
