// Dispatch alone: by phase for listing, by kind of decision for refusing and playing.
#include "rules/rules.h"

#include <array>
#include <cassert>
#include <utility>

#include "base/fingerprint.h"
#include "rules/any_time.h"
#include "rules/flow.h"
#include "rules/income.h"
#include "rules/module_advisors.h"
#include "rules/module_conquest.h"
#include "rules/module_menace.h"
#include "rules/module_quest.h"
#include "rules/phase_offer.h"
#include "rules/phase_planning.h"
#include "rules/phase_production.h"
#include "rules/phase_select.h"

namespace kingdom {
namespace {

Judgement refuse_done(const Position& position) {
    switch (position.state.phase) {
        case Phase::Planning: return planning::refuse_done(position);
        case Phase::Production: return production_step::refuse_done(position);
        case Phase::Combat:
        case Phase::Search:
        case Phase::EndWindow: return std::nullopt;
        default: return Refusal::WrongPhase;
    }
}

void play_done(Game& game, Player player) {
    if (game.state.phase == Phase::Search) return selecting::end_search(game);
    game.tell({.kind = EventKind::DoneSaid, .player = player});
    if (game.state.phase == Phase::EndWindow) return flow::next_end_window(game, player);
    end_part(game.state, player);
}

struct Refuser {
    const Position& position;
    Judgement operator()(const KeepAdvisor& d) const { return advisors::refuse(position, d); }
    Judgement operator()(const Offer& d) const { return offering::refuse(position, d); }
    Judgement operator()(const Select& d) const { return selecting::refuse(position, d); }
    Judgement operator()(const Slate& d) const { return planning::refuse(position, d); }
    Judgement operator()(const Recycle& d) const { return planning::refuse(position, d); }
    Judgement operator()(const Place& d) const { return any_time::refuse(position, d); }
    Judgement operator()(const Discard& d) const { return any_time::refuse(position, d); }
    Judgement operator()(const Done&) const { return refuse_done(position); }
    Judgement operator()(const Activate& d) const { return advisors::refuse(position, d); }
    Judgement operator()(const Step& d) const { return quest::refuse(position, d); }
    Judgement operator()(const Transmute& d) const { return quest::refuse(position, d); }
    Judgement operator()(const Forfeit& d) const { return menace_step::refuse(position, d); }
    Judgement operator()(const Cover& d) const { return menace_step::refuse(position, d); }
    Judgement operator()(const Freeze& d) const { return menace_step::refuse(position, d); }
    Judgement operator()(const Vanquish& d) const { return combat::refuse(position, d); }
    Judgement operator()(const Reveal& d) const { return selecting::refuse(position, d); }
    Judgement operator()(const Search& d) const { return selecting::refuse(position, d); }
    Judgement operator()(const Pick& d) const { return selecting::refuse(position, d); }
    Judgement operator()(const Recruit& d) const { return conquest::refuse(position, d); }
    Judgement operator()(const Move& d) const { return conquest::refuse(position, d); }
    Judgement operator()(const Pass& d) const { return conquest::refuse(position, d); }
};

struct Performer {
    Game& game;
    Player player;
    void operator()(const KeepAdvisor& d) const { advisors::play(game, player, d); }
    void operator()(const Offer& d) const { offering::play(game, player, d); }
    void operator()(const Select& d) const { selecting::play(game, player, d); }
    void operator()(const Slate& d) const { planning::play(game, player, d); }
    void operator()(const Recycle& d) const { planning::play(game, player, d); }
    void operator()(const Place& d) const { any_time::play(game, player, d); }
    void operator()(const Discard& d) const { any_time::play(game, player, d); }
    void operator()(const Done&) const { play_done(game, player); }
    void operator()(const Activate& d) const { advisors::play(game, player, d); }
    void operator()(const Step& d) const { quest::play(game, player, d); }
    void operator()(const Transmute& d) const { quest::play(game, player, d); }
    void operator()(const Forfeit& d) const { menace_step::play(game, player, d); }
    void operator()(const Cover& d) const { menace_step::play(game, player, d); }
    void operator()(const Freeze& d) const { menace_step::play(game, player, d); }
    void operator()(const Vanquish& d) const { combat::play(game, player, d); }
    void operator()(const Reveal& d) const { selecting::play(game, player, d); }
    void operator()(const Search& d) const { selecting::play(game, player, d); }
    void operator()(const Pick& d) const { selecting::play(game, player, d); }
    void operator()(const Recruit& d) const { conquest::play(game, player, d); }
    void operator()(const Move& d) const { conquest::play(game, player, d); }
    void operator()(const Pass& d) const { conquest::play(game, player, d); }
};

// One entry for each phase, so that a phase pays for its own registers and no other's.
using Lister = Listing (*)(const Deck&, const State&, Player, Listing);

template <Listing (*List)(const Position&, Listing)>
Listing list_in_phase(const Deck& deck, const State& state, Player player, Listing list) {
    return List({deck, state, player}, list);
}

// In the order of the enum Phase.
constexpr std::array<Lister, index(Phase::Over)> kListers{
    list_in_phase<advisors::list_draft>,
    list_in_phase<offering::list>,
    list_in_phase<selecting::list>,
    list_in_phase<selecting::list_search>,
    list_in_phase<selecting::list_pick>,
    list_in_phase<menace_step::list>,
    list_in_phase<planning::list>,
    list_in_phase<production_step::list>,
    list_in_phase<combat::list>,
    list_in_phase<conquest::list>,
    list_in_phase<advisors::list_end_window>,
};

// The same for each kind of decision. Plain play has entries of its own, with everything that is
// not rare put inline: where it is known that nobody asks for events, no register is kept for
// telling them.
template <std::size_t Number>
void perform_kind(Game& game, Player player, Decision decision) {
    visit_as(static_cast<Kind>(Number), decision, Performer{game, player});
    flow::settle(game, player);
}

template <std::size_t Number>
[[gnu::flatten]] inline void perform_inline(const Deck& deck, State& state, Player player,
                                            Decision decision) {
    Game game{deck, state};
    visit_as(static_cast<Kind>(Number), decision, Performer{game, player});
    flow::settle(deck, state, player);
}

// What calls other functions is kept apart from what is done most often and calls none, which then
// saves no registers.
template <std::size_t Number>
[[gnu::noinline, gnu::flatten]] void perform_apart(const Deck& deck, State& state, Player player,
                                                   Decision decision) {
    perform_inline<Number>(deck, state, player, decision);
}

// Most pieces go to the alchemy area; one on a card may complete it. A selection in solo has its
// search, and advisors do not stay in a selection area. Cards are sorted out of few, mostly.
template <std::size_t Number>
bool is_apart(const State& state, Player player, Decision decision) {
    constexpr auto kind = static_cast<Kind>(Number);
    if constexpr (kind == Kind::Place) return codec::read_place(decision).on.has_value();
    if constexpr (kind == Kind::Select) {
        return state.setup.solo() || state.setup.module == Module::Advisors;
    }
    if constexpr (kind == Kind::Slate || kind == Kind::Recycle) {
        return !state.board.sides[index(player)].selection.is_short();
    }
    return false;
}

template <std::size_t Number>
[[gnu::flatten]] void perform_silently(const Deck& deck, State& state, Player player,
                                       Decision decision) {
    if (is_apart<Number>(state, player, decision)) {
        return perform_apart<Number>(deck, state, player, decision);
    }
    perform_inline<Number>(deck, state, player, decision);
}

template <std::size_t... Numbers>
constexpr auto performers(std::index_sequence<Numbers...>) {
    return std::array{perform_kind<Numbers>...};
}
template <std::size_t... Numbers>
constexpr auto silent_performers(std::index_sequence<Numbers...>) {
    return std::array{perform_silently<Numbers>...};
}
constexpr auto kPerformers = performers(std::make_index_sequence<kKindCount>());
constexpr auto kSilentPerformers = silent_performers(std::make_index_sequence<kKindCount>());

void carry_out(Game& game, const Turn& turn) {
    assert(!refusal(game.deck, game.state, turn));
    game.held = is_segment(game.state.phase);
    kPerformers[index(turn.decision.kind())](game, turn.by, turn.decision);
}

}  // namespace

Listing write_legal_decisions(const Deck& deck, const State& state, Player player, Listing list) {
    return kListers[index(state.phase)](deck, state, player, list);
}

DecisionList legal_decisions(const Deck& deck, const State& state, Player player) {
    DecisionList list;
    list_legal_decisions(deck, state, player, list);
    return list;
}

std::optional<Refusal> refusal(const Deck& deck, const State& state, const Turn& turn) {
    if (state.phase == Phase::Over) return Refusal::GameIsOver;
    if (!may_decide(state, turn.by)) return Refusal::NotYourTurn;
    const Position position{deck, state, turn.by};
    return visit(turn.decision, Refuser{position});
}

void apply(const Deck& deck, State& state, Turn turn) {
    assert(!refusal(deck, state, turn));
    kSilentPerformers[index(turn.decision.kind())](deck, state, turn.by, turn.decision);
}

void apply_with_events(const Deck& deck, State& state, const Turn& turn, EventList& events) {
    Game game{deck, state, &events};
    carry_out(game, turn);
}

void apply_with_shuffle(const Deck& deck, State& state, const Turn& turn, const KnownShuffle& known,
                        EventList* events) {
    Game game{deck, state, events, &known};
    carry_out(game, turn);
}

void apply_keeping_open(const Deck& deck, State& state, const Turn& turn, EventList& events) {
    Game game{.deck = deck, .state = state, .events = &events, .keeps_open = true};
    carry_out(game, turn);
}

void opening_events(const Deck& deck, const State& state, EventList& events) {
    if (state.phase == Phase::Draft) return;
    State copy = state;
    Game game{deck, copy, &events};
    flow::tell_deal(game);
}

std::optional<Player> next_player(const State& state) {
    if (is_over(state)) return std::nullopt;
    return player_to_decide(state);
}

int production(const Deck& deck, const State& state, Player player, Resource resource) {
    return income(deck, state.setup, state.board.sides[index(player)], player, resource);
}

std::uint64_t digest(const State& state) {
    Fingerprint print;
    print.add_bytes(state);
    return print.value();
}

}  // namespace kingdom
