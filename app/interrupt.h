// Ctrl-C, or being told to end, as a request to stop soon while something long goes on. More of
// them change nothing: some programs that pass signals on send them twice.
#pragma once

#include <atomic>
#include <csignal>

namespace kingdom {

class Interrupt {
  public:
    Interrupt();
    ~Interrupt();
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;

    // True once it was asked for, or once somebody sets it.
    std::atomic<bool>& stop();

  private:
    struct sigaction interrupted_before_ {};
    struct sigaction ended_before_ {};
};

}  // namespace kingdom
