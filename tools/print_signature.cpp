// Prints the signatures of the rules and of the opponents, as `kingdom bench --signature` does, and
// needs neither server nor records for it: what two builds of the core have to agree on.
#include <cstdio>

#include "app/bench/signature.h"
#include "cards/founders.h"

int main() {
    std::fputs(kingdom::signature_lines(kingdom::founders().deck).c_str(), stdout);
}
