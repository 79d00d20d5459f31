#include "batch/slot.h"

#include <algorithm>

#include "ai/net/traits.h"
#include "rules/module_quest.h"

namespace kingdom::batch {
namespace {

using ai::net::kUnknownRow;
using ai::net::Spot;

// Solo: bronze is nothing gained and nothing lost.
constexpr float kSoloMiddle = 70;
constexpr float kSoloSpread = 60;

SeatResult solo_result(const State& state, const Outcome& end) {
    const std::size_t seat = index(state.setup.first);
    SeatResult result;
    result.points = static_cast<float>(end.breakdown[seat].total());
    const bool failed = state.setup.module == Module::Quest &&
                        !quest::has_done(state.board.sides[seat], kStepCount - 1);
    result.value =
        failed ? -1.0F : std::clamp((result.points - kSoloMiddle) / kSoloSpread, -1.0F, 1.0F);
    return result;
}

SeatResult result_for(const State& state, const Outcome& end, Player player) {
    if (state.setup.solo()) {
        return player == state.setup.first ? solo_result(state, end) : SeatResult{};
    }
    SeatResult result;
    result.points = static_cast<float>(end.breakdown[index(player)].total());
    result.others_points = static_cast<float>(end.breakdown[index(other(player))].total());
    if (end.winner) {
        result.value = *end.winner == player ? 1.0F : -1.0F;
    } else {
        result.value = end.tie_break == TieBreak::Shared ? 0.0F : -1.0F;
    }
    return result;
}

// What lies where the player sees but a back.
void write_truth(const State& state, Player viewer, ai::net::Observation& seen) {
    const std::size_t them = index(other(viewer));
    std::array<std::size_t, ai::net::kSpotCount> at{};
    for (std::size_t i = 0; i < seen.token_count; ++i) {
        ai::net::Token& token = seen.tokens[i];
        const std::size_t position = at[index(token.place)]++;
        if (token.card != kUnknownRow) continue;
        Card card = kHiddenCard;
        switch (token.place) {
            case Spot::LeftArea: card = state.areas[0][position]; break;
            case Spot::RightArea: card = state.areas[1][position]; break;
            case Spot::MySelection:
                card = state.board.sides[index(viewer)].selection[position];
                break;
            case Spot::TheirSelection: card = state.board.sides[them].selection[position]; break;
            case Spot::TheirHand: card = state.hands[them].cards[position]; break;
            default: break;
        }
        if (card != kHiddenCard) token.truth = static_cast<std::uint8_t>(card);
    }
}

}  // namespace

void Slot::begin(const Plan& plan, std::uint64_t number, std::uint64_t stride) {
    plan_ = &plan;
    number_ = number;
    stride_ = stride;
    start();
}

void Slot::start() {
    const PlannedGame game = plan_->game(number_);
    deck_number_ = game.deck;
    deck_ = &plan_->deck(game.deck);
    state_ = new_game(*deck_, game.setup, Rng(game.seed));
    book_ = {};
    rng_ = Rng(game.seed + 1 + number_ % 2);
}

void Slot::finish(SlotOutput& out) {
    const Outcome end = *outcome(*deck_, state_);
    for (const Player player : kPlayers) {
        out.result[index(player)] = result_for(state_, end, player);
    }
    out.ended = 1;
    number_ += stride_;
    start();
}

void Slot::play(Turn turn) {
    book_.note(state_, turn);
    apply(*deck_, state_, turn);
}

bool Slot::plays_rival(Player player) const {
    return !state_.setup.solo() && index(player) != number_ % 2;
}

void Slot::let_rival_play(ai::Opponent& rival, Player player) {
    play({player, rival.choose(*deck_, view_for(state_, player), rng_)});
}

// False when there was nothing to choose, and it was done.
bool Slot::offer_choice(const Company& company, Player player, SlotOutput& out) {
    thread_local DecisionList legal;
    list_legal_decisions(*deck_, state_, player, legal);
    if (legal.size() == 1) {
        play({player, legal[0]});
        return false;
    }
    const View view = view_for(state_, player);
    observe(*deck_, view, book_.log(state_), out.observation, places_);
    choices_.write(view, legal, places_, out.menu);
    if (choices_.count() == 1) {
        play({player, choices_.decision_of(choices_.first())});
        return false;
    }
    offered_ = out.menu.offers;
    write_truth(state_, player, out.observation);
    if (company.teacher != nullptr) {
        const Decision taught = company.teacher->choose(*deck_, view, rng_);
        const auto choice = choices_.choice_of(taught);
        *out.taught = choice ? static_cast<std::int32_t>(*choice) : -1;
    }
    return true;
}

void Slot::advance(const Company& company, SlotOutput out) {
    out.ended = 0;
    for (;;) {
        if (is_over(state_)) {
            finish(out);
            continue;
        }
        const Player player = player_to_decide(state_);
        if (company.rival != nullptr && plays_rival(player)) {
            let_rival_play(*company.rival, player);
        } else if (offer_choice(company, player, out)) {
            out.seat = static_cast<std::uint8_t>(player);
            out.deck = static_cast<std::uint8_t>(deck_number_);
            return;
        }
    }
}

bool Slot::choose(std::size_t choice) {
    using ai::net::kLayings;
    using ai::net::kOfferChoices;
    const bool listed = choice < kOfferChoices
                            ? ((offered_[choice / kLayings] >> (choice % kLayings)) & 1u) != 0
                            : choice - kOfferChoices < choices_.entry_count();
    if (!listed) return false;
    play({player_to_decide(state_), choices_.decision_of(choice)});
    return true;
}

void Slot::choose_first() {
    play({player_to_decide(state_), choices_.decision_of(choices_.first())});
}

}  // namespace kingdom::batch
