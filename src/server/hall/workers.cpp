#include "server/hall/workers.h"

#include <sys/resource.h>
#include <unistd.h>

namespace kingdom::server {

// Linux counts niceness by thread.
void stand_back() {
    constexpr int kNicest = 19;
    setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), kNicest);
}

Workers::Workers(unsigned threads) {
    for (unsigned i = 0; i < threads; ++i) {
        threads_.emplace_back([this] { run(); });
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

void Workers::run() {
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
