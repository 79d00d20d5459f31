#include "app/play/choices.h"

#include <algorithm>

#include "app/show/sentences.h"
#include "app/show/table.h"

namespace kingdom {
namespace {

// The line of the menu that a decision belongs to: decisions with the same group are one line,
// opened by its number. An empty group stands open by itself.
struct Shelf {
    int order = 0;
    std::string group;
    bool operator==(const Shelf&) const = default;
};

// The fields of a decision that is of this kind.
template <class Fields>
std::optional<Fields> fields_of(Decision decision) {
    return visit(decision, [](const auto& fields) -> std::optional<Fields> {
        if constexpr (std::is_same_v<std::decay_t<decltype(fields)>, Fields>) {
            return fields;
        } else {
            return std::nullopt;
        }
    });
}

constexpr int kOpen = 0;
constexpr int kModule = 1;
constexpr int kAnyTime = 2;

class Sorter {
  public:
    Sorter(const Show& show, const View& view) : show_(show), view_(view) {}

    Shelf operator()(const Place& d) const {
        const bool token = d.resource >= Resource::Krystallium;
        return token ? Shelf{kAnyTime, say("tokens")} : Shelf{};
    }
    Shelf operator()(const Discard&) const { return {kAnyTime, say("discard")}; }
    Shelf operator()(const Activate& d) const {
        const Card card = card_of(d.advisor);
        return {kModule, show_.texts.say("ui.do.activate", {{"card", card_name(show_, card)},
                                                            {"cost", gain_text(show_, card)}})};
    }
    Shelf operator()(const Step& d) const {
        return {kModule,
                show_.texts.say("ui.group.step", {{"count", std::to_string(d.step + 1)},
                                                  {"name", step_name(show_, view_, d.step)}})};
    }
    Shelf operator()(const Transmute&) const { return {kModule, say("transmute")}; }
    Shelf operator()(const Search&) const { return {kOpen, say("search")}; }
    Shelf operator()(const Recruit&) const { return {kOpen, say("recruit")}; }
    Shelf operator()(const Move& d) const {
        return {kOpen, show_.texts.say("ui.group.move", {{"from", territory_name(show_, d.from)},
                                                         {"to", territory_name(show_, d.to)}})};
    }
    template <class Other>
    Shelf operator()(const Other&) const {
        return {};
    }

  private:
    std::string say(std::string_view key) const {
        return show_.texts.say("ui.group." + std::string(key));
    }

    const Show& show_;
    const View& view_;
};

bool ends_part(Kind kind) {
    return kind == Kind::Done || kind == Kind::Pass;
}

bool sorts_cards(Kind kind) {
    return kind == Kind::Slate || kind == Kind::Recycle;
}

struct Shelved {
    Shelf shelf;
    std::vector<Decision> decisions;
};

std::vector<Shelved> shelved(const Sorter& sorter, const DecisionList& legal) {
    std::vector<Shelved> shelves;
    for (const Decision decision : legal) {
        const Kind kind = decision.kind();
        if (kind == Kind::Offer || ends_part(kind) || sorts_cards(kind)) continue;
        const Shelf shelf = visit(decision, sorter);
        const auto found =
            std::find_if(shelves.begin(), shelves.end(), [&shelf](const Shelved& other) {
                return !shelf.group.empty() && other.shelf == shelf;
            });
        if (found != shelves.end()) {
            found->decisions.push_back(decision);
        } else {
            shelves.push_back({shelf, {decision}});
        }
    }
    std::stable_sort(shelves.begin(), shelves.end(), [](const Shelved& one, const Shelved& two) {
        return one.shelf.order < two.shelf.order;
    });
    return shelves;
}

Choice choice_of(const Show& show, const View& view, const Shelved& shelved) {
    if (shelved.decisions.size() == 1) {
        const Decision only = shelved.decisions.front();
        return {decision_label(show, view, only), only, {}};
    }
    Choice group{shelved.shelf.group + " (" + std::to_string(shelved.decisions.size()) + ") …",
                 std::nullopt,
                 {}};
    for (const Decision decision : shelved.decisions) {
        group.inside.push_back({decision_detail(show, view, decision), decision, {}});
    }
    return group;
}

bool same_cards(const Deck& deck, const Offer& offer, Card one, Card two) {
    const auto design = [&deck](Card card) { return deck.design[index(card)]; };
    const auto first = design(offer.first.card);
    const auto second = design(offer.second.card);
    return (first == design(one) && second == design(two)) ||
           (first == design(two) && second == design(one));
}

// Slating and recycling by card, in order of card number.
std::vector<CardChoices> card_choices(const Show& show, const View& view,
                                      const DecisionList& legal) {
    std::vector<CardChoices> cards;
    const auto add = [&](Card card, Decision decision) {
        const auto found = std::find_if(cards.begin(), cards.end(), [card](const auto& choices) {
            return choices.card == card;
        });
        CardChoices& choices =
            found != cards.end() ? *found : cards.emplace_back(CardChoices{card, {}});
        choices.actions.push_back({decision_detail(show, view, decision), decision, {}});
    };
    for (const Decision decision : legal) {
        if (const auto slate = fields_of<Slate>(decision)) add(slate->card, decision);
        if (const auto recycle = fields_of<Recycle>(decision)) add(recycle->card, decision);
    }
    std::sort(cards.begin(), cards.end(),
              [](const auto& one, const auto& two) { return one.card < two.card; });
    return cards;
}

}  // namespace

Menu menu_for(const Show& show, const View& view, const DecisionList& legal) {
    Menu menu;
    for (const Decision decision : legal) {
        if (ends_part(decision.kind())) {
            menu.last = Choice{decision_label(show, view, decision), decision, {}};
        }
        if (decision.kind() == Kind::Offer && menu.hand.empty()) {
            for (const Card card : view.hand.cards) {
                if (card != kHiddenCard) menu.hand.push_back(card);
            }
        }
    }
    menu.cards = card_choices(show, view, legal);
    for (const Shelved& one : shelved(Sorter(show, view), legal)) {
        menu.choices.push_back(choice_of(show, view, one));
    }
    return menu;
}

std::vector<Choice> arrangements(const Show& show, const View& view, const DecisionList& legal,
                                 Card one, Card two) {
    std::vector<std::pair<int, Choice>> found;
    for (const Decision decision : legal) {
        const auto offer = fields_of<Offer>(decision);
        if (!offer || !same_cards(show.file.deck, *offer, one, two)) continue;
        const int tokens = (offer->first.face_down ? 1 : 0) + (offer->second.face_down ? 1 : 0);
        found.push_back({tokens, {decision_label(show, view, decision), decision, {}}});
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<Choice> choices;
    for (auto& [tokens, choice] : found) choices.push_back(std::move(choice));
    return choices;
}

}  // namespace kingdom
