#include "record/legal_json.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <utility>
#include <vector>

#include "record/decision_json.h"
#include "record/words.h"
#include "rules/decision_codec.h"
#include "rules/rules.h"

namespace kingdom {
namespace {

using Pair = std::pair<Card, Card>;

// How the two cards of a pair are laid.
struct Way {
    Area first{};
    bool first_down = false;
    Area second{};
    bool second_down = false;
    auto operator<=>(const Way&) const = default;
};
using Ways = std::vector<Way>;

void write_place(JsonText& out, Area area, bool face_down) {
    out.value(word(area));
    out.value(std::string_view(face_down ? "down" : "up"));
}

void write_ways(JsonText& out, const Ways& ways) {
    out.open("ways", '[');
    for (const Way& way : ways) {
        out.open('[');
        write_place(out, way.first, way.first_down);
        write_place(out, way.second, way.second_down);
        out.close(']');
    }
    out.close(']');
}

// Cards are named once; pairs are their places in that list.
void write_pairs(JsonText& out, const DeckFile& file, const std::vector<Pair>& pairs) {
    std::vector<Card> cards;
    const auto place_of = [&cards](Card card) {
        const auto place = std::find(cards.begin(), cards.end(), card) - cards.begin();
        if (place == std::ssize(cards)) cards.push_back(card);
        return place;
    };
    std::string written;
    JsonText list(written);
    list.open('[');
    for (const Pair& pair : pairs) {
        list.open('[');
        list.value(place_of(pair.first));
        list.value(place_of(pair.second));
        list.close(']');
    }
    list.close(']');
    out.open("cards", '[');
    for (const Card card : cards) out.value(card_text(file, card));
    out.close(']');
    out.key("pairs");
    out.put(written);
}

void write_offers(JsonText& out, const DeckFile& file, const std::map<Pair, Ways>& offers) {
    std::map<Ways, std::vector<Pair>> alike;
    for (const auto& [pair, ways] : offers) alike[ways].push_back(pair);
    for (const auto& [ways, pairs] : alike) {
        out.open('{');
        out.member("do", std::string_view("offers"));
        write_pairs(out, file, pairs);
        write_ways(out, ways);
        out.close('}');
    }
}

}  // namespace

void write_legal(JsonText& out, const DeckFile& file, const View& view, LegalForm form) {
    std::map<Pair, Ways> offers;
    for (const Decision decision : legal_decisions(file.deck, view)) {
        const auto offer = as<Offer>(decision);
        if (form == LegalForm::Full || !offer) {
            write_decision(out, file, decision);
            continue;
        }
        const auto& [first, second] = *offer;
        offers[{first.card, second.card}].push_back(
            {first.area, first.face_down, second.area, second.face_down});
    }
    write_offers(out, file, offers);
}

}  // namespace kingdom
