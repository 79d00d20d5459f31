#include "app/show/table.h"

#include <algorithm>

#include <fmt/format.h>

#include "record/words.h"

namespace kingdom {
namespace {

void add(Lines& lines, Lines more) {
    for (std::string& line : more) lines.push_back(std::move(line));
}

bool choosing(Phase phase) {
    return phase >= Phase::Offer && phase <= Phase::Pick;
}

Lines side_by_side(const Lines& left, const Lines& right, std::size_t width) {
    constexpr std::string_view kRule = " │ ";
    const std::size_t column = (width - 3) / 2;
    Lines lines;
    for (std::size_t i = 0; i < std::max(left.size(), right.size()); ++i) {
        const std::string one = i < left.size() ? left[i] : "";
        const std::string two = i < right.size() ? right[i] : "";
        lines.push_back(fitted(one, column) + std::string(kRule) + cut(two, column));
    }
    return lines;
}

std::string rule(const Show& show, std::size_t width) {
    std::string line;
    for (std::size_t i = 0; i < width; ++i) line += "─";
    return show.paint.faint(line);
}

Lines one_area(const Show& show, const View& view, Area area, std::size_t width) {
    const CardRow& row = view.areas[index(area)];
    const std::string key = area == Area::Left ? "ui.left_area" : "ui.right_area";
    Lines lines{show.paint.strong(show.texts.say(key, {{"count", std::to_string(row.size())}}))};
    for (std::size_t i = 0; i < row.size(); ++i) {
        const bool open = row[i] != kHiddenCard && !row.face_down(i);
        lines.push_back(open ? card_line(show, row[i], width)
                             : cut("▒▒ " + row_card_name(show, view, row, i), width));
    }
    return lines;
}

// How the table is shortened until it fits: the rival first, one's own part last.
struct Shape {
    Detail rival = Detail::Full;
    Detail own = Detail::Full;
    bool rules = true;  // lines between the parts
};
constexpr std::array kShapes{
    Shape{Detail::Full, Detail::Full, true},    Shape{Detail::Short, Detail::Full, true},
    Shape{Detail::Short, Detail::Short, true},  Shape{Detail::Short, Detail::Short, false},
    Shape{Detail::Least, Detail::Short, false}, Shape{Detail::Least, Detail::Least, false},
    Shape{Detail::Bare, Detail::Short, false},  Shape{Detail::Bare, Detail::Least, false}};

Lines shared_lines(const Show& show, const View& view, std::size_t width, const Shape& shape) {
    Lines lines;
    if (choosing(view.phase)) add(lines, area_lines(show, view, width));
    if (view.setup.solo()) add(lines, solo_lines(show, view, width));
    if (view.setup.module == Module::Quest) {
        const Detail detail = shape.rules ? Detail::Full : Detail::Short;
        add(lines, quest_lines(show, view, width, detail));
    }
    const bool no_room = shape.rival == Detail::Bare && view.phase != Phase::Conquest;
    if (view.setup.module == Module::Conquest && !no_room) add(lines, map_lines(show, view, width));
    return lines;
}

Lines two_players(const Show& show, const View& view, TableSize size, const Shape& shape) {
    const Player near = view.viewer.value_or(view.setup.first);
    const Lines shared = shared_lines(show, view, size.width, shape);
    const Lines between = shape.rules ? Lines{rule(show, size.width)} : Lines{};
    Lines lines = between;
    if (size.wide()) {
        const std::size_t half = (size.width - 3) / 2;
        add(lines,
            side_by_side(player_lines(show, view, near, half, shape.own),
                         player_lines(show, view, other(near), half, shape.rival), size.width));
        if (!shared.empty()) add(lines, between);
        add(lines, shared);
        return lines;
    }
    add(lines, player_lines(show, view, other(near), size.width, shape.rival));
    add(lines, between);
    add(lines, shared);
    if (!shared.empty()) add(lines, between);
    add(lines, player_lines(show, view, near, size.width, shape.own));
    return lines;
}

Lines lines_in_shape(const Show& show, const View& view, TableSize size, const Shape& shape) {
    Lines lines{heading(show, view, size.width)};
    if (view.setup.solo()) {
        add(lines, shared_lines(show, view, size.width, shape));
        if (shape.rules) lines.push_back(rule(show, size.width));
        add(lines, player_lines(show, view, view.setup.first, size.width, shape.own));
    } else {
        add(lines, two_players(show, view, size, shape));
    }
    // On one's offering turn the hand stands among the choices, with all its numbers.
    const bool offering = view.phase == Phase::Offer && view.viewer == view.mover;
    if (!offering) add(lines, hand_lines(show, view, size.width));
    return lines;
}

}  // namespace

Player first_player(const View& view) {
    if (view.setup.solo() || view.round % 2 == 0) return view.setup.first;
    return other(view.setup.first);
}

std::string phase_key(const View& view) {
    std::string key(word(view.phase));
    if (view.phase == Phase::Production) key += "_" + std::string(word(view.step));
    return key;
}

std::string phase_name(const Show& show, const View& view) {
    return show.texts.say("phase." + phase_key(view));
}

std::string heading(const Show& show, const View& view, std::size_t width) {
    const std::string module = show.texts.say("module." + std::string(word(view.setup.module)));
    const std::string left =
        show.texts.say("ui.heading", {{"round", std::to_string(std::min(view.round + 1, 4))},
                                      {"phase", show.paint.title(phase_name(show, view))},
                                      {"module", module},
                                      {"side", std::string(word(view.setup.side))}});
    const std::string right = show.paint.faint(
        show.texts.say("ui.deck_left", {{"count", std::to_string(view.deck_left)}}));
    const std::size_t used = width_of(left) + width_of(right);
    if (used + 1 > width) return cut(left, width);
    return left + std::string(width - used, ' ') + right;
}

std::string row_card_name(const Show& show, const View& view, const CardRow& row, std::size_t i) {
    if (row[i] != kHiddenCard && !row.face_down(i)) return card_name(show, row[i]);
    if (row[i] != kHiddenCard) {
        return show.texts.say("ui.face_down_known", {{"card", card_name(show, row[i])}});
    }
    if (view.setup.solo()) return show.texts.say("term.face_down");
    return show.texts.say("ui.face_down_by", {{"player", player_name(show, row.placer(i))}});
}

Lines area_lines(const Show& show, const View& view, std::size_t width) {
    const std::size_t column = (width - 3) / 2;
    return side_by_side(one_area(show, view, Area::Left, column),
                        one_area(show, view, Area::Right, column), width);
}

Lines hand_lines(const Show& show, const View& view, std::size_t width) {
    if (!view.viewer || view.hand_sizes[index(*view.viewer)] == 0) return {};
    std::vector<std::string> names;
    for (const Card card : view.hand.cards) {
        if (card == kHiddenCard) continue;
        names.push_back(kind_mark(show, card) + " " + card_name(show, card));
    }
    names.front() = show.texts.say("ui.hand") + " " + names.front();
    return flowing(names, ", ", width, 2);
}

Lines table_lines(const Show& show, const View& view, TableSize size) {
    Lines lines;
    for (const Shape& shape : kShapes) {
        lines = lines_in_shape(show, view, size, shape);
        if (lines.size() <= size.height) break;
    }
    return lines;
}

}  // namespace kingdom
