// The conquest board: territories, who lies beside whom, castles and prison (R11.40).
#include <set>

#include "record/deck_parts.h"

namespace kingdom::deck_parts {
namespace {

// A territory as it is spelled, before neighbours are looked up.
struct Spelled {
    const JsonPlace* entry;
    std::string_view key{};
    std::uint8_t points = 0;
    std::set<std::string_view> adjacent{};
};
using Spellings = std::vector<Spelled>;

const Spelled* find_spelled(const Spellings& all, std::string_view key) {
    for (const Spelled& territory : all) {
        if (territory.key == key) return &territory;
    }
    return nullptr;
}

void read_neighbours(const JsonPlace& adjacent, Spelled& territory) {
    for (const JsonPlace& neighbour : adjacent.items()) {
        const auto key = neighbour.text();
        if (!key) continue;
        if (*key == territory.key) neighbour.fault("no territory lies beside itself");
        if (!territory.adjacent.insert(*key).second) {
            neighbour.fault(JsonPlace::quoted(*key) + " is named twice");
        }
    }
}

Spelled read_territory(const JsonPlace& entry, const Spellings& before) {
    Spelled territory{.entry = &entry};
    if (!entry.is_object()) return territory;
    entry.allow_only({"key", "points", "adjacent", "source"});
    check_source(entry);
    territory.key = read_key(entry).value_or("");
    if (!territory.key.empty() && find_spelled(before, territory.key) != nullptr) {
        entry.fault("another territory has the key " + JsonPlace::quoted(territory.key));
    }
    territory.points = static_cast<std::uint8_t>(read_number(entry, "points", 0, kMaxPoints));
    read_field(entry, "adjacent",
               [&](const JsonPlace& adjacent) { read_neighbours(adjacent, territory); });
    return territory;
}

void check_neighbours(const Spellings& all) {
    for (const Spelled& territory : all) {
        if (territory.key.empty()) continue;
        for (const std::string_view key : territory.adjacent) {
            const Spelled* neighbour = find_spelled(all, key);
            if (neighbour == nullptr) {
                territory.entry->fault("the neighbour " + JsonPlace::quoted(key) +
                                       " is no territory");
            } else if (!neighbour->adjacent.contains(territory.key)) {
                territory.entry->fault("the neighbour " + JsonPlace::quoted(key) +
                                       " does not name it back");
            }
        }
    }
}

void fill_board(const Spellings& all, DeckFile& file) {
    ConquestBoard& board = file.deck.conquest;
    board.count = static_cast<std::uint8_t>(all.size());
    for (std::size_t i = 0; i < all.size(); ++i) {
        file.names.territories[i] = Key(all[i].key);
        board.territories[i].points = all[i].points;
        for (std::size_t other = 0; other < all.size(); ++other) {
            if (!all[i].adjacent.contains(all[other].key)) continue;
            board.territories[i].adjacent =
                static_cast<std::uint16_t>(board.territories[i].adjacent | (1u << other));
        }
    }
}

std::optional<std::uint8_t> territory_named(const JsonPlace& field, const Spellings& all) {
    const auto key = field.text();
    if (!key) return std::nullopt;
    const Spelled* found = key->empty() ? nullptr : find_spelled(all, *key);
    if (found == nullptr) {
        field.fault(JsonPlace::quoted(*key) + " is no territory");
        return std::nullopt;
    }
    return static_cast<std::uint8_t>(found - all.data());
}

using Castles = std::array<std::optional<std::uint8_t>, 2>;

Castles read_castles(const JsonPlace& castles, const Spellings& all) {
    Castles places{};
    if (!castles.is_object()) return places;
    castles.allow_only({"valados", "teressie"});
    for (const Player player : kPlayers) {
        const auto field = castles.field(word(player));
        if (field) places[index(player)] = territory_named(*field, all);
    }
    if (places[0] && places[0] == places[1]) castles.fault("the two castles are one territory");
    return places;
}

void read_strongholds(const JsonPlace& group, const Spellings& all, ConquestBoard& board) {
    Castles castles{};
    read_field(group, "castles",
               [&](const JsonPlace& field) { castles = read_castles(field, all); });
    for (const Player player : kPlayers) {
        board.castles[index(player)] = castles[index(player)].value_or(0);
    }
    const auto field = group.field("prison");
    const auto prison = field ? territory_named(*field, all) : std::nullopt;
    board.prison = prison.value_or(0);
    if (prison && (prison == castles[0] || prison == castles[1])) {
        field->fault("the prison is a castle");
    }
}

}  // namespace

void read_conquest(const JsonPlace& group, Builder& builder) {
    if (!group.is_object()) return;
    group.allow_only({"castles", "prison", "territories", "source"});
    check_source(group);
    const auto territories = group.field("territories");
    if (!territories) return;
    const auto entries = territories->items();
    if (entries.size() > kMaxTerritories) {
        territories->fault(std::to_string(entries.size()) + " territories are more than " +
                           std::to_string(kMaxTerritories));
        return;
    }
    Spellings all;
    for (const JsonPlace& entry : entries) all.push_back(read_territory(entry, all));
    check_neighbours(all);
    fill_board(all, builder.file);
    read_strongholds(group, all, builder.file.deck.conquest);
}

}  // namespace kingdom::deck_parts
