// Events as JSON: for each kind the fields that it uses.
#include <iterator>

#include "record/log_json.h"
#include "record/words.h"

namespace kingdom {
namespace {

using nlohmann::json;

enum Field : unsigned {
    kPlayer = 1u << 0,
    kCard = 1u << 1,
    kGiant = 1u << 2,
    kCards = 1u << 3,
    kResource = 1u << 4,
    kAs = 1u << 5,
    kArea = 1u << 6,
    kRow = 1u << 7,
    kFace = 1u << 8,
    kTerritory = 1u << 9,
    kFrom = 1u << 10,
    kTo = 1u << 11,
    kAmount = 1u << 12
};

struct KindFields {
    EventKind kind;
    unsigned fields;
};

// In the order of the enum.
constexpr KindFields kFields[] = {
    {EventKind::RoundBegan, kAmount},
    {EventKind::HandDealt, kPlayer | kAmount},
    {EventKind::AreaFilled, kCard | kArea},
    {EventKind::DangerAdded, kArea},
    {EventKind::Offered, kPlayer | kCard | kArea | kFace},
    {EventKind::Selected, kPlayer | kArea | kAmount},
    {EventKind::TurnedUp, kCard | kRow},
    {EventKind::LeftOver, kCard},
    {EventKind::CalamityTaken, kPlayer | kCard},
    {EventKind::AdvisorJoined, kPlayer | kCard},
    {EventKind::Slated, kPlayer | kCard},
    {EventKind::Recycled, kPlayer | kCard},
    {EventKind::CubesGained, kPlayer | kResource | kAmount},
    {EventKind::Placed, kPlayer | kResource | kCard | kAs},
    {EventKind::IntoAlchemy, kPlayer | kResource | kAmount},
    {EventKind::Transmuted, kPlayer | kAmount},
    {EventKind::KrystalliumGained, kPlayer | kAmount},
    {EventKind::SoldiersGained, kPlayer | kAmount},
    {EventKind::SoldiersSpent, kPlayer | kAmount},
    {EventKind::Built, kPlayer | kCard},
    {EventKind::CardDiscarded, kPlayer | kCard},
    {EventKind::Produced, kPlayer | kResource | kAmount},
    {EventKind::TrainingBegan, kPlayer | kResource},
    {EventKind::TrainingEnded, kPlayer | kResource},
    {EventKind::DoneSaid, kPlayer},
    {EventKind::AbilityUsed, kPlayer | kCard},
    {EventKind::CardMoved, kCard | kArea | kFace},
    {EventKind::TrapReturned, kPlayer | kAmount},
    {EventKind::CalamitiesDoubled, kPlayer},
    {EventKind::StepCompleted, kPlayer | kAmount},
    {EventKind::FirstAtStep, kPlayer | kAmount},
    {EventKind::MenaceArrived, kPlayer | kCard},
    {EventKind::Forfeited, kPlayer | kCard},
    {EventKind::CubesGiven, kPlayer | kAmount},
    {EventKind::Covered, kPlayer | kResource},
    {EventKind::Uncovered, kPlayer | kResource},
    {EventKind::Frozen, kPlayer | kCard | kGiant},
    {EventKind::Vanquished, kPlayer | kCard},
    {EventKind::Searched, kPlayer | kCards},
    {EventKind::Picked, kPlayer | kCard},
    {EventKind::Reshuffled, kAmount},
    {EventKind::Recruited, kPlayer | kAmount},
    {EventKind::Marched, kPlayer | kFrom | kTo | kAmount},
    {EventKind::Fought, kPlayer | kTo | kAmount},
    {EventKind::Imprisoned, kPlayer | kAmount},
    {EventKind::Freed, kPlayer | kAmount},
    {EventKind::BlueAppeared, kTerritory},
    {EventKind::Passed, kPlayer},
    {EventKind::GameEnded, 0},
};

constexpr bool is_in_order() {
    for (std::size_t i = 0; i < std::size(kFields); ++i) {
        if (index(kFields[i].kind) != i) return false;
    }
    return std::size(kFields) == Words<EventKind>::kTable.size();
}
static_assert(is_in_order());

void put_row(json& value, Row row) {
    if (row == Row::Left || row == Row::Right) {
        value["area"] = word(static_cast<Area>(index(row)));
    } else {
        value["selection"] = word(static_cast<Player>(index(row) - 2));
    }
}

void put_cards(json& value, const DeckFile& file, const Event& event, unsigned fields) {
    const bool known = event.card != kHiddenCard;
    if ((fields & kCard) && known) value["card"] = card_text(file, event.card);
    if (fields & kGiant) value["giant"] = card_text(file, event.other_card);
    if (fields & kCards) {
        value["cards"] = {card_text(file, event.card), card_text(file, event.other_card)};
    }
}

void put_places(json& value, const DeckFile& file, const Event& event, unsigned fields) {
    const auto territory = [&file](std::uint8_t place) {
        return file.names.territories[place].view();
    };
    if (fields & kArea) value["area"] = word(event.area);
    if (fields & kRow) put_row(value, event.row);
    if (fields & kFace) value["face"] = event.face_down ? "down" : "up";
    if (fields & kTerritory) value["territory"] = territory(event.place);
    if (fields & kFrom) value["from"] = territory(event.place);
    if (fields & kTo) value["to"] = territory(event.to_place);
}

}  // namespace

json event_to_json(const DeckFile& file, const Event& event) {
    const unsigned fields = kFields[index(event.kind)].fields;
    json value{{"event", word(event.kind)}};
    if (fields & kPlayer) value["player"] = word(event.player);
    put_cards(value, file, event, fields);
    put_places(value, file, event, fields);
    if (fields & kResource) value["resource"] = word(event.resource);
    const bool wild = event.resource == Resource::Krystallium;
    if ((fields & kAs) && wild) value["as"] = word(event.as);
    if (fields & kAmount) value["amount"] = event.amount;
    return value;
}

json log_to_json(const DeckFile& file, const std::vector<Event>& entries, std::size_t first) {
    json lines = json::array();
    for (std::size_t i = 0; i < entries.size(); ++i) {
        json line = event_to_json(file, entries[i]);
        line["n"] = first + i;
        lines.push_back(std::move(line));
    }
    return lines;
}

}  // namespace kingdom
