#include "ai/lab/tally.h"

#include <algorithm>

namespace kingdom::lab {
namespace {

template <class Item, std::size_t Count>
void add_each(std::array<Item, Count>& to, const std::array<Item, Count>& more) {
    for (std::size_t i = 0; i < Count; ++i) {
        if constexpr (requires { to[i] += more[i]; }) {
            to[i] += more[i];
        } else {
            to[i].add(more[i]);
        }
    }
}

std::uint64_t halves_of(const Outcome& outcome, Player player) {
    if (!outcome.winner) return 1;
    return *outcome.winner == player ? 2 : 0;
}

int count_of(const Deck& deck, const CardSet& duchy, CardType type) {
    return (duchy & deck.of_type[index(type)]).size();
}

int points_of(const Deck& deck, const CardSet& duchy, Card card) {
    if (kind_of(card) != CardKind::Development || !duchy.has(card)) return 0;
    const Points& points = deck.developments[index(card)].points;
    return points.flat + points.each * count_of(deck, duchy, points.per);
}

// The types of which a duchy has the most cards share `kWhole`.
void add_leading_type(const Deck& deck, const CardSet& duchy,
                      std::array<std::uint64_t, kTypeCount>& leading) {
    std::array<int, kTypeCount> counts{};
    for (std::size_t type = 0; type < kTypeCount; ++type) {
        counts[type] = count_of(deck, duchy, static_cast<CardType>(type));
    }
    const int most = *std::max_element(counts.begin(), counts.end());
    const auto leaders = std::count(counts.begin(), counts.end(), most);
    for (std::size_t type = 0; type < kTypeCount; ++type) {
        if (counts[type] == most) {
            leading[type] += Tally::kWhole / static_cast<std::uint64_t>(leaders);
        }
    }
}

void add_sources(Breakdown& sum, const Breakdown& more) {
    sum.flat += more.flat;
    sum.combo += more.combo;
    sum.calamities += more.calamities;
    sum.menaces += more.menaces;
    sum.quest += more.quest;
    sum.conquest += more.conquest;
    sum.penalty += more.penalty;
}

std::uint64_t copies(const CardSet& cards, const CardSet& copies_of_design) {
    return static_cast<std::uint64_t>((cards & copies_of_design).size());
}

// What one game tells of one design.
CardTally card_tally(const Deck& deck, const GameResult& game, const CardSet& design) {
    CardTally tally;
    tally.seen = copies(game.cards.seen, design);
    tally.games_seen = tally.seen > 0 ? 1 : 0;
    for (const Player player : kPlayers) {
        const std::size_t seat = index(player);
        tally.taken += copies(game.cards.taken[seat], design);
        tally.slated += copies(game.cards.slated[seat], design);
        tally.recycled += copies(game.cards.recycled[seat], design);
        const CardSet built = game.cards.built[seat] & design;
        if (built.empty()) continue;
        tally.built += copies(built, design);
        tally.games_built = 1;
        if (!game.setup.solo()) tally.builders.add(halves_of(game.outcome, player));
        for (const Card card : built) tally.points += points_of(deck, game.duchies[seat], card);
    }
    return tally;
}

void add_cards(const Deck& deck, const GameResult& game, std::array<CardTally, kCardCount>& cards) {
    for (std::size_t card = 0; card < kCardCount;) {
        const std::size_t start = card;
        CardSet design;
        while (card < kCardCount && deck.first_copy[card] == start) design.add(card_at(card++));
        cards[deck.design[start]].add(card_tally(deck, game, design));
    }
}

// Who won against whom; two players.
void add_duel(const Deck& deck, const GameResult& game, Tally& tally) {
    const Outcome& outcome = game.outcome;
    tally.first_player.add(halves_of(outcome, game.setup.first));
    tally.valados.add(halves_of(outcome, Player::Valados));
    if (outcome.winner) {
        add_leading_type(deck, game.duchies[index(*outcome.winner)], tally.leading_type);
    } else if (outcome.tie_break == TieBreak::Shared) {
        ++tally.shared;
    } else {
        ++tally.nobody;
    }
    if (game.setup.module != Module::Menace) return;
    const auto& decks = game.setup.menaces;
    const Player lower = decks[0] < decks[1] ? Player::Valados : Player::Teressie;
    const std::size_t low = index(decks[index(lower)]), high = index(decks[index(other(lower))]);
    tally.menaces[low][high].add(halves_of(outcome, lower));
}

void add_points(const GameResult& game, Tally& tally) {
    for (const Player player : kPlayers) {
        if (game.setup.solo() && player != game.setup.first) continue;
        const Breakdown& breakdown = game.outcome.breakdown[index(player)];
        tally.points.add(breakdown.total());
        add_sources(tally.sources, breakdown);
        auto& rounds = tally.round_points[player == game.setup.first ? 0 : 1];
        for (std::size_t round = 0; round < kRoundCount; ++round) {
            rounds[round] += game.round_points[index(player)][round];
        }
    }
}

}  // namespace

void Wins::add(std::uint64_t more_halves) {
    ++games;
    halves += more_halves;
}

void Wins::add(const Wins& more) {
    games += more.games;
    halves += more.halves;
}

void CardTally::add(const CardTally& more) {
    seen += more.seen;
    taken += more.taken;
    slated += more.slated;
    built += more.built;
    recycled += more.recycled;
    games_seen += more.games_seen;
    games_built += more.games_built;
    builders.add(more.builders);
    points += more.points;
}

void PointsTally::add(int points) {
    ++count;
    sum += points;
    squares += static_cast<std::uint64_t>(points * points);
    constexpr int kLast = static_cast<int>(kBins) - 1;
    const int bin = std::clamp((points - kLowest) / kWidth, 0, kLast);
    ++histogram[points < kLowest ? 0 : static_cast<std::size_t>(bin)];
}

void PointsTally::add(const PointsTally& more) {
    count += more.count;
    sum += more.sum;
    squares += more.squares;
    add_each(histogram, more.histogram);
}

void Tally::add(const Deck& deck, const GameResult& game) {
    ++games;
    decisions += game.decisions;
    choices += game.choices;
    add_cards(deck, game, cards);
    add_points(game, *this);
    add_each(breadth, game.breadth);
    if (game.setup.solo()) {
        ++medals[index(game.outcome.medal)];
    } else {
        add_duel(deck, game, *this);
    }
}

void Tally::add(const Tally& more) {
    games += more.games;
    shared += more.shared;
    nobody += more.nobody;
    first_player.add(more.first_player);
    valados.add(more.valados);
    for (std::size_t deck = 0; deck < kMenaceDeckCount; ++deck) {
        add_each(menaces[deck], more.menaces[deck]);
    }
    add_each(cards, more.cards);
    add_each(leading_type, more.leading_type);
    add_each(medals, more.medals);
    decisions += more.decisions;
    choices += more.choices;
    points.add(more.points);
    for (std::size_t seat = 0; seat < 2; ++seat) {
        add_each(round_points[seat], more.round_points[seat]);
    }
    add_sources(sources, more.sources);
    add_each(breadth, more.breadth);
}

}  // namespace kingdom::lab
