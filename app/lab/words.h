// Numbers and names of the laboratory as a designer reads them; shared by all forms of the report.
#pragma once

#include <string>

#include "app/lab/findings.h"

namespace kingdom {

std::string_view heading(Group group);
std::string_view verdict_text(Verdict verdict);

// 51.3 %, or +3.1 points for a card against the mean, or 2.41 for a plain number.
std::string value_text(const Target& target, double value);
std::string band_text(const Target& target);
std::string interval_text(const Target& target);

// "learning game" where there is none.
std::string module_text(Module module);
// "menace, side A" and "solo menace, greedy".
std::string series_text(const lab::Series& series);

// "search with 100 playouts a decision".
std::string opponent_text(const Findings& findings);

// How many targets of a list have the verdict.
std::size_t count_of(const std::vector<Target>& targets, Verdict verdict);

}  // namespace kingdom
