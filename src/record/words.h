// The one vocabulary: the word that stands for each value in files, records, views and on the
// wire. The tables follow the order of the enums.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "cards/deck_names.h"
#include "rules/event.h"
#include "rules/outcome.h"
#include "rules/state.h"

namespace kingdom {

using Word = std::string_view;

// The words of an enum, by value.
template <class Enum>
struct Words;

template <>
struct Words<Resource> {
    static constexpr std::array<Word, kResourceCount> kTable{
        "materials", "population", "gold", "exploration", "krystallium", "soldiers"};
};
template <>
struct Words<CardType> {
    static constexpr std::array<Word, kTypeCount> kTable{"structure", "specialist", "monument",
                                                         "discovery"};
};
template <>
struct Words<MenaceKind> {
    static constexpr std::array<Word, kMenaceKindCount> kTable{"frost_giant", "giant_rat", "vermin",
                                                               "shadow", "thief"};
};
template <>
struct Words<MenaceDeck> {
    static constexpr std::array<Word, kMenaceDeckCount> kTable{"frost_giants", "giant_rats",
                                                               "shadows", "thieves"};
};
template <>
struct Words<Advisor> {
    static constexpr std::array<Word, kAdvisorCount> kTable{
        "underground_spy",         "master_cartographer", "power_behind_the_throne",
        "chief_mercenary",         "whimsical_gambler",   "tyrannical_foreman",
        "forest_chieftain",        "nurturing_mother",    "negotiator_from_the_lake",
        "pirate_of_the_five_seas", "scrying_alchemist",   "illuminated_prophet",
        "great_silversmith",       "master_artisan"};
};
template <>
struct Words<Player> {
    static constexpr std::array<Word, 2> kTable{"valados", "teressie"};
};
template <>
struct Words<Area> {
    static constexpr std::array<Word, 2> kTable{"left", "right"};
};
template <>
struct Words<Module> {
    static constexpr std::array<Word, kModuleCount> kTable{"none", "menace", "advisors", "quest",
                                                           "conquest"};
};
template <>
struct Words<DuchyFace> {
    static constexpr std::array<Word, 2> kTable{"A", "B"};
};
template <>
struct Words<QuestSide> {
    static constexpr std::array<Word, 2> kTable{"two_player", "solo"};
};
template <>
struct Words<Phase> {
    static constexpr std::array<Word, 12> kTable{
        "draft",    "offer",      "select", "search",   "pick",       "menace_step",
        "planning", "production", "combat", "conquest", "end_window", "over"};
};
// "none" is written as null in records.
template <>
struct Words<TieBreak> {
    static constexpr std::array<Word, 4> kTable{"none", "cards", "soldiers", "shared"};
};
template <>
struct Words<Medal> {
    static constexpr std::array<Word, 4> kTable{"none", "bronze", "silver", "gold"};
};
template <>
struct Words<Kind> {
    static constexpr std::array<Word, kKindCount> kTable{
        "keep_advisor", "offer",    "select", "slate",     "recycle", "place", "discard",
        "done",         "activate", "step",   "transmute", "forfeit", "cover", "freeze",
        "vanquish",     "reveal",   "search", "pick",      "recruit", "move",  "pass"};
};
template <>
struct Words<EventKind> {
    static constexpr std::array<Word, 49> kTable{"round_began",
                                                 "hand_dealt",
                                                 "area_filled",
                                                 "danger_added",
                                                 "offered",
                                                 "selected",
                                                 "turned_up",
                                                 "left_over",
                                                 "calamity_taken",
                                                 "advisor_joined",
                                                 "slated",
                                                 "recycled",
                                                 "cubes_gained",
                                                 "placed",
                                                 "into_alchemy",
                                                 "transmuted",
                                                 "krystallium_gained",
                                                 "soldiers_gained",
                                                 "soldiers_spent",
                                                 "built",
                                                 "card_discarded",
                                                 "produced",
                                                 "training_began",
                                                 "training_ended",
                                                 "done_said",
                                                 "ability_used",
                                                 "card_moved",
                                                 "trap_returned",
                                                 "calamities_doubled",
                                                 "step_completed",
                                                 "first_at_step",
                                                 "menace_arrived",
                                                 "forfeited",
                                                 "cubes_given",
                                                 "covered",
                                                 "uncovered",
                                                 "frozen",
                                                 "vanquished",
                                                 "searched",
                                                 "picked",
                                                 "reshuffled",
                                                 "recruited",
                                                 "marched",
                                                 "fought",
                                                 "imprisoned",
                                                 "freed",
                                                 "blue_appeared",
                                                 "passed",
                                                 "game_ended"};
};

template <class Enum>
constexpr Word word(Enum value) {
    return Words<Enum>::kTable[index(value)];
}

// The value that a word stands for, if any.
template <class Enum>
constexpr std::optional<Enum> find_word(Word text) {
    for (std::size_t i = 0; i < Words<Enum>::kTable.size(); ++i) {
        if (Words<Enum>::kTable[i] == text) return static_cast<Enum>(i);
    }
    return std::nullopt;
}

// A physical card: `farm#2`. Requires one of the deck's cards, not kHiddenCard.
std::string card_text(const DeckFile& file, Card card);

// The card that exactly this text names.
std::optional<Card> find_card(const DeckFile& file, Word text);

std::optional<std::uint8_t> find_quest(const DeckFile& file, Word key);
std::optional<std::uint8_t> find_territory(const DeckFile& file, Word key);

}  // namespace kingdom
