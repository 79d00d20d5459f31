// Tasks that run one after the other, on whatever thread is free. A task may close the mailbox
// while it waits for something; nothing else runs then.
#pragma once

#include <deque>
#include <memory>
#include <mutex>

#include "server/hall/workers.h"

namespace kingdom::server {

class Mailbox : public std::enable_shared_from_this<Mailbox> {
  public:
    explicit Mailbox(std::shared_ptr<Workers> workers) : workers_(std::move(workers)) {}

    void post(Task task);
    // To be called by a running task.
    void close();
    // Opens it again; `next` runs before whatever else was posted.
    void open(Task next);
    bool is_idle() const;
    // What waits never runs: without workers it would only keep alive what it holds.
    void drop();

  private:
    void schedule();
    void run();

    std::shared_ptr<Workers> workers_;
    mutable std::mutex mutex_;
    std::deque<Task> tasks_;
    bool running_ = false;  // on a thread, or waiting for one
    bool closed_ = false;
};

}  // namespace kingdom::server
