#include "server/hall/workers.h"

#include <pthread.h>
#include <sched.h>

namespace kingdom::server {
namespace {

// Where the system knows no such thing the thread keeps its usual share.
void stand_back() {
    const sched_param parameter{};
    pthread_setschedparam(pthread_self(), SCHED_IDLE, &parameter);
}

}  // namespace

Workers::Workers(unsigned threads, Priority priority) {
    for (unsigned i = 0; i < threads; ++i) {
        threads_.emplace_back([this, priority] { run(priority); });
    }
}

void Workers::stop() {
    std::deque<Task> dropped;
    {
        const std::lock_guard lock(mutex_);
        stopping_ = true;
        dropped.swap(tasks_);
    }
    filled_.notify_all();
    for (std::thread& thread : threads_) thread.join();
    threads_.clear();
}

void Workers::submit(Task task) {
    {
        const std::lock_guard lock(mutex_);
        if (stopping_) return;
        tasks_.push_back(std::move(task));
    }
    filled_.notify_one();
}

void Workers::run(Priority priority) {
    if (priority == Priority::Idle) stand_back();
    while (true) {
        std::unique_lock lock(mutex_);
        filled_.wait(lock, [this] { return stopping_ || !tasks_.empty(); });
        if (stopping_) return;
        const Task task = std::move(tasks_.front());
        tasks_.pop_front();
        lock.unlock();
        task();
    }
}

}  // namespace kingdom::server
