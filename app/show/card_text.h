// Cards in a few characters. The signs are explained by the text `ui.legend`:
//
//   Mo Majestic Statue  5G 1K  →2P  3★/Mo  +1S  ↻G
//   kind name           cost   makes points bonus recycles into
#pragma once

#include <string>

#include "app/show/paint.h"
#include "app/text/text.h"
#include "cards/deck_names.h"
#include "rules/decision.h"
#include "rules/state.h"

namespace kingdom {

// What everything that writes about cards needs.
struct Show {
    const DeckFile& file;
    Texts texts;
    Paint paint;
};

std::string player_name(const Show& show, Player player);
std::string card_name(const Show& show, Card card);
// The two letters of a card's kind: St, Sp, Mo, Di, Tr, Ca, Me, Ad.
std::string kind_mark(const Show& show, Card card);
std::string type_mark(const Show& show, CardType type);

// M, P, G, E, K, S in the language's own letters.
std::string letter(const Show& show, Resource resource);
// 3G
std::string amount_of(const Show& show, int count, Resource resource);
// 2M 1P: the basic resources of which there are any.
template <class Counts>
std::string cubes_text(const Show& show, const Counts& counts);

// 5G 1K
std::string cost_text(const Show& show, Card development);
// G■■□□□ K□: every space, filled or empty.
std::string spaces_text(const Show& show, Card development, std::uint16_t filled);
// What it makes, scores, brings and recycles into; for other kinds what there is to know.
std::string gain_text(const Show& show, Card card);
std::string points_text(const Show& show, const Points& points);
std::string yield_text(const Show& show, const Yield& yield);

// Kind, name, cost and gains in one line of at most `width` columns.
std::string card_line(const Show& show, Card card, std::size_t width);
// The same for a card under construction: its spaces instead of the cost.
std::string construction_line(const Show& show, Card card, std::uint16_t filled, std::size_t width);
// The sentence of an advisor's ability, a menace's effect, a treasure or a calamity; else empty.
std::string card_sentence(const Show& show, Card card);

template <class Counts>
std::string cubes_text(const Show& show, const Counts& counts) {
    std::string text;
    for (std::size_t r = 0; r < counts.size(); ++r) {
        if (counts[r] == 0) continue;
        if (!text.empty()) text += ' ';
        text += amount_of(show, counts[r], static_cast<Resource>(r));
    }
    return text;
}

}  // namespace kingdom
