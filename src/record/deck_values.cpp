#include <numeric>

#include "record/deck_parts.h"

namespace kingdom::deck_parts {
namespace {

std::uint8_t byte(int number) {
    return static_cast<std::uint8_t>(number);
}

// Nothing is no number of spaces, and a debt even less.
std::uint8_t read_space_count(const JsonPlace& field) {
    const auto& value = field.value();
    if (value == 0 || (value.is_number_integer() && !value.is_number_unsigned())) {
        field.fault(value.dump() + " is not a cost");
        return 0;
    }
    return byte(field.number(1, kMaxSoldierCost).value_or(0));
}

std::optional<Resource> resource_named(const JsonPlace& field, std::size_t count) {
    const auto resource = find_word<Resource>(field.name());
    if (resource && index(*resource) < count) return resource;
    field.fault(count == kBasicCount ? "this is no basic resource" : "this is no resource");
    return std::nullopt;
}

std::optional<CardType> read_per(const JsonPlace& entry) {
    const auto per = entry.field("per");
    return per ? per->word<CardType>("type of card") : std::nullopt;
}

}  // namespace

void Builder::add_design(std::optional<std::string_view> key, const JsonPlace& at, std::size_t card,
                         std::size_t copies) {
    if (key) {
        const auto [known, fresh] = keys.emplace(*key, at.place());
        if (!fresh) at.fault("the key '" + known->first + "' stands already at " + known->second);
        if (designs < kCardCount) file.names.designs[designs] = Key(*key);
    }
    for (std::size_t copy = 0; copy < copies && card + copy < kCardCount; ++copy) {
        file.deck.design[card + copy] = byte(static_cast<int>(designs));
    }
    ++designs;
}

std::array<std::uint8_t, kResourceCount> read_cost(const JsonPlace& cost) {
    std::array<std::uint8_t, kResourceCount> spaces{};
    if (!cost.is_object()) return spaces;
    if (cost.value().empty()) cost.fault("a cost has at least one space");
    for (const JsonPlace& field : cost.fields()) {
        if (const auto resource = resource_named(field, kResourceCount)) {
            spaces[index(*resource)] = read_space_count(field);
        }
    }
    return spaces;
}

Cubes read_cubes(const JsonPlace& cubes, int most) {
    Cubes counts{};
    if (!cubes.is_object()) return counts;
    for (const JsonPlace& field : cubes.fields()) {
        if (const auto resource = resource_named(field, kBasicCount)) {
            counts[index(*resource)] = byte(field.number(0, most).value_or(0));
        }
    }
    return counts;
}

Yield read_production(const JsonPlace& production) {
    Yield yield;
    if (!production.is_object()) return yield;
    for (const JsonPlace& field : production.fields()) {
        const auto resource = resource_named(field, kBasicCount);
        if (!resource) continue;
        if (field.value().is_object()) {
            field.allow_only({"per"});
            yield.per[index(*resource)] = read_per(field);
        } else {
            yield.flat[index(*resource)] = byte(field.number(0, kMaxYield).value_or(0));
        }
    }
    return yield;
}

Points read_points(const JsonPlace& points) {
    Points read;
    if (!points.value().is_object()) {
        read.flat = static_cast<std::int8_t>(points.number(-kMaxPoints, kMaxPoints).value_or(0));
        return read;
    }
    points.allow_only({"each", "per"});
    read.each = byte(read_number(points, "each", 1, kMaxPoints));
    read.per = read_per(points).value_or(CardType::Structure);
    return read;
}

std::optional<std::string_view> read_key(const JsonPlace& entry) {
    const auto field = entry.field("key");
    return field ? field->key() : std::nullopt;
}

int read_number(const JsonPlace& entry, std::string_view key, int lowest, int highest) {
    const auto field = entry.field(key);
    return field ? field->number(lowest, highest).value_or(0) : 0;
}

int read_optional_number(const JsonPlace& entry, std::string_view key, int otherwise, int lowest,
                         int highest) {
    const auto field = entry.optional_field(key);
    return field ? field->number(lowest, highest).value_or(0) : otherwise;
}

void check_source(const JsonPlace& entry) {
    const auto source = entry.optional_field("source");
    const auto text = source ? source->text() : std::nullopt;
    if (!text || *text == "rulebook" || *text == "public" || *text == "ours") return;
    source->fault(JsonPlace::quoted(*text) + " is neither 'rulebook', 'public' nor 'ours'");
}

}  // namespace kingdom::deck_parts
