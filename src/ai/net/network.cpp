#include "ai/net/network.h"

#include <cstring>
#include <string>

#include "base/fingerprint.h"

namespace kingdom::ai::net {
namespace {

// The file:   "KNET" | format | observation version | menu version | fingerprint of the rest, 8
// bytes
//             then each layer: inputs, outputs (4 bytes each), multipliers, offsets (4 bytes a
//             row), weights (1 byte each)
// All numbers little-endian.
constexpr std::uint32_t kFormat = 1;
constexpr int kTraitScale = kOne / 4;  // a printed number counts a quarter

class Reader {
  public:
    explicit Reader(std::span<const std::uint8_t> bytes) : left_(bytes) {}

    template <class Number>
    Number number() {
        Number value{};
        if (left_.size() < sizeof value) {
            short_ = true;
            return value;
        }
        std::memcpy(&value, left_.data(), sizeof value);
        left_ = left_.subspan(sizeof value);
        return value;
    }
    template <class Number>
    std::vector<Number> numbers(std::size_t count) {
        std::vector<Number> values;
        if (left_.size() < count * sizeof(Number)) {
            short_ = true;
            left_ = {};
            return values;
        }
        values.resize(count);
        std::memcpy(values.data(), left_.data(), count * sizeof(Number));
        left_ = left_.subspan(count * sizeof(Number));
        return values;
    }
    bool is_short() const { return short_; }
    std::span<const std::uint8_t> left() const { return left_; }

  private:
    std::span<const std::uint8_t> left_;
    bool short_ = false;
};

std::uint64_t fingerprint_of(std::span<const std::uint8_t> bytes) {
    Fingerprint print;
    for (const std::uint8_t byte : bytes) print.add(byte);
    return print.value();
}

// Empty when the layer is as the net needs it.
std::string read_layer(Reader& in, std::size_t inputs, std::size_t outputs, const char* name,
                       Layer& layer) {
    const auto rows = in.number<std::uint32_t>();
    const auto columns = in.number<std::uint32_t>();
    if (in.is_short()) return "the net's file is cut short at " + std::string(name);
    if (rows != outputs || columns != inputs) {
        return "the net's layer " + std::string(name) + " has " + std::to_string(rows) +
               " rows of " + std::to_string(columns) + ", not " + std::to_string(outputs) + " of " +
               std::to_string(inputs);
    }
    const auto multipliers = in.numbers<std::int32_t>(outputs);
    const auto offsets = in.numbers<std::int32_t>(outputs);
    const auto weights = in.numbers<std::int8_t>(outputs * inputs);
    if (in.is_short()) return "the net's file is cut short at " + std::string(name);
    layer = Layer(inputs, weights, multipliers, offsets);
    return {};
}

struct Expected {
    const char* name;
    Layer* layer;
    std::size_t inputs, outputs;
};

std::vector<Expected> layers_of(Network& net) {
    std::vector<Expected> all{{"card", &net.card, kTraits, kWidth}};
    for (Layer& place : net.places) all.push_back({"place", &place, kWidth, kWidth});
    all.push_back({"token", &net.token, 2 * kTokenTraits, kWidth});
    all.push_back({"figures", &net.figures, kFigures, kFigureWidth});
    all.push_back({"piles", &net.piles, kPileCount * kTraits, kPileWidth});
    all.push_back({"join", &net.join, kJoined, kTrunk});
    for (auto& block : net.blocks) {
        for (Layer& layer : block) all.push_back({"block", &layer, kTrunk, kTrunk});
    }
    all.push_back({"value_hidden", &net.value_hidden, kTrunk, kWidth});
    all.push_back({"value", &net.value, kWidth, 3});
    all.push_back({"key", &net.key, kWidth, kWidth});
    all.push_back({"key_trunk", &net.key_trunk, kTrunk, kWidth});
    all.push_back({"role", &net.role, kTrunk, role::Count});
    all.push_back({"first", &net.first, kWidth, role::Count});
    all.push_back({"second", &net.second, kWidth, kPairRoles});
    all.push_back({"laying", &net.laying, kWidth, 4 * (1 + kPairWidth)});
    all.push_back({"belief_key", &net.belief_key, kWidth, kWidth});
    all.push_back({"belief_card", &net.belief_card, kTraits, kWidth});
    return all;
}

}  // namespace

Result<Network> read_network(std::span<const std::uint8_t> bytes) {
    Reader in(bytes);
    if (in.numbers<char>(4) != std::vector<char>{'K', 'N', 'E', 'T'}) {
        return Error{"this is not the file of a net"};
    }
    if (in.number<std::uint32_t>() != kFormat) return Error{"the net's file has another format"};
    const auto observation = in.number<std::uint32_t>();
    const auto menu = in.number<std::uint32_t>();
    if (observation != kObservationVersion || menu != kMenuVersion) {
        return Error{"the net was trained with another layout of positions"};
    }
    const auto fingerprint = in.number<std::uint64_t>();
    if (in.is_short() || fingerprint != fingerprint_of(in.left())) {
        return Error{"the net's file is damaged"};
    }
    Network net;
    for (const Expected& expected : layers_of(net)) {
        const std::string fault =
            read_layer(in, expected.inputs, expected.outputs, expected.name, *expected.layer);
        if (!fault.empty()) return Error{fault};
    }
    if (!in.left().empty()) return Error{"the net's file has something behind its last layer"};
    return net;
}

DeckTables::DeckTables(const Network& network, const Deck& deck)
    : traits(traits_of(deck)), of_place(kSpotCount * kTraitRows), belief(kCardCount) {
    for (std::size_t row = 0; row < kTraitRows; ++row) {
        std::array<std::int16_t, Layer::padded(kTraits)> printed{};
        for (std::size_t i = 0; i < kTraits; ++i) {
            printed[i] = activation(traits[row][i] * kTraitScale);
        }
        Vector code{};
        network.card.rectify(printed.data(), code.data());
        for (std::size_t place = 0; place < kSpotCount; ++place) {
            network.places[place].each(code.data(), [&](std::size_t i, std::int64_t value) {
                of_place[place * kTraitRows + row][i] = activation(value);
            });
        }
        if (row >= kCardCount) continue;
        network.belief_card.each(printed.data(), [&](std::size_t i, std::int64_t value) {
            belief[row][i] = activation(value);
        });
    }
}

}  // namespace kingdom::ai::net
