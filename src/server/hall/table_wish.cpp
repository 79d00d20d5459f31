#include "server/hall/table_wish.h"

#include <algorithm>

#include "record/record.h"
#include "record/setup_reader.h"
#include "record/words.h"
#include "server/hall/names.h"

namespace kingdom::server {
namespace {

using nlohmann::json;

constexpr std::uint32_t kLongestClock = 60u * 60 * 24 * 60;  // sixty days
constexpr std::uint32_t kLongestIncrement = 60u * 60;

json usual_menaces(const json& setup) {
    const bool solo = setup["players"] == 1;
    if (solo && setup["first"].is_string()) {
        return {{setup["first"].get<std::string>(), word(MenaceDeck::FrostGiants)}};
    }
    return {{"valados", word(MenaceDeck::FrostGiants)}, {"teressie", word(MenaceDeck::GiantRats)}};
}

// The set-up of a record, with the usual values where nothing was said.
json whole_setup(const DeckFile& deck, const protocol::NewTable& wish) {
    json setup = wish.setup ? wish.setup->value : json::object();
    const auto usual = [&setup](const char* key, json value) {
        if (!setup.contains(key)) setup[key] = std::move(value);
    };
    usual("players", 2);
    usual("side", "A");
    usual("module", "none");
    usual("first", "valados");
    usual("options", {{"solo_side_a_penalty", false}});
    usual("seed", "0");
    const bool quest = setup["module"] == "quest";
    usual("quest", quest ? json(deck.names.quests[0].key.view()) : json());
    if (setup["module"] == "menace") usual("menaces", usual_menaces(setup));
    return setup;
}

std::optional<std::string> seat_fault(const protocol::NewTable& wish,
                                      const std::vector<std::string>& levels, TableHeader& header) {
    if (wish.seats) {
        for (const auto& [player, who] : *wish.seats) {
            const Player seat = *find_word<Player>(player);
            if (!header.takes_part(seat)) return "seats." + player + ": nobody sits there";
            SeatPlan& plan = header.seats[index(seat)];
            if (who == "open") continue;
            plan.kind = who == "invite" ? SeatKind::Invite : SeatKind::Level;
            if (who == "invite") continue;
            plan.level = who;
            if (std::find(levels.begin(), levels.end(), who) == levels.end()) {
                return "seats." + player + ": this is neither open, invite nor a level";
            }
        }
    }
    bool has_person = false;
    for (const Player player : kPlayers) {
        SeatPlan& plan = header.seats[index(player)];
        if (plan.kind == SeatKind::Person) plan.name = wish.name.value_or("");
        has_person |= header.takes_part(player) && plan.kind != SeatKind::Level;
    }
    if (!has_person) return "seats: one of them is for a person";
    return std::nullopt;
}

std::optional<std::string> clock_fault(const protocol::ClockWish& wish, TableHeader& header) {
    if (wish.total_s.has_value() == wish.per_decision_s.has_value()) {
        return "clock: give total_s or per_decision_s";
    }
    const std::uint32_t seconds = wish.total_s ? *wish.total_s : *wish.per_decision_s;
    if (seconds == 0 || seconds > kLongestClock) return "clock: from a second to sixty days";
    const std::uint32_t increment = wish.increment_s.value_or(0);
    if (increment > 0 && !wish.total_s) return "clock: increment_s goes with total_s";
    if (increment > kLongestIncrement) return "clock: an increment of an hour at most";
    header.clock = {wish.total_s ? ClockKind::Total : ClockKind::PerDecision,
                    std::int64_t{seconds} * 1000, std::int64_t{increment} * 1000};
    return std::nullopt;
}

}  // namespace

Result<TableHeader> wished_table(const DeckFile& deck, const protocol::NewTable& wish,
                                 const std::vector<std::string>& levels) {
    TableHeader header;
    Faults faults;
    const json root{{"setup", whole_setup(deck, wish)}};
    with_field(JsonPlace(root, faults), "setup",
               [&](const JsonPlace& field) { read_setup(deck, field, header.setup, header.seed); });
    if (!faults.empty()) return Error{faults.front()};
    header.seeded = wish.setup && wish.setup->value.contains("seed");
    header.deck = deck.names.deck.view();
    header.deck_hash = hash_text(deck);
    header.rules = kRulesEdition;
    header.confirm = wish.confirm.value_or(false);
    header.listed = wish.listed.value_or(false);
    if (const auto fault = name_fault(wish.name.value_or(""))) return Error{"name: " + *fault};
    if (const auto fault = seat_fault(wish, levels, header)) return Error{*fault};
    if (wish.clock) {
        if (const auto fault = clock_fault(*wish.clock, header)) return Error{*fault};
    }
    header.hot_seat = !header.setup.solo() && header.seats[0].kind == SeatKind::Person &&
                      header.seats[1].kind == SeatKind::Person;
    const bool meet = !header.setup.solo() && !header.hot_seat &&
                      header.seats[0].kind != SeatKind::Level &&
                      header.seats[1].kind != SeatKind::Level;
    header.hints = wish.hints.value_or(!meet);
    header.hand_over = wish.hand_over.value_or(!meet);
    return header;
}

}  // namespace kingdom::server
