#include "server/api/metrics_page.h"

namespace kingdom::server {

void MetricsPage::handle(net::Request request, net::Respond respond) {
    if (request.path != "/metrics") return respond(refusal(404));
    respond({.type = "text/plain; version=0.0.4", .body = metrics_.text()});
}

}  // namespace kingdom::server
