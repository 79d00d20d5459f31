// The legal decisions as a net scores them: an offer as a pair of laid cards, everything else as a
// role with up to two tokens that it is about. Only orders that lead to the same position are left
// out; nothing is left out for what it is worth.
#pragma once

#include "ai/net/observation.h"

namespace kingdom::ai::net {

inline constexpr std::uint32_t kMenuVersion = 1;

// What a decision does; ranges are named by their first.
namespace role {
enum : std::uint8_t {
    Done,
    Pass,
    KeepAdvisor,
    Select,
    Slate,
    Recycle,
    Discard,
    Forfeit,
    Freeze,
    Pick,
    Search,
    Reveal,
    PlaceCube,                            // 4: by resource, on a card
    IntoAlchemy = PlaceCube + 4,          // 4: by resource
    PlaceKrystallium = IntoAlchemy + 4,   // 5: as what
    PlaceSoldier = PlaceKrystallium + 5,  //
    Vanquish,                             // 5: uncovering nothing, or a resource
    Cover = Vanquish + 5,                 // 4: by resource
    Step = Cover + 4,                     // 4: by step
    Transmute = Step + 4,                 //
    Recruit,                              // 5: by number, four or more alike
    Move = Recruit + 5,                   // 12: by number (1 to 4 or more), then imprisoning
    Activate = Move + 12,                 // 14: by advisor
    Count = Activate + 14
};
}  // namespace role

// Besides the tokens of the observation, an entry can be about one of the offering areas.
inline constexpr std::uint8_t kLeftAreaSum = kTokens;
inline constexpr std::uint8_t kRightAreaSum = kTokens + 1;

struct Entry {
    std::uint8_t role = role::Done;
    std::uint8_t first = kNoToken;
    std::uint8_t second = kNoToken;
    constexpr bool operator==(const Entry&) const = default;
};

inline constexpr std::size_t kEntries = 128;
inline constexpr std::size_t kLayings = 4 * kHandSize;  // a card of the hand, and how it is laid

// Choices are numbered: offers first, then the entries.
inline constexpr std::size_t kOfferChoices = kLayings * kLayings;
inline constexpr std::size_t kChoices = kOfferChoices + kEntries;

// What the net is given.
struct Menu {
    // By the laying of the pair's first card: bits over the layings of the second.
    std::array<std::uint32_t, kLayings> offers{};
    std::array<Entry, kEntries> entries{};
    std::uint8_t entry_count = 0;
    std::array<std::uint8_t, 7> unused{};
};
static_assert(sizeof(Menu) == 4 * kLayings + 3 * kEntries + 8);

// And what it stands for.
class Choices {
  public:
    // From the legal list of the player who looks. Requires a list that is not empty.
    void write(const View& view, const DecisionList& legal, const TokenPlaces& places, Menu& menu);

    std::size_t count() const { return offer_count_ + entry_count_; }
    std::size_t entry_count() const { return entry_count_; }
    // Of the only one, when there is but one.
    std::size_t first() const;
    // Requires a choice that the menu offers.
    Decision decision_of(std::size_t choice) const;
    // Nothing when the menu does not offer it, or anything that means the same.
    std::optional<std::size_t> choice_of(Decision decision) const;

  private:
    void add_offer(Decision decision, Menu& menu);
    void add_entry(Decision decision, Entry entry, Menu& menu);
    std::size_t choice_of(const Offer& offer) const;

    Hand hand_{};
    std::array<std::uint8_t, kCardCount> place_in_hand_{};  // of the cards that are held
    std::array<Decision, kEntries> decisions_{};
    std::size_t entry_count_ = 0;
    std::size_t offer_count_ = 0;
    std::size_t first_offer_ = 0;
};

}  // namespace kingdom::ai::net
