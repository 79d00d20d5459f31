// Intervals, bands and verdicts of the laboratory.
#include <doctest/doctest.h>

#include "app/lab/comparison.h"
#include "app/lab/json_report.h"

using namespace kingdom;

namespace {

constexpr Band kEven{0.45, 0.55};

Target target_of(const Estimate& measured, const Band& band = kEven) {
    return {.key = "duchies.valados.A", .title = "Valados", .band = band, .measured = measured};
}

}  // namespace

TEST_CASE("a share has Wilson's interval") {
    const Estimate half = share(50, 100);
    CHECK(half.value == doctest::Approx(0.5));
    CHECK(half.low == doctest::Approx(0.40383).epsilon(0.0001));
    CHECK(half.high == doctest::Approx(0.59617).epsilon(0.0001));
    const Estimate none = share(0, 10);
    CHECK(none.low == 0);
    CHECK(none.high == doctest::Approx(0.27753).epsilon(0.0001));
    CHECK(share(0, 0).count == 0);
    CHECK(share(lab::Wins{.games = 4, .halves = 3}).value == doctest::Approx(0.375));
}

TEST_CASE("a mean has the error bar of its spread") {
    const Estimate even = mean(20, 200, 2);  // 10 and 10
    CHECK(even.low == even.high);
    const Estimate spread = mean(20, 250, 2);  // 5 and 15: deviation 7.07, error 5
    CHECK(spread.value == 10);
    CHECK(spread.half_width() == doctest::Approx(1.96 * 5).epsilon(0.001));
}

TEST_CASE("a target holds when its whole interval lies in the band") {
    CHECK(verdict(kEven, {0.5, 0.46, 0.54, 100}) == Verdict::Holds);
    CHECK(verdict(kEven, {0.5, 0.44, 0.54, 100}) == Verdict::NotDecided);
    CHECK(verdict(kEven, {0.43, 0.40, 0.46, 100}) == Verdict::NotDecided);
    CHECK(verdict(kEven, {0.42, 0.40, 0.44, 100}) == Verdict::DoesNotHold);
    CHECK(verdict(kEven, {0.60, 0.56, 0.64, 100}) == Verdict::DoesNotHold);
    CHECK(verdict(kEven, {0.5, 0.5, 0.5, 0}) == Verdict::NotDecided);
    const Band least{0.9, {}};
    CHECK(verdict(least, {1, 0.91, 1, 100}) == Verdict::Holds);
    CHECK(verdict(least, {0.8, 0.7, 0.89, 100}) == Verdict::DoesNotHold);
}

TEST_CASE("an undecided target tells how much more play would decide it") {
    const auto more = target_of({0.5, 0.4, 0.6, 100}).more_play();
    REQUIRE(more);
    CHECK(*more == doctest::Approx(4));
    CHECK(!target_of({0.5, 0.46, 0.54, 100}).more_play());
    CHECK(!target_of({0.55, 0.5, 0.6, 100}).more_play());  // on the edge: no play decides it
}

TEST_CASE("a comparison lists other verdicts and clear moves") {
    const Earlier earlier{"old", {target_of({0.40, 0.38, 0.42, 100})}};
    const std::vector<Target> same{target_of({0.41, 0.39, 0.43, 100})};
    CHECK(changes(earlier, same).empty());
    const std::vector<Target> moved{target_of({0.44, 0.42, 0.449, 100})};
    REQUIRE(changes(earlier, moved).size() == 1);
    CHECK(changes(earlier, moved)[0].clear);
    CHECK(!changes(earlier, moved)[0].other_verdict);
    const std::vector<Target> undecided{target_of({0.42, 0.38, 0.46, 100})};
    REQUIRE(changes(earlier, undecided).size() == 1);
    CHECK(changes(earlier, undecided)[0].other_verdict);
}

TEST_CASE("the targets of a report can be read back") {
    Findings findings;
    findings.deck = "mine";
    findings.targets = {target_of({0.5, 0.4, 0.6, 100}),
                        target_of({0.95, 0.92, 0.97, 9}, {0.9, {}}), target_of({})};
    const auto read = read_report(json_report(findings, nullptr));
    REQUIRE(read);
    CHECK(read->deck == "mine");
    REQUIRE(read->targets.size() == 3);
    for (std::size_t i = 0; i < 3; ++i) {
        CHECK(read->targets[i].key == findings.targets[i].key);
        CHECK(read->targets[i].verdict() == findings.targets[i].verdict());
        CHECK(read->targets[i].measured.value == findings.targets[i].measured.value);
        CHECK(read->targets[i].band.high == findings.targets[i].band.high);
    }
    CHECK(!read_report("{\"deck\": \"mine\"}"));
    CHECK(!read_report("no JSON"));
}
