#include "ai/lab/game.h"

#include "rules/rules.h"

namespace kingdom::lab {
namespace {

class Course {
  public:
    Course(const Deck& deck, const Setup& setup, std::uint64_t seed)
        : deck_(deck), state_(new_game(deck, setup, Rng(seed))), rng_(~seed), measuring_(seed) {
        result_.setup = setup;
        result_.cards.watch(state_);
    }

    // Plays on until the end or the stop; true at the end.
    bool run(const Bench& bench) {
        while (const auto player = next_player(state_)) {
            if (bench.stop != nullptr && bench.stop->load(std::memory_order_relaxed)) return false;
            const View view = view_for(state_, *player);
            list_legal_decisions(deck_, state_, *player, legal_);
            if (legal_.size() > 1) meet_choice(bench, view);
            play({*player, bench.opponent.choose(deck_, view, rng_)});
        }
        return true;
    }

    const GameResult& finish() {
        result_.outcome = *outcome(deck_, state_);
        for (const Player player : kPlayers) {
            result_.duchies[index(player)] = state_.board.sides[index(player)].duchy;
        }
        note_round(kRoundCount - 1);
        return result_;
    }

  private:
    void meet_choice(const Bench& bench, const View& view) {
        ++result_.choices;
        if (bench.meter == nullptr || measuring_.below(bench.every) != 0) return;
        const std::uint32_t good = bench.meter->measure(deck_, view, measuring_);
        if (good > 0) result_.breadth[state_.round].add(good);
    }

    void play(const Turn& turn) {
        const std::uint8_t round = state_.round;
        events_.clear();
        apply_with_events(deck_, state_, turn, events_);
        ++result_.decisions;
        result_.cards.note(events_);
        result_.cards.watch(state_);
        if (state_.round != round) note_round(round);
    }

    void note_round(std::size_t round) {
        for (const Player player : kPlayers) {
            result_.round_points[index(player)][round] = score(deck_, state_, player).total();
        }
    }

    const Deck& deck_;
    State state_;
    Rng rng_;        // of the players
    Rng measuring_;  // apart, so that measuring changes no game
    GameResult result_{};
    EventList events_{};
    DecisionList legal_{};
};

}  // namespace

void Breadth::add(std::uint32_t good_answers) {
    ++choices;
    good += good_answers;
    good_squared += std::uint64_t{good_answers} * good_answers;
    single += good_answers == 1 ? 1 : 0;
}

void Breadth::add(const Breadth& more) {
    choices += more.choices;
    good += more.good;
    good_squared += more.good_squared;
    single += more.single;
}

std::optional<GameResult> play_game(const Deck& deck, const Setup& setup, std::uint64_t seed,
                                    const Bench& bench) {
    Course course(deck, setup, seed);
    if (!course.run(bench)) return std::nullopt;
    return course.finish();
}

}  // namespace kingdom::lab
