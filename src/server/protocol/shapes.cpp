#include "server/protocol/shapes.h"

#include "ai/hint/why.h"
#include "record/words.h"
#include "rules/refusal.h"
#include "server/protocol/words.h"

namespace kingdom::protocol {
namespace {

const std::vector<Shape>& table_of_shapes() {
    static const std::vector<Shape> shapes{
        {"Setup",
         {{"players", "number"},
          {"side", "DuchyFace"},
          {"module", "Module"},
          {"first", "Player"},
          {"menaces?", "ByPlayer<MenaceDeck>"},
          {"quest", "string | null"},
          {"options", "SetupOptions"}}},
        {"SetupOptions", {{"solo_side_a_penalty", "boolean"}}},
        {"SetupWish",
         {{"players?", "number"},
          {"side?", "DuchyFace"},
          {"module?", "Module"},
          {"first?", "Player"},
          {"menaces?", "ByPlayer<MenaceDeck>"},
          {"quest?", "string | null"},
          {"options?", "SetupOptions"},
          {"seed?", "string"}}},
        {"RowCard",
         {{"card?", "Card"},
          {"face_down?", "boolean"},
          {"placed_by?", "Player"},
          {"turned_by_token?", "boolean"}}},
        {"Construction",
         {{"card", "Card"}, {"filled", "Amounts"}, {"free", "Amounts"}, {"frozen_by?", "Card"}}},
        {"Breakdown",
         {{"flat", "number"},
          {"combo", "number"},
          {"calamities", "number"},
          {"menaces", "number"},
          {"quest", "number"},
          {"conquest", "number"},
          {"penalty", "number"}}},
        {"Points",
         {{"flat", "number"},
          {"combo", "number"},
          {"calamities", "number"},
          {"menaces", "number"},
          {"quest", "number"},
          {"conquest", "number"},
          {"penalty", "number"},
          {"total", "number"}}},
        {"OwnedAdvisor", {{"card", "Card"}, {"used", "boolean"}}},
        {"Side",
         {{"selection", "RowCard[]"},
          {"construction", "Construction[]"},
          {"duchy", "Card[]"},
          {"alchemy", "Amounts"},
          {"cubes", "Amounts"},
          {"krystallium", "number"},
          {"soldiers", "number"},
          {"training", "number"},
          {"trap_tokens", "number"},
          {"production", "Amounts"},
          {"points", "Points"},
          {"done", "boolean"},
          {"menaces?", "Card[]"},
          {"stolen?", "Amounts"},
          {"forfeits?", "number"},
          {"advisors?", "OwnedAdvisor[]"},
          {"steps_done?", "number[]"}}},
        {"Areas", {{"left", "RowCard[]"}, {"right", "RowCard[]"}}},
        {"DeckLeft", {{"left", "number"}, {"top?", "Card"}}},
        {"DangerLeft", {{"left", "number"}}},
        {"LookedCard", {{"card?", "Card"}}},
        {"SearchState", {{"area", "Area"}, {"searches", "number"}, {"looked", "LookedCard[]"}}},
        {"QuestState", {{"key", "string"}, {"first_at_step", "(Player | null)[]"}}},
        {"Territory", {{"player", "Player"}, {"armies", "number"}, {"rested", "number"}}},
        {"ConquestState",
         {{"territories", "Record<string, Territory>"},
          {"reserve", "ByPlayer<number>"},
          {"imprisoned", "ByPlayer<number>"},
          {"passed", "Player[]"}}},
        {"Placement", {{"card", "Card"}, {"area", "Area"}, {"face", "Face"}}},
        {"At", {{"area?", "Area"}, {"selection?", "Player"}, {"index", "number"}}},
        {"Payment",
         {{"alchemy?", "Amounts"},
          {"in_hand?", "Amounts"},
          {"krystallium?", "number"},
          {"soldiers?", "number"}}},
        {"Decision",
         {{"do", "DecisionKind"},
          {"advisor?", "string"},
          {"area?", "Area"},
          {"armies?", "number"},
          {"as?", "Resource"},
          {"at?", "At"},
          {"card?", "Card"},
          {"cards?", "Card[]"},
          {"cubes?", "Amounts"},
          {"from?", "string"},
          {"giant?", "Card"},
          {"imprison?", "boolean"},
          {"index?", "number"},
          {"on?", "string"},
          {"pay?", "Payment"},
          {"places?", "Placement[]"},
          {"resource?", "Resource"},
          {"to?", "string"},
          {"uncover?", "Resource"}}},
        {"LogEntry",
         {{"n", "number"},
          {"event", "EventKind"},
          {"player?", "Player"},
          {"card?", "Card"},
          {"cards?", "Card[]"},
          {"giant?", "Card"},
          {"resource?", "Resource"},
          {"as?", "Resource"},
          {"area?", "Area"},
          {"selection?", "Player"},
          {"face?", "Face"},
          {"territory?", "string"},
          {"from?", "string"},
          {"to?", "string"},
          {"amount?", "number"}}},
        {"GameResult",
         {{"winner", "Winner | null"},
          {"points", "ByPlayer<number>"},
          {"breakdown", "ByPlayer<Breakdown>"},
          {"tie_break", "TieBreak | null"},
          {"medal?", "Medal | null"}}},
        {"View",
         {{"viewer", "Player | null"},
          {"setup", "Setup"},
          {"phase", "Phase"},
          {"round", "number"},
          {"turn?", "number"},
          {"step?", "Resource"},
          {"to_move", "Player[]"},
          {"sides", "ByPlayer<Side>"},
          {"areas", "Areas"},
          {"discarded", "Card[]"},
          {"deck", "DeckLeft"},
          {"danger?", "DangerLeft"},
          {"search?", "SearchState"},
          {"hand_sizes?", "ByPlayer<number>"},
          {"quest?", "QuestState"},
          {"conquest?", "ConquestState"},
          {"vermin_left?", "number"},
          {"calamities_doubled?", "boolean"},
          {"hand?", "Card[]"},
          {"returned?", "Card"},
          {"legal?", "Decision[]"},
          {"can_take_back?", "boolean"},
          {"awaits_confirmation?", "boolean"},
          {"seq", "number"},
          {"log", "LogEntry[]"},
          {"result?", "GameResult"}}},
    };
    return shapes;
}

template <class Words>
std::string one_of(const Words& words) {
    std::string type;
    for (const auto& word : words) {
        if (!type.empty()) type += " | ";
        type += "'" + std::string(word) + "'";
    }
    return type;
}

template <class Enum>
std::string words_of(bool without_none = false) {
    const auto& table = Words<Enum>::kTable;
    return one_of(std::span(table).subspan(without_none ? 1 : 0));
}

std::string error_words() {
    std::vector<std::string_view> keys;
    for (const ErrorWord& error : kErrors) keys.push_back(error.key);
    return one_of(keys);
}

std::string refusal_words() {
    std::vector<std::string_view> keys;
    for (std::size_t i = 0; i < kRefusalCount; ++i) {
        keys.push_back(kingdom::describe(static_cast<Refusal>(i)).key);
    }
    return one_of(keys);
}

}  // namespace

std::span<const Shape> shapes() {
    return table_of_shapes();
}

const std::vector<Alias>& aliases() {
    static const std::vector<Alias> table{
        {"Player", words_of<Player>()},
        {"Area", words_of<Area>()},
        {"DuchyFace", words_of<DuchyFace>()},
        {"Module", words_of<Module>()},
        {"MenaceDeck", words_of<MenaceDeck>()},
        {"Resource", words_of<Resource>()},
        {"Phase", words_of<Phase>()},
        {"DecisionKind", words_of<Kind>()},
        {"EventKind", words_of<EventKind>()},
        {"TieBreak", words_of<TieBreak>(true)},
        {"Medal", words_of<Medal>(true)},
        {"Winner", words_of<Player>() + " | 'shared'"},
        {"Face", "'up' | 'down'"},
        {"RefusalKey", refusal_words()},
        {"ErrorKey", error_words()},
        {"EmoteKey", one_of(kEmotes)},
        {"NoticeKey", one_of(kNotices)},
        {"RematchStatus", one_of(kRematchStatuses)},
        {"ReviewStatus", one_of(kReviewStatuses)},
        {"WhyKey", one_of(ai::kWhyWords)},
        {"TableStatus", one_of(kTableStatuses)},
        {"LegalForm", one_of(kLegalForms)},
        {"SeatKind", one_of(kSeatKinds)},
        {"ClockKind", one_of(kClockKinds)},
        {"EndReason", one_of(kEndReasons)},
    };
    return table;
}

}  // namespace kingdom::protocol
