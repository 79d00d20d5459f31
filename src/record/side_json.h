// One player's part of the table as JSON.
//
//   selection                     as an area's cards
//   construction                  {"card", "filled", "free", "frozen_by"?}, spaces by resource
//   menaces, duchy                cards
//   alchemy, cubes                cubes by resource, zero entries left out; `cubes` in hand
//   krystallium, soldiers, training, trap_tokens
//   advisors                      {"card", "used"}
//   stolen, steps_done, forfeits  of their modules; steps from 1
//   production, points            what the duchy brings now
//   done                          with the running segment, as far as the viewer can know
#pragma once

#include "cards/deck_names.h"
#include "record/json_text.h"
#include "rules/view.h"

namespace kingdom {

void write_side(JsonText& out, const DeckFile& file, const View& view, Player player);

void write_cards(JsonText& out, const DeckFile& file, CardSet cards);

// `marked`: bits over the cards that a solo player's token turned up.
void write_row(JsonText& out, const DeckFile& file, const View& view, const CardRow& row,
               std::uint32_t marked);

}  // namespace kingdom
