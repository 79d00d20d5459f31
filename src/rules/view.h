// What one player, or a spectator, may know: built by listing what is allowed in. The server
// sends it, an opponent thinks with it; neither ever holds a State.
#pragma once

#include <optional>

#include "rules/rules.h"

namespace kingdom {

// One player's part of the table as the viewer sees it; the running segment's changes are in it
// only for the viewer's own. Hidden cards of the selection row are kHiddenCard.
struct View {
    Setup setup{};
    std::optional<Player> viewer{};  // nobody: a spectator
    Phase phase = Phase::Over;
    std::uint8_t round = 0;
    std::uint8_t turn = 0;
    Resource step = Resource::Materials;
    Player mover{};
    Area selected = Area::Left;
    std::uint8_t searches_left = 0;
    std::array<Side, 2> sides{};
    std::array<std::uint16_t, kDevelopmentCount> filled{};
    std::array<Card, kGiantCount> above_giant{};
    std::array<CardRow, 2> areas{};
    std::array<std::uint32_t, 2> turned_by_token{};
    Hand hand{};  // the viewer's own
    std::array<std::uint8_t, 2> hand_sizes{};
    CardSet foreman{};  // the viewer's own
    Armies armies{};
    std::uint8_t deck_left = 0;
    Card deck_top = kHiddenCard;  // solo, while the deck lies face up
    CardSet deck_cards{};         // solo, after R12.6: the cards known to be in the deck
    std::uint8_t danger_left = 0;
    std::array<Card, kLookedSize> looked{};
    std::uint8_t looked_count = 0;
    Card returned = kHiddenCard;  // the viewer's own returned advisor
    std::array<std::uint8_t, kStepCount> first_at_step{};
    std::uint8_t vermin_used = 0;
    std::uint8_t calamities_doubled = 0;

    bool operator==(const View&) const = default;
};

View view_for(const State& state, Player viewer);
View view_for_spectator(const State& state);

// One full state that the viewer cannot rule out, each equally likely, for searches that need a
// world to play in. Requires a player's view.
State sample_state(const Deck& deck, const View& view, Rng& rng);

// The viewer's legal decisions, from the view alone.
DecisionList legal_decisions(const Deck& deck, const View& view);

// Every card that the view shows, wherever it lies.
CardSet seen_cards(const View& view);

// The score as far as the viewer can know it now.
Breakdown score(const Deck& deck, const View& view, Player player);

}  // namespace kingdom
