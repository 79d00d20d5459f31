#include "server/hall/metrics.h"

#include <prometheus/counter.h>
#include <prometheus/gauge.h>
#include <prometheus/histogram.h>
#include <prometheus/registry.h>
#include <prometheus/text_serializer.h>

namespace kingdom::server {
namespace {

const prometheus::Histogram::BucketBoundaries kSeconds{0.001, 0.0025, 0.005, 0.01, 0.025,
                                                       0.05,  0.1,    0.25,  0.5,  1};

}  // namespace

struct Metrics::Parts {
    using Labels = prometheus::Labels;

    prometheus::Registry registry{};
    prometheus::Family<prometheus::Counter>& entries =
        prometheus::BuildCounter()
            .Name("kingdom_entries_total")
            .Help("Entries of tables' logs, by what became of them")
            .Register(registry);
    prometheus::Counter& written = entries.Add({{"outcome", "written"}});
    prometheus::Counter& taken = entries.Add({{"outcome", "taken"}});
    prometheus::Counter& failed = entries.Add({{"outcome", "failed"}});
    prometheus::Histogram& commit = prometheus::BuildHistogram()
                                        .Name("kingdom_commit_seconds")
                                        .Help("From deciding to durable")
                                        .Register(registry)
                                        .Add({}, kSeconds);
    prometheus::Counter& refused = prometheus::BuildCounter()
                                       .Name("kingdom_decisions_refused_total")
                                       .Help("Decisions that a rule forbids")
                                       .Register(registry)
                                       .Add({});
    prometheus::Histogram& thought = prometheus::BuildHistogram()
                                         .Name("kingdom_level_seconds")
                                         .Help("Time that a level took for one decision")
                                         .Register(registry)
                                         .Add({}, kSeconds);
    prometheus::Gauge& tables = prometheus::BuildGauge()
                                    .Name("kingdom_tables_live")
                                    .Help("Tables in memory")
                                    .Register(registry)
                                    .Add({});
    prometheus::Gauge& sockets = prometheus::BuildGauge()
                                     .Name("kingdom_sockets_open")
                                     .Help("Open WebSockets")
                                     .Register(registry)
                                     .Add({});
    prometheus::Family<prometheus::Counter>& answers = prometheus::BuildCounter()
                                                           .Name("kingdom_http_answers_total")
                                                           .Help("HTTP answers by status")
                                                           .Register(registry);
    prometheus::Counter& cut = prometheus::BuildCounter()
                                   .Name("kingdom_readers_cut_total")
                                   .Help("Sockets closed because they read too slowly")
                                   .Register(registry)
                                   .Add({});
    prometheus::Family<prometheus::Counter>& troubles =
        prometheus::BuildCounter()
            .Name("kingdom_troubles_total")
            .Help("What went wrong without a client's fault, by cause")
            .Register(registry);
};

Metrics::Metrics() : parts_(std::make_unique<Parts>()) {}
Metrics::~Metrics() = default;

void Metrics::entry_written(double seconds) {
    parts_->written.Increment();
    parts_->commit.Observe(seconds);
}
void Metrics::entry_failed() {
    parts_->failed.Increment();
}
void Metrics::entry_taken() {
    parts_->taken.Increment();
}
void Metrics::decision_refused() {
    parts_->refused.Increment();
}
void Metrics::level_thought(double seconds) {
    parts_->thought.Observe(seconds);
}
void Metrics::tables_live(double count) {
    parts_->tables.Set(count);
}
void Metrics::sockets_open(double change) {
    parts_->sockets.Increment(change);
}
void Metrics::answered(unsigned status) {
    parts_->answers.Add({{"status", std::to_string(status)}}).Increment();
}
void Metrics::reader_cut() {
    parts_->cut.Increment();
}
void Metrics::trouble(std::string_view cause) {
    parts_->troubles.Add({{"cause", std::string(cause)}}).Increment();
}

std::string Metrics::text() const {
    return prometheus::TextSerializer().Serialize(parts_->registry.Collect());
}

}  // namespace kingdom::server
