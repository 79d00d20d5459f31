#include "ai/search/worker.h"

namespace kingdom::ai {

Worker::Worker(std::function<void()> work) : work_(std::move(work)), thread_([this] { live(); }) {}

Worker::~Worker() {
    leaving_ = true;
    started_.release();
    thread_.join();
}

void Worker::live() {
    for (;;) {
        started_.acquire();
        if (leaving_) return;
        work_();
        finished_.release();
    }
}

}  // namespace kingdom::ai
