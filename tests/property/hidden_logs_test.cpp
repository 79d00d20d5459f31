// Two games that differ only in what a viewer cannot see leave that viewer the same log, byte for
// byte. The twin game is really played: the cards that are hidden when the logs are compared were
// dealt otherwise from the start, and their owners offered the others in their place.
#include <algorithm>
#include <vector>

#include <doctest/doctest.h>

#include "base/fingerprint.h"
#include "record/log.h"
#include "record/view_json.h"
#include "tests/property/random_games.h"
#include "tests/property/twins.h"

namespace kingdom::property {
namespace {

constexpr std::uint64_t kGames = 24;

struct Story {
    State start{};
    std::vector<Turn> turns{};
};

struct Told {
    State state{};
    GameLog log{};
    std::vector<std::uint64_t> lists{};  // the viewer's own, one before each of their turns
    bool holds = true;                   // no decision was refused
};

std::uint64_t folded(const DecisionList& list) {
    Fingerprint print;
    for (const Decision decision : list) print.add(decision.word());
    return print.value();
}

Told tell(const Deck& deck, const Story& story, Onlooker viewer) {
    Told told{.state = story.start};
    EventList opening;
    opening_events(deck, story.start, opening);
    told.log.add(story.start, opening, story.start);
    for (const Turn& turn : story.turns) {
        if (turn.by == viewer) {
            told.lists.push_back(folded(legal_decisions(deck, told.state, turn.by)));
        }
        told.holds &= !refusal(deck, told.state, turn);
        if (!told.holds) return told;
        const State before = told.state;
        EventList events;
        apply_with_events(deck, told.state, turn, events);
        told.log.add(before, events, told.state);
    }
    return told;
}

// Solo, the advisors' draft comes before the shuffle: the story begins behind it.
Story begin_story(RandomGame& game) {
    const bool draft_first = game.state.setup.solo() && game.state.phase == Phase::Draft;
    if (draft_first) apply(game.deck, game.state, *game.next_turn());
    return {game.state, {}};
}

bool is_danger(Card card) {
    return kind_of(card) == CardKind::Calamity || kind_of(card) == CardKind::Menace;
}

using Relabelling = std::array<Card, kCardCount>;

// Calamities and menaces of two-player games are not dealt from the deck: the deal skips them,
// and only the offers tell that they lie elsewhere.
Card dealt_as(const Relabelling& now_is, Card card, bool solo) {
    if (card == kHiddenCard || (is_danger(card) && !solo)) return card;
    Card dealt = now_is[index(card)];
    while (is_danger(dealt) && !solo) dealt = now_is[index(dealt)];
    return dealt;
}

State deal_otherwise(const State& start, const Relabelling& now_is) {
    State dealt = start;
    const bool solo = start.setup.solo();
    for (Card& card : dealt.deck) card = dealt_as(now_is, card, solo);
    for (Card& card : dealt.danger) card = dealt_as(now_is, card, solo);
    for (Hand& hand : dealt.hands) {
        for (Card& card : hand.cards) card = dealt_as(now_is, card, solo);
        std::sort(hand.cards.begin(), hand.cards.end());
    }
    dealt.rng = Rng(now_is.size());
    return dealt;
}

Turn with_other_cards(const Turn& turn, const Relabelling& now_is) {
    return visit(turn.decision, [&]<class D>(D d) {
        if constexpr (std::is_same_v<D, Offer>) {
            d.first.card = now_is[index(d.first.card)];
            d.second.card = now_is[index(d.second.card)];
        }
        return Turn{turn.by, decision(d)};
    });
}

// The turns of the running segment stand behind this one.
std::size_t segment_begin(const std::vector<State>& states) {
    const State& now = states.back();
    std::size_t begin = states.size() - 1;
    while (begin > 0 && same_segment(states[begin - 1], now)) --begin;
    return is_segment(now.phase) ? begin : states.size() - 1;
}

// Others go on differently, without ending the segment or, once the viewer is done, their part.
void go_on(const Deck& deck, State state, Onlooker viewer, Rng& rng, std::vector<Turn>& turns) {
    for (int i = 0; i < 6 && is_segment(state.phase); ++i) {
        const Player player = some_player(state, rng);
        if (player == viewer || !may_decide(state, player)) continue;
        const DecisionList list = legal_decisions(deck, state, player);
        const Turn turn{player, choose(deck, state, list, Style::Builder, rng)};
        State next = state;
        apply(deck, next, turn);
        const bool ended = next.board.sides[index(player)].done != 0;
        const bool viewer_asked = viewer && may_decide(state, *viewer);
        if (!same_segment(state, next) || (ended && !viewer_asked)) continue;
        turns.push_back(turn);
        state = next;
    }
}

// The same story for the viewer, with everything else different as far as it can be.
Story twin_story(const Deck& deck, const Story& story, const std::vector<State>& states,
                 Onlooker viewer, Rng& rng) {
    const Twin twin = twin_of(states.back(), viewer, rng);
    Story other{deal_otherwise(story.start, twin.now_is), {}};
    const std::size_t running = segment_begin(states);
    for (std::size_t i = 0; i < story.turns.size(); ++i) {
        const Turn& turn = story.turns[i];
        if (i >= running && turn.by != viewer) continue;
        const bool translated = turn.by != viewer;
        other.turns.push_back(translated ? with_other_cards(turn, twin.now_is) : turn);
    }
    go_on(deck, tell(deck, other, viewer).state, viewer, rng, other.turns);
    return other;
}

// What is sent to the viewer: the view with the whole log in it.
std::string view_text(const Told& told, Onlooker viewer) {
    const View view = viewer ? view_for(told.state, *viewer) : view_for_spectator(told.state);
    return view_to_json(founders(), view, {.entries = told.log.entries_for(viewer)}).dump();
}

struct Tally {
    int compared = 0;
    int different = 0;
};

void compare_at(const Deck& deck, const Story& story, const std::vector<State>& states,
                Onlooker viewer, Rng& rng, Tally& tally) {
    const Story twin = twin_story(deck, story, states, viewer, rng);
    const Told told = tell(deck, story, viewer);
    const Told twin_told = tell(deck, twin, viewer);
    CHECK(told.log.entries_for(viewer) == twin_told.log.entries_for(viewer));
    // Texts are long: they are made of one comparison in four.
    if (tally.compared % 4 == 0) {
        CHECK(view_text(told, viewer) == view_text(twin_told, viewer));
    }
    CHECK(told.holds);
    CHECK(twin_told.holds);
    CHECK(told.lists == twin_told.lists);
    ++tally.compared;
    tally.different += told.state.deck != twin_told.state.deck ? 1 : 0;
}

void compare_game(const Table& table, std::uint64_t number, Onlooker viewer, Tally& tally) {
    RandomGame game = random_game(founders().deck, table, number);
    Rng rng(number);
    Story story = begin_story(game);
    std::vector<State> states{game.state};
    while (const auto turn = game.next_turn()) {
        story.turns.push_back(*turn);
        apply(game.deck, game.state, *turn);
        states.push_back(game.state);
        // A deck made anew (R12.6) comes from the generator: nothing to deal otherwise.
        if (game.state.reshuffled != 0) return;
        CAPTURE(game.name);
        if (rng.below(20) == 0) compare_at(game.deck, story, states, viewer, rng, tally);
    }
}

}  // namespace

TEST_CASE("R10.2 a player's log, view and lists hold nothing that the player cannot know") {
    for (const Table& table : kTwoPlayerTables) {
        Tally tally;
        for (std::uint64_t number = 0; number < kGames; ++number) {
            compare_game(table, number, static_cast<Player>(number % 2), tally);
        }
        CHECK(tally.compared > 200);
        CHECK(tally.different > tally.compared * 9 / 10);
    }
}

TEST_CASE("R4.10 a spectator's log and view hold no hand and nothing of a running segment") {
    for (const Table& table : kTwoPlayerTables) {
        Tally tally;
        for (std::uint64_t number = 0; number < kGames; ++number) {
            compare_game(table, number, {}, tally);
        }
        CHECK(tally.compared > 200);
        CHECK(tally.different > tally.compared * 9 / 10);
    }
}

TEST_CASE("R12.3 a solo player's log, view and lists know no danger card before it is turned up") {
    for (const Table& table : kSoloTables) {
        Tally tally;
        for (std::uint64_t number = 0; number < kGames; ++number) {
            compare_game(table, number, setup_of(founders().deck, table, number).first, tally);
        }
        CHECK(tally.compared > 100);
        CHECK(tally.different > tally.compared * 9 / 10);
    }
}

}  // namespace kingdom::property
