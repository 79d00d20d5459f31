// Over many samples every card that could lie in a hidden place turns up there as often as it
// should. The expected shares are counted from the truth, by the rules of the deal alone.
#include <cmath>

#include <doctest/doctest.h>

#include "rules/view.h"
#include "tests/property/frequencies.h"

namespace kingdom::property {
namespace {

// Everything hidden from the viewer of a two-player game, from the truth.
struct Secrets {
    CardSet cards{};    // from the deck, in the deck or in the opponent's places
    CardSet dangers{};  // the opponent's calamity or menace, if hidden
    int places = 0;     // the opponent's hand and face-down cards
    int hand = 0;
    bool returned = false;

    int count() const { return cards.size(); }
    int advisors() const { return (cards & kAdvisors).size(); }

    // The share of each card in one place of the opponent's.
    Shares in_place() const {
        Shares shares{};
        const double danger = static_cast<double>(dangers.size()) / places;
        for (const Card card : dangers) shares[index(card)] = 1.0 / places;
        for (const Card card : cards) shares[index(card)] = (1 - danger) * dealt(card);
        return shares;
    }
    Shares in_deck() const {
        Shares shares{};
        for (const Card card : cards) shares[index(card)] = dealt(card);
        return shares;
    }
    Shares in_hand() const {
        Shares shares = in_place();
        for (double& share : shares) share *= hand;
        return shares;
    }
    Shares as_returned() const {
        Shares shares{};
        for (const Card card : cards& kAdvisors) shares[index(card)] = 1.0 / advisors();
        return shares;
    }

  private:
    // Of a place dealt from the deck. One advisor, any of the hidden ones, lies in the box.
    double dealt(Card card) const {
        const double rest = count() - (returned ? 1 : 0);
        const bool may_be_away = returned && kind_of(card) == CardKind::Advisor;
        return (may_be_away ? 1 - 1.0 / advisors() : 1.0) / rest;
    }
};

Secrets secrets_of(const State& state, Player viewer) {
    Secrets secrets;
    const auto add = [&secrets](Card card) {
        (is_danger(card) ? secrets.dangers : secrets.cards).add(card);
    };
    const std::size_t opponent = index(other(viewer));
    secrets.hand = state.hand_sizes[opponent];
    for (int i = 0; i < secrets.hand; ++i) {
        add(state.hands[opponent].cards[static_cast<std::size_t>(i)]);
    }
    const std::vector<Card> unknown = unknown_in_rows(state, viewer);
    for (const Card card : unknown) add(card);
    secrets.places = secrets.hand + static_cast<int>(unknown.size());
    for (std::size_t i = state.deck_next; i < kDeckSize; ++i) add(state.deck[i]);
    secrets.returned = state.returned[opponent] != kHiddenCard;
    if (secrets.returned) add(state.returned[opponent]);
    return secrets;
}

struct Places {
    std::vector<Found> rows{};  // by unknown face-down card
    Found hand{}, next{}, last{}, returned{};
};

Places sample_two(const State& state, Player viewer, Rng& rng) {
    const View view = view_for(state, viewer);
    const std::size_t opponent = index(other(viewer));
    Places places;
    places.rows.resize(unknown_in_rows(state, viewer).size());
    for (int i = 0; i < kSamples; ++i) {
        const State sampled = sample_state(founders().deck, view, rng);
        const std::vector<Card> unknown = unknown_in_rows(sampled, viewer);
        for (std::size_t at = 0; at < unknown.size(); ++at) places.rows[at].add(unknown[at]);
        for (std::size_t at = 0; at < sampled.hand_sizes[opponent]; ++at) {
            places.hand.add(sampled.hands[opponent].cards[at]);
        }
        places.next.add(sampled.deck[sampled.deck_next]);
        places.last.add(sampled.deck[kDeckSize - 1]);
        if (sampled.returned[opponent] != kHiddenCard) {
            places.returned.add(sampled.returned[opponent]);
        }
    }
    return places;
}

void check_two(const State& state, Player viewer) {
    Rng rng(17);
    const Secrets secrets = secrets_of(state, viewer);
    const Places places = sample_two(state, viewer, rng);
    for (const Found& found : places.rows) check_shares(found, secrets.in_place());
    check_members(places.hand, secrets.in_hand());
    check_shares(places.next, secrets.in_deck());
    check_shares(places.last, secrets.in_deck());
    if (secrets.returned) check_shares(places.returned, secrets.as_returned());
}

}  // namespace

TEST_CASE("R4.1 a hidden calamity is as likely in any hidden place of the opponent's") {
    const State state = find_position(kTwoPlayerTables[0], [](const State& now) {
        return in_choice(now) && now.round == 1 && now.turn == 9 &&
               unknown_in_rows(now, now.mover).size() == 2 &&
               !secrets_of(now, now.mover).dangers.empty();
    });
    check_two(state, state.mover);
}

TEST_CASE("R4.9 a calamity that was seen is in no hidden place any more") {
    const State state = find_position(kTwoPlayerTables[4], [](const State& now) {
        return in_choice(now) && now.round == 2 && now.turn >= 6 &&
               !unknown_in_rows(now, now.mover).empty() &&
               secrets_of(now, now.mover).dangers.empty();
    });
    check_two(state, state.mover);
}

TEST_CASE("R11.1 a hidden menace is as likely in any hidden place of the opponent's") {
    const State state = find_position(kTwoPlayerTables[1], [](const State& now) {
        return in_choice(now) && now.round == 3 && now.turn == 5 &&
               !unknown_in_rows(now, now.mover).empty() &&
               !secrets_of(now, now.mover).dangers.empty();
    });
    check_two(state, state.mover);
}

TEST_CASE("R11.20 any advisor not yet seen may be the one that the opponent returned") {
    const State state = find_position(kTwoPlayerTables[2], [](const State& now) {
        return in_choice(now) && now.round == 1 && now.turn >= 4 &&
               unknown_in_rows(now, now.mover).size() >= 1 &&
               secrets_of(now, now.mover).advisors() >= 4;
    });
    check_two(state, state.mover);
}

TEST_CASE("R11.20 in the draft the opponent may hold any two of the other twelve advisors") {
    const State state = find_position(kTwoPlayerTables[2],
                                      [](const State& now) { return now.phase == Phase::Draft; });
    const Player viewer = state.setup.first;
    Rng rng(18);
    const Places places = sample_two(state, viewer, rng);
    Shares in_hand{};
    const auto& own = state.hands[index(viewer)].cards;
    for (const Card card : kAdvisors) {
        if (card != own[0] && card != own[1]) in_hand[index(card)] = 2.0 / 12;
    }
    check_members(places.hand, in_hand);
}

TEST_CASE("R4.10 how many treasures the opponent hides follows the deal of a whole deck") {
    const State state = find_position(kTwoPlayerTables[0], [](const State& now) {
        return in_choice(now) && now.round == 0 && now.turn == 4 &&
               secrets_of(now, now.mover).places >= 6 &&
               !secrets_of(now, now.mover).dangers.empty();
    });
    const Secrets secrets = secrets_of(state, state.mover);
    const View view = view_for(state, state.mover);
    Rng rng(19);
    std::array<int, 9> found{};
    for (int i = 0; i < kSamples; ++i) {
        const State sampled = sample_state(founders().deck, view, rng);
        CardSet hidden;
        for (const Card card : unknown_in_rows(sampled, state.mover)) hidden.add(card);
        const std::size_t opponent = index(other(state.mover));
        for (std::size_t at = 0; at < sampled.hand_sizes[opponent]; ++at) {
            hidden.add(sampled.hands[opponent].cards[at]);
        }
        ++found[static_cast<std::size_t>((hidden & kTreasures).size())];
    }
    // Draws without putting back: each share from the one before.
    const int drawn = secrets.places - 1;
    const int treasures = (secrets.cards & kTreasures).size();
    const int others = secrets.count() - treasures;
    double share = 1;
    for (int i = 0; i < drawn; ++i) {
        share *= static_cast<double>(others - i) / (secrets.count() - i);
    }
    for (int k = 0; k <= 3; ++k) {
        CAPTURE(k);
        const double expected = share * kSamples;
        const double deviation = std::sqrt(expected * (1 - share));
        CHECK(std::abs(found[static_cast<std::size_t>(k)] - expected) < 5 * deviation);
        share *= static_cast<double>(treasures - k) * (drawn - k) /
                 (static_cast<double>(k + 1) * (others - drawn + k + 1));
    }
}

}  // namespace kingdom::property
