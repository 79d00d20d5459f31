#include "store/group_writer.h"

#include <algorithm>
#include <tuple>

namespace kingdom::store {
namespace {

constexpr std::size_t kLargestBatch = 2048;

// Two processes that write the same tables must lock their keys in the same order.
bool comes_before(const Write& one, const Write& two) {
    if (!one.entry || !two.entry) return !one.entry && two.entry;
    return std::tie(one.entry->table, one.entry->number) <
           std::tie(two.entry->table, two.entry->number);
}

}  // namespace

GroupWriter::GroupWriter(Connect connect, Announce announce)
    : connect_(std::move(connect)),
      announce_(std::move(announce)),
      connection_(connect_()),
      thread_([this] { run(); }) {}

GroupWriter::~GroupWriter() {
    {
        const std::lock_guard lock(mutex_);
        stopping_ = true;
    }
    filled_.notify_one();
    thread_.join();
}

void GroupWriter::submit(Write write, Acknowledge acknowledge) {
    {
        const std::lock_guard lock(mutex_);
        jobs_.push_back({std::move(write), std::move(acknowledge)});
    }
    filled_.notify_one();
}

std::vector<GroupWriter::Job> GroupWriter::next_batch() {
    std::unique_lock lock(mutex_);
    filled_.wait(lock, [this] { return stopping_ || !jobs_.empty(); });
    std::vector<Job> batch;
    if (jobs_.size() <= kLargestBatch) {
        batch.swap(jobs_);
        return batch;
    }
    const auto end = jobs_.begin() + kLargestBatch;
    std::move(jobs_.begin(), end, std::back_inserter(batch));
    jobs_.erase(jobs_.begin(), end);
    return batch;
}

void GroupWriter::run() {
    for (auto batch = next_batch(); !batch.empty(); batch = next_batch()) write_batch(batch);
}

void GroupWriter::write_batch(std::vector<Job>& batch) {
    std::vector<Job*> jobs;
    for (Job& job : batch) jobs.push_back(&job);
    std::stable_sort(jobs.begin(), jobs.end(), [](const Job* one, const Job* two) {
        return comes_before(one->write, two->write);
    });
    std::vector<Outcome> outcomes;
    if (!try_batch(jobs, outcomes)) {
        // One write that cannot be made must not take the others down with it. A commit that was
        // made but not heard of shows as a key that is taken.
        outcomes.clear();
        for (Job* job : jobs) {
            std::vector<Outcome> own;
            outcomes.push_back(try_batch({job}, own) ? own[0] : Outcome::Failed);
        }
    }
    for (std::size_t i = 0; i < jobs.size(); ++i) jobs[i]->acknowledge(outcomes[i]);
}

bool GroupWriter::try_batch(const std::vector<Job*>& batch, std::vector<Outcome>& outcomes) {
    try {
        if (!connection_ || !connection_->is_open()) connection_ = connect_();
        connection_->run("BEGIN");
        for (const Job* job : batch) {
            const bool written = write_one(*connection_, job->write);
            outcomes.push_back(written ? Outcome::Written : Outcome::Taken);
            if (written && job->write.entry) announce_(*connection_, job->write.entry->table);
        }
        connection_->run("COMMIT");
        return true;
    } catch (const StoreError&) {
        try {
            if (connection_ && connection_->is_open()) connection_->run("ROLLBACK");
        } catch (const StoreError&) {
            // SQLite has rolled back already when the disk was full.
        }
        return false;
    }
}

}  // namespace kingdom::store
