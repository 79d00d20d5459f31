// Quests: two sides of four steps each (R11.30).
#include <numeric>
#include <set>

#include "record/deck_parts.h"

namespace kingdom::deck_parts {
namespace {

std::uint8_t optional_count(const JsonPlace& entry, std::string_view key, int most) {
    return static_cast<std::uint8_t>(read_optional_number(entry, key, 0, 0, most));
}

// Every exact way of paying is a decision, so the basic resources have a limit of their own.
void check_basics(const JsonPlace& cost, const QuestStep& step) {
    const int basics = std::accumulate(step.cost.begin(), step.cost.begin() + kBasicCount, 0);
    if (basics <= kMaxStepBasics) return;
    cost.fault(std::to_string(basics) + " basic resources are more than " +
               std::to_string(kMaxStepBasics));
}

FirstReward read_first(const JsonPlace& first) {
    FirstReward read;
    if (!first.is_object()) return read;
    first.allow_only({"soldiers", "krystallium", "points"});
    read.soldiers = optional_count(first, "soldiers", kMaxYield);
    read.krystallium = optional_count(first, "krystallium", kMaxYield);
    read.points = optional_count(first, "points", kMaxPoints);
    return read;
}

void read_benefit(const JsonPlace& benefit, QuestStep& step) {
    if (!benefit.is_object()) return;
    benefit.allow_only({"soldiers", "krystallium", "trap_tokens", "cubes", "points", "first"});
    step.soldiers = optional_count(benefit, "soldiers", kMaxYield);
    step.krystallium = optional_count(benefit, "krystallium", kMaxYield);
    step.trap_tokens = optional_count(benefit, "trap_tokens", kMaxYield);
    step.points = optional_count(benefit, "points", kMaxPoints);
    if (const auto cubes = benefit.optional_field("cubes")) {
        step.cubes = read_cubes(*cubes, kMaxYield);
    }
    if (const auto first = benefit.optional_field("first")) step.first = read_first(*first);
}

QuestStep read_step(const JsonPlace& entry, Key& name) {
    QuestStep step;
    if (!entry.is_object()) return step;
    entry.allow_only({"key", "cost", "benefit", "source"});
    check_source(entry);
    if (const auto key = read_key(entry)) name = Key(*key);
    read_field(entry, "cost", [&step](const JsonPlace& cost) {
        step.cost = read_cost(cost);
        check_basics(cost, step);
    });
    read_field(entry, "benefit",
               [&step](const JsonPlace& benefit) { read_benefit(benefit, step); });
    return step;
}

void read_side(const JsonPlace& side, QuestSteps& steps, std::array<Key, kStepCount>& names) {
    const auto entries = side.items();
    if (side.value().is_array() && entries.size() != kStepCount) {
        side.fault("a side has four steps, not " + std::to_string(entries.size()));
    }
    for (std::size_t i = 0; i < entries.size(); ++i) {
        // Steps beyond the fourth are looked at for their own faults only.
        const std::size_t at = std::min(i, kStepCount - 1);
        steps[at] = read_step(entries[i], names[at]);
    }
}

void read_quest(const JsonPlace& entry, Quest& quest, QuestNames& names) {
    entry.allow_only({"key", "sides", "source"});
    check_source(entry);
    const auto sides = entry.field("sides");
    if (!sides || !sides->is_object()) return;
    sides->allow_only({"two_player", "solo"});
    for (const QuestSide side : {QuestSide::TwoPlayer, QuestSide::Solo}) {
        if (const auto steps = sides->field(word(side))) {
            read_side(*steps, quest.sides[index(side)], names.steps[index(side)]);
        }
    }
}

}  // namespace

void read_quests(const JsonPlace& group, Builder& builder) {
    const auto entries = group.items();
    if (group.value().is_array() && (entries.empty() || entries.size() > kMaxQuests)) {
        group.fault("there are 1 to " + std::to_string(kMaxQuests) + " quests, not " +
                    std::to_string(entries.size()));
    }
    std::set<std::string_view> keys;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (!entries[i].is_object()) continue;
        const std::size_t at = std::min(i, kMaxQuests - 1);
        QuestNames& names = builder.file.names.quests[at];
        const auto key = read_key(entries[i]);
        if (key && !keys.insert(*key).second) entries[i].fault("another quest has this key");
        if (key) names.key = Key(*key);
        read_quest(entries[i], builder.file.deck.quests[at], names);
    }
    builder.file.deck.quest_count = static_cast<std::uint8_t>(std::min(entries.size(), kMaxQuests));
}

}  // namespace kingdom::deck_parts
