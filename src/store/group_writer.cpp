#include "store/group_writer.h"

#include <algorithm>
#include <tuple>

namespace kingdom::store {
namespace {

using namespace std::chrono_literals;

// Each entry is a lock in PostgreSQL, which has some thousands for all processes together.
constexpr std::size_t kLargestBatch = 500;
// How often it is looked whether somebody has waited too long.
constexpr auto kLimitTick = 100ms;
// A batch whose writes have waited long has at least this for its try.
constexpr auto kLeast = 500ms;
// Before a write whose table another process is writing to is tried again.
constexpr auto kBeforeRetry = 2ms;

// Two processes that write the same tables must lock their keys in the same order.
bool comes_before(const Write& one, const Write& two) {
    if (!one.entry || !two.entry) return !one.entry && two.entry;
    return std::tie(one.entry->table, one.entry->number) <
           std::tie(two.entry->table, two.entry->number);
}

}  // namespace

GroupWriter::GroupWriter(Connect connect, WriteBatch write_batch, const Limits& limits)
    : connect_(std::move(connect)),
      write_batch_(std::move(write_batch)),
      limits_(limits),
      connection_(connect_(now() + limits.question)),
      committed_(now()),
      keeper_([this] { keep_limits(); }),
      thread_([this] { run(); }) {}

GroupWriter::~GroupWriter() {
    {
        const std::lock_guard lock(mutex_);
        stopping_ = true;
    }
    filled_.notify_one();
    thread_.join();
    ended_.notify_one();
    keeper_.join();
}

void GroupWriter::submit(Write write, Acknowledge acknowledge) {
    {
        const std::lock_guard lock(mutex_);
        jobs_.push_back(
            std::make_shared<Job>(Job{std::move(write), std::move(acknowledge), now()}));
    }
    filled_.notify_one();
}

Health GroupWriter::health() const {
    using std::chrono::duration_cast;
    using std::chrono::milliseconds;
    const std::lock_guard lock(mutex_);
    const Instant at = now();
    Health health{.since_commit = duration_cast<milliseconds>(at - committed_), .fault = fault_};
    for (const Jobs* jobs : {&jobs_, &writing_}) {
        for (const JobHandle& job : *jobs) {
            if (job->deferred) continue;  // the others are written meanwhile
            health.oldest = std::max(health.oldest, duration_cast<milliseconds>(at - job->since));
        }
    }
    return health;
}

void GroupWriter::finish_by(Instant end) {
    const std::lock_guard lock(mutex_);
    finish_ = std::min(finish_, end);
}

// Requires the lock.
Instant GroupWriter::end_of(const Job& job) const {
    return std::min(job.since + limits_.write, finish_);
}

// False when there will be none.
bool GroupWriter::next_batch() {
    std::unique_lock lock(mutex_);
    filled_.wait(lock, [this] { return stopping_ || !jobs_.empty(); });
    const std::size_t size = std::min(jobs_.size(), kLargestBatch);
    const auto end = jobs_.begin() + static_cast<std::ptrdiff_t>(size);
    writing_.assign(std::make_move_iterator(jobs_.begin()), std::make_move_iterator(end));
    jobs_.erase(jobs_.begin(), end);
    return !writing_.empty();
}

void GroupWriter::run() {
    while (next_batch()) write_batch();
}

void GroupWriter::write_batch() {
    Jobs batch = writing_;  // only this thread changes it
    std::stable_sort(batch.begin(), batch.end(), [](const JobHandle& one, const JobHandle& two) {
        return comes_before(one->write, two->write);
    });
    Instant end;
    {
        const std::lock_guard lock(mutex_);
        end = Instant::max();
        for (const JobHandle& job : batch) end = std::min(end, end_of(*job));
        end = std::max(end, now() + kLeast);
    }
    const bool written = try_batch(batch, std::min(end, now() + limits_.attempt));
    if (!written) write_alone(batch, end);
    const std::lock_guard lock(mutex_);
    writing_.clear();
}

// One write that cannot be made must not take the others down with it. A commit that was made but
// not heard of shows as a key that is taken.
void GroupWriter::write_alone(const Jobs& batch, Instant end) {
    for (const JobHandle& job : batch) {
        const bool tried = now() < end && try_batch({job}, end);
        if (!tried) answer(job, Outcome::Failed);
    }
}

bool GroupWriter::try_batch(const Jobs& batch, Instant end) {
    try {
        if (!connection_ || !connection_->is_open()) {
            connection_.reset();
            connection_ = connect_(end);
        }
        connection_->until(end);
        std::vector<const Write*> writes;
        for (const JobHandle& job : batch) writes.push_back(&job->write);
        settle(batch, write_batch_(*connection_, writes));
        return true;
    } catch (const StoreError& error) {
        {
            const std::lock_guard lock(mutex_);
            fault_ = error.what();
        }
        try {
            if (connection_ && connection_->is_open()) connection_->run("ROLLBACK");
        } catch (const StoreError&) {
            // SQLite has rolled back already when the disk was full.
        }
        return false;
    }
}

void GroupWriter::settle(const Jobs& batch, const Outcomes& outcomes) {
    Jobs again;
    for (std::size_t i = 0; i < batch.size(); ++i) {
        if (!outcomes[i]) again.push_back(batch[i]);
    }
    {
        const std::lock_guard lock(mutex_);
        committed_ = now();
        fault_.clear();
        for (const JobHandle& job : again) job->deferred = true;
        jobs_.insert(jobs_.end(), again.begin(), again.end());
    }
    for (std::size_t i = 0; i < batch.size(); ++i) {
        if (outcomes[i]) answer(batch[i], *outcomes[i]);
    }
    if (again.size() == batch.size()) std::this_thread::sleep_for(kBeforeRetry);
}

void GroupWriter::answer(const JobHandle& job, Outcome outcome) {
    {
        const std::lock_guard lock(mutex_);
        if (job->answered) return;
        job->answered = true;
    }
    job->acknowledge(outcome);
}

// Requires the lock. Those that have waited too long: what waits is not written any more, and what
// is under way may still be.
GroupWriter::Jobs GroupWriter::take_late() {
    const Instant at = now();
    const auto is_late = [&](const JobHandle& job) { return end_of(*job) <= at; };
    Jobs late;
    std::copy_if(jobs_.begin(), jobs_.end(), std::back_inserter(late), is_late);
    std::erase_if(jobs_, is_late);
    for (const JobHandle& job : writing_) {
        // The writing thread itself answers in time, unless it is stuck.
        if (!job->answered && end_of(*job) + 2 * kLimitTick <= at) late.push_back(job);
    }
    return late;
}

void GroupWriter::keep_limits() {
    std::unique_lock lock(mutex_);
    const auto is_done = [this] { return stopping_ && jobs_.empty() && writing_.empty(); };
    while (!ended_.wait_for(lock, kLimitTick, is_done)) {
        const Jobs late = take_late();
        if (late.empty()) continue;
        if (fault_.empty()) fault_ = "the store does not answer";
        lock.unlock();
        for (const JobHandle& job : late) answer(job, Outcome::Failed);
        lock.lock();
    }
}

}  // namespace kingdom::store
