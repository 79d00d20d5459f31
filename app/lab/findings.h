// Everything the laboratory found about a deck, before it is written down in any form.
#pragma once

#include <string>
#include <vector>

#include "ai/lab/laboratory.h"
#include "app/lab/target.h"
#include "cards/deck_names.h"

namespace kingdom {

// By CardKind.
inline constexpr std::array<std::string_view, 5> kCardKindWords{"development", "treasure",
                                                                "calamity", "menace", "advisor"};

// A design, over all two-player games.
struct CardFinding {
    std::string key{};
    std::string name{};
    CardKind kind = CardKind::Development;
    CardType type = CardType::Structure;  // of a development
    int copies = 0;
    lab::CardTally tally{};
    Estimate win_share{};    // of the players who built it
    Estimate built_share{};  // games with it built, of those with it seen

    // Of the copies that were seen.
    double build_rate() const;
    double points_each() const;  // that a built copy brought
};

struct Findings {
    std::string deck{};     // its name
    std::string hash{};     // of its file
    std::string command{};  // that makes this report again
    std::string opponent{};
    std::uint32_t playouts = 0;
    std::uint64_t games_each = 0;  // asked for, of each series
    std::uint64_t seed = 0;
    bool stopped = false;

    std::vector<lab::SeriesResult> series{};
    lab::Tally duels{};  // all two-player series together
    std::vector<CardFinding> cards{};
    double mean_win_share = 0.5;  // of whoever built a development, over all of them
    std::vector<Target> targets{};

    std::uint64_t games() const;
};

std::vector<CardFinding> card_findings(const DeckFile& file, const lab::Tally& duels);

// The mean that a card's win share is held against: over all developments and all who built them.
// It lies above one half, since winners build more.
double mean_win_share(const std::vector<CardFinding>& cards);

lab::Tally all_duels(const std::vector<lab::SeriesResult>& series);

}  // namespace kingdom
