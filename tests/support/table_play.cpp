// Phases and decisions of a table laid out by hand.
#include <algorithm>

#include <doctest/doctest.h>

#include "tests/support/table.h"

namespace kingdom::testing {
namespace {

// The choice is over: nothing is left of it in hands and areas.
void clear_choice(State& state) {
    for (const Player player : kPlayers) set_hand(state, player, {});
    for (const Area area : kAreas) set_area(state, area, {});
}

void begin(State& state, Phase phase) {
    clear_choice(state);
    state.phase = phase;
    for (const Player player : kPlayers) {
        const bool absent = state.setup.solo() && player != state.setup.first;
        side(state, player).done = absent ? 1 : 0;
    }
    state.shown = state.board;
}

}  // namespace

void start_offer(State& state, Player mover) {
    state.phase = Phase::Offer;
    state.mover = mover;
    state.turn = mover == first_player(state) ? 0 : 2;
}

void start_select(State& state, Player mover) {
    state.phase = Phase::Select;
    state.mover = mover;
    state.turn = state.setup.solo() ? 0 : mover == first_player(state) ? 3 : 1;
}

void start_last_select(State& state) {
    state.phase = Phase::Select;
    state.mover = first_player(state);
    state.turn =
        static_cast<std::uint8_t>(state.setup.solo() ? kSoloSelections - 1 : kTurnsInChoice - 1);
    for (const Player player : kPlayers) set_hand(state, player, {});
}

void start_planning(State& state) {
    begin(state, Phase::Planning);
}

void start_production(State& state, Resource step) {
    state.step = step;
    begin(state, Phase::Production);
}

void start_combat(State& state) {
    begin(state, Phase::Combat);
}

void start_conquest(State& state, Player mover) {
    clear_choice(state);
    state.phase = Phase::Conquest;
    state.mover = mover;
    state.armies.rested = state.armies.count;
    state.armies.passed = {};
    if (state.setup.solo()) state.armies.passed[index(other(state.setup.first))] = 1;
}

void end_game(State& state) {
    set_round(state, kRoundCount);
    state.phase = Phase::Over;
}

bool has(const DecisionList& list, Decision decision) {
    return std::find(list.begin(), list.end(), decision) != list.end();
}

bool is_legal(const State& state, Player player, Decision decision) {
    return has(legal_decisions(deck(), state, player), decision);
}

std::vector<Event> play(State& state, Player player, Decision decision) {
    const auto refusal = kingdom::refusal(deck(), state, {player, decision});
    if (refusal) FAIL("refused: ", std::string(describe(*refusal).key));
    const Decision listed = representative(deck(), state, {player, decision});
    REQUIRE(is_legal(state, player, listed));
    EventList events;
    apply_with_events(deck(), state, {player, decision}, events);
    return {events.begin(), events.end()};
}

std::optional<Refusal> refused(const State& state, Player player, Decision decision) {
    const auto refusal = kingdom::refusal(deck(), state, {player, decision});
    if (refusal) CHECK(!is_legal(state, player, decision));
    return refusal;
}

std::vector<Event> finish_segment(State& state) {
    REQUIRE(is_segment(state.phase));
    const Phase phase = state.phase;
    const Resource step = state.step;
    std::vector<Event> events;
    const auto running = [&] { return state.phase == phase && state.step == step; };
    for (const Player player : kPlayers) {
        while (running() && may_decide(state, player)) {
            Decision next = decision(Done{});
            for (const Resource resource : kBasicResources) {
                if (side(state, player).cubes[index(resource)] > 0) {
                    next = decision(Place{std::nullopt, resource, resource});
                }
            }
            for (const Event& event : play(state, player, next)) events.push_back(event);
        }
    }
    return events;
}

void play_until(State& state, const std::function<bool(const State&)>& wanted, std::uint64_t seed) {
    Rng rng(seed);
    while (!wanted(state)) {
        const auto player = next_player(state);
        REQUIRE(player);
        const DecisionList list = legal_decisions(deck(), state, *player);
        REQUIRE(!list.empty());
        const Decision chosen = list[rng.below(static_cast<std::uint32_t>(list.size()))];
        apply(deck(), state, {*player, chosen});
    }
}

int count(const std::vector<Event>& events, EventKind kind) {
    const auto same = [kind](const Event& event) { return event.kind == kind; };
    return static_cast<int>(std::count_if(events.begin(), events.end(), same));
}

}  // namespace kingdom::testing
