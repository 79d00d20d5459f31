#include "app/show/card_details.h"

#include <algorithm>

#include <fmt/format.h>

#include "app/show/sentences.h"
#include "record/words.h"

namespace kingdom {
namespace {

// 2 materials, 1 gold
template <class Counts>
std::string in_words(const Show& show, const Counts& counts) {
    std::string text;
    for (std::size_t r = 0; r < counts.size(); ++r) {
        if (counts[r] == 0) continue;
        const auto resource = static_cast<Resource>(r);
        text += fmt::format("{}{} {}", text.empty() ? "" : ", ", static_cast<int>(counts[r]),
                            show.paint.of(resource, resource_name(show, resource)));
    }
    return text;
}

std::string type_name(const Show& show, CardType type) {
    return show.texts.say("term." + std::string(word(type)));
}

std::string production_in_words(const Show& show, const Yield& yield) {
    std::string text = in_words(show, yield.flat);
    for (const Resource resource : kBasicResources) {
        const auto& per = yield.per[index(resource)];
        if (!per) continue;
        if (!text.empty()) text += ", ";
        text += show.texts.say("ui.each_per", {{"count", "1 " + resource_name(show, resource)},
                                               {"type", type_name(show, *per)}});
    }
    return text;
}

std::string points_in_words(const Show& show, const Points& points) {
    std::string text;
    if (points.flat != 0) text = std::to_string(points.flat);
    if (points.each > 0) {
        if (!text.empty()) text += ", ";
        text += show.texts.say("ui.each_per", {{"count", std::to_string(points.each)},
                                               {"type", type_name(show, points.per)}});
    }
    return text;
}

std::string bonus_in_words(const Show& show, const Development& development) {
    std::array<int, kResourceCount> bonus{};
    bonus[index(Resource::Krystallium)] = development.bonus_krystallium;
    bonus[index(Resource::Soldiers)] = development.bonus_soldiers;
    return in_words(show, bonus);
}

std::string development_details(const Show& show, const Development& development) {
    std::string text = type_name(show, development.type) + ".";
    const auto add = [&](std::string_view term, const std::string& value) {
        if (value.empty()) return;
        text += fmt::format(" {}: {}.", show.texts.say("ui.card." + std::string(term)), value);
    };
    add("cost", in_words(show, development.cost));
    add("production", production_in_words(show, development.production));
    add("points", points_in_words(show, development.points));
    add("bonus", bonus_in_words(show, development));
    add("recycling", resource_name(show, development.recycles_into));
    return text;
}

void lower(std::string& text) {
    std::transform(text.begin(), text.end(), text.begin(), [](unsigned char c) {
        return static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
    });
}

}  // namespace

std::string card_details(const Show& show, Card card) {
    const std::string name = kind_mark(show, card) + " " + show.paint.strong(card_name(show, card));
    if (kind_of(card) == CardKind::Development) {
        return name + ", " + development_details(show, show.file.deck.developments[index(card)]);
    }
    return fmt::format("{}, {}. {}", name, gain_text(show, card), card_sentence(show, card));
}

std::vector<Card> visible_designs(const DeckFile& file, const View& view) {
    CardSet seen;
    const auto see = [&](Card card) {
        if (card != kHiddenCard) seen.add(card_at(file.deck.first_copy[index(card)]));
    };
    for (const Side& side : view.sides) {
        for (const Card card : side.construction | side.duchy) see(card);
        for (const Card card : side.selection) see(card);
        for (std::size_t a = 0; a < kAdvisorCount; ++a) {
            if ((side.advisors >> a) & 1) see(card_of(static_cast<Advisor>(a)));
        }
    }
    for (const CardRow& row : view.areas) {
        for (const Card card : row) see(card);
    }
    for (const Card card : view.hand.cards) see(card);
    for (const Card card : view.looked) see(card);
    see(view.deck_top);
    std::vector<Card> cards;
    for (const Card card : seen) cards.push_back(card);
    return cards;
}

std::vector<Card> designs_named(const Show& show, std::string_view text) {
    std::string wanted(text);
    lower(wanted);
    std::vector<Card> cards;
    for (std::size_t i = 0; i < kCardCount; ++i) {
        if (show.file.deck.first_copy[i] != i) continue;
        std::string names =
            card_name(show, card_at(i)) + "\n" + readable(key_of(show.file, card_at(i)));
        lower(names);
        if (names.find(wanted) != std::string::npos) cards.push_back(card_at(i));
    }
    return cards;
}

}  // namespace kingdom
