// The whole table as one viewer sees it, in lines of text: the rival above, what is shared in the
// middle, oneself below. Nothing is drawn that is not in the view.
#pragma once

#include <string>
#include <vector>

#include "app/show/card_text.h"
#include "rules/view.h"

namespace kingdom {

struct TableSize {
    std::size_t width = 80;
    std::size_t height = 24;
    constexpr bool wide() const { return width >= 110; }
};

// How much is told where not everything fits: lists are cut to one line, then left out.
enum class Detail { Full, Short, Least, Bare };

using Lines = std::vector<std::string>;

// As much as fits into the height; never less than what one needs to decide.
Lines table_lines(const Show& show, const View& view, TableSize size);

// Its parts.
std::string heading(const Show& show, const View& view, std::size_t width);
Lines player_lines(const Show& show, const View& view, Player player, std::size_t width,
                   Detail detail);
Lines area_lines(const Show& show, const View& view, std::size_t width);
Lines hand_lines(const Show& show, const View& view, std::size_t width);
Lines solo_lines(const Show& show, const View& view, std::size_t width);
Lines quest_lines(const Show& show, const View& view, std::size_t width, Detail detail);
Lines map_lines(const Show& show, const View& view, std::size_t width);

// The name of the running phase, or of the production step.
std::string phase_name(const Show& show, const View& view);
// The last part of the keys phase.* and help.*: planning, production_gold.
std::string phase_key(const View& view);
Player first_player(const View& view);

// A card of a row as the viewer sees it: its name, or that it lies face down and by whom.
std::string row_card_name(const Show& show, const View& view, const CardRow& row, std::size_t i);
std::string territory_name(const Show& show, std::size_t territory);

// 34 points with where they come from.
std::string score_text(const Show& show, const Breakdown& breakdown);

}  // namespace kingdom
