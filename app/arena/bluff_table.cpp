#include "app/arena/bluff_table.h"

#include <fmt/format.h>

#include "app/arena/figures.h"

namespace kingdom {
namespace {

std::string worth_text(const ai::Trapped& group) {
    if (group.offered == 0) return "–";
    return fmt::format("{:.1f} to {:.1f}", group.least / 100.0, group.most / 100.0);
}

std::vector<std::string> frequency_row(std::string name, const ai::Trapped& group) {
    return {std::move(name), worth_text(group), std::to_string(group.offered),
            std::to_string(group.face_down), percent(group.share())};
}

Grid frequency_grid(const std::string& who, const ai::Bluffs& bluffs) {
    static constexpr std::array<const char*, ai::kFifths> kNames{
        "least worth fifth", "second", "middle", "fourth", "most worth fifth"};
    Grid grid{"How often " + who + " offers a card face down, by its worth to the taker",
              {"cards", "worth in points", "offered", "face down", "share"},
              {}};
    grid.rows.push_back(frequency_row("calamities, menaces", bluffs.dangers));
    for (std::size_t i = 0; i < ai::kFifths; ++i) {
        grid.rows.push_back(frequency_row(kNames[i], bluffs.fifths[i]));
    }
    grid.rows.push_back(frequency_row("all", bluffs.all()));
    return grid;
}

double part(std::uint64_t of, std::uint64_t all) {
    return all == 0 ? 0 : static_cast<double>(of) / static_cast<double>(all);
}

// What a selector knows who sees a card's back, or only that a card was offered.
Grid guess_grid(const ai::Bluffs& bluffs) {
    Grid grid{
        "What lies there: good cards are the upper two fifths, bad ones the lower two and "
        "all calamities and menaces",
        {"cards", "of face-down cards", "of all offered", "hidden"},
        {}};
    const ai::Trapped all = bluffs.all();
    const auto row = [&](const char* name, const ai::Trapped& group) {
        grid.rows.push_back({name, percent(part(group.face_down, all.face_down)),
                             percent(part(group.offered, all.offered)), percent(group.share())});
    };
    row("good", bluffs.good());
    row("middling", bluffs.middling());
    row("bad", bluffs.bad());
    return grid;
}

}  // namespace

ai::Bluffs bluffs_in(const Standings& standings) {
    std::vector<ai::OfferedCard> cards;
    for (const ai::Tally& match : standings.matches) {
        cards.insert(cards.end(), match.offered().begin(), match.offered().end());
    }
    return ai::bluffs_of(cards);
}

std::vector<Grid> bluff_grids(const Plan& plan, const Standings& standings) {
    const ai::Bluffs bluffs = bluffs_in(standings);
    return {frequency_grid(plan.label(0), bluffs), guess_grid(bluffs)};
}

}  // namespace kingdom
