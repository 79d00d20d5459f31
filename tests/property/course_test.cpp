// The course of whole games: rounds, turns, phases, and that they come to an end.
#include <algorithm>
#include <vector>

#include <doctest/doctest.h>

#include "tests/property/random_games.h"
#include "tests/support/effort.h"

namespace kingdom::property {
namespace {

const std::uint64_t kGames = testing::effort(240);

Player first_of_round(const Setup& setup, int round) {
    return setup.solo() || round % 2 == 0 ? setup.first : other(setup.first);
}

// Everything about one game that its course is judged by.
struct Course {
    std::vector<Event> events{};
    std::vector<Turn> turns{};
    std::vector<Phase> phases{};    // of each turn
    std::vector<int> rounds{};      // of each turn
    std::vector<Resource> steps{};  // of each turn
    bool is_over = false;
};

Course course_of(RandomGame& game) {
    Course course;
    play_out(game,
             [&](const State& before, const Turn& turn, const EventList& events, const State&) {
                 course.turns.push_back(turn);
                 course.phases.push_back(before.phase);
                 course.rounds.push_back(before.round);
                 course.steps.push_back(before.step);
                 course.events.insert(course.events.end(), events.begin(), events.end());
             });
    course.is_over = game.state.phase == Phase::Over;
    return course;
}

using Choices = std::vector<std::pair<Kind, Player>>;

// The offering and selecting turns of a round.
Choices choices_in(const Course& course, int round) {
    Choices choices;
    for (std::size_t i = 0; i < course.turns.size(); ++i) {
        const Kind kind = course.turns[i].decision.kind();
        const bool choice = kind == Kind::Offer || kind == Kind::Select;
        if (choice && course.rounds[i] == round) choices.emplace_back(kind, course.turns[i].by);
    }
    return choices;
}

Choices sixteen_turns(Player first) {
    Choices turns;
    for (int i = 0; i < 4; ++i) {
        const Player second = other(first);
        turns.emplace_back(Kind::Offer, first);
        turns.emplace_back(Kind::Select, second);
        turns.emplace_back(Kind::Offer, second);
        turns.emplace_back(Kind::Select, first);
    }
    return turns;
}

// Where a phase stands in its round.
int place_of(Phase phase, Resource step) {
    switch (phase) {
        case Phase::Draft: return -1;
        case Phase::MenaceStep: return 1;
        case Phase::Planning: return 2;
        case Phase::Production: return 3 + static_cast<int>(index(step));
        case Phase::Combat:
        case Phase::Conquest: return 8;
        case Phase::EndWindow: return 9;
        default: return 0;  // the choice
    }
}

bool phases_in_order(const Course& course) {
    int last = -1;
    for (std::size_t i = 0; i < course.turns.size(); ++i) {
        const int now = 10 * course.rounds[i] + place_of(course.phases[i], course.steps[i]);
        if (now < last) return false;
        last = now;
    }
    return true;
}

// R10.2: the state's own word on whose decision is next agrees with who is done.
bool segments_pass_on(RandomGame& game) {
    bool agree = true;
    const auto holds = [](const State& state) {
        return !is_segment(state.phase) || player_to_decide(state) == next_in_segment(state);
    };
    play_out(game, [&](const State& before, const Turn&, const EventList&, const State& after) {
        agree = agree && holds(before) && holds(after);
    });
    return agree;
}

bool modules_phases_only(const Course& course, Module module) {
    return std::all_of(course.phases.begin(), course.phases.end(), [module](Phase phase) {
        switch (phase) {
            case Phase::Draft:
            case Phase::EndWindow: return module == Module::Advisors;
            case Phase::MenaceStep:
            case Phase::Combat: return module == Module::Menace;
            case Phase::Conquest: return module == Module::Conquest;
            default: return true;
        }
    });
}

int count_of(const Course& course, EventKind kind) {
    const auto is_kind = [kind](const Event& event) { return event.kind == kind; };
    return static_cast<int>(std::count_if(course.events.begin(), course.events.end(), is_kind));
}

int sum_of(const Course& course, EventKind kind) {
    int sum = 0;
    for (const Event& event : course.events) {
        if (event.kind == kind) sum += event.amount;
    }
    return sum;
}

// Every decision uses something up. The choice has its turns, and each card its way through the
// selection area; everything else consumes a piece, an army's rest, an advisor's turn, or is the
// end of one's part. Each term counts what the game in question had to use up.
int most_decisions(const Course& course) {
    const int pieces =
        sum_of(course, EventKind::CubesGained) + sum_of(course, EventKind::Produced) +
        sum_of(course, EventKind::KrystalliumGained) + sum_of(course, EventKind::SoldiersGained) +
        sum_of(course, EventKind::Transmuted) + count_of(course, EventKind::TrainingEnded) + 4;
    const int cards = sum_of(course, EventKind::Selected);
    const int choice = 4 * (16 + 4 * 5);  // searching twice, picking, done
    const int parts = 4 * 2 * 7 + 4;      // segments, the draft, the window
    const int conquest = 4 * 2 * (20 + 1) + 16;
    const int abilities = 4 * (14 + 67);  // the foreman's cards too
    return pieces + 2 * cards + choice + parts + conquest + abilities + 26 + 8;
}

// R6.1: four steps a round in their order, every player counted in each.
bool production_in_order(const Course& course, const Setup& setup) {
    std::vector<Event> produced;
    for (const Event& event : course.events) {
        if (event.kind == EventKind::Produced) produced.push_back(event);
    }
    if (produced.size() != std::size_t{4} * 4 * setup.players) return false;
    for (std::size_t i = 0; i < produced.size(); ++i) {
        if (index(produced[i].resource) != i / setup.players % 4) return false;
    }
    return true;
}

}  // namespace

TEST_CASE("R3.1 every game has four rounds of phases in their order, and ends") {
    for (const Table& table : kTables) {
        for (std::uint64_t number = 0; number < kGames; ++number) {
            RandomGame game = random_game(founders().deck, table, number);
            const Course course = course_of(game);
            CAPTURE(game.name);
            CHECK(course.is_over);
            CHECK(course.rounds.back() == 3);
            CHECK(phases_in_order(course));
            CHECK(modules_phases_only(course, table.module));
            CHECK(count_of(course, EventKind::GameEnded) == 1);
            CHECK(course.events.back().kind == EventKind::GameEnded);
            CHECK(static_cast<int>(course.turns.size()) <= most_decisions(course));
        }
    }
}

TEST_CASE("R4.4 every round has sixteen turns: the first player offers, the second selects") {
    for (const Table& table : kTwoPlayerTables) {
        for (std::uint64_t number = 0; number < kGames; ++number) {
            RandomGame game = random_game(founders().deck, table, number);
            const Course course = course_of(game);
            for (int round = 0; round < kRoundCount; ++round) {
                const Player first = first_of_round(game.state.setup, round);
                CHECK_MESSAGE(choices_in(course, round) == sixteen_turns(first), game.name);
            }
        }
    }
}

TEST_CASE("R12.3 a solo round has four selections, and twelve danger cards last for the game") {
    for (const Table& table : kSoloTables) {
        for (std::uint64_t number = 0; number < kGames; ++number) {
            RandomGame game = random_game(founders().deck, table, number);
            const Course course = course_of(game);
            const Choices four(4, {Kind::Select, game.state.setup.first});
            for (int round = 0; round < kRoundCount; ++round) {
                CHECK_MESSAGE(choices_in(course, round) == four, game.name);
            }
            CHECK_MESSAGE(count_of(course, EventKind::DangerAdded) == 12, game.name);
        }
    }
}

TEST_CASE("R6.1 every round counts four steps for every player, in production order") {
    for (const Table& table : kTables) {
        for (std::uint64_t number = 0; number < kGames / 4; ++number) {
            RandomGame game = random_game(founders().deck, table, number);
            const Course course = course_of(game);
            CHECK_MESSAGE(production_in_order(course, game.state.setup), game.name);
        }
    }
}

TEST_CASE("R4.1 every round begins with eight cards a hand, a card an area and all trap tokens") {
    for (const Table& table : kTwoPlayerTables) {
        for (std::uint64_t number = 0; number < kGames / 4; ++number) {
            RandomGame game = random_game(founders().deck, table, number);
            int begun = 0;
            play_out(game,
                     [&](const State& before, const Turn&, const EventList&, const State& after) {
                         const bool begins = after.phase == Phase::Offer && after.turn == 0 &&
                                             (before.phase != Phase::Offer || before.turn != 0);
                         if (!begins) return;
                         ++begun;
                         for (std::size_t seat = 0; seat < 2; ++seat) {
                             CHECK(after.hand_sizes[seat] == 8);
                             CHECK(after.areas[seat].size() == 1);
                             CHECK(!after.areas[seat].face_down(0));
                             CHECK(after.board.sides[seat].traps == 2);
                         }
                     });
            CHECK_MESSAGE(begun == (table.module == Module::Advisors ? 4 : 3), game.name);
        }
    }
}

TEST_CASE("R10.5 nobody is ever asked where done is all there is, or told done where it is not") {
    for (const Table& table : kTables) {
        int implied = 0;
        for (std::uint64_t number = 0; number < kGames / 4; ++number) {
            RandomGame game = random_game(founders().deck, table, number);
            std::array<bool, 2> said{};
            play_out(game, [&](const State& before, const Turn& turn, const EventList&,
                               const State& after) {
                const bool same = before.phase == after.phase && before.step == after.step;
                if (!same) said = {};
                if (same && turn.decision.kind() == Kind::Done) said[index(turn.by)] = true;
                const bool open = is_segment(after.phase) && after.phase != Phase::Draft &&
                                  after.phase != Phase::MenaceStep;
                for (std::size_t seat = 0; open && seat < table.players; ++seat) {
                    const Player player =
                        table.players == 1 ? after.setup.first : static_cast<Player>(seat);
                    State asked = after;
                    asked.board.sides[index(player)].done = 0;
                    const DecisionList list = legal_decisions(game.deck, asked, player);
                    const bool only_done = list.size() == 1 && list[0] == decision(Done{});
                    const bool is_done = after.board.sides[index(player)].done != 0;
                    CHECK_MESSAGE(is_done == (only_done || said[index(player)]), game.name);
                    implied += is_done && only_done ? 1 : 0;
                }
            });
        }
        // Alone, an implied done ends the segment on the spot, so no state shows it.
        CHECK((implied > 0) == (table.players == 2));
    }
}

TEST_CASE("R10.2 in a segment the round's first player is asked first, then whoever is not done") {
    for (const Table& table : kTables) {
        for (std::uint64_t number = 0; number < kGames / 4; ++number) {
            RandomGame game = random_game(founders().deck, table, number);
            CHECK_MESSAGE(segments_pass_on(game), game.name);
        }
    }
}

}  // namespace kingdom::property
