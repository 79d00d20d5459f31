#include "record/result_reader.h"

namespace kingdom {
namespace {

// Far more than any game can bring.
constexpr int kMostPoints = 100000;

int number_in(const JsonPlace& entry, std::string_view key) {
    const auto field = entry.field(key);
    return field ? field->number(-kMostPoints, kMostPoints).value_or(0) : 0;
}

Breakdown read_breakdown(const JsonPlace& entry) {
    Breakdown points;
    if (!entry.is_object()) return points;
    entry.allow_only({"flat", "combo", "calamities", "menaces", "quest", "conquest", "penalty"});
    points.flat = number_in(entry, "flat");
    points.combo = number_in(entry, "combo");
    points.calamities = number_in(entry, "calamities");
    points.menaces = number_in(entry, "menaces");
    points.quest = number_in(entry, "quest");
    points.conquest = number_in(entry, "conquest");
    points.penalty = number_in(entry, "penalty");
    return points;
}

// A map with one entry for each player of the game.
std::optional<JsonPlace> players_map(const JsonPlace& result, std::string_view key,
                                     const Setup& setup) {
    const auto map = result.field(key);
    if (!map || !map->is_object()) return std::nullopt;
    if (setup.solo()) {
        map->allow_only({word(setup.first)});
    } else {
        map->allow_only({"valados", "teressie"});
    }
    return map;
}

void read_points(const JsonPlace& result, const Setup& setup, Outcome& outcome) {
    const auto breakdown = players_map(result, "breakdown", setup);
    const auto points = players_map(result, "points", setup);
    if (!breakdown || !points) return;
    for (const Player player : kPlayers) {
        if (setup.solo() && player != setup.first) continue;
        const auto parts = breakdown->field(word(player));
        if (!parts) continue;
        outcome.breakdown[index(player)] = read_breakdown(*parts);
        const int sum = outcome.breakdown[index(player)].total();
        if (number_in(*points, word(player)) != sum) {
            parts->fault("it adds up to " + std::to_string(sum) + ", which is not the points");
        }
    }
}

// "none" is written as null.
template <class Enum>
Enum word_or_null(const JsonPlace& result, std::string_view key, std::string_view what) {
    const auto field = result.field(key);
    if (!field || field->is_null()) return Enum{};
    const auto value = field->word<Enum>(what);
    if (value == Enum{}) field->fault("this is written as null");
    return value.value_or(Enum{});
}

void read_winner(const JsonPlace& winner, Outcome& outcome) {
    const bool shared = outcome.tie_break == TieBreak::Shared;
    if (shared != (winner.value() == "shared")) {
        winner.fault("'shared' stands here if and only if the tie break says so");
    }
    if (!shared && !winner.is_null()) outcome.winner = winner.word<Player>("player");
}

}  // namespace

std::optional<Outcome> read_result(const JsonPlace& result, const Setup& setup) {
    if (result.is_null() || !result.is_object()) return std::nullopt;
    if (setup.solo()) {
        result.allow_only({"winner", "points", "breakdown", "tie_break", "medal"});
    } else {
        result.allow_only({"winner", "points", "breakdown", "tie_break"});
    }
    Outcome outcome;
    read_points(result, setup, outcome);
    outcome.tie_break = word_or_null<TieBreak>(result, "tie_break", "tie break");
    if (const auto winner = result.field("winner")) read_winner(*winner, outcome);
    if (setup.solo()) outcome.medal = word_or_null<Medal>(result, "medal", "medal");
    return outcome;
}

}  // namespace kingdom
