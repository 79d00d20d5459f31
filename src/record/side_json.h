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

#include <nlohmann/json.hpp>

#include "cards/deck_names.h"
#include "rules/view.h"

namespace kingdom {

nlohmann::json side_to_json(const DeckFile& file, const View& view, Player player);

nlohmann::json cards_to_json(const DeckFile& file, CardSet cards);

// `marked`: bits over the cards that a solo player's token turned up.
nlohmann::json row_to_json(const DeckFile& file, const View& view, const CardRow& row,
                           std::uint32_t marked);

}  // namespace kingdom
