// Packing the fields of each kind of decision into its word, and back. Included by decision.h.
#pragma once

#include <type_traits>

#include "rules/decision.h"

namespace kingdom {
namespace codec {

// Fields are written from the most significant end, so that words compare like their fields.
class Writer {
  public:
    constexpr explicit Writer(Kind kind) : word_(std::uint64_t{index(kind)} << shift_) {}
    constexpr Writer& put(std::uint64_t value, unsigned bits) {
        shift_ -= bits;
        word_ |= value << shift_;
        return *this;
    }
    // Nothing is 0, so that it sorts first.
    template <class T>
    constexpr Writer& put(const std::optional<T>& value, unsigned bits) {
        return put(value ? static_cast<std::uint64_t>(*value) + 1 : 0, bits);
    }
    constexpr Decision done() const { return Decision::from_word(word_); }

  private:
    unsigned shift_ = Decision::kKindShift;
    std::uint64_t word_;
};

class Reader {
  public:
    constexpr explicit Reader(Decision decision) : word_(decision.word()) {}
    constexpr std::uint64_t take(unsigned bits) {
        shift_ -= bits;
        return (word_ >> shift_) & ((std::uint64_t{1} << bits) - 1);
    }
    template <class T>
    constexpr T take_as(unsigned bits) {
        return static_cast<T>(take(bits));
    }
    template <class T>
    constexpr std::optional<T> take_optional(unsigned bits) {
        const std::uint64_t value = take(bits);
        if (value == 0) return std::nullopt;
        return static_cast<T>(value - 1);
    }

  private:
    unsigned shift_ = Decision::kKindShift;
    std::uint64_t word_;
};

inline constexpr unsigned kCardBits = 7;
inline constexpr unsigned kOptionalCardBits = 8;
inline constexpr unsigned kRowBits = 2;
inline constexpr unsigned kPositionBits = 5;
inline constexpr unsigned kAtBits = kRowBits + kPositionBits;
inline constexpr unsigned kResourceBits = 3;
inline constexpr unsigned kCubeBits = 4;
inline constexpr unsigned kTerritoryBits = 4;
inline constexpr unsigned kArmyBits = 4;
inline constexpr unsigned kPaymentBits = 6;

constexpr std::uint64_t pack(At at) {
    return (std::uint64_t{index(at.row)} << kPositionBits) | at.position;
}
constexpr At unpack_at(std::uint64_t bits) {
    return {static_cast<Row>(bits >> kPositionBits),
            static_cast<std::uint8_t>(bits & ((1u << kPositionBits) - 1))};
}
// How one card of an offer is laid: its area, then its face.
inline constexpr unsigned kWayBits = 2;
constexpr std::uint64_t pack_way(const Placement& placement) {
    return (std::uint64_t{index(placement.area)} << 1) | (placement.face_down ? 1u : 0u);
}
constexpr Placement unpack_way(Card card, std::uint64_t bits) {
    return {card, static_cast<Area>(bits >> 1), (bits & 1) != 0};
}

constexpr void put_cubes(Writer& writer, const Cubes& cubes) {
    for (const std::uint8_t count : cubes) writer.put(count, kCubeBits);
}
constexpr Cubes take_cubes(Reader& reader) {
    Cubes cubes{};
    for (std::uint8_t& count : cubes) count = reader.take_as<std::uint8_t>(kCubeBits);
    return cubes;
}

constexpr Offer read_offer(Decision offer) {
    Reader in(offer);
    const auto first = in.take_as<Card>(kCardBits);
    const auto second = in.take_as<Card>(kCardBits);
    const std::uint64_t way = in.take(kWayBits);
    return {unpack_way(first, way), unpack_way(second, in.take(kWayBits))};
}

constexpr Place read_place(Decision place) {
    Reader in(place);
    const auto on = in.take_optional<Card>(kOptionalCardBits);
    const auto resource = in.take_as<Resource>(kResourceBits);
    return {on, resource, in.take_as<Resource>(kResourceBits)};
}

}  // namespace codec

constexpr Decision decision(KeepAdvisor d) {
    return codec::Writer(Kind::KeepAdvisor).put(index(d.card), codec::kCardBits).done();
}
// Both cards before the ways they are laid: all ways of one pair then stand side by side.
constexpr Decision decision(const Offer& d) {
    return codec::Writer(Kind::Offer)
        .put(index(d.first.card), codec::kCardBits)
        .put(index(d.second.card), codec::kCardBits)
        .put(codec::pack_way(d.first), codec::kWayBits)
        .put(codec::pack_way(d.second), codec::kWayBits)
        .done();
}
constexpr Decision decision(Select d) {
    return codec::Writer(Kind::Select).put(index(d.area), 1).done();
}
constexpr Decision decision(Slate d) {
    return codec::Writer(Kind::Slate).put(index(d.card), codec::kCardBits).done();
}
constexpr Decision decision(Recycle d) {
    return codec::Writer(Kind::Recycle).put(index(d.card), codec::kCardBits).done();
}
constexpr Decision decision(const Place& d) {
    return codec::Writer(Kind::Place)
        .put(d.on, codec::kOptionalCardBits)
        .put(index(d.resource), codec::kResourceBits)
        .put(index(d.as), codec::kResourceBits)
        .done();
}
constexpr Decision decision(Discard d) {
    return codec::Writer(Kind::Discard).put(index(d.card), codec::kCardBits).done();
}
constexpr Decision decision(Done) {
    return codec::Writer(Kind::Done).done();
}
constexpr Decision decision(const Activate& d) {
    std::optional<std::uint64_t> at;
    if (d.at) at = codec::pack(*d.at);
    return codec::Writer(Kind::Activate)
        .put(index(d.advisor), 4)
        .put(d.area, 2)
        .put(at, codec::kAtBits + 1)
        .put(d.card, codec::kOptionalCardBits)
        .done();
}
constexpr Decision decision(const Step& d) {
    codec::Writer writer(Kind::Step);
    writer.put(d.step, 2);
    codec::put_cubes(writer, d.pay.alchemy);
    codec::put_cubes(writer, d.pay.in_hand);
    return writer.put(d.pay.krystallium, codec::kPaymentBits)
        .put(d.pay.soldiers, codec::kPaymentBits)
        .done();
}
constexpr Decision decision(const Transmute& d) {
    codec::Writer writer(Kind::Transmute);
    codec::put_cubes(writer, d.cubes);
    return writer.done();
}
constexpr Decision decision(Forfeit d) {
    return codec::Writer(Kind::Forfeit).put(index(d.card), codec::kCardBits).done();
}
constexpr Decision decision(Cover d) {
    return codec::Writer(Kind::Cover).put(index(d.resource), codec::kResourceBits).done();
}
constexpr Decision decision(Freeze d) {
    return codec::Writer(Kind::Freeze)
        .put(index(d.giant), codec::kCardBits)
        .put(index(d.card), codec::kCardBits)
        .done();
}
constexpr Decision decision(const Vanquish& d) {
    return codec::Writer(Kind::Vanquish)
        .put(index(d.card), codec::kCardBits)
        .put(d.uncover, codec::kResourceBits)
        .done();
}
constexpr Decision decision(Reveal d) {
    return codec::Writer(Kind::Reveal).put(codec::pack(d.at), codec::kAtBits).done();
}
constexpr Decision decision(Search d) {
    return codec::Writer(Kind::Search)
        .put(index(d.first), codec::kCardBits)
        .put(index(d.second), codec::kCardBits)
        .done();
}
constexpr Decision decision(Pick d) {
    return codec::Writer(Kind::Pick).put(index(d.card), codec::kCardBits).done();
}
constexpr Decision decision(Recruit d) {
    return codec::Writer(Kind::Recruit).put(d.armies, codec::kArmyBits).done();
}
constexpr Decision decision(const Move& d) {
    return codec::Writer(Kind::Move)
        .put(d.from, codec::kTerritoryBits)
        .put(d.to, codec::kTerritoryBits)
        .put(d.armies, codec::kArmyBits)
        .put(d.imprison, 2)
        .done();
}
constexpr Decision decision(Pass) {
    return codec::Writer(Kind::Pass).done();
}

// The one dispatch over all kinds: calls `act` with the fields of the decision, which is of this
// kind. Inline, so that nothing is left of it but one case where the kind is known.
template <class Act>
[[gnu::always_inline]] constexpr decltype(auto) visit_as(Kind kind, Decision d, Act&& act) {
    codec::Reader in(d);
    const auto card = [&in] { return in.take_as<Card>(codec::kCardBits); };
    switch (kind) {
        case Kind::KeepAdvisor: return act(KeepAdvisor{card()});
        case Kind::Offer: return act(codec::read_offer(d));
        case Kind::Select: return act(Select{in.take_as<Area>(1)});
        case Kind::Slate: return act(Slate{card()});
        case Kind::Recycle: return act(Recycle{card()});
        case Kind::Place: return act(codec::read_place(d));
        case Kind::Discard: return act(Discard{card()});
        case Kind::Done: return act(Done{});
        case Kind::Activate: {
            Activate activate{in.take_as<Advisor>(4), in.take_optional<Area>(2), {}, {}};
            const auto at = in.take_optional<std::uint64_t>(codec::kAtBits + 1);
            if (at) activate.at = codec::unpack_at(*at);
            activate.card = in.take_optional<Card>(codec::kOptionalCardBits);
            return act(activate);
        }
        case Kind::Step: {
            Step step{in.take_as<std::uint8_t>(2), {}};
            step.pay.alchemy = codec::take_cubes(in);
            step.pay.in_hand = codec::take_cubes(in);
            step.pay.krystallium = in.take_as<std::uint8_t>(codec::kPaymentBits);
            step.pay.soldiers = in.take_as<std::uint8_t>(codec::kPaymentBits);
            return act(step);
        }
        case Kind::Transmute: return act(Transmute{codec::take_cubes(in)});
        case Kind::Forfeit: return act(Forfeit{card()});
        case Kind::Cover: return act(Cover{in.take_as<Resource>(codec::kResourceBits)});
        case Kind::Freeze: {
            const Card giant = card();
            return act(Freeze{giant, card()});
        }
        case Kind::Vanquish: {
            const Card menace = card();
            return act(Vanquish{menace, in.take_optional<Resource>(codec::kResourceBits)});
        }
        case Kind::Reveal: return act(Reveal{codec::unpack_at(in.take(codec::kAtBits))});
        case Kind::Search: {
            const Card first = card();
            return act(Search{first, card()});
        }
        case Kind::Pick: return act(Pick{card()});
        case Kind::Recruit: return act(Recruit{in.take_as<std::uint8_t>(codec::kArmyBits)});
        case Kind::Move: {
            Move move{in.take_as<std::uint8_t>(codec::kTerritoryBits), 0, 0, {}};
            move.to = in.take_as<std::uint8_t>(codec::kTerritoryBits);
            move.armies = in.take_as<std::uint8_t>(codec::kArmyBits);
            move.imprison = in.take_optional<bool>(2);
            return act(move);
        }
        case Kind::Pass: break;
    }
    return act(Pass{});
}

template <class Act>
constexpr decltype(auto) visit(Decision d, Act&& act) {
    return visit_as(d.kind(), d, static_cast<Act&&>(act));
}

// The fields of a decision of one kind; nothing when it is of another.
template <class Fields>
constexpr std::optional<Fields> as(Decision d) {
    return visit(d, [](const auto& fields) -> std::optional<Fields> {
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(fields)>, Fields>) return fields;
        return std::nullopt;
    });
}

}  // namespace kingdom
