// The dashboard and the alert rules ask for metrics that there are.
#include <fstream>
#include <regex>
#include <set>
#include <sstream>

#include <doctest/doctest.h>

#include "server/hall/metrics.h"

namespace kingdom::server {
namespace {

std::set<std::string> names_in(const std::string& text) {
    static const std::regex kName("kingdom_[a-z_]+");
    std::set<std::string> names;
    for (auto at = std::sregex_iterator(text.begin(), text.end(), kName);
         at != std::sregex_iterator(); ++at) {
        names.insert(at->str());
    }
    return names;
}

}  // namespace

TEST_CASE("the examples for operators name metrics that the server has") {
    Metrics metrics;
    metrics.answered(200);
    metrics.trouble("store_write");
    const auto known = names_in(metrics.text());
    int asked = 0;
    for (const char* file : {"grafana_dashboard.json", "prometheus_alerts.yml"}) {
        std::stringstream text;
        text << std::ifstream(std::string(KINGDOM_SOURCE_DIR "/examples/") + file).rdbuf();
        for (const std::string& name : names_in(text.str())) {
            CAPTURE(file);
            CAPTURE(name);
            CHECK(known.contains(name));
            ++asked;
        }
    }
    CHECK(asked >= 10);
}

}  // namespace kingdom::server
