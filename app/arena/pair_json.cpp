#include "app/arena/pair_json.h"

#include <array>

#include "app/arena/entrants.h"
#include "app/version.h"
#include "record/words.h"

namespace kingdom {
namespace {

using nlohmann::json;
using nlohmann::ordered_json;

constexpr std::array<Word, 4> kVerdicts{"a", "b", "shared", "nobody"};

// A level that was tuned meanwhile is another opponent, so all its parameters count.
ordered_json entrant_json(const ai::Entrant& entrant) {
    ordered_json line{{"name", entrant.label}, {"budget", budget_text(entrant.budget)}};
    if (entrant.level == nullptr) return line;
    const ai::Level& level = *entrant.level;
    line["mind"] = index(level.mind);
    line["sight"] = level.sight.rounds;
    line["slips"] = {level.slips.of_hundred, level.slips.within};
    line["search"] = {level.search.exploration, level.search.prior_scale,
                      level.search.rounds_ahead};
    return line;
}

ordered_json effort_json(const ai::Effort& effort) {
    ordered_json times = ordered_json::array();
    for (const ai::Effort::Bucket& bucket : effort.times) {
        times.push_back({bucket.number, bucket.decisions});
    }
    return {{"decisions", effort.decisions},
            {"nanoseconds", effort.nanoseconds},
            {"playouts", effort.playouts},
            {"times", times}};
}

ai::Effort effort_from(const json& line) {
    ai::Effort effort;
    line.at("decisions").get_to(effort.decisions);
    line.at("nanoseconds").get_to(effort.nanoseconds);
    line.at("playouts").get_to(effort.playouts);
    for (const json& bucket : line.at("times")) {
        effort.times.push_back({bucket.at(0), bucket.at(1)});
    }
    return effort;
}

ai::GameResult game_from(const json& line) {
    ai::GameResult game;
    const auto verdict = line.at("won").get<std::string>();
    const auto found = std::find(kVerdicts.begin(), kVerdicts.end(), verdict);
    game.verdict = static_cast<ai::Verdict>(found - kVerdicts.begin());
    if (found == kVerdicts.end()) throw json::other_error::create(501, "no verdict", &line);
    line.at("a_first").get_to(game.a_first);
    line.at("points").get_to(game.points);
    return game;
}

std::optional<std::size_t> match_of(const Plan& plan, const json& line) {
    const auto& matches = plan.schedule.matches;
    for (std::size_t i = 0; i < matches.size(); ++i) {
        if (line.at("module") == word(matches[i].ground.module) &&
            line.at("a") == plan.label(matches[i].a) && line.at("b") == plan.label(matches[i].b)) {
            return i;
        }
    }
    return std::nullopt;
}

}  // namespace

ordered_json settings_json(const DeckFile& file, const Plan& plan) {
    ordered_json entrants = ordered_json::array();
    for (const ai::Entrant& entrant : plan.schedule.entrants) {
        entrants.push_back(entrant_json(entrant));
    }
    ordered_json modules = ordered_json::array();
    for (const Module module : plan.modules) modules.push_back(word(module));
    const auto& hash = file.names.hash;
    return {{"format", "kingdom-arena/1"},
            {"version", kVersion},
            {"deck_hash", std::string(hash.begin(), hash.end())},
            {"seed", plan.schedule.seed},
            {"side", word(plan.schedule.matches.front().ground.side)},
            {"modules", modules},
            {"contest", index(plan.contest)},
            {"entrants", entrants}};
}

ordered_json pair_json(const Plan& plan, const ai::Task& task, const ai::PairResult& pair) {
    const ai::Match& match = plan.schedule.matches[task.match];
    ordered_json games = ordered_json::array();
    for (const ai::GameResult& game : pair.games) {
        games.push_back({{"won", kVerdicts[index(game.verdict)]},
                         {"a_first", game.a_first},
                         {"points", game.points}});
    }
    return {{"module", word(match.ground.module)},
            {"a", plan.label(match.a)},
            {"b", plan.label(match.b)},
            {"pair", task.pair},
            {"games", games},
            {"effort", {effort_json(pair.effort[0]), effort_json(pair.effort[1])}}};
}

std::optional<FinishedPair> pair_from(const Plan& plan, const json& line) {
    try {
        const auto match = match_of(plan, line);
        if (!match) return std::nullopt;
        FinishedPair pair{.task = {*match, line.at("pair")}};
        for (std::size_t i = 0; i < 2; ++i) {
            pair.result.games[i] = game_from(line.at("games").at(i));
            pair.result.effort[i] = effort_from(line.at("effort").at(i));
        }
        return pair;
    } catch (const json::exception&) {
        return std::nullopt;
    }
}

}  // namespace kingdom
