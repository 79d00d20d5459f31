// Threads for what takes long. What is urgent comes first, and among equals every guest has a turn:
// whoever asks for much waits for their own, not for the others'.
#pragma once

#include <array>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <map>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "server/hall/workers.h"

namespace kingdom::server {

// Most urgent first: an opponent's turn, a hint, the review of a finished game.
enum class Urgency : std::uint8_t { Turn, Hint, Review };

// Tasks by the guest that they are for; guests in turn.
class FairQueue {
  public:
    void push(const std::string& guest, Task task);
    // Requires !empty().
    Task pop();
    bool empty() const { return turns_.empty(); }
    std::size_t waiting(const std::string& guest) const;

  private:
    std::map<std::string, std::deque<Task>> tasks_;
    std::deque<std::string> turns_;  // whoever has something waiting, once each
};

class Thinkers {
  public:
    explicit Thinkers(unsigned threads, Priority priority = Priority::Usual);
    ~Thinkers() { stop(); }
    Thinkers(const Thinkers&) = delete;
    Thinkers& operator=(const Thinkers&) = delete;

    // Nothing happens once they are stopped.
    void submit(Urgency urgency, const std::string& guest, Task task);
    // The same, unless the guest has enough of this kind waiting: then false.
    bool try_submit(Urgency urgency, const std::string& guest, Task task);
    // Drops what has not begun and waits for what has.
    void stop();

  private:
    using Queues = std::array<FairQueue, 3>;  // by urgency

    void run(Priority priority);

    std::mutex mutex_;
    std::condition_variable filled_;
    Queues queues_;
    bool stopping_ = false;
    std::vector<std::thread> threads_;
};

}  // namespace kingdom::server
