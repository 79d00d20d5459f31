#include "ai/policy/playout.h"

#include "ai/policy/rater.h"
#include "rules/building_list.h"
#include "rules/construction.h"

namespace kingdom::ai {
namespace {

constexpr std::uint32_t kSelectNoise = 400;  // hundredths of a point: nobody judges exactly
constexpr int kLeastAbilityCost = 2;

}  // namespace

const Appraiser& Playout::appraiser(Player player) {
    std::optional<Appraiser>& judge = judges_[index(player)];
    if (judge) {
        judge->look_again();
    } else {
        judge.emplace(deck_, state_, player);
    }
    return *judge;
}

Decision Playout::choose_offer(Player player) {
    const auto& hand = state_.hands[index(player)].cards;
    const std::uint32_t size = state_.hand_sizes[index(player)];
    const std::uint32_t first = rng_.below(size);
    std::uint32_t second = rng_.below(size - 1);
    if (second >= first) ++second;
    int traps = side(player).traps;
    const auto lay = [&](Card card) {
        // One random number: the lowest bit for the area, the rest for the trap.
        const std::uint32_t way = rng_.below(8);
        const std::uint32_t limit = kind_of(card) == CardKind::Development ? 1 : 2;
        const bool face_down = traps > 0 && way / 2 < limit;
        traps -= face_down ? 1 : 0;
        return Placement{card, static_cast<Area>(way & 1), face_down};
    };
    const Placement a = lay(hand[first]);
    return decision(Offer{a, lay(hand[second])});
}

Decision Playout::choose_select(Player player) {
    if (const auto module = choose_module(player)) return *module;
    const Appraiser& judge = appraiser(player);
    const int noise =
        static_cast<int>(rng_.below(kSelectNoise)) - static_cast<int>(kSelectNoise / 2);
    const int lead = judge.row(state_.areas[0]) - judge.row(state_.areas[1]) + noise;
    return decision(Select{lead >= 0 ? Area::Left : Area::Right});
}

Decision Playout::place_cube(Player player, Resource resource) {
    const Appraiser& judge = appraiser(player);
    if (judge.wanted_for_quest(resource) > 0 && judge.rounds() <= 2) {
        return decision(Place{std::nullopt, resource, resource});
    }
    std::optional<Card> best;
    int most = 0;
    under_construction(side(player)).for_each([&](Card card) {
        if (!has_free_space(deck_, state_.board, card, resource)) return;
        const int worth = 1 + judge.filling(card);
        if (worth <= most) return;
        best = card;
        most = worth;
    });
    return decision(Place{best, resource, resource});
}

// A card that the stock can finish, or a space that only the stock can fill.
std::optional<Decision> Playout::choose_token(Player player) {
    const Side& own = side(player);
    if (own.krystallium == 0 && own.soldiers == 0) return std::nullopt;
    const Appraiser& judge = appraiser(player);
    const int krystallium = own.krystallium - judge.wanted_for_quest(Resource::Krystallium);
    const int free_soldiers = own.soldiers - judge.wanted_for_quest(Resource::Soldiers);
    for (const Card card : under_construction(own)) {
        const int soldiers = judge.missing(card, Resource::Soldiers);
        if (soldiers > 0) {
            if (free_soldiers <= 0) continue;
            return decision(Place{card, Resource::Soldiers, Resource::Soldiers});
        }
        const int missing = judge.missing(card);
        const bool needs_krystallium = judge.missing(card, Resource::Krystallium) > 0;
        if (krystallium <= 0 || missing == 0) continue;
        if (!needs_krystallium && missing > krystallium) continue;
        const unsigned kinds = free_kinds(deck_, state_.board, card);
        const auto as = needs_krystallium ? Resource::Krystallium
                                          : static_cast<Resource>(std::countr_zero(kinds));
        return decision(Place{card, Resource::Krystallium, as});
    }
    return std::nullopt;
}

std::optional<Card> Playout::best_to_slate(Player player) {
    const Appraiser& judge = appraiser(player);
    std::optional<Card> best;
    int most = Appraiser::kBetterRecycled;
    for (const Card card : side(player).selection) {
        if (kind_of(card) != CardKind::Development) continue;
        const int worth = judge.slated(card);
        if (worth <= most) continue;
        best = card;
        most = worth;
    }
    return best;
}

Decision Playout::choose_building(Player player) {
    const Side& own = side(player);
    for (const Resource resource : kBasicResources) {
        if (own.cubes[index(resource)] > 0) return place_cube(player, resource);
    }
    if (const auto module = choose_module(player)) return *module;
    if (state_.phase == Phase::Planning && !own.selection.empty()) {
        if (const auto card = best_to_slate(player)) return decision(Slate{*card});
        return decision(Recycle{own.selection[own.selection.size() - 1]});
    }
    if (const auto token = choose_token(player)) return *token;
    return decision(Done{});
}

// Abilities and steps of the quest, when there are any.
std::optional<Decision> Playout::choose_module(Player player) {
    const Module module = state_.setup.module;
    if (module != Module::Quest && module != Module::Advisors) return std::nullopt;
    if (module == Module::Advisors && side(player).soldiers < kLeastAbilityCost)
        return std::nullopt;
    DecisionList list;
    list.end_at(any_time::list_module({deck_, state_, player}, list.rewrite()));
    if (list.empty()) return std::nullopt;
    const auto [decision, rating] = best_of(Rater(deck_, state_, player), list);
    if (rating <= Rater::kMain) return std::nullopt;
    return decision;
}

Decision Playout::choose_by_rating(Player player) {
    DecisionList list;
    list_legal_decisions(deck_, state_, player, list);
    if (list.size() == 1) return list[0];
    return best_of(Rater(deck_, state_, player), list).decision;
}

Decision Playout::choose(Player player) {
    switch (state_.phase) {
        case Phase::Offer:
        case Phase::Select:
            // A step of the quest may have brought cubes in the middle of the choice (R10.6).
            if (has_cubes(side(player))) return choose_building(player);
            return state_.phase == Phase::Offer ? choose_offer(player) : choose_select(player);
        case Phase::Search: return decision(Done{});
        case Phase::Planning:
        case Phase::Production:
            if (state_.foreman.empty()) return choose_building(player);
            [[fallthrough]];
        default: return choose_by_rating(player);
    }
}

void Playout::step(Player player) {
    apply(deck_, state_, {player, choose(player)});
}

void Playout::run(int last_round) {
    while (state_.round <= last_round) {
        const auto player = next_player(state_);
        if (!player) return;
        step(*player);
    }
}

}  // namespace kingdom::ai
