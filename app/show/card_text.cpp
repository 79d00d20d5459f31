#include "app/show/card_text.h"

#include <algorithm>
#include <bit>

#include <fmt/format.h>

#include "record/words.h"

namespace kingdom {
namespace {

std::string minus_points(int points) {
    return fmt::format("−{}★", -points);
}

std::string development_gain(const Show& show, Card card) {
    const Development& development = show.file.deck.developments[index(card)];
    std::string text = yield_text(show, development.production);
    append_part(text, points_text(show, development.points));
    if (development.bonus_krystallium > 0) {
        append_part(text,
                    "+" + amount_of(show, development.bonus_krystallium, Resource::Krystallium));
    }
    if (development.bonus_soldiers > 0) {
        append_part(text, "+" + amount_of(show, development.bonus_soldiers, Resource::Soldiers));
    }
    return text;
}

std::string treasure_gain(const Show& show, Card card) {
    const auto& [one, two] = show.file.deck.treasures[index(card) - kFirstTreasure];
    if (one == two) return "↻" + amount_of(show, 2, one);
    return "↻" + letter(show, one) + letter(show, two);
}

std::string menace_gain(const Show& show, Card card) {
    const MenaceDesign& design = show.file.deck.menaces[index(menace_kind(card))];
    return minus_points(design.points) + " ⚔" +
           amount_of(show, design.soldiers, Resource::Soldiers);
}

// The name gives way first: what a card does is never cut while there is room for some name.
std::string line_of(const Show& show, Card card, const std::string& rest, std::size_t width) {
    constexpr std::size_t kLeastName = 8;
    const std::string mark = kind_mark(show, card) + " ";
    const std::string tail = rest.empty() ? "" : " " + rest;
    const std::size_t used = width_of(mark) + width_of(tail);
    const std::size_t room = width > used ? std::max(width - used, kLeastName) : kLeastName;
    return cut(mark + cut(card_name(show, card), room) + tail, width);
}

std::string with_cost(const Show& show, Card card) {
    std::string text;
    if (kind_of(card) == CardKind::Development) text = cost_text(show, card);
    append_part(text, gain_text(show, card));
    return text;
}

}  // namespace

std::string player_name(const Show& show, Player player) {
    return show.paint.of(player, show.texts.name("duchy", word(player)));
}

std::string card_name(const Show& show, Card card) {
    if (card == kHiddenCard) return show.texts.say("ui.hidden_card");
    return show.texts.name("card", key_of(show.file, card));
}

std::string type_mark(const Show& show, CardType type) {
    return show.paint.of(CardKind::Development, type,
                         show.texts.say("ui.mark." + std::string(word(type))));
}

std::string kind_mark(const Show& show, Card card) {
    const CardKind kind = kind_of(card);
    if (kind == CardKind::Development) {
        return type_mark(show, show.file.deck.developments[index(card)].type);
    }
    constexpr std::array<std::string_view, 5> kKeys{"", "treasure", "calamity", "menace",
                                                    "advisor"};
    const std::string key = "ui.mark." + std::string(kKeys[index(kind)]);
    return show.paint.of(kind, CardType::Structure, show.texts.say(key));
}

std::string letter(const Show& show, Resource resource) {
    return show.paint.of(resource, show.texts.say("ui.letter." + std::string(word(resource))));
}

std::string amount_of(const Show& show, int count, Resource resource) {
    const std::string text = show.texts.say("ui.letter." + std::string(word(resource)));
    return show.paint.of(resource, std::to_string(count) + text);
}

std::string cost_text(const Show& show, Card development) {
    return cubes_text(show, show.file.deck.developments[index(development)].cost);
}

std::string spaces_text(const Show& show, Card development, std::uint16_t filled) {
    const Spaces& spaces = show.file.deck.spaces[index(development)];
    std::string text;
    for (std::size_t r = 0; r < kResourceCount; ++r) {
        const auto all = static_cast<unsigned>(std::popcount(spaces.of[r]));
        const auto full =
            static_cast<unsigned>(std::popcount(static_cast<std::uint16_t>(spaces.of[r] & filled)));
        if (all == 0) continue;
        const auto resource = static_cast<Resource>(r);
        std::string group = show.texts.say("ui.letter." + std::string(word(resource)));
        for (unsigned i = 0; i < all; ++i) group += i < full ? "■" : "□";
        append_part(text, show.paint.of(resource, group));
    }
    return text;
}

std::string points_text(const Show& show, const Points& points) {
    std::string text;
    if (points.flat < 0) text = minus_points(points.flat);
    if (points.flat > 0) text = fmt::format("{}★", points.flat);
    if (points.each > 0) {
        append_part(text, fmt::format("{}★/{}", points.each, type_mark(show, points.per)));
    }
    return text;
}

std::string yield_text(const Show& show, const Yield& yield) {
    std::string text;
    for (const Resource resource : kBasicResources) {
        const std::size_t r = index(resource);
        if (yield.flat[r] > 0) append_part(text, "→" + amount_of(show, yield.flat[r], resource));
        if (!yield.per[r]) continue;
        append_part(text, "→" + letter(show, resource) + "/" + type_mark(show, *yield.per[r]));
    }
    return text;
}

std::string gain_text(const Show& show, Card card) {
    switch (kind_of(card)) {
        case CardKind::Development: {
            const auto& into = show.file.deck.developments[index(card)].recycles_into;
            std::string text = development_gain(show, card);
            append_part(text, "↻" + letter(show, into));
            return text;
        }
        case CardKind::Treasure: return treasure_gain(show, card);
        case CardKind::Calamity: return minus_points(show.file.deck.calamity_points);
        case CardKind::Menace: return menace_gain(show, card);
        case CardKind::Advisor: break;
    }
    return amount_of(show, show.file.deck.advisor_soldiers[index(advisor_of(card))],
                     Resource::Soldiers);
}

std::string card_line(const Show& show, Card card, std::size_t width) {
    return line_of(show, card, with_cost(show, card), width);
}

std::string construction_line(const Show& show, Card card, std::uint16_t filled,
                              std::size_t width) {
    if (kind_of(card) != CardKind::Development) return card_line(show, card, width);
    std::string rest = spaces_text(show, card, filled);
    append_part(rest, development_gain(show, card));
    return line_of(show, card, rest, width);
}

std::string card_sentence(const Show& show, Card card) {
    const std::string key(key_of(show.file, card));
    switch (kind_of(card)) {
        case CardKind::Development: return {};
        case CardKind::Treasure: return show.texts.say("effect.treasure");
        case CardKind::Calamity:
        case CardKind::Menace: return show.texts.say("effect." + key);
        case CardKind::Advisor: break;
    }
    return show.texts.say("ability." + key);
}

}  // namespace kingdom
