// The cards that every deck has alike but for their numbers: calamities, menaces, advisors, and
// the two duchies.
#include "record/deck_parts.h"

namespace kingdom::deck_parts {
namespace {

// Vermin come in the giant rats' deck (R11.5).
constexpr MenaceDeck deck_of(MenaceKind kind) {
    constexpr std::array decks{MenaceDeck::FrostGiants, MenaceDeck::GiantRats,
                               MenaceDeck::GiantRats, MenaceDeck::Shadows, MenaceDeck::Thieves};
    return decks[index(kind)];
}

// Which of a fixed set of keys the entry is for; each once.
template <class Enum>
class FixedKeys {
  public:
    explicit FixedKeys(std::string_view what) : what_(what) {}

    std::optional<Enum> read(const JsonPlace& entry) {
        const auto key = entry.field("key");
        const auto value = key ? key->word<Enum>(what_) : std::nullopt;
        if (!value) return std::nullopt;
        if (places_[index(*value)].empty()) {
            places_[index(*value)] = entry.place();
            return value;
        }
        key->fault(JsonPlace::quoted(word(*value)) + " stands already at " +
                   places_[index(*value)]);
        return std::nullopt;
    }

    void tell_missing(const JsonPlace& group) const {
        for (std::size_t i = 0; i < places_.size(); ++i) {
            if (!places_[i].empty()) continue;
            group.fault(JsonPlace::quoted(word(static_cast<Enum>(i))) + " is missing");
        }
    }

  private:
    std::string_view what_;
    std::array<std::string, Words<Enum>::kTable.size()> places_{};
};

void check_deck(const JsonPlace& deck, MenaceKind kind) {
    const auto read = deck.word<MenaceDeck>("menace deck");
    if (!read || *read == deck_of(kind)) return;
    deck.fault(JsonPlace::quoted(word(kind)) + " belongs to " +
               JsonPlace::quoted(word(deck_of(kind))));
}

void check_fixed_copies(const JsonPlace& entry, int wanted) {
    const auto copies = entry.field("copies");
    const auto read = copies ? copies->number(1, static_cast<int>(kCardCount)) : std::nullopt;
    if (!read || *read == wanted) return;
    copies->fault("there are " + std::to_string(wanted) + " copies, not " + std::to_string(*read));
}

void read_menace(const JsonPlace& entry, FixedKeys<MenaceKind>& keys, Builder& builder) {
    entry.allow_only({"key", "deck", "soldiers", "points", "copies", "source"});
    check_source(entry);
    const auto kind = keys.read(entry);
    const int soldiers = read_number(entry, "soldiers", 0, kMaxSoldierCost);
    const int points = read_number(entry, "points", -kMaxPoints, 0);
    if (!kind) return;
    read_field(entry, "deck", [kind](const JsonPlace& deck) { check_deck(deck, *kind); });
    check_fixed_copies(entry, kMenaceCopies[index(*kind)]);
    builder.file.deck.menaces[index(*kind)] = {static_cast<std::uint8_t>(soldiers),
                                               static_cast<std::int8_t>(points)};
}

void read_advisor(const JsonPlace& entry, FixedKeys<Advisor>& keys, Builder& builder) {
    entry.allow_only({"key", "soldiers", "two_player_only", "source"});
    check_source(entry);
    const auto advisor = keys.read(entry);
    const int soldiers = read_number(entry, "soldiers", 0, kMaxSoldierCost);
    const auto field = entry.field("two_player_only");
    const bool two_player_only = field && field->boolean().value_or(false);
    if (!advisor) return;
    Deck& deck = builder.file.deck;
    deck.advisor_soldiers[index(*advisor)] = static_cast<std::uint8_t>(soldiers);
    if (two_player_only) {
        deck.two_player_advisors =
            static_cast<std::uint16_t>(deck.two_player_advisors | (1u << index(*advisor)));
    }
}

DuchySide read_duchy_side(const JsonPlace& side) {
    DuchySide read;
    if (!side.is_object()) return read;
    side.allow_only({"production", "points"});
    read_field(side, "production", [&read](const JsonPlace& production) {
        read.production = read_production(production);
    });
    read_field(side, "points",
               [&read](const JsonPlace& points) { read.points = read_points(points); });
    return read;
}

void read_duchy(const JsonPlace& entry, FixedKeys<Player>& keys, Builder& builder) {
    entry.allow_only({"key", "sides", "source"});
    check_source(entry);
    const auto player = keys.read(entry);
    const auto sides = entry.field("sides");
    if (!sides || !sides->is_object()) return;
    sides->allow_only({"A", "B"});
    for (const DuchyFace face : {DuchyFace::A, DuchyFace::B}) {
        const auto side = sides->field(word(face));
        if (!side) continue;
        const DuchySide read = read_duchy_side(*side);
        if (player) builder.file.deck.duchies[index(*player)][index(face)] = read;
    }
}

}  // namespace

void read_calamities(const JsonPlace& group, Builder& builder) {
    builder.add_design("calamity", group, kFirstCalamity, kCalamityCount);
    if (!group.is_object()) return;
    group.allow_only({"copies", "points", "source"});
    check_source(group);
    check_fixed_copies(group, kCalamityCount);
    builder.file.deck.calamity_points =
        static_cast<std::int8_t>(read_number(group, "points", -kMaxPoints, 0));
}

void read_menaces(const JsonPlace& group, Builder& builder) {
    FixedKeys<MenaceKind> keys("menace");
    for (const JsonPlace& entry : group.items()) {
        if (entry.is_object()) read_menace(entry, keys, builder);
    }
    if (group.value().is_array()) keys.tell_missing(group);
    for (std::size_t kind = 0; kind < kMenaceKindCount; ++kind) {
        builder.add_design(word(static_cast<MenaceKind>(kind)), group,
                           kFirstMenace + kMenaceStart[kind], kMenaceCopies[kind]);
    }
}

void read_advisors(const JsonPlace& group, Builder& builder) {
    constexpr int kTwoPlayerAdvisors = 3;
    FixedKeys<Advisor> keys("advisor");
    for (const JsonPlace& entry : group.items()) {
        if (entry.is_object()) read_advisor(entry, keys, builder);
    }
    for (std::size_t advisor = 0; advisor < kAdvisorCount; ++advisor) {
        builder.add_design(word(static_cast<Advisor>(advisor)), group, kFirstAdvisor + advisor, 1);
    }
    if (!group.value().is_array()) return;
    keys.tell_missing(group);
    const int marked = std::popcount(builder.file.deck.two_player_advisors);
    if (marked == kTwoPlayerAdvisors) return;
    group.fault(std::to_string(marked) + " are two_player_only, not " +
                std::to_string(kTwoPlayerAdvisors));
}

void read_duchies(const JsonPlace& group, Builder& builder) {
    FixedKeys<Player> keys("duchy");
    for (const JsonPlace& entry : group.items()) {
        if (entry.is_object()) read_duchy(entry, keys, builder);
    }
    if (group.value().is_array()) keys.tell_missing(group);
}

}  // namespace kingdom::deck_parts
