// A thread that is made once and then given one piece of work after another, so that thinking
// takes no memory.
#pragma once

#include <functional>
#include <semaphore>
#include <thread>

namespace kingdom::ai {

class Worker {
  public:
    explicit Worker(std::function<void()> work);
    ~Worker();
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;

    // Does the work once, on the other thread. Every start is followed by a wait.
    void start() { started_.release(); }
    void wait() { finished_.acquire(); }

  private:
    void live();

    std::function<void()> work_;
    std::binary_semaphore started_{0};
    std::binary_semaphore finished_{0};
    bool leaving_ = false;
    std::thread thread_;
};

}  // namespace kingdom::ai
