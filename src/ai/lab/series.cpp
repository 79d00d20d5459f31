#include "ai/lab/series.h"

#include "base/rng.h"

namespace kingdom::lab {
namespace {

constexpr std::uint64_t kMenaceOrders = kMenaceDeckCount * (kMenaceDeckCount - 1);

MenaceDeck menace_deck(std::uint64_t number) {
    return static_cast<MenaceDeck>(number % kMenaceDeckCount);
}

// Of the ordered pairs of different decks, the one with this number.
std::array<MenaceDeck, 2> menace_order(std::uint64_t number) {
    const std::uint64_t first = number / (kMenaceDeckCount - 1);
    const std::uint64_t further = 1 + number % (kMenaceDeckCount - 1);
    return {menace_deck(first), menace_deck(first + further)};
}

std::array<MenaceDeck, 2> menaces_of(const Series& series, Player player, std::uint64_t number) {
    if (!series.solo()) return menace_order(number % kMenaceOrders);
    std::array<MenaceDeck, 2> decks{};
    decks[index(player)] = menace_deck(number);
    decks[index(other(player))] = menace_deck(number + 1);
    return decks;
}

}  // namespace

std::vector<Series> all_series(const Deck& deck) {
    std::vector<Series> series;
    const auto each_module = [&](Series kind) {
        for (std::size_t module = 0; module < kModuleCount; ++module) {
            kind.module = static_cast<Module>(module);
            if (kind.module == Module::Quest && deck.quest_count == 0) continue;
            series.push_back(kind);
        }
    };
    each_module({.side = DuchyFace::A});
    each_module({.side = DuchyFace::B});
    each_module({.players = 1, .side = DuchyFace::B});
    each_module({.players = 1, .side = DuchyFace::B, .strength = Strength::Greedy});
    return series;
}

Setup setup_of(const Deck& deck, const Series& series, std::uint64_t game) {
    Setup setup{.players = series.players, .side = series.side, .module = series.module};
    setup.first = game % 2 == 0 ? Player::Valados : Player::Teressie;
    const std::uint64_t pair = game / 2;
    if (series.module == Module::Menace) setup.menaces = menaces_of(series, setup.first, pair);
    if (series.module == Module::Quest) {
        setup.quest = static_cast<std::uint8_t>(pair % deck.quest_count);
    }
    return setup;
}

std::uint64_t seed_of(std::uint64_t seed, const Series& series, std::uint64_t game) {
    const std::uint64_t kind = index(series.module) + kModuleCount * index(series.side) +
                               2 * kModuleCount * index(series.strength) +
                               4 * kModuleCount * series.players;
    Rng of_series(Rng(seed).next() + kind);
    return Rng(of_series.next() + game).next();
}

}  // namespace kingdom::lab
