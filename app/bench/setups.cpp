#include "app/bench/setups.h"

#include "record/words.h"

namespace kingdom {
namespace {

std::array<MenaceDeck, 2> menace_pair(std::uint64_t number) {
    const std::uint64_t first = number % kMenaceDeckCount;
    const std::uint64_t step = 1 + (number / kMenaceDeckCount) % (kMenaceDeckCount - 1);
    return {static_cast<MenaceDeck>(first),
            static_cast<MenaceDeck>((first + step) % kMenaceDeckCount)};
}

}  // namespace

std::vector<BenchRow> bench_rows(const Deck& deck) {
    std::vector<BenchRow> rows;
    for (const std::uint8_t players : {std::uint8_t{2}, std::uint8_t{1}}) {
        for (std::size_t m = 0; m < kModuleCount; ++m) {
            const auto module = static_cast<Module>(m);
            if (module == Module::Quest && deck.quest_count == 0) continue;
            const std::string prefix = players == 1 ? "solo_" : "";
            rows.push_back({prefix + std::string(word(module)), module, players});
        }
    }
    return rows;
}

Setup bench_setup(const Deck& deck, const BenchRow& row, std::uint64_t game) {
    Setup setup;
    setup.players = row.players;
    setup.module = row.module;
    setup.side = game % 2 == 0 ? DuchyFace::A : DuchyFace::B;
    setup.first = game / 2 % 2 == 0 ? Player::Valados : Player::Teressie;
    if (row.module == Module::Menace) setup.menaces = menace_pair(game / 4);
    if (row.module == Module::Quest) {
        setup.quest = static_cast<std::uint8_t>(game / 4 % deck.quest_count);
    }
    return setup;
}

}  // namespace kingdom
