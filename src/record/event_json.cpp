// Events as JSON: for each kind the fields that it uses.
#include "record/log.h"
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

unsigned fields_of(EventKind kind) {
    switch (kind) {
        case EventKind::RoundBegan:
        case EventKind::Reshuffled: return kAmount;
        case EventKind::AreaFilled: return kCard | kArea;
        case EventKind::DangerAdded: return kArea;
        case EventKind::Offered: return kPlayer | kCard | kArea | kFace;
        case EventKind::Selected: return kPlayer | kArea | kAmount;
        case EventKind::TurnedUp: return kCard | kRow;
        case EventKind::LeftOver: return kCard;
        case EventKind::CardMoved: return kCard | kArea | kFace;
        case EventKind::CalamityTaken:
        case EventKind::AdvisorJoined:
        case EventKind::Slated:
        case EventKind::Recycled:
        case EventKind::Built:
        case EventKind::CardDiscarded:
        case EventKind::AbilityUsed:
        case EventKind::MenaceArrived:
        case EventKind::Forfeited:
        case EventKind::Vanquished:
        case EventKind::Picked: return kPlayer | kCard;
        case EventKind::CubesGained:
        case EventKind::IntoAlchemy:
        case EventKind::Produced: return kPlayer | kResource | kAmount;
        case EventKind::Placed: return kPlayer | kResource | kCard | kAs;
        case EventKind::TrainingBegan:
        case EventKind::TrainingEnded:
        case EventKind::Covered:
        case EventKind::Uncovered: return kPlayer | kResource;
        case EventKind::HandDealt:
        case EventKind::Transmuted:
        case EventKind::KrystalliumGained:
        case EventKind::SoldiersGained:
        case EventKind::SoldiersSpent:
        case EventKind::TrapReturned:
        case EventKind::StepCompleted:
        case EventKind::FirstAtStep:
        case EventKind::CubesGiven:
        case EventKind::Recruited:
        case EventKind::Imprisoned:
        case EventKind::Freed: return kPlayer | kAmount;
        case EventKind::DoneSaid:
        case EventKind::CalamitiesDoubled:
        case EventKind::Passed: return kPlayer;
        case EventKind::Frozen: return kPlayer | kCard | kGiant;
        case EventKind::Searched: return kPlayer | kCards;
        case EventKind::Marched: return kPlayer | kFrom | kTo | kAmount;
        case EventKind::Fought: return kPlayer | kTo | kAmount;
        case EventKind::BlueAppeared: return kTerritory;
        case EventKind::GameEnded: return 0;
    }
    return 0;
}

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
    const unsigned fields = fields_of(event.kind);
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

json log_to_json(const DeckFile& file, const std::vector<Event>& entries, std::size_t since) {
    json lines = json::array();
    for (std::size_t n = since; n < entries.size(); ++n) {
        json line = event_to_json(file, entries[n]);
        line["n"] = n;
        lines.push_back(std::move(line));
    }
    return lines;
}

}  // namespace kingdom
