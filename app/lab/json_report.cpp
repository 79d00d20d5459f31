#include "app/lab/json_report.h"

#include <cmath>

#include <nlohmann/json.hpp>

#include "record/words.h"

namespace kingdom {
namespace {

using Json = nlohmann::ordered_json;

// Digits beyond these are noise, and would hide in a comparison of two files what has changed.
double rounded(double number) {
    constexpr double kDigits = 1e5;
    return std::round(number * kDigits) / kDigits;
}

template <class Sum>
double each(Sum sum, std::uint64_t count) {
    return count == 0 ? 0 : rounded(static_cast<double>(sum) / static_cast<double>(count));
}

Json estimate_json(const Estimate& estimate) {
    if (estimate.count == 0) {
        return {{"value", nullptr}, {"low", nullptr}, {"high", nullptr}, {"count", 0}};
    }
    return {{"value", rounded(estimate.value)},
            {"low", rounded(estimate.low)},
            {"high", rounded(estimate.high)},
            {"count", estimate.count}};
}

Json bound(const std::optional<double>& edge) {
    return edge ? Json(*edge) : Json(nullptr);
}

Json target_json(const Target& target) {
    Json json{{"key", target.key},
              {"title", target.title},
              {"group", kGroupWords[index(target.group)]},
              {"unit", kUnitWords[index(target.unit)]},
              {"band", {{"low", bound(target.band.low)}, {"high", bound(target.band.high)}}}};
    json.update(estimate_json(target.measured));
    json["verdict"] = kVerdictWords[index(target.verdict())];
    const auto more = target.more_play();
    json["more_play"] = more ? Json(rounded(*more)) : Json(nullptr);
    return json;
}

Json card_json(const CardFinding& card) {
    const lab::CardTally& tally = card.tally;
    const bool development = card.kind == CardKind::Development;
    return {{"key", card.key},
            {"name", card.name},
            {"kind", kCardKindWords[index(card.kind)]},
            {"type", development ? Json(word(card.type)) : Json(nullptr)},
            {"copies", card.copies},
            {"seen", tally.seen},
            {"taken", tally.taken},
            {"slated", tally.slated},
            {"built", tally.built},
            {"recycled", tally.recycled},
            {"games_seen", tally.games_seen},
            {"games_built", tally.games_built},
            {"build_rate", rounded(card.build_rate())},
            {"win_share", estimate_json(card.win_share)},
            {"points_each", rounded(card.points_each())}};
}

Json sources_json(const Breakdown& sum, std::uint64_t players) {
    return {{"flat", each(sum.flat, players)},
            {"combo", each(sum.combo, players)},
            {"calamities", each(sum.calamities, players)},
            {"menaces", each(sum.menaces, players)},
            {"quest", each(sum.quest, players)},
            {"conquest", each(sum.conquest, players)}};
}

Json rounds_json(const std::array<std::int64_t, kRoundCount>& sums, std::uint64_t games) {
    Json rounds = Json::array();
    for (const std::int64_t sum : sums) rounds.push_back(each(sum, games));
    return rounds;
}

Json points_json(const lab::PointsTally& points) {
    Json json = estimate_json(
        mean(static_cast<double>(points.sum), static_cast<double>(points.squares), points.count));
    json["histogram"] = {{"lowest", lab::PointsTally::kLowest},
                         {"width", lab::PointsTally::kWidth},
                         {"counts", points.histogram}};
    return json;
}

Json medals_json(const lab::Tally& tally) {
    Json json;
    for (std::size_t medal = 0; medal < tally.medals.size(); ++medal) {
        json[std::string(Words<Medal>::kTable[medal])] = tally.medals[medal];
    }
    return json;
}

Json series_json(const lab::SeriesResult& result) {
    const auto& [series, tally] = result;
    Json json{{"players", series.players},
              {"module", word(series.module)},
              {"side", word(series.side)},
              {"strength", series.strength == lab::Strength::Greedy ? "greedy" : "strong"},
              {"games", tally.games}};
    if (series.solo()) {
        json["medals"] = medals_json(tally);
    } else {
        json["first_player"] = estimate_json(share(tally.first_player));
        json["valados"] = estimate_json(share(tally.valados));
        json["shared"] = tally.shared;
        json["nobody"] = tally.nobody;
        json["round_points_second"] = rounds_json(tally.round_points[1], tally.games);
    }
    json["round_points_first"] = rounds_json(tally.round_points[0], tally.games);
    json["decisions"] = each(tally.decisions, tally.games);
    json["choices"] = each(tally.choices, tally.games);
    json["points"] = points_json(tally.points);
    json["sources"] = sources_json(tally.sources, tally.points.count);
    return json;
}

Json choices_json(const lab::Tally& duels) {
    Json rounds = Json::array();
    for (std::size_t round = 0; round < kRoundCount; ++round) {
        const lab::Breadth& breadth = duels.breadth[round];
        rounds.push_back({{"round", round + 1},
                          {"choices", breadth.choices},
                          {"good", each(breadth.good, breadth.choices)},
                          {"single", each(breadth.single, breadth.choices)}});
    }
    return rounds;
}

Json against_json(const Earlier& earlier, const std::vector<Target>& now) {
    Json list = Json::array();
    for (const Change& change : changes(earlier, now)) {
        list.push_back({{"key", change.after->key},
                        {"before", rounded(change.before->measured.value)},
                        {"after", rounded(change.after->measured.value)},
                        {"verdict_before", kVerdictWords[index(change.before->verdict())]},
                        {"verdict_after", kVerdictWords[index(change.after->verdict())]},
                        {"clear", change.clear}});
    }
    return {{"deck", earlier.deck}, {"changes", list}};
}

template <class Item, class Write>
Json list_json(const std::vector<Item>& items, Write write) {
    Json list = Json::array();
    for (const Item& item : items) list.push_back(write(item));
    return list;
}

}  // namespace

std::string json_report(const Findings& findings, const Earlier* earlier) {
    Json json{{"deck", findings.deck},
              {"deck_hash", findings.hash},
              {"command", findings.command},
              {"opponent", findings.opponent},
              {"playouts", findings.playouts},
              {"games_each", findings.games_each},
              {"seed", findings.seed},
              {"games", findings.games()},
              {"stopped", findings.stopped},
              {"mean_win_share", rounded(findings.mean_win_share)},
              {"targets", list_json(findings.targets, target_json)},
              {"cards", list_json(findings.cards, card_json)},
              {"series", list_json(findings.series, series_json)},
              {"choices", choices_json(findings.duels)}};
    if (earlier != nullptr) json["against"] = against_json(*earlier, findings.targets);
    return json.dump(2) + "\n";
}

}  // namespace kingdom
