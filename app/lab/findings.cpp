#include "app/lab/findings.h"

#include "app/text/text.h"

namespace kingdom {
namespace {

double ratio(std::int64_t part, std::uint64_t whole) {
    return whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole);
}

CardFinding finding(const DeckFile& file, Card card, const lab::CardTally& tally) {
    const Texts texts(Language::English);
    CardFinding found{.key = std::string(key_of(file, card)), .kind = kind_of(card)};
    found.name = texts.name("card", found.key);
    if (found.kind == CardKind::Development) {
        found.type = file.deck.developments[index(card)].type;
    }
    found.tally = tally;
    found.win_share = share(tally.builders);
    found.built_share = share(static_cast<double>(tally.games_built), tally.games_seen);
    return found;
}

}  // namespace

double CardFinding::build_rate() const {
    return ratio(static_cast<std::int64_t>(tally.built), tally.seen);
}

double CardFinding::points_each() const {
    return ratio(tally.points, tally.built);
}

std::uint64_t Findings::games() const {
    std::uint64_t sum = 0;
    for (const lab::SeriesResult& result : series) sum += result.tally.games;
    return sum;
}

std::vector<CardFinding> card_findings(const DeckFile& file, const lab::Tally& duels) {
    std::vector<CardFinding> cards;
    for (std::size_t number = 0; number < kCardCount; ++number) {
        const Card card = card_at(number);
        const CardKind kind = kind_of(card);
        if (kind == CardKind::Calamity || kind == CardKind::Menace) continue;
        if (file.deck.first_copy[number] == number) {
            cards.push_back(finding(file, card, duels.cards[file.deck.design[number]]));
        }
        ++cards.back().copies;
    }
    return cards;
}

double mean_win_share(const std::vector<CardFinding>& cards) {
    lab::Wins all;
    for (const CardFinding& card : cards) {
        if (card.kind == CardKind::Development) all.add(card.tally.builders);
    }
    return all.games == 0 ? 0.5 : share(all).value;
}

lab::Tally all_duels(const std::vector<lab::SeriesResult>& series) {
    lab::Tally sum;
    for (const lab::SeriesResult& result : series) {
        if (!result.series.solo()) sum.add(result.tally);
    }
    return sum;
}

}  // namespace kingdom
