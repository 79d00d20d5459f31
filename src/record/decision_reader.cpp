// JSON to decisions, strictly: every kind has exactly its fields.
#include <algorithm>

#include "record/decision_fields.h"
#include "record/decision_json.h"
#include "record/strict_json.h"

namespace kingdom {
namespace {

using nlohmann::json;

// Thrown, and caught in this file, when a fault has been noted.
struct Faulty {};

template <class T>
T need(const std::optional<T>& read) {
    if (!read) throw Faulty{};
    return *read;
}

// The largest number that a field of a decision holds.
constexpr int most(unsigned bits) {
    return (1 << bits) - 1;
}

std::uint8_t byte(int number) {
    return static_cast<std::uint8_t>(number);
}

// One object, of which every field must be asked for.
class Fields {
  public:
    Fields(const DeckFile& file, const JsonPlace& place) : file_(file), place_(place) {
        if (!place.is_object()) throw Faulty{};
    }

    JsonPlace field(std::string_view key) {
        asked_.push_back(key);
        return need(place_.field(key));
    }
    std::optional<JsonPlace> optional_field(std::string_view key) {
        asked_.push_back(key);
        return place_.optional_field(key);
    }
    void nothing_else() const {
        for (const JsonPlace& field : place_.fields()) {
            if (std::find(asked_.begin(), asked_.end(), field.name()) != asked_.end()) continue;
            field.fault("this key is not known here");
            throw Faulty{};
        }
    }

    Card card(std::string_view key) { return need(read_card(file_, field(key))); }
    Area area(std::string_view key) { return need(field(key).word<Area>("area")); }
    Player player(std::string_view key) { return need(field(key).word<Player>("player")); }
    Resource resource(std::string_view key) { return need(field(key).word<Resource>("resource")); }
    Resource basic(std::string_view key) { return need(field(key).basic_resource()); }
    std::uint8_t number(std::string_view key, int lowest, int highest) {
        return byte(need(field(key).number(lowest, highest)));
    }
    // 0 when it is left out; zero entries are not written.
    std::uint8_t count(std::string_view key, int highest) {
        const auto there = optional_field(key);
        return there ? byte(need(there->number(1, highest))) : std::uint8_t{0};
    }
    std::uint8_t territory(std::string_view key) {
        const JsonPlace there = field(key);
        const auto text = need(there.text());
        const auto found = find_territory(file_, text);
        if (!found) there.fault(JsonPlace::quoted(text) + " is no territory");
        return need(found);
    }
    const DeckFile& file() const { return file_; }

  private:
    const DeckFile& file_;
    const JsonPlace& place_;
    std::vector<std::string_view> asked_;
};

Cubes read_cube_map(const DeckFile& file, const JsonPlace& place) {
    Fields fields(file, place);
    Cubes cubes{};
    for (const Resource resource : kBasicResources) {
        cubes[index(resource)] = fields.count(word(resource), most(codec::kCubeBits));
    }
    fields.nothing_else();
    return cubes;
}

At read_at(const DeckFile& file, const JsonPlace& place) {
    Fields fields(file, place);
    At at;
    at.position = fields.number("index", 0, most(codec::kPositionBits));
    const bool in_area = place.value().contains("area");
    at.row = in_area ? row_of(fields.area("area")) : selection_of(fields.player("selection"));
    fields.nothing_else();
    return at;
}

Placement read_placement(const DeckFile& file, const JsonPlace& place) {
    Fields fields(file, place);
    Placement placement{fields.card("card"), fields.area("area"), false};
    const JsonPlace face = fields.field("face");
    const auto text = need(face.text());
    placement.face_down = text == "down";
    if (text != "up" && text != "down") {
        face.fault(JsonPlace::quoted(text) + " is neither 'up' nor 'down'");
        throw Faulty{};
    }
    fields.nothing_else();
    return placement;
}

Payment read_payment(const DeckFile& file, const JsonPlace& place) {
    Fields fields(file, place);
    Payment pay;
    const auto alchemy = fields.optional_field("alchemy");
    if (alchemy) pay.alchemy = read_cube_map(file, *alchemy);
    const auto in_hand = fields.optional_field("in_hand");
    if (in_hand) pay.in_hand = read_cube_map(file, *in_hand);
    pay.krystallium = fields.count("krystallium", most(codec::kPaymentBits));
    pay.soldiers = fields.count("soldiers", most(codec::kPaymentBits));
    fields.nothing_else();
    return pay;
}

// The two entries of a list that must have exactly two.
std::vector<JsonPlace> two_items(const JsonPlace& place) {
    auto items = place.items();
    if (items.size() == 2) return items;
    if (place.value().is_array()) place.fault("there are two, not " + std::to_string(items.size()));
    throw Faulty{};
}

Decision read_offer(Fields& fields) {
    const JsonPlace places = fields.field("places");
    const auto two = two_items(places);
    const Placement first = read_placement(fields.file(), two[0]);
    return decision(Offer{first, read_placement(fields.file(), two[1])});
}

Decision read_search(Fields& fields) {
    const JsonPlace cards = fields.field("cards");
    const auto two = two_items(cards);
    const Card first = need(read_card(fields.file(), two[0]));
    return decision(Search{first, need(read_card(fields.file(), two[1]))});
}

Decision read_place(Fields& fields) {
    Place place;
    place.resource = place.as = fields.resource("resource");
    if (place.resource == Resource::Krystallium) place.as = fields.resource("as");
    const JsonPlace on = fields.field("on");
    if (on.value() != "alchemy") place.on = need(read_card(fields.file(), on));
    return decision(place);
}

Decision read_activate(Fields& fields) {
    Activate activate;
    activate.advisor = need(fields.field("advisor").word<Advisor>("advisor"));
    switch (activate.advisor) {
        case Advisor::MasterCartographer: activate.area = fields.area("area"); break;
        case Advisor::PowerBehindTheThrone:
        case Advisor::ChiefMercenary:
        case Advisor::WhimsicalGambler: {
            const JsonPlace at = fields.field("at");
            activate.at = read_at(fields.file(), at);
            break;
        }
        case Advisor::MasterArtisan: activate.card = fields.card("card"); break;
        default: break;
    }
    return decision(activate);
}

Decision read_step(Fields& fields) {
    Step step;
    step.step = byte(fields.number("index", 1, static_cast<int>(kStepCount)) - 1);
    const JsonPlace pay = fields.field("pay");
    step.pay = read_payment(fields.file(), pay);
    return decision(step);
}

Decision read_transmute(Fields& fields) {
    const JsonPlace cubes = fields.field("cubes");
    return decision(Transmute{read_cube_map(fields.file(), cubes)});
}

Decision read_freeze(Fields& fields) {
    const Card giant = fields.card("giant");
    return decision(Freeze{giant, fields.card("card")});
}

Decision read_vanquish(Fields& fields) {
    Vanquish vanquish{fields.card("card"), {}};
    const auto uncover = fields.optional_field("uncover");
    if (uncover) vanquish.uncover = need(uncover->basic_resource());
    return decision(vanquish);
}

Decision read_reveal(Fields& fields) {
    const JsonPlace at = fields.field("at");
    return decision(Reveal{read_at(fields.file(), at)});
}

Decision read_move(Fields& fields) {
    Move move;
    move.from = fields.territory("from");
    move.to = fields.territory("to");
    move.armies = fields.number("armies", 0, most(codec::kArmyBits));
    const auto imprison = fields.optional_field("imprison");
    if (imprison) move.imprison = need(imprison->boolean());
    return decision(move);
}

Decision read_kind(Kind kind, Fields& fields) {
    switch (kind) {
        case Kind::KeepAdvisor: return decision(KeepAdvisor{fields.card("card")});
        case Kind::Offer: return read_offer(fields);
        case Kind::Select: return decision(Select{fields.area("area")});
        case Kind::Slate: return decision(Slate{fields.card("card")});
        case Kind::Recycle: return decision(Recycle{fields.card("card")});
        case Kind::Place: return read_place(fields);
        case Kind::Discard: return decision(Discard{fields.card("card")});
        case Kind::Done: return decision(Done{});
        case Kind::Activate: return read_activate(fields);
        case Kind::Step: return read_step(fields);
        case Kind::Transmute: return read_transmute(fields);
        case Kind::Forfeit: return decision(Forfeit{fields.card("card")});
        case Kind::Cover: return decision(Cover{fields.basic("resource")});
        case Kind::Freeze: return read_freeze(fields);
        case Kind::Vanquish: return read_vanquish(fields);
        case Kind::Reveal: return read_reveal(fields);
        case Kind::Search: return read_search(fields);
        case Kind::Pick: return decision(Pick{fields.card("card")});
        case Kind::Recruit:
            return decision(Recruit{fields.number("armies", 0, most(codec::kArmyBits))});
        case Kind::Move: return read_move(fields);
        case Kind::Pass: break;
    }
    return decision(Pass{});
}

Decision read_fields(Fields& fields) {
    const Kind kind = need(fields.field("do").word<Kind>("kind of decision"));
    const Decision read = read_kind(kind, fields);
    fields.nothing_else();
    return read;
}

// What `read` gives for the value, or its first fault as the error.
template <class T, class Read>
Result<T> first_fault_or(const json& value, Read&& read) {
    Faults faults;
    const JsonPlace place(value, faults);
    const std::optional<T> got = read(place);
    if (got) return *got;
    return Error{faults.front()};
}

}  // namespace

std::optional<Card> read_card(const DeckFile& file, const JsonPlace& place) {
    const auto text = place.text();
    if (!text) return std::nullopt;
    const auto card = find_card(file, *text);
    if (!card) place.fault(JsonPlace::quoted(*text) + " is no card of the deck");
    return card;
}

std::optional<Decision> read_decision(const DeckFile& file, const JsonPlace& place) {
    try {
        Fields fields(file, place);
        return read_fields(fields);
    } catch (const Faulty&) {
        return std::nullopt;
    }
}

std::optional<Turn> read_turn(const DeckFile& file, const JsonPlace& place) {
    try {
        Fields fields(file, place);
        const Player by = fields.player("by");
        return Turn{by, read_fields(fields)};
    } catch (const Faulty&) {
        return std::nullopt;
    }
}

Result<Decision> decision_from_json(const DeckFile& file, const json& value) {
    return first_fault_or<Decision>(
        value, [&file](const JsonPlace& place) { return read_decision(file, place); });
}

Result<Turn> turn_from_json(const DeckFile& file, const json& value) {
    return first_fault_or<Turn>(value,
                                [&file](const JsonPlace& place) { return read_turn(file, place); });
}

Result<Decision> read_decision(const DeckFile& file, std::string_view text) {
    const auto value = parse_strictly(text);
    if (!value) return Error{value.error()};
    return decision_from_json(file, *value);
}

}  // namespace kingdom
