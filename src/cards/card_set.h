// A set of cards as 128 bits, iterated in ascending order of card number.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <iterator>

#include "cards/vocabulary.h"

namespace kingdom {

class CardSet {
  public:
    constexpr CardSet() = default;

    // All cards numbered from `first` up to, not including, `last`.
    static constexpr CardSet range(std::size_t first, std::size_t last) {
        CardSet set;
        for (std::size_t number = first; number < last; ++number) set.add(card_at(number));
        return set;
    }

    constexpr void add(Card card) { words_[index(card) >> 6] |= bit(card); }
    constexpr void remove(Card card) { words_[index(card) >> 6] &= ~bit(card); }
    constexpr bool has(Card card) const { return (words_[index(card) >> 6] & bit(card)) != 0; }
    constexpr bool empty() const { return (words_[0] | words_[1]) == 0; }
    constexpr bool has_several() const {
        const std::uint64_t more = words_[0] & (words_[0] - 1);
        return words_[1] == 0 ? more != 0 : (words_[0] | (words_[1] & (words_[1] - 1))) != 0;
    }
    constexpr int size() const { return std::popcount(words_[0]) + std::popcount(words_[1]); }

    // Requires a set that is not empty.
    constexpr Card first() const {
        return words_[0] != 0
                   ? card_at(static_cast<std::size_t>(std::countr_zero(words_[0])))
                   : card_at(64u + static_cast<std::size_t>(std::countr_zero(words_[1])));
    }

    constexpr CardSet operator&(CardSet other) const {
        return {words_[0] & other.words_[0], words_[1] & other.words_[1]};
    }
    constexpr CardSet operator|(CardSet other) const {
        return {words_[0] | other.words_[0], words_[1] | other.words_[1]};
    }
    constexpr CardSet operator-(CardSet other) const {
        return {words_[0] & ~other.words_[0], words_[1] & ~other.words_[1]};
    }
    constexpr CardSet& operator|=(CardSet other) { return *this = *this | other; }
    constexpr CardSet& operator-=(CardSet other) { return *this = *this - other; }
    constexpr bool operator==(const CardSet&) const = default;

    // The same as a range-for, with less to do per card: for the lists of legal decisions.
    template <class Act>
    constexpr void for_each(Act act) const {
        for (std::uint64_t left = words_[0]; left != 0; left &= left - 1) {
            act(card_at(static_cast<std::size_t>(std::countr_zero(left))));
        }
        for (std::uint64_t left = words_[1]; left != 0; left &= left - 1) {
            act(card_at(64u + static_cast<std::size_t>(std::countr_zero(left))));
        }
    }

    // The members that have a lower member in the same run of neighbours, where `continuing` holds
    // every card that continues the run of the card below it. One addition does it for all runs:
    // the carry of a run's lowest member ripples through the rest of the run and stops behind it.
    constexpr CardSet behind_in_run(CardSet continuing) const {
        return *this - first_in_run(continuing);
    }
    // The others.
    constexpr CardSet first_in_run(CardSet continuing) const {
        const std::uint64_t low_runs = continuing.words_[0];
        const std::uint64_t high_runs = continuing.words_[1];
        const std::uint64_t low_next = (words_[0] << 1) & low_runs;
        const std::uint64_t high_next = ((words_[1] << 1) | (words_[0] >> 63)) & high_runs;
        const std::uint64_t low_sum = low_runs + low_next;
        const std::uint64_t carry = low_sum < low_next ? 1 : 0;
        const std::uint64_t high_sum = high_runs + high_next + carry;
        return {words_[0] & ~low_next & (low_sum | ~low_runs),
                words_[1] & ~high_next & (high_sum | ~high_runs)};
    }

    class Iterator {
      public:
        using iterator_category = std::forward_iterator_tag;
        using value_type = Card;
        using difference_type = std::ptrdiff_t;
        using pointer = const Card*;
        using reference = Card;

        constexpr Iterator() = default;
        constexpr Iterator(std::uint64_t low, std::uint64_t high) : low_(low), high_(high) {}
        constexpr Card operator*() const { return CardSet{low_, high_}.first(); }
        constexpr Iterator& operator++() {
            if (low_ != 0) {
                low_ &= low_ - 1;
            } else {
                high_ &= high_ - 1;
            }
            return *this;
        }
        constexpr bool operator==(const Iterator&) const = default;

      private:
        std::uint64_t low_ = 0;
        std::uint64_t high_ = 0;
    };
    constexpr Iterator begin() const { return {words_[0], words_[1]}; }
    constexpr Iterator end() const { return {0, 0}; }

  private:
    friend class CardUnion;

    constexpr CardSet(std::uint64_t low, std::uint64_t high) : words_{low, high} {}
    static constexpr std::uint64_t bit(Card card) { return std::uint64_t{1} << (index(card) & 63); }

    std::uint64_t words_[2] = {0, 0};
};

// A set put together card by card, both words at once. Numbers that no card has, as that of
// kHiddenCard, add nothing.
class CardUnion {
  public:
    [[gnu::always_inline]] void add(Card card) { words_ |= kAlone.words[index(card)]; }
    [[gnu::always_inline]] CardSet set() const { return {words_[0], words_[1]}; }

  private:
    using TwoWords = std::uint64_t __attribute__((vector_size(16)));
    struct Alone {
        TwoWords words[256] = {};
        constexpr Alone() {
            for (std::size_t number = 0; number < kCardCount; ++number) {
                const std::uint64_t bit = std::uint64_t{1} << (number & 63);
                words[number] = number < 64 ? TwoWords{bit, 0} : TwoWords{0, bit};
            }
        }
    };
    static const Alone kAlone;

    TwoWords words_ = {0, 0};
};
inline constexpr CardUnion::Alone CardUnion::kAlone{};

inline constexpr CardSet kDevelopments = CardSet::range(0, kFirstTreasure);
inline constexpr CardSet kTreasures = CardSet::range(kFirstTreasure, kFirstCalamity);
inline constexpr CardSet kCalamities = CardSet::range(kFirstCalamity, kFirstMenace);
inline constexpr CardSet kMenaces = CardSet::range(kFirstMenace, kFirstAdvisor);
inline constexpr CardSet kAdvisors = CardSet::range(kFirstAdvisor, kCardCount);

constexpr CardSet cards_of(MenaceKind kind) {
    const std::size_t start = kFirstMenace + kMenaceStart[index(kind)];
    return CardSet::range(start, start + kMenaceCopies[index(kind)]);
}

}  // namespace kingdom
