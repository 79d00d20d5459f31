#include "record/side_json.h"

#include <bit>

#include "record/record_json.h"
#include "record/words.h"
#include "rules/income.h"

namespace kingdom {
namespace {

using nlohmann::json;

template <class Counts>
json counts_to_json(const Counts& counts) {
    json value = json::object();
    for (std::size_t i = 0; i < counts.size(); ++i) {
        if (counts[i] > 0) value[word(static_cast<Resource>(i))] = counts[i];
    }
    return value;
}

// The spaces among `bits`, by resource.
json spaces_to_json(const Spaces& spaces, unsigned bits) {
    std::array<int, kResourceCount> counts{};
    for (std::size_t i = 0; i < kResourceCount; ++i) counts[i] = std::popcount(spaces.of[i] & bits);
    return counts_to_json(counts);
}

std::optional<Card> giant_under(const View& view, Card card) {
    for (std::size_t i = 0; i < kGiantCount; ++i) {
        if (view.above_giant[i] == card) return menace(MenaceKind::FrostGiant, i);
    }
    return std::nullopt;
}

json construction_to_json(const DeckFile& file, const View& view, CardSet cards) {
    json list = json::array();
    for (const Card card : cards) {
        const Spaces& spaces = file.deck.spaces[index(card)];
        const unsigned filled = view.filled[index(card)];
        json entry{{"card", card_text(file, card)},
                   {"filled", spaces_to_json(spaces, filled)},
                   {"free", spaces_to_json(spaces, spaces.all & ~filled)}};
        if (const auto giant = giant_under(view, card))
            entry["frozen_by"] = card_text(file, *giant);
        list.push_back(std::move(entry));
    }
    return list;
}

json advisors_to_json(const DeckFile& file, const Side& side) {
    json list = json::array();
    for (std::size_t i = 0; i < kAdvisorCount; ++i) {
        if (((side.advisors >> i) & 1) == 0) continue;
        list.push_back({{"card", card_text(file, card_of(static_cast<Advisor>(i)))},
                        {"used", ((side.advisors_used >> i) & 1) != 0}});
    }
    return list;
}

json production_to_json(const DeckFile& file, const View& view, Player player) {
    std::array<int, kBasicCount> counts{};
    for (const Resource resource : kBasicResources) {
        counts[index(resource)] =
            income(file.deck, view.setup, view.sides[index(player)], player, resource);
    }
    return counts_to_json(counts);
}

json points_to_json(const DeckFile& file, const View& view, Player player) {
    const Breakdown points = score(file.deck, view, player);
    json value = breakdown_to_json(points);
    value["total"] = points.total();
    return value;
}

json steps_to_json(unsigned done) {
    json steps = json::array();
    for (unsigned i = 0; i < kStepCount; ++i) {
        if ((done >> i) & 1) steps.push_back(i + 1);
    }
    return steps;
}

void put_module(json& value, const DeckFile& file, const View& view, const Side& side) {
    switch (view.setup.module) {
        case Module::Menace:
            value["menaces"] = cards_to_json(file, side.construction & kMenaces);
            value["stolen"] = counts_to_json(side.stolen);
            value["forfeits"] = side.forfeits;
            break;
        case Module::Advisors: value["advisors"] = advisors_to_json(file, side); break;
        case Module::Quest: value["steps_done"] = steps_to_json(side.steps_done); break;
        default: break;
    }
}

}  // namespace

json cards_to_json(const DeckFile& file, CardSet cards) {
    json list = json::array();
    for (const Card card : cards) list.push_back(card_text(file, card));
    return list;
}

json row_to_json(const DeckFile& file, const View& view, const CardRow& row, std::uint32_t marked) {
    json list = json::array();
    for (std::size_t i = 0; i < row.size(); ++i) {
        json entry = json::object();
        if (row[i] != kHiddenCard) entry["card"] = card_text(file, row[i]);
        if (row.face_down(i)) entry["face_down"] = true;
        if (row.face_down(i) && !view.setup.solo()) entry["placed_by"] = word(row.placer(i));
        if ((marked >> i) & 1) entry["turned_by_token"] = true;
        list.push_back(std::move(entry));
    }
    return list;
}

json side_to_json(const DeckFile& file, const View& view, Player player) {
    const Side& side = view.sides[index(player)];
    json value{
        {"selection", row_to_json(file, view, side.selection, 0)},
        {"construction", construction_to_json(file, view, side.construction & kDevelopments)},
        {"duchy", cards_to_json(file, side.duchy)},
        {"alchemy", counts_to_json(side.alchemy)},
        {"cubes", counts_to_json(side.cubes)},
        {"krystallium", side.krystallium},
        {"soldiers", side.soldiers},
        {"training", side.training},
        {"trap_tokens", side.traps},
        {"production", production_to_json(file, view, player)},
        {"points", points_to_json(file, view, player)},
        {"done", side.done != 0}};
    put_module(value, file, view, side);
    return value;
}

}  // namespace kingdom
