#include "server/hall/mailbox.h"

namespace kingdom::server {

void Mailbox::post(Task task) {
    const std::lock_guard lock(mutex_);
    tasks_.push_back(std::move(task));
    schedule();
}

void Mailbox::close() {
    const std::lock_guard lock(mutex_);
    closed_ = true;
}

void Mailbox::open(Task next) {
    const std::lock_guard lock(mutex_);
    tasks_.push_front(std::move(next));
    closed_ = false;
    schedule();
}

bool Mailbox::is_idle() const {
    const std::lock_guard lock(mutex_);
    return tasks_.empty() && !running_ && !closed_;
}

void Mailbox::drop() {
    std::deque<Task> dropped;  // ends without the lock: tasks hold tables, and tables mailboxes
    const std::lock_guard lock(mutex_);
    dropped.swap(tasks_);
}

// Requires the lock.
void Mailbox::schedule() {
    if (running_ || closed_) return;
    running_ = true;
    workers_->submit([self = shared_from_this()] { self->run(); });
}

// One task at a time: then other mailboxes have their turn.
void Mailbox::run() {
    Task task;
    {
        const std::lock_guard lock(mutex_);
        task = std::move(tasks_.front());
        tasks_.pop_front();
    }
    task();
    task = nullptr;  // what it held ends before the next one begins
    const std::lock_guard lock(mutex_);
    running_ = false;
    if (!tasks_.empty()) schedule();
}

}  // namespace kingdom::server
