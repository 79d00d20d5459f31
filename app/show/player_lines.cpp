// One player's part of the table: points, stocks, duchy, construction, selection.
#include <fmt/format.h>

#include "app/show/table.h"
#include "record/words.h"
#include "rules/income.h"

namespace kingdom {
namespace {

struct Seat {
    const Show& show;
    const View& view;
    Player player;
    std::size_t width;
    Detail detail;

    const Side& side() const { return view.sides[index(player)]; }
    std::string say(std::string_view key, Values values = {}) const {
        return show.texts.say(key, values);
    }
    std::string labelled(std::string_view key, const std::string& value) const {
        return show.paint.faint(say(key)) + " " + value;
    }
};

void add(Lines& lines, const Seat& seat, const std::vector<std::string>& items) {
    Lines more = flowing(items, "  ", seat.width, 2);
    if (seat.detail != Detail::Full && more.size() > 1) {
        more.resize(1);
        more.front() += "  …";
    }
    // A single item can be wider than a narrow terminal.
    for (const std::string& line : more) lines.push_back(cut(line, seat.width));
}

// The same with a label in front of the first item.
void add(Lines& lines, const Seat& seat, std::string_view label, std::vector<std::string> items) {
    if (items.empty()) return;
    items.front() = seat.labelled(label, items.front());
    add(lines, seat, items);
}

std::string name_and_points(const Seat& seat) {
    std::string text = player_name(seat.show, seat.player);
    if (!seat.view.setup.solo() && first_player(seat.view) == seat.player) {
        text += seat.show.paint.faint(" ①");
    }
    if (!seat.view.setup.solo() && seat.view.viewer == seat.player) {
        text += seat.show.paint.faint(" " + seat.say("ui.you"));
    }
    const Breakdown points = score(seat.show.file.deck, seat.view, seat.player);
    return text + "  " + score_text(seat.show, points);
}

std::string tokens(int full, int all) {
    std::string text;
    for (int i = 0; i < all; ++i) text += i < full ? "●" : "○";
    return text;
}

std::string alchemy(const Seat& seat) {
    std::string text = cubes_text(seat.show, seat.side().alchemy);
    return text.empty() ? "–" : text;
}

std::string makes(const Seat& seat) {
    std::array<int, kBasicCount> counts{};
    for (const Resource resource : kBasicResources) {
        counts[index(resource)] =
            income(seat.show.file.deck, seat.view.setup, seat.side(), seat.player, resource);
    }
    return cubes_text(seat.show, counts);
}

std::vector<std::string> stocks(const Seat& seat) {
    const Side& side = seat.side();
    const int traps = seat.view.setup.solo() ? 1 : 2;
    std::vector<std::string> items{
        amount_of(seat.show, side.krystallium, Resource::Krystallium) + " " +
            amount_of(seat.show, side.soldiers, Resource::Soldiers),
        seat.labelled("ui.makes", makes(seat)), seat.labelled("ui.alchemy", alchemy(seat)),
        seat.labelled("ui.training", std::to_string(side.training)),
        seat.labelled("ui.traps", tokens(side.traps, traps))};
    const std::string stolen = cubes_text(seat.show, side.stolen);
    if (!stolen.empty()) items.push_back(seat.labelled("ui.stolen", stolen));
    if (seat.view.hand_sizes[index(seat.player)] > 0) {
        items.push_back(
            seat.labelled("ui.hand", std::to_string(seat.view.hand_sizes[index(seat.player)])));
    }
    if (seat.view.setup.module == Module::Conquest) {
        const std::size_t owner = index(seat.player);
        items.push_back(
            seat.labelled("ui.reserve", std::to_string(seat.view.armies.reserve[owner])));
        if (seat.view.armies.imprisoned[owner] > 0) {
            items.push_back(
                seat.labelled("ui.prisoners", std::to_string(seat.view.armies.imprisoned[owner])));
        }
    }
    return items;
}

// Copies of a design stand together: Farm ×2.
std::vector<std::string> duchy_names(const Seat& seat) {
    std::vector<std::string> names;
    const Deck& deck = seat.show.file.deck;
    for (std::size_t t = 0; t < kTypeCount; ++t) {
        const CardSet cards = seat.side().duchy & deck.of_type[t];
        if (cards.empty()) continue;
        names.push_back(type_mark(seat.show, static_cast<CardType>(t)) +
                        std::to_string(cards.size()));
        int copies = 0;
        for (const Card card : cards) {
            const bool again = copies > 0 && deck.first_copy[index(card)] < index(card) &&
                               cards.has(card_at(index(card) - 1));
            copies = again ? copies + 1 : 1;
            std::string name = card_name(seat.show, card);
            if (again) names.pop_back();
            names.push_back(again ? fmt::format("{} ×{}", name, copies) : name);
        }
    }
    const int calamities = (seat.side().duchy & kCalamities).size();
    if (calamities > 0) {
        names.push_back(seat.show.paint.bad(
            fmt::format("{} ×{}", card_name(seat.show, calamity(0)), calamities)));
    }
    return names;
}

bool frozen(const View& view, Card card) {
    for (const Card above : view.above_giant) {
        if (above == card) return true;
    }
    return false;
}

std::uint16_t filled_of(const View& view, Card card) {
    return kind_of(card) == CardKind::Development ? view.filled[index(card)] : std::uint16_t{0};
}

Lines construction(const Seat& seat) {
    const CardSet cards = seat.side().construction;
    if (cards.empty()) return {};
    const std::size_t columns = cards.size() > 2 && seat.width >= 70 ? 2 : 1;
    const std::size_t width = (seat.width - 2 * columns) / columns;
    std::vector<std::string> items;
    for (const Card card : cards) {
        const std::string ice = frozen(seat.view, card) ? "❄" : "";
        items.push_back(" " + ice +
                        construction_line(seat.show, card, filled_of(seat.view, card), width - 2));
    }
    return in_columns(items, seat.width, columns);
}

// Names and spaces alone, one after the other.
std::vector<std::string> construction_names(const Seat& seat) {
    std::vector<std::string> names;
    for (const Card card : seat.side().construction) {
        std::string name = card_name(seat.show, card);
        if (kind_of(card) == CardKind::Development) {
            name += " " + spaces_text(seat.show, card, filled_of(seat.view, card));
        }
        names.push_back(name);
    }
    return names;
}

void add_construction(Lines& lines, const Seat& seat) {
    if (seat.detail != Detail::Full) {
        return add(lines, seat, "ui.construction", construction_names(seat));
    }
    const Lines building = construction(seat);
    if (building.empty()) return;
    lines.push_back(seat.show.paint.faint(seat.say("ui.construction")));
    lines.insert(lines.end(), building.begin(), building.end());
}

std::vector<std::string> selection_names(const Seat& seat) {
    std::vector<std::string> names;
    const CardRow& row = seat.side().selection;
    for (std::size_t i = 0; i < row.size(); ++i) {
        const bool open = row[i] != kHiddenCard && !row.face_down(i);
        names.push_back((open ? kind_mark(seat.show, row[i]) : "▒▒") + " " +
                        row_card_name(seat.show, seat.view, row, i));
    }
    return names;
}

std::vector<std::string> advisor_names(const Seat& seat) {
    std::vector<std::string> names;
    for (std::size_t a = 0; a < kAdvisorCount; ++a) {
        if (((seat.side().advisors >> a) & 1) == 0) continue;
        const Card card = card_of(static_cast<Advisor>(a));
        const bool used = ((seat.side().advisors_used >> a) & 1) != 0;
        const std::string text =
            fmt::format("{} ({})", card_name(seat.show, card), gain_text(seat.show, card));
        names.push_back(used ? seat.show.paint.faint(text + " ✓") : text);
    }
    return names;
}

}  // namespace

std::string score_text(const Show& show, const Breakdown& breakdown) {
    const std::array<std::pair<std::string_view, int>, 7> parts{
        {{"flat", breakdown.flat},
         {"combo", breakdown.combo},
         {"calamities", breakdown.calamities},
         {"menaces", breakdown.menaces},
         {"quest", breakdown.quest},
         {"conquest", breakdown.conquest},
         {"penalty", breakdown.penalty}}};
    std::string text = show.paint.strong(fmt::format("{}★", breakdown.total()));
    std::string from;
    for (const auto& [key, points] : parts) {
        if (points == 0) continue;
        from += fmt::format("{}{} {}", from.empty() ? "" : ", ",
                            show.texts.say("ui.part." + std::string(key)), points);
    }
    return from.empty() ? text : text + show.paint.faint(" (" + from + ")");
}

Lines player_lines(const Show& show, const View& view, Player player, std::size_t width,
                   Detail detail) {
    const Seat seat{show, view, player, width, detail};
    Lines lines{cut(name_and_points(seat), width)};
    add(lines, seat, stocks(seat));
    if (detail == Detail::Bare) return lines;
    if (view.setup.module == Module::Advisors) {
        add(lines, seat, "ui.advisors", advisor_names(seat));
    }
    if (detail != Detail::Least) add(lines, seat, "ui.duchy", duchy_names(seat));
    add_construction(lines, seat);
    // In planning one's own selection stands among the choices.
    const bool among_choices = view.phase == Phase::Planning && view.viewer == player;
    if (!among_choices) add(lines, seat, "ui.selection", selection_names(seat));
    const std::string cubes = cubes_text(show, seat.side().cubes);
    if (!cubes.empty()) {
        lines.push_back(seat.labelled("ui.cubes_in_hand", show.paint.strong(cubes)));
    }
    return lines;
}

}  // namespace kingdom
