// Cards lying in order of arrival, each face up or face down: an offering or a selection area.
#pragma once

#include <array>
#include <cassert>
#include <cstdint>

#include "base/bytes.h"
#include "cards/card_set.h"
#include "rules/setup.h"

namespace kingdom {

class CardRow {
  public:
    // 2 dealt, 16 offered and 1 from the cartographer can lie in one selection area.
    static constexpr std::size_t kCapacity = 19;

    constexpr CardRow() { cards_.fill(kHiddenCard); }

    constexpr std::size_t size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }
    constexpr Card operator[](std::size_t i) const { return cards_[i]; }
    constexpr bool face_down(std::size_t i) const { return ((face_down_ >> i) & 1) != 0; }
    constexpr bool any_face_down() const { return face_down_ != 0; }
    // Who placed it; means something for a face-down card of a two-player game only.
    constexpr Player placer(std::size_t i) const {
        return static_cast<Player>((by_teressie_ >> i) & 1);
    }

    constexpr const Card* begin() const { return cards_.data(); }
    constexpr const Card* end() const { return cards_.data() + size_; }

    constexpr void add_face_up(Card card) {
        assert(size_ < kCapacity);
        cards_[size_++] = card;
    }
    constexpr void add_face_down(Card card, Player placer) { add(card, true, placer); }
    // Either way, without a branch.
    constexpr void add(Card card, bool face_down, Player placer) {
        const std::uint32_t bit = (face_down ? 1u : 0u) << size_;
        face_down_ |= bit;
        by_teressie_ |= bit & (0u - static_cast<std::uint32_t>(placer));
        add_face_up(card);
    }
    // Appends the card at `from[i]` as it lay there.
    constexpr void add_from(const CardRow& from, std::size_t i) {
        if (from.face_down(i)) {
            add_face_down(from[i], from.placer(i));
        } else {
            add_face_up(from[i]);
        }
    }
    // Appends all cards of a row as they lay there.
    void add_all(const CardRow& from) {
        assert(size_ + from.size_ <= kCapacity);
        face_down_ |= from.face_down_ << size_;
        by_teressie_ |= from.by_teressie_ << size_;
        if (from.size_ <= 8 && size_ + 8u <= kCapacity) {
            bytes::store(&cards_[size_], bytes::load(&from.cards_[0]));
        } else {
            for (std::size_t i = 0; i < from.size_; ++i) cards_[size_ + i] = from.cards_[i];
        }
        size_ = static_cast<std::uint8_t>(size_ + from.size_);
    }
    constexpr void turn_up(std::size_t i) {
        face_down_ &= ~(1u << i);
        by_teressie_ &= ~(1u << i);
    }
    constexpr void turn_all_up() { face_down_ = by_teressie_ = 0; }
    constexpr void replace(std::size_t i, Card card) { cards_[i] = card; }

    // Gaps close: what lay behind moves up.
    [[gnu::noinline]] void remove_at(std::size_t i) {
        const std::size_t left = size_ - 1u;
        std::size_t at = i;
        // Eight cards at a time; empty places behind the last card move up unharmed.
        for (; at < left && at + 9 <= kCapacity; at += 8) {
            bytes::store(&cards_[at], bytes::load(&cards_[at + 1]));
        }
        for (; at < left; ++at) cards_[at] = cards_[at + 1];
        cards_[left] = kHiddenCard;
        size_ = static_cast<std::uint8_t>(left);
        if (face_down_ == 0) return;
        face_down_ = without_bit(face_down_, i);
        by_teressie_ = without_bit(by_teressie_, i);
    }
    // At most eight cards, all face up: the first word of the row says everything.
    constexpr bool is_short() const { return size_ <= 8 && face_down_ == 0; }

    // Takes out a card that lies in the row.
    void remove(Card card) {
        if (!is_short()) return remove_at(find(card));
        const auto number = static_cast<std::uint8_t>(card);
        bytes::store(&cards_[0], bytes::without(bytes::load(&cards_[0]), number));
        --size_;
    }
    constexpr void clear() { *this = CardRow(); }

    // The place of a card that lies in the row; size() when it does not.
    std::size_t find(Card card) const {
        std::size_t i = 0;
        for (; i + 8 <= kCapacity; i += 8) {
            const std::uint64_t marks =
                bytes::equal_to(bytes::load(&cards_[i]), static_cast<std::uint8_t>(card));
            if (marks != 0) return i + bytes::first_marked(marks) / 8;
        }
        while (i < kCapacity && cards_[i] != card) ++i;
        return i < size_ ? i : size_;
    }

    // The cards of a row in which none lies face down.
    // Eight places at once, for mostly there are no more cards: how many is hard to predict.
    [[gnu::always_inline]] CardSet set() const {
        CardUnion cards;
        for (std::size_t i = 0; i < 8; ++i) cards.add(cards_[i]);
        for (std::size_t i = 8; i < size_; ++i) cards.add(cards_[i]);
        return cards.set();
    }

    constexpr bool operator==(const CardRow&) const = default;

    static constexpr std::uint32_t without_bit(std::uint32_t bits, std::size_t i) {
        const std::uint32_t low = bits & ((1u << i) - 1u);
        return low | ((bits >> (i + 1)) << i);
    }

  private:
    std::uint32_t face_down_ = 0;
    std::uint32_t by_teressie_ = 0;
    std::array<Card, kCapacity> cards_;
    std::uint8_t size_ = 0;
};

}  // namespace kingdom
