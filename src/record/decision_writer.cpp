// Decisions as JSON and as short text.
#include "record/decision_json.h"
#include "record/words.h"

namespace kingdom {
namespace {

using nlohmann::json;

json at_to_json(At at) {
    json value{{"index", at.position}};
    if (at.row == Row::Left || at.row == Row::Right) {
        value["area"] = word(static_cast<Area>(index(at.row)));
    } else {
        value["selection"] = word(static_cast<Player>(index(at.row) - 2));
    }
    return value;
}

// Zero entries are left out.
json cubes_to_json(const Cubes& cubes) {
    json value = json::object();
    for (const Resource resource : kBasicResources) {
        if (cubes[index(resource)] > 0) value[word(resource)] = cubes[index(resource)];
    }
    return value;
}

json payment_to_json(const Payment& pay) {
    json value = json::object();
    if (pay.alchemy != Cubes{}) value["alchemy"] = cubes_to_json(pay.alchemy);
    if (pay.in_hand != Cubes{}) value["in_hand"] = cubes_to_json(pay.in_hand);
    if (pay.krystallium > 0) value["krystallium"] = pay.krystallium;
    if (pay.soldiers > 0) value["soldiers"] = pay.soldiers;
    return value;
}

// The fields of each kind, without `do`.
struct FieldWriter {
    const DeckFile& file;

    std::string text(Card card) const { return card_text(file, card); }
    json placement(const Placement& p) const {
        return {
            {"card", text(p.card)}, {"area", word(p.area)}, {"face", p.face_down ? "down" : "up"}};
    }
    Word territory(std::uint8_t place) const { return file.names.territories[place].view(); }

    json operator()(const KeepAdvisor& d) const { return {{"card", text(d.card)}}; }
    json operator()(const Offer& d) const {
        return {{"places", json::array({placement(d.first), placement(d.second)})}};
    }
    json operator()(const Select& d) const { return {{"area", word(d.area)}}; }
    json operator()(const Slate& d) const { return {{"card", text(d.card)}}; }
    json operator()(const Recycle& d) const { return {{"card", text(d.card)}}; }
    json operator()(const Place& d) const {
        json value{{"resource", word(d.resource)}, {"on", d.on ? text(*d.on) : "alchemy"}};
        if (d.resource == Resource::Krystallium) value["as"] = word(d.as);
        return value;
    }
    json operator()(const Discard& d) const { return {{"card", text(d.card)}}; }
    json operator()(const Done&) const { return json::object(); }
    json operator()(const Activate& d) const {
        json value{{"advisor", word(d.advisor)}};
        if (d.area) value["area"] = word(*d.area);
        if (d.at) value["at"] = at_to_json(*d.at);
        if (d.card) value["card"] = text(*d.card);
        return value;
    }
    json operator()(const Step& d) const {
        return {{"index", d.step + 1}, {"pay", payment_to_json(d.pay)}};
    }
    json operator()(const Transmute& d) const { return {{"cubes", cubes_to_json(d.cubes)}}; }
    json operator()(const Forfeit& d) const { return {{"card", text(d.card)}}; }
    json operator()(const Cover& d) const { return {{"resource", word(d.resource)}}; }
    json operator()(const Freeze& d) const {
        return {{"giant", text(d.giant)}, {"card", text(d.card)}};
    }
    json operator()(const Vanquish& d) const {
        json value{{"card", text(d.card)}};
        if (d.uncover) value["uncover"] = word(*d.uncover);
        return value;
    }
    json operator()(const Reveal& d) const { return {{"at", at_to_json(d.at)}}; }
    json operator()(const Search& d) const {
        return {{"cards", json::array({text(d.first), text(d.second)})}};
    }
    json operator()(const Pick& d) const { return {{"card", text(d.card)}}; }
    json operator()(const Recruit& d) const { return {{"armies", d.armies}}; }
    json operator()(const Move& d) const {
        json value{{"from", territory(d.from)}, {"to", territory(d.to)}, {"armies", d.armies}};
        if (d.imprison) value["imprison"] = *d.imprison;
        return value;
    }
    json operator()(const Pass&) const { return json::object(); }
};

// The values of a decision's fields in a row, maps and lists opened. Numbers and inner maps keep
// their key: cubes from the alchemy area are others than cubes in hand.
void append_values(const json& value, std::string& text, bool inner = false) {
    if (value.is_structured()) {
        for (const auto& [key, field] : value.items()) {
            const bool named = field.is_number() || field.is_boolean() || field.is_object();
            if (named && (inner || !field.is_object())) text += " " + key;
            append_values(field, text, true);
        }
    } else {
        text += " " + (value.is_string() ? value.get<std::string>() : value.dump());
    }
}

std::string offer_text(const DeckFile& file, const Offer& offer) {
    std::string text = "offer";
    for (const Placement& placement : {offer.first, offer.second}) {
        text += " " + card_text(file, placement.card) + "@" + std::string(word(placement.area));
        if (placement.face_down) text += "?";
    }
    return text;
}

std::string place_text(const DeckFile& file, const Place& place) {
    std::string text = "place " + std::string(word(place.resource)) + " on ";
    text += place.on ? card_text(file, *place.on) : "alchemy";
    if (place.resource == Resource::Krystallium) text += " as " + std::string(word(place.as));
    return text;
}

std::string move_text(const DeckFile& file, const Move& move) {
    const auto name = [&file](std::size_t place) {
        return std::string(file.names.territories[place].view());
    };
    std::string text = "move " + std::to_string(move.armies) + " from " + name(move.from);
    text += " to " + name(move.to);
    if (move.imprison) text += *move.imprison ? " imprisoning" : " sparing";
    return text;
}

}  // namespace

json decision_to_json(const DeckFile& file, Decision decision) {
    json value = visit(decision, FieldWriter{file});
    value["do"] = word(decision.kind());
    return value;
}

json turn_to_json(const DeckFile& file, const Turn& turn) {
    json value = decision_to_json(file, turn.decision);
    value["by"] = word(turn.by);
    return value;
}

std::string decision_text(const DeckFile& file, Decision decision) {
    return visit(decision, [&]<class D>(const D& d) {
        if constexpr (std::is_same_v<D, Offer>) {
            return offer_text(file, d);
        } else if constexpr (std::is_same_v<D, Place>) {
            return place_text(file, d);
        } else if constexpr (std::is_same_v<D, Move>) {
            return move_text(file, d);
        } else {
            std::string text(word(decision.kind()));
            append_values(FieldWriter{file}(d), text);
            return text;
        }
    });
}

}  // namespace kingdom
