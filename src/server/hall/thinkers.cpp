#include "server/hall/thinkers.h"

#include <algorithm>

namespace kingdom::server {
namespace {

constexpr std::size_t kMostWaiting = 4;  // of one guest and kind, where there is a limit

constexpr std::size_t index(Urgency urgency) {
    return static_cast<std::size_t>(urgency);
}

}  // namespace

void FairQueue::push(const std::string& guest, Task task) {
    auto& own = tasks_[guest];
    if (own.empty()) turns_.push_back(guest);
    own.push_back(std::move(task));
}

Task FairQueue::pop() {
    const std::string guest = std::move(turns_.front());
    turns_.pop_front();
    const auto own = tasks_.find(guest);
    Task task = std::move(own->second.front());
    own->second.pop_front();
    if (own->second.empty()) {
        tasks_.erase(own);
    } else {
        turns_.push_back(guest);
    }
    return task;
}

std::size_t FairQueue::waiting(const std::string& guest) const {
    const auto own = tasks_.find(guest);
    return own == tasks_.end() ? 0 : own->second.size();
}

Thinkers::Thinkers(unsigned threads, Priority priority) {
    for (unsigned i = 0; i < threads; ++i) {
        threads_.emplace_back([this, priority] { run(priority); });
    }
}

void Thinkers::submit(Urgency urgency, const std::string& guest, Task task) {
    {
        const std::lock_guard lock(mutex_);
        if (stopping_) return;
        queues_[index(urgency)].push(guest, std::move(task));
    }
    filled_.notify_one();
}

bool Thinkers::try_submit(Urgency urgency, const std::string& guest, Task task) {
    {
        const std::lock_guard lock(mutex_);
        if (queues_[index(urgency)].waiting(guest) >= kMostWaiting) return false;
    }
    submit(urgency, guest, std::move(task));
    return true;
}

void Thinkers::stop() {
    Queues dropped;  // ends without the lock
    {
        const std::lock_guard lock(mutex_);
        stopping_ = true;
        std::swap(dropped, queues_);
    }
    filled_.notify_all();
    for (std::thread& thread : threads_) thread.join();
    threads_.clear();
}

void Thinkers::run(Priority priority) {
    if (priority == Priority::Low) stand_back();
    const auto is_filled = [](const FairQueue& queue) { return !queue.empty(); };
    while (true) {
        std::unique_lock lock(mutex_);
        auto first = queues_.end();
        filled_.wait(lock, [&] {
            first = std::find_if(queues_.begin(), queues_.end(), is_filled);
            return stopping_ || first != queues_.end();
        });
        if (stopping_) return;
        const Task task = first->pop();
        lock.unlock();
        task();
    }
}

}  // namespace kingdom::server
