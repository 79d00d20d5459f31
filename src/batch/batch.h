// Many games stepped together by several threads, over buffers that belong to the caller. The same
// options and choices give the same games, whatever the number of threads.
#pragma once

#include <memory>
#include <vector>

#include "ai/search/worker.h"
#include "batch/slot.h"

namespace kingdom::batch {

struct BatchOptions {
    std::uint32_t games = 1;  // at once
    std::uint32_t threads = 1;
    PlanOptions plan{};
    const ai::Level* rival = nullptr;
    const ai::Level* teacher = nullptr;
    std::uint32_t rival_playouts = 0;  // 0: as its level says
    std::uint32_t teacher_playouts = 0;
};

// One element a game, all of them the caller's; `taught` may be null when there is no teacher.
struct Buffers {
    ai::net::Observation* observations = nullptr;
    ai::net::Menu* menus = nullptr;
    std::uint8_t* seats = nullptr;
    std::uint8_t* decks = nullptr;
    std::uint8_t* ended = nullptr;
    std::array<SeatResult, 2>* results = nullptr;
    std::int32_t* taught = nullptr;
};

class Batch {
  public:
    Batch(const Deck& deck, const BatchOptions& options, const Buffers& buffers);

    // Begins anew and writes the first positions.
    void reset();

    // One choice a game; writes the positions after them. Gives the number of choices that no menu
    // had: there the first of the menu was played instead.
    std::uint32_t step(const std::int32_t* choices);

    const Plan& plan() const { return plan_; }
    const Slot& slot(std::size_t which) const { return slots_[which]; }

  private:
    struct Thread {
        std::unique_ptr<ai::Opponent> rival, teacher;
        std::size_t first = 0, last = 0;  // of its games
        std::uint32_t refused = 0;
        std::unique_ptr<ai::Worker> worker;  // none for the first, which is the caller's
    };
    void run(Thread& thread);
    void run_all();
    SlotOutput output(std::size_t which);

    Plan plan_;
    BatchOptions options_;
    Buffers buffers_;
    std::vector<Slot> slots_;
    std::vector<std::unique_ptr<Thread>> threads_;
    const std::int32_t* choices_ = nullptr;  // of the running step; null while beginning
};

}  // namespace kingdom::batch
