// A decision is one word of eight bytes: trivially copyable, and ordered first by its kind, then
// by its fields in the order in which they stand here. The fields are reached only through the
// struct of each kind; `decision(Offer{...})` packs and `visit` unpacks.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>

#include "base/fixed_list.h"
#include "rules/setup.h"

namespace kingdom {

enum class Area : std::uint8_t { Left, Right };
inline constexpr std::array kAreas{Area::Left, Area::Right};
constexpr Area other(Area area) {
    return area == Area::Left ? Area::Right : Area::Left;
}

enum class Kind : std::uint8_t {
    KeepAdvisor,
    Offer,
    Select,
    Slate,
    Recycle,
    Place,
    Discard,
    Done,
    Activate,
    Step,
    Transmute,
    Forfeit,
    Cover,
    Freeze,
    Vanquish,
    Reveal,
    Search,
    Pick,
    Recruit,
    Move,
    Pass
};
inline constexpr std::size_t kKindCount = 21;

// One card of an offer.
struct Placement {
    Card card{};
    Area area = Area::Left;
    bool face_down = false;
    constexpr bool operator==(const Placement&) const = default;
};

// A row of cards on the table: an offering area, or a player's selection area.
enum class Row : std::uint8_t { Left, Right, SelectionValados, SelectionTeressie };
constexpr Row row_of(Area area) {
    return static_cast<Row>(index(area));
}
constexpr Row selection_of(Player player) {
    return static_cast<Row>(2 + index(player));
}

// A card named by where it lies.
struct At {
    Row row = Row::Left;
    std::uint8_t position = 0;
    constexpr bool operator==(const At&) const = default;
};

using Cubes = std::array<std::uint8_t, kBasicCount>;

// R11.31: krystallium counts what is asked for and what stands in for a basic resource.
struct Payment {
    Cubes alchemy{};
    Cubes in_hand{};
    std::uint8_t krystallium = 0;
    std::uint8_t soldiers = 0;
    constexpr bool operator==(const Payment&) const = default;
};

struct KeepAdvisor {
    Card card{};
};
struct Offer {
    Placement first{}, second{};
};
struct Select {
    Area area{};
};
struct Slate {
    Card card{};
};
struct Recycle {
    Card card{};
};
// `on` nothing: into the alchemy area. `as`: the kind of space that is filled; it differs from
// `resource` only for krystallium standing in for a basic resource.
struct Place {
    std::optional<Card> on{};
    Resource resource{};
    Resource as{};
};
struct Discard {
    Card card{};
};
struct Done {};
// Of the three targets only the one that the advisor needs is set.
struct Activate {
    Advisor advisor{};
    std::optional<Area> area{};
    std::optional<At> at{};
    std::optional<Card> card{};
};
struct Step {
    std::uint8_t step = 0;
    Payment pay{};
};  // counted from 0
struct Transmute {
    Cubes cubes{};
};
struct Forfeit {
    Card card{};
};
struct Cover {
    Resource resource{};
};
struct Freeze {
    Card giant{}, card{};
};
struct Vanquish {
    Card card{};
    std::optional<Resource> uncover{};
};
struct Reveal {
    At at{};
};
struct Search {
    Card first{}, second{};
};
struct Pick {
    Card card{};
};
struct Recruit {
    std::uint8_t armies = 0;
};
struct Move {
    std::uint8_t from = 0, to = 0, armies = 0;
    std::optional<bool> imprison{};
};
struct Pass {};

class Decision {
  public:
    constexpr Decision() = default;
    static constexpr Decision from_word(std::uint64_t word) {
        Decision decision;
        decision.word_ = word;
        return decision;
    }
    constexpr std::uint64_t word() const { return word_; }
    constexpr Kind kind() const { return static_cast<Kind>(word_ >> kKindShift); }
    constexpr auto operator<=>(const Decision&) const = default;

    static constexpr unsigned kKindShift = 56;

  private:
    std::uint64_t word_ = 0;
};
static_assert(sizeof(Decision) == 8);

struct Turn {
    Player by{};
    Decision decision{};
    constexpr bool operator==(const Turn&) const = default;
};

// Enough for any position of any deck within the limits: a quest step of eight basic resources
// can be paid in at most 6^4 ways.
using DecisionList = FixedList<Decision, 8192>;

// A list being written: taken and given back by every function that adds to it.
using Listing = DecisionList::Appender;

}  // namespace kingdom

#include "rules/decision_codec.h"
