#include "tests/property/twins.h"

#include <algorithm>
#include <vector>

namespace kingdom::property {
namespace {

bool is_danger(Card card) {
    return kind_of(card) == CardKind::Calamity || kind_of(card) == CardKind::Menace;
}

bool is_advisor(Card card) {
    return kind_of(card) == CardKind::Advisor;
}

// What a hidden place can hold.
enum class Use : std::uint8_t {
    Deck,     // no calamity or menace
    Secret,   // of one player: any card of the deck, and their own calamity or menace
    Advisor,  // drawn in the draft, or returned to the box
    Danger    // of a solo game
};

struct Slot {
    Use use{};
    Player owner{};
    Card* card = nullptr;    // a plain place,
    CardRow* row = nullptr;  // or one in a row
    std::size_t at = 0;

    Card get() const { return row ? (*row)[at] : *card; }
    void set(Card value) const {
        if (row) {
            row->replace(at, value);
        } else {
            *card = value;
        }
    }
};

class HiddenPlaces {
  public:
    HiddenPlaces(State& state, Onlooker onlooker) : state_(state), onlooker_(onlooker) {
        const bool solo = state.setup.solo();
        // The top of a solo deck lies open (R12.2).
        const std::size_t open = solo && state.deck_next < kDeckSize ? 1 : 0;
        for (std::size_t i = state.deck_next + open; i < kDeckSize; ++i) {
            slots_.push_back({.use = Use::Deck, .card = &state.deck[i]});
        }
        if (solo && state.phase != Phase::Draft) {
            for (std::size_t i = state.danger_next; i < kDangerSize; ++i) {
                slots_.push_back({.use = Use::Danger, .card = &state.danger[i]});
            }
        }
        for (CardRow& row : state.areas) add_row(row);
        for (Side& side : state.board.sides) add_row(side.selection);
        if (!solo) {
            for (const Player player : kPlayers) add_secrets(player);
        }
    }

    const std::vector<Slot>& slots() const { return slots_; }

    bool may_swap(const Slot& one, const Slot& two) const {
        return may_hold(one, two, two.get()) && may_hold(two, one, one.get());
    }

  private:
    // Whether a card that lies in `from` could as well lie in `place`.
    bool may_hold(const Slot& place, const Slot& from, Card card) const {
        // R12.6: what went into the new deck was seen by all, so it is known what lies there.
        if (state_.reshuffled != 0 && place.use != from.use) return false;
        switch (place.use) {
            case Use::Deck: return !is_danger(card);
            case Use::Secret: return !is_danger(card) || place.owner == from.owner;
            case Use::Advisor: return is_advisor(card);
            case Use::Danger: return true;
        }
        return false;
    }

    void add_row(CardRow& row) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            const bool solo = state_.setup.solo();
            const bool known = !row.face_down(i) || (!solo && row.placer(i) == onlooker_);
            if (known) continue;
            const Use use = solo ? Use::Danger : Use::Secret;
            slots_.push_back({.use = use, .owner = row.placer(i), .row = &row, .at = i});
        }
    }

    void add_secrets(Player player) {
        if (onlooker_ == player) return;
        const Use use = state_.phase == Phase::Draft ? Use::Advisor : Use::Secret;
        for (std::size_t i = 0; i < state_.hand_sizes[index(player)]; ++i) {
            Card& card = state_.hands[index(player)].cards[i];
            slots_.push_back({.use = use, .owner = player, .card = &card});
        }
        Card& returned = state_.returned[index(player)];
        if (returned == kHiddenCard) return;
        slots_.push_back({.use = Use::Advisor, .owner = player, .card = &returned});
    }

    State& state_;
    Onlooker onlooker_;
    std::vector<Slot> slots_{};
};

// The player's part of the board as it was when the segment began.
void undo_segment(State& state, Player player) {
    Side& side = state.board.sides[index(player)];
    const Side& began = state.shown.sides[index(player)];
    for (const Card card : (side.construction | began.construction) & kDevelopments) {
        state.board.filled[index(card)] = state.shown.filled[index(card)];
    }
    for (std::size_t copy = 0; copy < kGiantCount; ++copy) {
        const Card giant = menace(MenaceKind::FrostGiant, copy);
        if (!side.construction.has(giant) && !began.construction.has(giant)) continue;
        state.board.above_giant[copy] = state.shown.above_giant[copy];
    }
    const std::size_t foreman = index(Advisor::TyrannicalForeman);
    if ((side.advisors >> foreman) & 1) state.foreman = {};
    side = began;
}

void sort_hand(State& state, Player player) {
    auto& cards = state.hands[index(player)].cards;
    std::sort(cards.begin(), cards.begin() + state.hand_sizes[index(player)]);
}

}  // namespace

Twin twin_of(const State& state, Onlooker onlooker, Rng& rng) {
    Twin twin{state, {}, 0};
    for (std::size_t i = 0; i < kCardCount; ++i) twin.now_is[i] = card_at(i);
    twin.state.rng = Rng(rng.next());
    for (const Player player : kPlayers) {
        const bool runs = is_segment(state.phase) && is_hidden_from(state, onlooker, player);
        if (runs) undo_segment(twin.state, player);
    }
    const HiddenPlaces hidden(twin.state, onlooker);
    std::vector<Card> lay;
    for (const Slot& slot : hidden.slots()) lay.push_back(slot.get());
    for (const Slot& one : hidden.slots()) {
        const auto count = static_cast<std::uint32_t>(hidden.slots().size());
        const Slot& two = hidden.slots()[rng.below(count)];
        if (!hidden.may_swap(one, two)) continue;
        const Card card = one.get();
        one.set(two.get());
        two.set(card);
    }
    for (std::size_t i = 0; i < lay.size(); ++i) {
        twin.now_is[index(lay[i])] = hidden.slots()[i].get();
        twin.swapped += lay[i] != hidden.slots()[i].get() ? 1 : 0;
    }
    for (const Player player : kPlayers) sort_hand(twin.state, player);
    return twin;
}

}  // namespace kingdom::property
