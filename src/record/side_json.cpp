#include "record/side_json.h"

#include <bit>
#include <optional>

#include "record/record_json.h"
#include "record/words.h"
#include "rules/income.h"

namespace kingdom {
namespace {

template <class Counts>
void write_counts(JsonText& out, Word name, const Counts& counts) {
    out.open(name, '{');
    for (std::size_t i = 0; i < counts.size(); ++i) {
        if (counts[i] > 0) out.member(word(static_cast<Resource>(i)), counts[i]);
    }
    out.close('}');
}

// The spaces among `bits`, by resource.
void write_spaces(JsonText& out, Word name, const Spaces& spaces, unsigned bits) {
    std::array<int, kResourceCount> counts{};
    for (std::size_t i = 0; i < kResourceCount; ++i) counts[i] = std::popcount(spaces.of[i] & bits);
    write_counts(out, name, counts);
}

std::optional<Card> giant_under(const View& view, Card card) {
    for (std::size_t i = 0; i < kGiantCount; ++i) {
        if (view.above_giant[i] == card) return menace(MenaceKind::FrostGiant, i);
    }
    return std::nullopt;
}

void write_construction(JsonText& out, const DeckFile& file, const View& view, CardSet cards) {
    out.open("construction", '[');
    for (const Card card : cards) {
        const Spaces& spaces = file.deck.spaces[index(card)];
        const unsigned filled = view.filled[index(card)];
        out.open('{');
        out.member("card", card_text(file, card));
        write_spaces(out, "filled", spaces, filled);
        write_spaces(out, "free", spaces, spaces.all & ~filled);
        if (const auto giant = giant_under(view, card)) {
            out.member("frozen_by", card_text(file, *giant));
        }
        out.close('}');
    }
    out.close(']');
}

void write_advisors(JsonText& out, const DeckFile& file, const Side& side) {
    out.open("advisors", '[');
    for (std::size_t i = 0; i < kAdvisorCount; ++i) {
        if (((side.advisors >> i) & 1) == 0) continue;
        out.open('{');
        out.member("card", card_text(file, card_of(static_cast<Advisor>(i))));
        out.member("used", ((side.advisors_used >> i) & 1) != 0);
        out.close('}');
    }
    out.close(']');
}

void write_production(JsonText& out, const DeckFile& file, const View& view, Player player) {
    std::array<int, kBasicCount> counts{};
    for (const Resource resource : kBasicResources) {
        counts[index(resource)] =
            income(file.deck, view.setup, view.sides[index(player)], player, resource);
    }
    write_counts(out, "production", counts);
}

void write_points(JsonText& out, const DeckFile& file, const View& view, Player player) {
    const Breakdown points = score(file.deck, view, player);
    out.open("points", '{');
    each_part(points, [&out](Word name, int part) { out.member(name, part); });
    out.member("total", points.total());
    out.close('}');
}

void write_steps(JsonText& out, unsigned done) {
    out.open("steps_done", '[');
    for (unsigned i = 0; i < kStepCount; ++i) {
        if ((done >> i) & 1) out.value(i + 1);
    }
    out.close(']');
}

void write_module(JsonText& out, const DeckFile& file, const View& view, const Side& side) {
    switch (view.setup.module) {
        case Module::Menace:
            out.key("menaces");
            write_cards(out, file, side.construction & kMenaces);
            write_counts(out, "stolen", side.stolen);
            out.member("forfeits", side.forfeits);
            break;
        case Module::Advisors: write_advisors(out, file, side); break;
        case Module::Quest: write_steps(out, side.steps_done); break;
        default: break;
    }
}

}  // namespace

void write_cards(JsonText& out, const DeckFile& file, CardSet cards) {
    out.open('[');
    for (const Card card : cards) out.value(card_text(file, card));
    out.close(']');
}

void write_row(JsonText& out, const DeckFile& file, const View& view, const CardRow& row,
               std::uint32_t marked) {
    out.open('[');
    for (std::size_t i = 0; i < row.size(); ++i) {
        out.open('{');
        if (row[i] != kHiddenCard) out.member("card", card_text(file, row[i]));
        if (row.face_down(i)) out.member("face_down", true);
        if (row.face_down(i) && !view.setup.solo()) out.member("placed_by", word(row.placer(i)));
        if ((marked >> i) & 1) out.member("turned_by_token", true);
        out.close('}');
    }
    out.close(']');
}

void write_side(JsonText& out, const DeckFile& file, const View& view, Player player) {
    const Side& side = view.sides[index(player)];
    out.open('{');
    out.key("selection");
    write_row(out, file, view, side.selection, 0);
    write_construction(out, file, view, side.construction & kDevelopments);
    out.key("duchy");
    write_cards(out, file, side.duchy);
    write_counts(out, "alchemy", side.alchemy);
    write_counts(out, "cubes", side.cubes);
    out.member("krystallium", side.krystallium);
    out.member("soldiers", side.soldiers);
    out.member("training", side.training);
    out.member("trap_tokens", side.traps);
    write_production(out, file, view, player);
    write_points(out, file, view, player);
    out.member("done", side.done != 0);
    write_module(out, file, view, side);
    out.close('}');
}

}  // namespace kingdom
