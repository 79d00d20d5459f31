// The legal decisions as a short numbered menu: what the phase is about stands open, what is
// allowed at any time lies in groups. Made from the list alone; no rule is known here.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/show/card_text.h"
#include "rules/view.h"

namespace kingdom {

struct Choice {
    std::string label;
    std::optional<Decision> decision;  // nothing: a group, or a card of an offer
    std::vector<Choice> inside;
};

// A card of the selection area with all that can be done with it.
struct CardChoices {
    Card card{};
    std::vector<Choice> actions;
};

// Numbers are given in this order: hand, cards, choices.
struct Menu {
    std::vector<Card> hand;  // when two of them can be offered
    std::vector<CardChoices> cards;
    std::vector<Choice> choices;
    // Done or pass: number 0.
    std::optional<Choice> last;
};

Menu menu_for(const Show& show, const View& view, const DecisionList& legal);

// The offers of these two cards, one choice for every arrangement; without trap tokens first.
std::vector<Choice> arrangements(const Show& show, const View& view, const DecisionList& legal,
                                 Card one, Card two);

}  // namespace kingdom
