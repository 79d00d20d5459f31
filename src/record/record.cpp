#include "record/record.h"

namespace kingdom {

Setup normal_form(const Setup& setup) {
    Setup normal = setup;
    if (setup.module != Module::Menace) normal.menaces = Setup{}.menaces;
    if (setup.module != Module::Quest) normal.quest = 0;
    if (setup.solo()) {
        const std::size_t absent = index(other(setup.first));
        normal.menaces[absent] = Setup{}.menaces[absent];
    }
    return normal;
}

Outcome normal_form(const Setup& setup, const Outcome& outcome) {
    Outcome normal = outcome;
    if (setup.solo()) normal.breakdown[index(other(setup.first))] = {};
    return normal;
}

}  // namespace kingdom
