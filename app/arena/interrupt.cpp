#include "app/arena/interrupt.h"

namespace kingdom {
namespace {

// A signal handler can reach nothing else.
std::atomic<bool> stop_wanted = false;
static_assert(std::atomic<bool>::is_always_lock_free);

void note_signal(int) {
    stop_wanted.store(true, std::memory_order_relaxed);
}

}  // namespace

Interrupt::Interrupt() {
    stop_wanted = false;
    struct sigaction noting {};
    noting.sa_handler = note_signal;
    noting.sa_flags = static_cast<int>(SA_RESETHAND);
    sigaction(SIGINT, &noting, &interrupted_before_);
    sigaction(SIGTERM, &noting, &ended_before_);
}

Interrupt::~Interrupt() {
    sigaction(SIGINT, &interrupted_before_, nullptr);
    sigaction(SIGTERM, &ended_before_, nullptr);
}

std::atomic<bool>& Interrupt::stop() {
    return stop_wanted;
}

}  // namespace kingdom
