// Reasons of the game that all modules share, and of the solo game.
#include "tests/ai/reason_situations.h"

namespace kingdom::ai {
namespace {

using namespace testing;

constexpr Resource kMaterials = Resource::Materials;
constexpr std::string_view kTreasure = "treasure_gold_gold";
// Worth much to whoever can afford it, in any tuning of the opponents.
constexpr std::string_view kPrize = "leviathan_graveyard";

const Development& design(std::string_view name) {
    return deck().developments[index(card(name))];
}

State planning(std::string_view name, int round) {
    State state = new_table();
    set_round(state, round);
    set_selection(state, kValados, {name});
    start_planning(state);
    return state;
}

Explained slating(std::string_view name, int round, Why why, int count = 0) {
    return {planning(name, round), decision(Slate{card(name)}), {why, card(name), {}, {}, count}};
}

// A card under construction, and a cube of materials in hand.
State placing(const Building& building) {
    State state = new_table();
    set_construction(state, kValados, {building});
    set_cubes(state, kValados, {1, 0, 0, 0});
    start_production(state, kMaterials);
    return state;
}

Place material_on(std::optional<Card> on) {
    return {on, kMaterials, kMaterials};
}

// Whoever has these can build the prize soon.
void give_means(State& state, Player player) {
    set_duchy(state, player, {"lantern_quay#1", "lantern_quay#2", "navigators#1", "navigators#2"});
    set_stock(state, player, {.krystallium = 3, .soldiers = 3});
}

State choosing() {
    State state = new_table();
    for (const Player player : kPlayers) set_hand(state, player, {});
    for (const Area area : kAreas) set_area(state, area, {});
    return state;
}

Explained selecting(Names left, Names right, Area area, const Reason& expected) {
    State state = choosing();
    give_means(state, kValados);
    set_area(state, Area::Left, left);
    set_area(state, Area::Right, right);
    start_select(state, kValados);
    return {state, decision(Select{area}), expected};
}

Explained hiding(std::string_view name, Why why) {
    State state = choosing();
    give_means(state, kTeressie);
    set_hand(state, kValados, {name, kTreasure});
    const Offer offer{{card(name), Area::Left, true}, {card(kTreasure), Area::Right, false}};
    return {state, decision(offer), {why, card(name)}};
}

State alone(Names left) {
    State state = new_table(Module::None, {.players = 1});
    set_area(state, Area::Left, left);
    set_area(state, Area::Right, {"navigators#1"});
    set_deck_top(state, {kTreasure, "dragon_egg", "scholars#1"});
    return state;
}

Explained searching() {
    State state = alone({"farm#1", "hamlet#1"});
    play(state, kValados, Select{Area::Left});
    return {
        state, decision(Search{card("farm#1"), card("hamlet#1")}), {Why::Searches, card("farm#1")}};
}

Explained picking() {
    Explained search = searching();
    play(search.state, kValados, search.decision);
    return {search.state, decision(Pick{card(kTreasure)}), {Why::TakesBest, card(kTreasure)}};
}

}  // namespace

std::vector<BuildExplained> common_situations() {
    return {
        [] {
            State state = new_table();
            start_planning(state);
            return Explained{state, decision(Done{}), {Why::NothingBetter}};
        },
        [] {
            return Explained{placing(all_but_one("hamlet#1", kMaterials)),
                             decision(material_on(card("hamlet#1"))),
                             {Why::Completes, card("hamlet#1")}};
        },
        [] {
            const int left = design("hamlet#1").cost[index(kMaterials)] - 1;
            return Explained{placing({"hamlet#1"}),
                             decision(material_on(card("hamlet#1"))),
                             {Why::Advances, card("hamlet#1"), kMaterials, {}, left}};
        },
        [] {
            return Explained{placing({"hamlet#1"}),
                             decision(material_on({})),
                             {.why = Why::FeedsAlchemy, .resource = kMaterials}};
        },
        [] {
            const std::string_view isles = "isles_above_the_clouds";
            return slating(isles, 1, Why::Scores, design(isles).points.flat);
        },
        [] { return slating("farm#1", 1, Why::Produces, 1); },
        [] { return slating("barracks#1", kRoundCount, Why::Bonus); },
        [] { return slating("farm#1", kRoundCount, Why::BuildsUp); },
        [] {
            const Card card = testing::card("throne_of_glass");
            return Explained{planning("throne_of_glass", kRoundCount),
                             decision(Recycle{card}),
                             {Why::TooLate, card}};
        },
        [] {
            State state = new_table();
            set_construction(state, kValados, {{"farm#1"}});
            start_planning(state);
            return Explained{
                state, decision(Discard{card("farm#1")}), {Why::TooLate, card("farm#1")}};
        },
        [] {
            return Explained{planning(kTreasure, 1),
                             decision(Recycle{card(kTreasure)}),
                             {Why::BetterAsCube, card(kTreasure)}};
        },
        [] {
            const Card card = testing::card("farm#1");
            return Explained{planning("farm#1", 1),
                             decision(Recycle{card}),
                             {Why::BetterAsCube, card, design("farm#1").recycles_into}};
        },
        [] {
            return selecting({kPrize}, {}, Area::Left, {Why::TakesBest, card(kPrize)});
        },
        [] {
            return selecting({}, {"calamity#1"}, Area::Left, {Why::AvoidsHarm, card("calamity#1")});
        },
        [] {
            return selecting({}, {"farm#1?t"}, Area::Left, {.why = Why::AvoidsUnknown, .count = 1});
        },
        [] {
            return selecting({"farm#1?t", "farm#2?t"}, {}, Area::Left,
                             {.why = Why::RisksUnknown, .count = 2});
        },
        [] { return selecting({kTreasure}, {}, Area::Left, {Why::MoreInAll}); },
        [] {
            return selecting({}, {"calamity#1?v"}, Area::Left,
                             {Why::AvoidsHarm, card("calamity#1")});
        },
        [] { return hiding(kPrize, Why::HidesGood); },
        [] { return hiding("calamity#1", Why::HidesBad); },
        [] {
            State state = choosing();
            set_hand(state, kValados, {"farm#1", "farm#2"});
            const Offer offer{{card("farm#1"), Area::Left}, {card("farm#2"), Area::Right}};
            return Explained{state, decision(offer), {Why::EvenAreas}};
        },
        [] {
            State state = choosing();
            set_area(state, Area::Left, {"calamity#1"});
            set_hand(state, kValados, {"calamity#2", kTreasure});
            const Offer offer{{card(kTreasure), Area::Left}, {card("calamity#2"), Area::Left}};
            return Explained{state, decision(offer), {Why::GivesLittle, card("calamity#2")}};
        },
        [] {
            return Explained{alone({"farm#1", "calamity#1?v"}),
                             decision(Reveal{{Row::Left, 1}}),
                             {Why::TurnsUp}};
        },
        searching,
        picking,
    };
}

}  // namespace kingdom::ai
