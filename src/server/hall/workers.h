// A few threads that run tasks, oldest first.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace kingdom::server {

using Task = std::function<void()>;

// Low: gets the little that threads with something better to do leave.
enum class Priority : std::uint8_t { Usual, Low };

// This thread gets no more than that from now on.
void stand_back();

class Workers {
  public:
    explicit Workers(unsigned threads);
    ~Workers() { stop(); }
    Workers(const Workers&) = delete;
    Workers& operator=(const Workers&) = delete;

    // Nothing happens once they are stopped.
    void submit(Task task);
    // Drops what has not begun and waits for what has.
    void stop();

  private:
    void run();

    std::mutex mutex_;
    std::condition_variable filled_;
    std::deque<Task> tasks_;
    bool stopping_ = false;
    std::vector<std::thread> threads_;
};

}  // namespace kingdom::server
