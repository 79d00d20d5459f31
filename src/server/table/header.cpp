#include "server/table/header.h"

#include "record/record_json.h"
#include "record/setup_reader.h"
#include "record/strict_json.h"
#include "record/words.h"
#include "server/protocol/words.h"

namespace kingdom::server {
namespace {

using nlohmann::json;

template <class Enum, std::size_t Count>
Enum read_kind(const JsonPlace& place, const std::array<std::string_view, Count>& words) {
    const auto text = place.text();
    for (std::size_t i = 0; text && i < Count; ++i) {
        if (words[i] == *text) return static_cast<Enum>(i);
    }
    if (text) place.fault(JsonPlace::quoted(*text) + " is not known here");
    return Enum{};
}

std::string text_in(const JsonPlace& place, std::string_view key) {
    const auto field = place.optional_field(key);
    return std::string(field ? field->text().value_or("") : "");
}

bool is_set(const JsonPlace& place, std::string_view key) {
    const auto field = place.optional_field(key);
    return field && field->boolean().value_or(false);
}

json seat_to_json(const SeatPlan& seat) {
    json value{{"kind", protocol::kSeatKinds[static_cast<std::size_t>(seat.kind)]}};
    if (!seat.level.empty()) value["level"] = seat.level;
    if (!seat.name.empty()) value["name"] = seat.name;
    return value;
}

void read_seat(const JsonPlace& place, SeatPlan& seat) {
    if (!place.is_object()) return;
    with_field(place, "kind", [&](const JsonPlace& field) {
        seat.kind = read_kind<SeatKind>(field, protocol::kSeatKinds);
    });
    seat.level = text_in(place, "level");
    seat.name = text_in(place, "name");
}

void read_clock(const JsonPlace& place, ClockPlan& clock) {
    if (!place.is_object()) return;
    with_field(place, "kind", [&](const JsonPlace& field) {
        clock.kind = read_kind<ClockKind>(field, protocol::kClockKinds);
    });
    with_field(place, "ms", [&](const JsonPlace& field) {
        if (field.value().is_number_integer()) clock.ms = field.value().get<std::int64_t>();
    });
    if (const auto field = place.optional_field("increment")) {
        clock.increment =
            field->value().is_number_integer() ? field->value().get<std::int64_t>() : 0;
    }
}

void read_parts(const DeckFile& file, const JsonPlace& place, TableHeader& header) {
    with_field(place, "setup",
               [&](const JsonPlace& field) { read_setup(file, field, header.setup, header.seed); });
    with_field(place, "seats", [&](const JsonPlace& seats) {
        for (const Player player : kPlayers) {
            if (const auto seat = seats.optional_field(word(player))) {
                read_seat(*seat, header.seats[index(player)]);
            }
        }
    });
    if (const auto clock = place.optional_field("clock"))
        read_clock(*clock, header.clock.emplace());
    const auto flag = [&place](std::string_view key) {
        const auto field = place.field(key);
        return field && field->boolean().value_or(false);
    };
    header.confirm = flag("confirm");
    header.listed = flag("listed");
    with_field(place, "created", [&](const JsonPlace& field) {
        if (field.value().is_number_integer()) header.created = field.value().get<Moment>();
    });
}

}  // namespace

std::string write_header(const DeckFile& file, const TableHeader& header) {
    json value{
        {"id", header.id},          {"deck", header.deck},       {"deck_hash", header.deck_hash},
        {"rules", header.rules},    {"confirm", header.confirm}, {"listed", header.listed},
        {"created", header.created}};
    value["setup"] = setup_to_json(file, header.setup);
    value["setup"]["seed"] = std::to_string(header.seed);
    value["seats"] = json::object();
    for (const Player player : kPlayers) {
        if (!header.takes_part(player)) continue;
        value["seats"][std::string(word(player))] = seat_to_json(header.seats[index(player)]);
    }
    if (header.clock) {
        const auto kind = static_cast<std::size_t>(header.clock->kind);
        value["clock"] = {{"kind", protocol::kClockKinds[kind]}, {"ms", header.clock->ms}};
        if (header.clock->increment > 0) value["clock"]["increment"] = header.clock->increment;
    }
    if (!header.daily.empty()) value["daily"] = header.daily;
    if (!header.record.empty()) value["record"] = header.record;
    if (!header.deal.empty()) value["deal"] = header.deal;
    if (header.seeded) value["seeded"] = true;
    if (header.hot_seat) value["hot_seat"] = true;
    if (!header.hints) value["no_hints"] = true;
    if (!header.hand_over) value["no_hand_over"] = true;
    return value.dump();
}

Result<TableHeader> read_header(const DeckFile& file, std::string_view text) {
    const auto value = parse_strictly(text);
    if (!value) return Error{value.error()};
    Faults faults;
    const JsonPlace place(*value, faults);
    if (!place.is_object()) return Error{faults.front()};
    TableHeader header;
    header.id = text_in(place, "id");
    header.deck = text_in(place, "deck");
    header.deck_hash = text_in(place, "deck_hash");
    header.rules = text_in(place, "rules");
    header.daily = text_in(place, "daily");
    header.record = text_in(place, "record");
    header.deal = text_in(place, "deal");
    header.seeded = is_set(place, "seeded");
    header.hot_seat = is_set(place, "hot_seat");
    header.hints = !is_set(place, "no_hints");
    header.hand_over = !is_set(place, "no_hand_over");
    read_parts(file, place, header);
    if (!faults.empty()) return Error{faults.front()};
    return header;
}

Result<std::string> read_header_deck(std::string_view text) {
    const auto value = parse_strictly(text);
    if (!value) return Error{value.error()};
    if (!value->is_object()) return Error{"the header of a table is no object"};
    return value->value("deck_hash", std::string());
}

}  // namespace kingdom::server
