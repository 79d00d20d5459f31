// What operators watch. Numbers only: nothing here tells a card, a name or a token.
#pragma once

#include <memory>
#include <string>
#include <string_view>

namespace kingdom::server {

class Metrics {
  public:
    Metrics();
    ~Metrics();
    Metrics(const Metrics&) = delete;
    Metrics& operator=(const Metrics&) = delete;

    void entry_written(double seconds);
    void entry_failed();
    void entry_taken();
    void decision_refused();
    void level_thought(double seconds);
    void tables_live(double count);
    void sockets_open(double change);
    void answered(unsigned status);
    void reader_cut();
    void trouble(std::string_view cause);

    // In the text format of Prometheus.
    std::string text() const;

  private:
    struct Parts;
    std::unique_ptr<Parts> parts_;
};

}  // namespace kingdom::server
