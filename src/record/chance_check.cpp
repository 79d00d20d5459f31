// Whether the cards of a record's chance are those of the game, each once.
#include <initializer_list>

#include "record/chance.h"
#include "record/words.h"
#include "rules/new_game.h"

namespace kingdom {
namespace {

using Fault = std::optional<std::string>;

// Several lists that together must hold exactly some cards.
struct Lists {
    std::string_view name;
    std::initializer_list<const std::vector<Card>*> lists;
};

Fault exactly(const DeckFile& file, const Lists& together, CardSet wanted) {
    const std::string name(together.name);
    CardSet found;
    for (const auto* list : together.lists) {
        for (const Card card : *list) {
            if (found.has(card)) return name + ": " + card_text(file, card) + " is there twice";
            if (!wanted.has(card)) {
                return name + ": " + card_text(file, card) + " has no place there";
            }
            found.add(card);
        }
    }
    const CardSet missing = wanted - found;
    if (missing.empty()) return std::nullopt;
    return name + ": " + card_text(file, missing.first()) + " is missing";
}

Fault size_fault(std::string_view name, const std::vector<Card>& list, std::size_t wanted) {
    if (list.size() == wanted) return std::nullopt;
    return std::string(name) + ": " + std::to_string(list.size()) +
           " cards stand here instead of " + std::to_string(wanted);
}

CardSet set_of(const std::vector<Card>& cards) {
    CardSet set;
    for (const Card card : cards) set.add(card);
    return set;
}

// The drawn advisors: distinct ones that take part.
Fault drawn_fault(const DeckFile& file, const Record& record) {
    const std::vector<Card>& drawn = record.chance.advisors;
    const bool drafted = record.setup.module == Module::Advisors;
    const std::size_t wanted = !drafted ? 0 : record.setup.solo() ? 2 : 4;
    if (const Fault fault = size_fault("chance.advisors", drawn, wanted)) return fault;
    const CardSet allowed = advisors_in_play(file.deck, record.setup.solo()) & set_of(drawn);
    return exactly(file, {"chance.advisors", {&drawn}}, allowed);
}

Fault two_player_fault(const DeckFile& file, const Record& record) {
    const Chance& chance = record.chance;
    if (!chance.reshuffles.empty()) {
        return "chance.reshuffles: with two players the deck never runs out";
    }
    if (const Fault fault = size_fault("chance.danger", chance.danger, 0)) return fault;
    const bool drafted = record.setup.module == Module::Advisors;
    const CardSet others = drafted ? kAdvisors - set_of(chance.advisors) : kTreasures;
    return exactly(file, {"chance.development", {&chance.development}}, kDevelopments | others);
}

// What joins the developments; nothing when that is for the draft to say and it has not.
std::optional<CardSet> solo_joiners(const DeckFile& file, const Record& record) {
    if (record.setup.module != Module::Advisors) return kTreasures;
    if (record.turns.empty() || record.turns[0].decision.kind() != Kind::KeepAdvisor) {
        return std::nullopt;
    }
    CardSet joiners = advisors_in_play(file.deck, record.setup.solo());
    visit(record.turns[0].decision, [&joiners]<class D>(const D& d) {
        if constexpr (std::is_same_v<D, KeepAdvisor>) joiners.remove(d.card);
    });
    return joiners;
}

Fault solo_fault(const DeckFile& file, const Record& record) {
    const Chance& chance = record.chance;
    const auto joiners = solo_joiners(file, record);
    const std::size_t danger = joiners ? kDangerSize : 0;
    const std::size_t development = joiners ? kDeckSize - kDangerDevelopments : 0;
    if (const Fault fault = size_fault("chance.danger", chance.danger, danger)) return fault;
    if (const Fault fault = size_fault("chance.development", chance.development, development)) {
        return fault;
    }
    if (!joiners) return std::nullopt;
    const CardSet dangers = solo_dangers(record.setup);
    if (const Fault fault = exactly(file, {"chance", {&chance.danger, &chance.development}},
                                    kDevelopments | *joiners | dangers)) {
        return fault;
    }
    const CardSet misplaced = dangers & set_of(chance.development);
    if (misplaced.empty()) return std::nullopt;
    return "chance.development: " + card_text(file, misplaced.first()) + " has no place there";
}

}  // namespace

Fault chance_fault(const DeckFile& file, const Record& record) {
    if (const Fault fault = drawn_fault(file, record)) return fault;
    return record.setup.solo() ? solo_fault(file, record) : two_player_fault(file, record);
}

}  // namespace kingdom
