// Developments and treasures: the cards whose number of copies a deck file chooses.
#include <numeric>

#include "record/deck_parts.h"

namespace kingdom::deck_parts {
namespace {

void check_space_count(const JsonPlace& cost, const Development& development) {
    const int spaces = std::accumulate(development.cost.begin(), development.cost.end(), 0);
    if (spaces <= kMaxSpaces) return;
    cost.fault(std::to_string(spaces) + " spaces are more than " + std::to_string(kMaxSpaces));
}

void read_bonus(const JsonPlace& bonus, Development& development) {
    if (!bonus.is_object()) return;
    bonus.allow_only({"krystallium", "soldiers"});
    const auto count = [&bonus](std::string_view key) {
        return static_cast<std::uint8_t>(read_optional_number(bonus, key, 0, 0, kMaxYield));
    };
    development.bonus_krystallium = count("krystallium");
    development.bonus_soldiers = count("soldiers");
}

Development read_development(const JsonPlace& entry) {
    Development read;
    read_field(entry, "type", [&read](const JsonPlace& type) {
        read.type = type.word<CardType>("type of card").value_or(CardType::Structure);
    });
    read_field(entry, "cost", [&read](const JsonPlace& cost) {
        read.cost = read_cost(cost);
        check_space_count(cost, read);
    });
    read_field(entry, "bonus", [&read](const JsonPlace& bonus) { read_bonus(bonus, read); });
    read_field(entry, "recycles_into", [&read](const JsonPlace& resource) {
        read.recycles_into = resource.basic_resource().value_or(Resource::Materials);
    });
    read_field(entry, "production", [&read](const JsonPlace& production) {
        read.production = read_production(production);
    });
    read_field(entry, "points",
               [&read](const JsonPlace& points) { read.points = read_points(points); });
    return read;
}

void check_copies(const JsonPlace& group, std::size_t copies, std::size_t wanted) {
    if (copies == wanted) return;
    group.fault("the copies add up to " + std::to_string(copies) + ", not " +
                std::to_string(wanted));
}

std::array<Resource, 2> read_pair(const JsonPlace& resources) {
    std::array<Resource, 2> pair{};
    const auto items = resources.items();
    if (resources.value().is_array() && items.size() != pair.size()) {
        resources.fault("a treasure has two resources, not " + std::to_string(items.size()));
        return pair;
    }
    for (std::size_t i = 0; i < items.size(); ++i) {
        pair[i] = items[i].basic_resource().value_or(Resource::Materials);
    }
    return pair;
}

}  // namespace

void read_developments(const JsonPlace& group, Builder& builder) {
    std::size_t next = 0;
    for (const JsonPlace& entry : group.items()) {
        if (!entry.is_object()) continue;
        entry.allow_only({"key", "type", "cost", "bonus", "recycles_into", "production", "points",
                          "copies", "source"});
        check_source(entry);
        const auto key = read_key(entry);
        const Development read = read_development(entry);
        const auto copies = static_cast<std::size_t>(
            read_number(entry, "copies", 1, static_cast<int>(kDevelopmentCount)));
        builder.add_design(key, entry, next, copies);
        for (std::size_t copy = 0; copy < copies; ++copy, ++next) {
            if (next < kDevelopmentCount) builder.file.deck.developments[next] = read;
        }
    }
    if (group.value().is_array()) check_copies(group, next, kDevelopmentCount);
}

void read_treasures(const JsonPlace& group, Builder& builder) {
    std::size_t next = 0;
    for (const JsonPlace& entry : group.items()) {
        if (!entry.is_object()) continue;
        entry.allow_only({"key", "resources", "copies", "source"});
        check_source(entry);
        const auto key = read_key(entry);
        std::array<Resource, 2> pair{};
        read_field(entry, "resources",
                   [&pair](const JsonPlace& resources) { pair = read_pair(resources); });
        const auto copies = static_cast<std::size_t>(
            read_optional_number(entry, "copies", 1, 1, static_cast<int>(kTreasureCount)));
        builder.add_design(key, entry, kFirstTreasure + next, copies);
        for (std::size_t copy = 0; copy < copies; ++copy, ++next) {
            if (next < kTreasureCount) builder.file.deck.treasures[next] = pair;
        }
    }
    if (group.value().is_array()) check_copies(group, next, kTreasureCount);
}

}  // namespace kingdom::deck_parts
