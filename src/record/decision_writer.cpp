// Decisions as JSON and as short text.
#include "record/decision_json.h"
#include "record/words.h"

namespace kingdom {
namespace {

using nlohmann::json;

// The fields of each kind, without `do`.
struct FieldWriter {
    const DeckFile& file;
    JsonText& out;

    void put(std::string_view key, Card card) const { out.member(key, card_text(file, card)); }
    void put(std::string_view key, Word word) const { out.member(key, word); }
    void put(std::string_view key, At at) const {
        out.key(key);
        out.open('{');
        out.member("index", at.position);
        if (at.row == Row::Left || at.row == Row::Right) {
            put("area", word(static_cast<Area>(index(at.row))));
        } else {
            put("selection", word(static_cast<Player>(index(at.row) - 2)));
        }
        out.close('}');
    }
    // Zero entries are left out.
    void put(std::string_view key, const Cubes& cubes) const {
        out.key(key);
        out.open('{');
        for (const Resource resource : kBasicResources) {
            if (cubes[index(resource)] > 0) out.member(word(resource), cubes[index(resource)]);
        }
        out.close('}');
    }
    void put(std::string_view key, const Payment& pay) const {
        out.key(key);
        out.open('{');
        if (pay.alchemy != Cubes{}) put("alchemy", pay.alchemy);
        if (pay.in_hand != Cubes{}) put("in_hand", pay.in_hand);
        if (pay.krystallium > 0) out.member("krystallium", pay.krystallium);
        if (pay.soldiers > 0) out.member("soldiers", pay.soldiers);
        out.close('}');
    }
    void write(const Placement& placement) const {
        out.open('{');
        put("card", placement.card);
        put("area", word(placement.area));
        put("face", Word(placement.face_down ? "down" : "up"));
        out.close('}');
    }
    Word territory(std::uint8_t place) const { return file.names.territories[place].view(); }

    void operator()(const KeepAdvisor& d) const { put("card", d.card); }
    void operator()(const Offer& d) const {
        out.key("places");
        out.open('[');
        write(d.first);
        write(d.second);
        out.close(']');
    }
    void operator()(const Select& d) const { put("area", word(d.area)); }
    void operator()(const Slate& d) const { put("card", d.card); }
    void operator()(const Recycle& d) const { put("card", d.card); }
    void operator()(const Place& d) const {
        put("resource", word(d.resource));
        if (d.on) put("on", *d.on);
        if (!d.on) put("on", Word("alchemy"));
        if (d.resource == Resource::Krystallium) put("as", word(d.as));
    }
    void operator()(const Discard& d) const { put("card", d.card); }
    void operator()(const Done&) const {}
    void operator()(const Activate& d) const {
        put("advisor", word(d.advisor));
        if (d.area) put("area", word(*d.area));
        if (d.at) put("at", *d.at);
        if (d.card) put("card", *d.card);
    }
    void operator()(const Step& d) const {
        out.member("index", d.step + 1);
        put("pay", d.pay);
    }
    void operator()(const Transmute& d) const { put("cubes", d.cubes); }
    void operator()(const Forfeit& d) const { put("card", d.card); }
    void operator()(const Cover& d) const { put("resource", word(d.resource)); }
    void operator()(const Freeze& d) const {
        put("giant", d.giant);
        put("card", d.card);
    }
    void operator()(const Vanquish& d) const {
        put("card", d.card);
        if (d.uncover) put("uncover", word(*d.uncover));
    }
    void operator()(const Reveal& d) const { put("at", d.at); }
    void operator()(const Search& d) const {
        out.key("cards");
        out.open('[');
        out.value(card_text(file, d.first));
        out.value(card_text(file, d.second));
        out.close(']');
    }
    void operator()(const Pick& d) const { put("card", d.card); }
    void operator()(const Recruit& d) const { out.member("armies", d.armies); }
    void operator()(const Move& d) const {
        put("from", territory(d.from));
        put("to", territory(d.to));
        out.member("armies", d.armies);
        if (d.imprison) out.member("imprison", *d.imprison);
    }
    void operator()(const Pass&) const {}
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

void write_decision(JsonText& out, const DeckFile& file, Decision decision) {
    out.open('{');
    out.member("do", word(decision.kind()));
    visit(decision, FieldWriter{file, out});
    out.close('}');
}

json decision_to_json(const DeckFile& file, Decision decision) {
    std::string text;
    JsonText out(text);
    write_decision(out, file, decision);
    return json::parse(text);
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
            json fields = decision_to_json(file, decision);
            fields.erase("do");
            std::string text(word(decision.kind()));
            append_values(fields, text);
            return text;
        }
    });
}

}  // namespace kingdom
