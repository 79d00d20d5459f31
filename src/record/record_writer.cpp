// Records to JSON.
#include "record/decision_json.h"
#include "record/record_json.h"
#include "record/words.h"

namespace kingdom {
namespace {

using nlohmann::json;

bool takes_part(const Setup& setup, Player player) {
    return !setup.solo() || player == setup.first;
}

json cards_to_json(const DeckFile& file, const std::vector<Card>& cards) {
    json list = json::array();
    for (const Card card : cards) list.push_back(card_text(file, card));
    return list;
}

json chance_to_json(const DeckFile& file, const Chance& chance) {
    json reshuffles = json::array();
    for (const auto& deck : chance.reshuffles) reshuffles.push_back(cards_to_json(file, deck));
    return {{"development", cards_to_json(file, chance.development)},
            {"danger", cards_to_json(file, chance.danger)},
            {"advisors", cards_to_json(file, chance.advisors)},
            {"reshuffles", reshuffles}};
}

json menaces_to_json(const Setup& setup) {
    json menaces = json::object();
    for (const Player player : kPlayers) {
        if (takes_part(setup, player)) menaces[word(player)] = word(setup.menaces[index(player)]);
    }
    return menaces;
}

json winner_to_json(const Outcome& outcome) {
    if (outcome.winner) return word(*outcome.winner);
    if (outcome.tie_break == TieBreak::Shared) return "shared";
    return nullptr;
}

// "none" is null.
template <class Enum>
json word_or_null(Enum value) {
    if (index(value) == 0) return nullptr;
    return word(value);
}

}  // namespace

json breakdown_to_json(const Breakdown& points) {
    json value = json::object();
    each_part(points, [&value](Word name, int part) { value[name] = part; });
    return value;
}

json setup_to_json(const DeckFile& file, const Setup& setup) {
    json value{{"players", setup.players},
               {"side", word(setup.side)},
               {"module", word(setup.module)},
               {"first", word(setup.first)},
               {"quest", nullptr},
               {"options", {{"solo_side_a_penalty", setup.solo_side_a_penalty}}}};
    if (setup.module == Module::Menace) value["menaces"] = menaces_to_json(setup);
    if (setup.module == Module::Quest) value["quest"] = file.names.quests[setup.quest].key.view();
    return value;
}

json outcome_to_json(const Setup& setup, const Outcome& outcome) {
    json points = json::object();
    json breakdown = json::object();
    for (const Player player : kPlayers) {
        if (!takes_part(setup, player)) continue;
        points[word(player)] = outcome.breakdown[index(player)].total();
        breakdown[word(player)] = breakdown_to_json(outcome.breakdown[index(player)]);
    }
    json value{{"winner", winner_to_json(outcome)},
               {"points", points},
               {"breakdown", breakdown},
               {"tie_break", word_or_null(outcome.tie_break)}};
    if (setup.solo()) value["medal"] = word_or_null(outcome.medal);
    return value;
}

json record_to_json(const DeckFile& file, const Record& record) {
    json setup = setup_to_json(file, record.setup);
    setup["seed"] = std::to_string(record.seed);
    json decisions = json::array();
    for (const Turn& turn : record.turns) decisions.push_back(turn_to_json(file, turn));
    json result = nullptr;
    if (record.result) result = outcome_to_json(record.setup, *record.result);
    json value{{"format", kRecordFormat}, {"rules", kRulesEdition},
               {"deck", record.deck},     {"deck_hash", record.deck_hash},
               {"setup", setup},          {"chance", chance_to_json(file, record.chance)},
               {"decisions", decisions},  {"result", result}};
    if (record.promise) {
        value["promise"] = {{"commitment", record.promise->commitment},
                            {"nonce", record.promise->nonce}};
    }
    return value;
}

std::string record_line(const DeckFile& file, const Record& record) {
    return record_to_json(file, record).dump();
}

}  // namespace kingdom
