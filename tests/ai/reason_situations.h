// Situations with a decision and the reason that is given for it: at least one for every reason
// there is, but that nothing else can be done, which only a hint can tell.
#pragma once

#include <vector>

#include "ai/hint/reason.h"
#include "tests/support/table.h"

namespace kingdom::ai {

struct Explained {
    State state;
    Decision decision;  // of Valados
    Reason expected;
};

using BuildExplained = Explained (*)();

std::vector<BuildExplained> common_situations();
std::vector<BuildExplained> module_situations();

}  // namespace kingdom::ai
