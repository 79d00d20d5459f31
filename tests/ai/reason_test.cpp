// Every reason that can be given for a decision.
#include <set>

#include <doctest/doctest.h>

#include "tests/ai/reason_situations.h"
#include "tests/property/random_positions.h"

namespace kingdom::ai {
namespace {

void check(const Explained& situation) {
    const State& state = situation.state;
    const Reason& expected = situation.expected;
    CAPTURE(static_cast<int>(expected.why));
    CHECK(!refusal(testing::deck(), state, {testing::kValados, situation.decision}));
    const Reason reason = reason_for(testing::deck(), state, testing::kValados, situation.decision);
    CHECK(static_cast<int>(reason.why) == static_cast<int>(expected.why));
    CHECK(reason.card == expected.card);
    CHECK(reason.resource == expected.resource);
    CHECK(reason.place == expected.place);
    CHECK(reason.count == expected.count);
}

}  // namespace

TEST_CASE("each reason of the common game is given in its situation") {
    for (const BuildExplained build : common_situations()) check(build());
}

TEST_CASE("each reason of a module is given in its situation") {
    for (const BuildExplained build : module_situations()) check(build());
}

TEST_CASE("no reason is left without a situation in which it is given") {
    std::set<Why> given{Why::Forced};  // by a hint
    for (const auto& some : {common_situations(), module_situations()}) {
        for (const BuildExplained build : some) given.insert(build().expected.why);
    }
    for (std::size_t i = 0; i < kWhyCount; ++i) {
        CAPTURE(i);
        CHECK(given.count(static_cast<Why>(i)) == 1);
    }
}

TEST_CASE("there is a reason for every legal decision of every module") {
    for (const property::Table& table : property::kTables) {
        property::visit_positions(table, 200, [](const property::RandomPosition& at) {
            for (const Decision decision : legal_decisions(at.deck, at.view)) {
                const Reason reason = reason_for(at.deck, at.state, at.player, decision);
                CHECK(static_cast<std::size_t>(reason.why) < kWhyCount);
                CHECK(reason.why != Why::Forced);
            }
        });
    }
}

}  // namespace kingdom::ai
