// Hands and rows of cards, which are searched and moved eight cards at a time, against plain lists.
#include <algorithm>
#include <vector>

#include "base/rng.h"
#include "doctest/doctest.h"
#include "rules/state.h"

using namespace kingdom;

namespace {

Card some_card(Rng& rng) {
    return card_at(rng.below(kCardCount));
}

// The row's cards, and what lies behind them.
void check_same(const CardRow& row, const std::vector<Card>& cards) {
    CHECK(std::vector<Card>(row.begin(), row.end()) == cards);
    for (std::size_t i = cards.size(); i < CardRow::kCapacity; ++i) CHECK(row[i] == kHiddenCard);
}

}  // namespace

TEST_CASE("a hand is ascending when it is dealt, and stays so through removals") {
    Rng rng(1);
    for (int game = 0; game < 200; ++game) {
        Hand hand;
        std::vector<Card> cards;
        CardUnion dealt;
        while (cards.size() < kHandSize) {
            const Card card = some_card(rng);
            if (std::find(cards.begin(), cards.end(), card) != cards.end()) continue;
            dealt.add(card);
            cards.insert(std::lower_bound(cards.begin(), cards.end(), card), card);
        }
        hand.take(dealt.set());
        CHECK(std::equal(cards.begin(), cards.end(), hand.cards.begin()));
        while (!cards.empty()) {
            const auto at = cards.begin() + rng.below(static_cast<std::uint32_t>(cards.size()));
            hand.remove(*at);
            cards.erase(at);
            CHECK(std::equal(cards.begin(), cards.end(), hand.cards.begin()));
            CHECK(hand.cards[cards.size()] == kHiddenCard);
        }
        CHECK(hand == Hand{});
    }
}

TEST_CASE("a card is found and taken from any place of a row of any length") {
    for (std::size_t size = 1; size <= CardRow::kCapacity; ++size) {
        for (std::size_t at = 0; at < size; ++at) {
            CardRow row;
            std::vector<Card> cards;
            for (std::size_t i = 0; i < size; ++i) {
                cards.push_back(card_at((7 * i) % kCardCount));
                row.add_face_up(cards.back());
            }
            CHECK(row.find(cards[at]) == at);
            CHECK(row.find(card_at(kCardCount - 1)) == size);
            CardRow by_card = row;
            row.remove_at(at);
            by_card.remove(cards[at]);
            CHECK(by_card == row);
            cards.erase(cards.begin() + static_cast<std::ptrdiff_t>(at));
            check_same(row, cards);
            CardSet set;
            for (const Card card : cards) set.add(card);
            CHECK(row.set() == set);
        }
    }
}

TEST_CASE("a row takes over another as it lies") {
    for (std::size_t first = 0; first <= CardRow::kCapacity; ++first) {
        for (std::size_t second = 0; first + second <= CardRow::kCapacity; ++second) {
            CardRow row;
            CardRow one_by_one;
            CardRow from;
            for (std::size_t i = 0; i < first; ++i) row.add_face_up(card_at(i));
            one_by_one = row;
            for (std::size_t i = 0; i < second; ++i) {
                const Card card = card_at(50 + i);
                if (i % 3 == 1)
                    from.add_face_up(card);
                else
                    from.add_face_down(card, i % 2 == 0 ? Player::Valados : Player::Teressie);
                one_by_one.add_from(from, i);
            }
            row.add_all(from);
            CHECK(row == one_by_one);
        }
    }
}
