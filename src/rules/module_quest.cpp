#include "rules/module_quest.h"

#include <algorithm>

#include "rules/any_time.h"
#include "rules/construction.h"

namespace kingdom::quest {
namespace {

inline constexpr int kTransmuted = 5;

int lying_in(const CubeCounts& cubes) {
    return cubes[0] + cubes[1] + cubes[2] + cubes[3];
}

// Krystallium needed when all fitting cubes are used.
int least_krystallium(const Side& side, const QuestStep& step) {
    int needed = step.cost[index(Resource::Krystallium)];
    for (std::size_t r = 0; r < kBasicCount; ++r) {
        needed += std::max(0, step.cost[r] - side.alchemy[r] - side.cubes[r]);
    }
    return needed;
}

bool can_pay(const Side& side, const QuestStep& step) {
    return side.soldiers >= step.cost[index(Resource::Soldiers)] &&
           side.krystallium >= step.cost[index(Resource::Krystallium)] &&
           side.krystallium >= least_krystallium(side, step);
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

Listing list_transmutes(const Side& side, Listing list) {
    const auto most = [&side](std::size_t r, int left) {
        return std::min<int>(side.alchemy[r], left);
    };
    for (int m = 0; m <= most(0, kTransmuted); ++m) {
        for (int p = 0; p <= most(1, kTransmuted - m); ++p) {
            for (int g = 0; g <= most(2, kTransmuted - m - p); ++g) {
                const int e = kTransmuted - m - p - g;
                if (e > side.alchemy[3]) continue;
                list.push_back(decision(
                    Transmute{{static_cast<std::uint8_t>(m), static_cast<std::uint8_t>(p),
                               static_cast<std::uint8_t>(g), static_cast<std::uint8_t>(e)}}));
            }
        }
    }
    return list;
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
    const Side& side = position.side();
    const QuestSteps& steps = steps_of(position.deck, position.state.setup);
    for (std::size_t i = 0; i < kStepCount; ++i) {
        if (has_done(side, i) || !can_pay(side, steps[i])) continue;
        list = Payments(side, static_cast<std::uint8_t>(i), steps[i], list).list_all();
    }
    return lying_in(side.alchemy) >= kTransmuted ? list_transmutes(side, list) : list;
}

bool exists(const Position& position) {
    const Side& side = position.side();
    if (lying_in(side.alchemy) >= kTransmuted) return true;
    const QuestSteps& steps = steps_of(position.deck, position.state.setup);
    for (std::size_t i = 0; i < kStepCount; ++i) {
        if (!has_done(side, i) && can_pay(side, steps[i])) return true;
    }
    return false;
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
