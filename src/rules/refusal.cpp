#include "rules/refusal.h"

#include <array>

namespace kingdom {
namespace {

// In the order of the enum.
constexpr std::array<RefusalText, kRefusalCount> kTexts{{
    {"game_is_over", "R3.1", "the game is over"},
    {"not_your_turn", "R10.2", "this player has nothing to decide now"},
    {"wrong_phase", "R3.1", "this is not decided in the present phase"},
    {"cubes_in_hand", "R10.6", "the cubes in hand must be placed first"},
    {"foreman_first", "R11.23", "the foreman's cubes must be placed first"},
    {"advisor_not_drawn", "R11.20", "only one of the two drawn advisors can be kept"},
    {"card_not_in_hand", "R4.5", "the card is not in the player's hand"},
    {"same_card_twice", "R4.5", "an offer is two different cards"},
    {"no_trap_token_left", "R4.6", "there is no trap token left for it"},
    {"card_not_in_selection", "R5.2", "the card is not in the player's selection area"},
    {"cannot_be_slated", "R5.4", "only developments can be slated"},
    {"cannot_be_recycled", "R5.5", "only developments and treasures can be recycled"},
    {"selection_not_empty", "R5.7", "every card must leave the selection area first"},
    {"no_such_cube_in_hand", "R5.3", "there is no such cube in hand"},
    {"no_krystallium_left", "R7.4", "there is no krystallium in stock"},
    {"no_soldier_left", "R7.4", "there is no soldier in stock"},
    {"not_for_alchemy", "R7.3", "only basic resources go into the alchemy area"},
    {"card_not_under_construction", "R6.5", "the card is not under the player's construction"},
    {"no_such_free_space", "R7.3", "the card has no free space for it"},
    {"not_there_to_discard", "R7.5", "the card is not under the player's construction"},
    {"card_is_frozen", "R11.6", "a frozen card cannot be discarded"},
    {"advisor_not_owned", "R11.23", "the player does not have this advisor"},
    {"ability_already_used", "R11.23", "an ability is used once a round"},
    {"wrong_time_for_ability", "R11.23", "this ability cannot be used now"},
    {"not_enough_soldiers", "R7.4", "there are not enough soldiers in stock"},
    {"nothing_to_work_on", "R11.23", "the ability has nothing to work on"},
    {"wrong_target", "R11.23", "the ability cannot be used on this"},
    {"card_already_served", "R11.23", "the foreman serves each card once, with a basic resource"},
    {"step_already_done", "R11.30", "each step is completed once"},
    {"wrong_payment", "R11.31", "the payment is not exactly the step's cost"},
    {"cannot_pay", "R11.31", "the player does not have what the payment names"},
    {"not_five_cubes", "R11.34", "exactly five cubes are transmuted"},
    {"cubes_not_in_alchemy", "R11.34", "these cubes are not in the alchemy area"},
    {"nothing_to_forfeit", "R11.8", "no card is owed to shadows now"},
    {"cannot_be_forfeited", "R11.8", "shadows take a card of the selection area, not a menace"},
    {"nothing_to_cover", "R11.10", "there is no thief to cover for"},
    {"resource_not_produced", "R11.10", "the duchy does not produce this any more"},
    {"menaces_out_of_order", "R11.2", "the order is shadows, thieves, giant rats, frost giants"},
    {"giant_not_waiting", "R11.6", "this is no frost giant waiting in the selection area"},
    {"cannot_be_frozen", "R11.6", "no giant can go beneath this card"},
    {"menace_not_there", "R11.3", "this menace is not in the player's construction area"},
    {"frozen_card_not_full", "R11.7", "the frozen card must be full first"},
    {"wrong_uncover", "R11.10", "the stolen token to take off is named if there is one"},
    {"not_face_down", "R12.4", "there is no face-down card"},
    {"token_already_spent", "R12.4", "the trap token is spent"},
    {"not_searchable", "R12.5", "a search discards two face-up developments or treasures there"},
    {"card_not_looked_at", "R12.5", "the card is not among those looked at"},
    {"not_enough_in_reserve", "R11.41", "there are not that many armies in reserve"},
    {"no_armies", "R11.41", "at least one army takes part"},
    {"armies_not_there", "R11.41", "there are not that many armies that have not moved"},
    {"not_adjacent", "R11.41", "the territories are not adjacent"},
    {"enemy_castle", "R11.41", "no army enters the enemy's castle"},
    {"too_few_armies", "R11.42", "more armies are needed than the enemy has there"},
    {"wrong_imprison", "R11.42", "imprisoning is chosen if the mover can, and only then"},
}};
static_assert(!kTexts.back().key.empty());

}  // namespace

const RefusalText& describe(Refusal refusal) {
    return kTexts[static_cast<std::size_t>(refusal)];
}

}  // namespace kingdom
