#include "batch/batch.h"

#include <algorithm>

namespace kingdom::batch {
namespace {

std::unique_ptr<ai::Opponent> seated(const ai::Level* level, std::uint32_t playouts) {
    if (level == nullptr) return nullptr;
    ai::Budget budget = level->budget;
    budget.threads = 1;
    if (playouts > 0) {
        budget.playouts = playouts;
        budget.milliseconds = 0;
    }
    return std::make_unique<ai::Opponent>(*level, budget);
}

}  // namespace

Batch::Batch(const Deck& deck, const BatchOptions& options, const Buffers& buffers)
    : plan_(deck, options.plan), options_(options), buffers_(buffers), slots_(options.games) {
    const std::size_t count = std::clamp<std::size_t>(options.threads, 1, options.games);
    for (std::size_t i = 0; i < count; ++i) {
        threads_.push_back(std::make_unique<Thread>());
        Thread* const thread = threads_.back().get();
        thread->rival = seated(options.rival, options.rival_playouts);
        thread->teacher = seated(options.teacher, options.teacher_playouts);
        thread->first = options.games * i / count;
        thread->last = options.games * (i + 1) / count;
        if (i > 0) thread->worker = std::make_unique<ai::Worker>([this, thread] { run(*thread); });
    }
}

SlotOutput Batch::output(std::size_t which) {
    return {buffers_.observations[which],
            buffers_.menus[which],
            buffers_.seats[which],
            buffers_.decks[which],
            buffers_.ended[which],
            buffers_.results[which],
            buffers_.taught == nullptr ? nullptr : buffers_.taught + which};
}

void Batch::run(Thread& thread) {
    const Company company{thread.rival.get(), thread.teacher.get()};
    thread.refused = 0;
    for (std::size_t i = thread.first; i < thread.last; ++i) {
        Slot& slot = slots_[i];
        if (choices_ == nullptr) {
            slot.begin(plan_, i, slots_.size());
        } else if (!slot.choose(static_cast<std::size_t>(choices_[i]))) {
            ++thread.refused;
            slot.choose_first();
        }
        slot.advance(company, output(i));
    }
}

void Batch::run_all() {
    for (std::size_t i = 1; i < threads_.size(); ++i) threads_[i]->worker->start();
    run(*threads_[0]);
    for (std::size_t i = 1; i < threads_.size(); ++i) threads_[i]->worker->wait();
}

void Batch::reset() {
    choices_ = nullptr;
    run_all();
}

std::uint32_t Batch::step(const std::int32_t* choices) {
    choices_ = choices;
    run_all();
    std::uint32_t refused = 0;
    for (const auto& thread : threads_) refused += thread->refused;
    return refused;
}

}  // namespace kingdom::batch
