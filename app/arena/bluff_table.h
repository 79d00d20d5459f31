// Which cards a contestant hid, as tables.
#pragma once

#include <vector>

#include "ai/arena/bluffs.h"
#include "app/arena/grid.h"
#include "app/arena/standings.h"

namespace kingdom {

// Over all matches and modules.
ai::Bluffs bluffs_in(const Standings& standings);

std::vector<Grid> bluff_grids(const Plan& plan, const Standings& standings);

}  // namespace kingdom
