#include "ai/net/judge.h"

namespace kingdom::ai::net {
namespace {

// How the inputs are scaled, as in train/kingdom_train/net.py.
constexpr int kFigureScale = kOne / 8;
constexpr int kTokenScale = kOne / 4;
constexpr std::int64_t kPileScale = 13107;  // a twentieth of kOne, in parts of 2^11
constexpr int kPileShift = 11;
constexpr int kPointScale = 20;

template <std::size_t Size>
constexpr std::size_t kPadded = Layer::padded(Size);

}  // namespace

Judge::Judge(const Network& network, const DeckTables& tables)
    : network_(network), tables_(tables) {}

void Judge::look(const Observation& seen) {
    joined_.fill(0);
    has_key_.fill(false);
    look_at_figures(seen);
    look_at_piles(seen);
    look_at_tokens(seen);
    think();
}

void Judge::look_at_figures(const Observation& seen) {
    std::array<std::int16_t, kPadded<kFigures>> values{};
    for (std::size_t i = 0; i < kFigures; ++i) {
        values[i] = activation(seen.figures[i] * kFigureScale);
    }
    network_.figures.rectify(values.data(), joined_.data());
}

void Judge::look_at_piles(const Observation& seen) {
    std::array<std::int32_t, kPileCount * kTraits> sums{};
    for (std::size_t pile = 0; pile < kPileCount; ++pile) {
        seen.piles[pile].for_each([&](Card card) {
            const auto& traits = tables_.traits[index(card)];
            for (std::size_t i = 0; i < kTraits; ++i) sums[pile * kTraits + i] += traits[i];
        });
    }
    std::array<std::int16_t, kPadded<kPileCount * kTraits>> values{};
    for (std::size_t i = 0; i < sums.size(); ++i) {
        values[i] = activation((sums[i] * kPileScale) >> kPileShift);
    }
    network_.piles.rectify(values.data(), joined_.data() + kFigureWidth);
}

void Judge::look_at_tokens(const Observation& seen) {
    std::array<std::array<std::int32_t, kWidth>, kSpotCount> sums{};
    for (std::size_t t = 0; t < seen.token_count; ++t) {
        const Token& token = seen.tokens[t];
        std::array<std::int16_t, kPadded<2 * kTokenTraits>> values{};
        const std::size_t first = token.place == Spot::Territory ? kTokenTraits : 0;
        for (std::size_t i = 0; i < kTokenTraits; ++i) {
            values[first + i] = activation(token.traits[i] * kTokenScale);
        }
        const Vector& card = tables_.at(token.place, token.card);
        auto& sum = sums[index(token.place)];
        network_.token.each(values.data(), [&](std::size_t i, std::int64_t value) {
            tokens_[t][i] = rectified(value + card[i]);
            sum[i] += tokens_[t][i];
        });
    }
    for (std::size_t place = 0; place < kSpotCount; ++place) {
        std::int16_t* const to = joined_.data() + kFigureWidth + kPileWidth + place * kWidth;
        for (std::size_t i = 0; i < kWidth; ++i) to[i] = rectified(sums[place][i] / 2);
        if (place < 2) {
            // The areas as a whole can be chosen, so they have vectors as tokens have.
            for (std::size_t i = 0; i < kWidth; ++i) {
                areas_[place][i] = rectified(sums[place][i]);
            }
        }
    }
}

void Judge::think() {
    network_.join.rectify(joined_.data(), trunk_.data());
    std::array<std::int16_t, kTrunk> inner{};
    for (const auto& [first, second] : network_.blocks) {
        first.rectify(trunk_.data(), inner.data());
        second.each(inner.data(), [this](std::size_t i, std::int64_t value) {
            trunk_[i] = activation(trunk_[i] + value);
        });
    }
    network_.key_trunk.each(trunk_.data(), [this](std::size_t i, std::int64_t value) {
        trunk_key_[i] = activation(value);
    });
}

Prospect Judge::prospect() const {
    std::array<std::int16_t, kWidth> hidden{};
    network_.value_hidden.rectify(trunk_.data(), hidden.data());
    std::array<std::int64_t, Layer::kTogether> values{};
    network_.value.each(hidden.data(),
                        [&](std::size_t i, std::int64_t value) { values[i] = value; });
    const auto tenths = [](std::int64_t value) {
        return static_cast<std::int32_t>(value * kPointScale * 10 / kOne);
    };
    return {tangent(activation(values[0])), tenths(values[1]), tenths(values[2])};
}

Judge::Vector Judge::key_of(const std::int16_t* vector) const {
    Vector key{};
    network_.key.each(vector, [&](std::size_t i, std::int64_t value) {
        key[i] = rectified(value + trunk_key_[i]);
    });
    return key;
}

const Judge::Vector& Judge::key_at(std::uint8_t token) {
    if (!has_key_[token]) {
        const bool area = token >= kTokens;
        keys_[token] = key_of(area ? areas_[token - kTokens].data() : tokens_[token].data());
        has_key_[token] = true;
    }
    return keys_[token];
}

std::int32_t Judge::weigh_entry(Entry entry) {
    std::int64_t liking = network_.role.row(entry.role, trunk_.data());
    if (entry.first != kNoToken) {
        liking += network_.first.row(entry.role, key_at(entry.first).data());
    }
    const std::size_t pair = pair_role(entry.role);
    if (pair < kPairRoles && entry.second != kNoToken) {
        liking += network_.second.row(pair, key_at(entry.second).data());
    }
    return static_cast<std::int32_t>(liking);
}

void Judge::weigh_layings(const Observation& seen) {
    std::size_t place = 0;
    for (std::size_t t = 0; t < seen.token_count && place < kHandSize; ++t) {
        if (seen.tokens[t].place != Spot::MyHand) continue;
        const Vector& key = key_at(static_cast<std::uint8_t>(t));
        network_.laying.each(key.data(), [&](std::size_t i, std::int64_t value) {
            const std::size_t laying = 4 * place + i / (1 + kPairWidth);
            const std::size_t part = i % (1 + kPairWidth);
            if (part == 0) {
                alone_[laying] = static_cast<std::int32_t>(value);
            } else {
                pair_[laying][part - 1] = activation(value);
            }
        });
        ++place;
    }
}

void Judge::weigh(const Observation& seen, const Menu& menu) {
    for (std::size_t i = 0; i < menu.entry_count; ++i) entries_[i] = weigh_entry(menu.entries[i]);
    std::uint32_t any = 0;
    for (const std::uint32_t row : menu.offers) any |= row;
    if (any != 0) weigh_layings(seen);
}

std::int32_t Judge::liking(std::size_t choice) const {
    if (choice >= kOfferChoices) return entries_[choice - kOfferChoices];
    const std::size_t first = choice / kLayings, second = choice % kLayings;
    std::int32_t together = 0;
    for (std::size_t i = 0; i < kPairWidth; ++i) together += pair_[first][i] * pair_[second][i];
    return alone_[first] + alone_[second] + together / kOne;
}

std::uint64_t Judge::believe(const Observation& seen, std::size_t token,
                             std::array<std::uint32_t, kCardCount>& parts) const {
    const Vector key = key_of(tokens_[token].data());
    Vector asked{};
    network_.belief_key.each(
        key.data(), [&](std::size_t i, std::int64_t value) { asked[i] = activation(value); });
    parts.fill(0);
    std::array<std::int32_t, kCardCount> likely{};
    std::int32_t most = INT32_MIN;
    const CardSet& unseen = seen.piles[index(Pile::Unseen)];
    unseen.for_each([&](Card card) {
        std::int64_t sum = 0;
        for (std::size_t i = 0; i < kWidth; ++i) sum += asked[i] * tables_.belief[index(card)][i];
        likely[index(card)] = static_cast<std::int32_t>(sum / kOne);
        most = std::max(most, likely[index(card)]);
    });
    std::uint64_t total = 0;
    unseen.for_each([&](Card card) {
        parts[index(card)] = kPowers(most - likely[index(card)]);
        total += parts[index(card)];
    });
    return total;
}

}  // namespace kingdom::ai::net
