// One place of a batch: a game that goes on until somebody has to choose, and another behind it.
#pragma once

#include <array>

#include "ai/net/menu.h"
#include "ai/opponent.h"
#include "batch/plan.h"
#include "rules/round_log.h"

namespace kingdom::batch {

// How a game ended, for each seat.
struct SeatResult {
    float value = 0;  // 1 won, 0 shared, -1 lost; alone by points and medal
    float points = 0;
    float others_points = 0;
};

// What one place writes for its caller.
struct SlotOutput {
    ai::net::Observation& observation;
    ai::net::Menu& menu;
    std::uint8_t& seat;
    std::uint8_t& deck;
    std::uint8_t& ended;
    std::array<SeatResult, 2>& result;
    std::int32_t* taught;  // the teacher's choice; null when there is none
};

// Who decides besides the caller. Each thread has its own.
struct Company {
    ai::Opponent* rival = nullptr;    // plays the second seat of even games, the first of odd ones
    ai::Opponent* teacher = nullptr;  // says what it would choose
};

class Slot {
  public:
    // Plays the games number, number + stride, number + 2 stride, ...
    void begin(const Plan& plan, std::uint64_t number, std::uint64_t stride);

    // Goes on to the next position in which somebody has a choice, and writes it.
    void advance(const Company& company, SlotOutput out);

    // The choice made there, as the menu numbers it. False, and nothing done, when there is none
    // such.
    bool choose(std::size_t choice);

    // The first choice of the menu.
    void choose_first();

    const State& state() const { return state_; }
    std::uint64_t number() const { return number_; }

  private:
    void start();
    void finish(SlotOutput& out);
    void play(Turn turn);
    bool plays_rival(Player player) const;
    void let_rival_play(ai::Opponent& rival, Player player);
    bool offer_choice(const Company& company, Player player, SlotOutput& out);

    const Plan* plan_ = nullptr;
    std::uint64_t number_ = 0;
    std::uint64_t stride_ = 0;
    std::uint32_t deck_number_ = 0;
    const Deck* deck_ = nullptr;
    State state_{};
    RoundBook book_{};
    Rng rng_{};  // for rival and teacher
    ai::net::Choices choices_{};
    ai::net::TokenPlaces places_{};
    std::array<std::uint32_t, ai::net::kLayings> offered_{};  // of the menu of the moment
};

}  // namespace kingdom::batch
