#include "rules/module_quest.h"

#include <algorithm>
#include <bit>
#include <cstring>

#include "base/lanes.h"
#include "rules/any_time.h"
#include "rules/construction.h"

namespace kingdom::quest {
namespace {

inline constexpr int kTransmuted = 5;

int lying_in(const CubeCounts& cubes) {
    return static_cast<int>(sum_of_lanes(cubes));
}

// A count for each step, and as many empty ones.
using StepCounts = std::uint16_t __attribute__((vector_size(4 * kStepCount)));

StepCounts costs_of(const Deck::StepCosts& costs, std::size_t resource) {
    StepCounts counts;
    std::memcpy(&counts, &costs[resource], sizeof counts);
    return counts;
}

StepCounts missing(StepCounts wanted, int had) {
    const StepCounts all = StepCounts{} + static_cast<std::uint16_t>(had);
    return (wanted > all ? wanted : all) - all;
}

// A lane for each step, marked when the step is done.
constexpr std::array<Lanes, 1u << kStepCount> kDone = [] {
    std::array<Lanes, 1u << kStepCount> lanes{};
    for (std::size_t done = 0; done < lanes.size(); ++done) {
        for (std::size_t i = 0; i < kStepCount; ++i) lanes[done][i] = (done >> i) & 1u;
    }
    return lanes;
}();

// A lane for each step, zero when the player can pay it and has not done it. All four steps at
// once: what fitting cubes do not pay, krystallium must.
std::uint64_t lacking(const Position& position) {
    const Setup& setup = position.state.setup;
    const Side& side = position.side();
    const auto& costs = position.deck.step_costs[setup.quest][index(side_of(setup))];
    StepCounts krystallium = costs_of(costs, index(Resource::Krystallium));
    for (std::size_t r = 0; r < kBasicCount; ++r) {
        krystallium += missing(costs_of(costs, r), side.alchemy[r] + side.cubes[r]);
    }
    const StepCounts soldiers = costs_of(costs, index(Resource::Soldiers));
    const StepCounts pieces =
        missing(krystallium, side.krystallium) | missing(soldiers, side.soldiers);
    std::uint64_t lanes;
    std::memcpy(&lanes, &pieces, sizeof lanes);
    return lanes | std::bit_cast<std::uint64_t>(kDone[side.steps_done]);
}

bool is_exact(const Payment& pay, const QuestStep& step) {
    int krystallium = step.cost[index(Resource::Krystallium)];
    for (std::size_t r = 0; r < kBasicCount; ++r) {
        const int short_of = step.cost[r] - pay.alchemy[r] - pay.in_hand[r];
        if (short_of < 0) return false;
        krystallium += short_of;
    }
    return pay.krystallium == krystallium && pay.soldiers == step.cost[index(Resource::Soldiers)];
}

bool has_all(const Side& side, const Payment& pay) {
    for (std::size_t r = 0; r < kBasicCount; ++r) {
        if (pay.alchemy[r] > side.alchemy[r] || pay.in_hand[r] > side.cubes[r]) return false;
    }
    return pay.krystallium <= side.krystallium && pay.soldiers <= side.soldiers;
}

// Every exact way of paying, ascending: alchemy cubes of each resource first, then cubes in hand.
class Payments {
  public:
    Payments(const Side& side, std::uint8_t number, const QuestStep& step, Listing list)
        : side_(side), step_(step), list_(list), decision_{number, {}} {
        decision_.pay.soldiers = step.cost[index(Resource::Soldiers)];
    }

    Listing list_all() {
        choose_alchemy(0);
        return list_;
    }

  private:
    void choose_alchemy(std::size_t r) {
        if (r == kBasicCount) return choose_in_hand(0);
        const int most = std::min<int>(step_.cost[r], side_.alchemy[r]);
        for (int count = 0; count <= most; ++count) {
            decision_.pay.alchemy[r] = static_cast<std::uint8_t>(count);
            choose_alchemy(r + 1);
        }
    }

    void choose_in_hand(std::size_t r) {
        if (r == kBasicCount) return finish();
        const int most = std::min<int>(step_.cost[r] - decision_.pay.alchemy[r], side_.cubes[r]);
        for (int count = 0; count <= most; ++count) {
            decision_.pay.in_hand[r] = static_cast<std::uint8_t>(count);
            choose_in_hand(r + 1);
        }
    }

    // What no cube pays, krystallium must.
    void finish() {
        int krystallium = step_.cost[index(Resource::Krystallium)];
        for (std::size_t r = 0; r < kBasicCount; ++r) {
            krystallium += step_.cost[r] - decision_.pay.alchemy[r] - decision_.pay.in_hand[r];
        }
        if (krystallium > side_.krystallium) return;
        decision_.pay.krystallium = static_cast<std::uint8_t>(krystallium);
        list_.push_back(decision(decision_));
    }

    const Side& side_;
    const QuestStep& step_;
    Listing list_;
    Step decision_;
};

// Every way to choose five cubes, ascending. Of each resource at least what the ones behind it
// cannot make up for.
Listing list_transmutes(const Side& side, Listing list) {
    const auto& [materials, population, gold, exploration] = side.alchemy;
    const auto least = [](int left, int behind) { return std::max(0, left - behind); };
    const auto most = [](int left, int lying) { return std::min(left, lying); };
    const int last_two = gold + exploration;
    const int last_three = population + last_two;
    for (int m = least(kTransmuted, last_three); m <= most(kTransmuted, materials); ++m) {
        const int after_m = kTransmuted - m;
        for (int p = least(after_m, last_two); p <= most(after_m, population); ++p) {
            const int after_p = after_m - p;
            for (int g = least(after_p, exploration); g <= most(after_p, gold); ++g) {
                list.push_back(decision(Transmute{
                    {static_cast<std::uint8_t>(m), static_cast<std::uint8_t>(p),
                     static_cast<std::uint8_t>(g), static_cast<std::uint8_t>(after_p - g)}}));
            }
        }
    }
    return list;
}

[[gnu::noinline]] Listing list_payments(const Position& position, const Lanes& lacking,
                                        Listing list) {
    const Side& side = position.side();
    const QuestSteps& steps = steps_of(position.deck, position.state.setup);
    for (std::size_t i = 0; i < kStepCount; ++i) {
        if (lacking[i] != 0) continue;
        list = Payments(side, static_cast<std::uint8_t>(i), steps[i], list).list_all();
    }
    return lying_in(side.alchemy) >= kTransmuted ? list_transmutes(side, list) : list;
}

void pay_for(Game& game, Player player, const Payment& pay) {
    Side& side = game.side(player);
    for (std::size_t r = 0; r < kBasicCount; ++r) {
        side.alchemy[r] = static_cast<std::uint16_t>(side.alchemy[r] - pay.alchemy[r]);
        side.cubes[r] = static_cast<std::uint16_t>(side.cubes[r] - pay.in_hand[r]);
    }
    side.krystallium = static_cast<std::uint16_t>(side.krystallium - pay.krystallium);
    if (pay.soldiers > 0) spend_soldiers(game, player, pay.soldiers);
}

// R11.30: as far as it can be taken; a trap token comes back only if one is spent.
void take_benefit(Game& game, Player player, const QuestStep& step) {
    Side& side = game.side(player);
    if (step.soldiers > 0) gain_soldiers(game, player, step.soldiers);
    if (step.krystallium > 0) gain_krystallium(game, player, step.krystallium);
    const int traps = std::min<int>(step.trap_tokens, trap_limit(game.state) - side.traps);
    if (traps > 0) {
        side.traps = static_cast<std::uint8_t>(side.traps + traps);
        game.tell({.kind = EventKind::TrapReturned,
                   .player = player,
                   .amount = static_cast<std::int16_t>(traps)});
    }
    for (const Resource resource : kBasicResources) {
        const int cubes = step.cubes[index(resource)];
        if (cubes > 0) gain_cubes(game, player, resource, cubes);
    }
}

void give_first(Game& game, Player player, std::size_t step) {
    game.state.first_at_step[step] = static_cast<std::uint8_t>(1 + index(player));
    const FirstReward& reward = steps_of(game.deck, game.state.setup)[step].first;
    if (reward == FirstReward{}) return;
    game.tell({.kind = EventKind::FirstAtStep,
               .player = player,
               .amount = static_cast<std::int16_t>(step + 1)});
    if (reward.soldiers > 0) gain_soldiers(game, player, reward.soldiers);
    if (reward.krystallium > 0) gain_krystallium(game, player, reward.krystallium);
}

}  // namespace

Listing list(const Position& position, Listing list) {
    const std::uint64_t lanes = lacking(position);
    const bool transmutes = lying_in(position.side().alchemy) >= kTransmuted;
    if (!transmutes && !has_zero_lane(lanes)) return list;
    return list_payments(position, std::bit_cast<Lanes>(lanes), list);
}

bool exists(const Position& position) {
    return lying_in(position.side().alchemy) >= kTransmuted || has_zero_lane(lacking(position));
}

Judgement refuse(const Position& position, const Step& decision) {
    if (position.state.setup.module != Module::Quest) return Refusal::WrongPhase;
    if (const auto refused = any_time::refuse_any_time(position)) return refused;
    if (has_done(position.side(), decision.step)) return Refusal::StepAlreadyDone;
    const QuestStep& step = steps_of(position.deck, position.state.setup)[decision.step];
    if (!is_exact(decision.pay, step)) return Refusal::WrongPayment;
    if (!has_all(position.side(), decision.pay)) return Refusal::CannotPay;
    return std::nullopt;
}

Judgement refuse(const Position& position, const Transmute& decision) {
    if (position.state.setup.module != Module::Quest) return Refusal::WrongPhase;
    if (const auto refused = any_time::refuse_any_time(position)) return refused;
    int cubes = 0;
    for (const int count : decision.cubes) cubes += count;
    if (cubes != kTransmuted) return Refusal::NotFiveCubes;
    for (std::size_t r = 0; r < kBasicCount; ++r) {
        if (decision.cubes[r] > position.side().alchemy[r]) return Refusal::CubesNotInAlchemy;
    }
    return std::nullopt;
}

void play(Game& game, Player player, const Step& decision) {
    Side& side = game.side(player);
    pay_for(game, player, decision.pay);
    side.steps_done = static_cast<std::uint8_t>(side.steps_done | 1u << decision.step);
    game.tell({.kind = EventKind::StepCompleted,
               .player = player,
               .amount = static_cast<std::int16_t>(decision.step + 1)});
    take_benefit(game, player, steps_of(game.deck, game.state.setup)[decision.step]);
    if (!is_segment(game.state.phase)) settle_firsts(game);
}

void play(Game& game, Player player, const Transmute& decision) {
    Side& side = game.side(player);
    for (std::size_t r = 0; r < kBasicCount; ++r) {
        side.alchemy[r] = static_cast<std::uint16_t>(side.alchemy[r] - decision.cubes[r]);
    }
    ++side.krystallium;
    game.tell({.kind = EventKind::Transmuted, .player = player, .amount = 1});
}

void settle_firsts(Game& game) {
    const Player first = first_player(game.state);
    for (std::size_t step = 0; step < kStepCount; ++step) {
        if (game.state.first_at_step[step] != 0) continue;
        for (const Player player : {first, other(first)}) {
            if (!has_done(game.side(player), step)) continue;
            give_first(game, player, step);
            break;
        }
    }
}

}  // namespace kingdom::quest
