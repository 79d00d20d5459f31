// Ctrl-C as a request to stop soon, while something long goes on. A second one ends the program.
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
