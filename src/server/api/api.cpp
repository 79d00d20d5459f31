#include "server/api/api.h"

#include <chrono>

#include "server/api/answers.h"
#include "server/api/routes.h"
#include "server/api/socket.h"
#include "server/protocol/message_json.h"

namespace kingdom::server {
namespace {

using protocol::ErrorKey;

std::vector<std::string> parts_of(const std::string& path) {
    std::vector<std::string> parts;
    std::size_t begin = 1;
    while (begin < path.size()) {
        const std::size_t end = std::min(path.find('/', begin), path.size());
        parts.push_back(path.substr(begin, end - begin));
        begin = end + 1;
    }
    return parts;
}

}  // namespace

Api::Api(Hall& hall, Metrics& metrics, ApiOptions options)
    : hall_(hall), metrics_(metrics), options_(std::move(options)) {}

void Api::handle(net::Request request, net::Respond respond) {
    const auto began = std::chrono::steady_clock::now();
    const auto parts = parts_of(request.path);
    const auto done = [this, began, method = request.method, name = route_name(parts),
                       respond = std::move(respond)](net::Response response) {
        const std::chrono::duration<double, std::milli> took =
            std::chrono::steady_clock::now() - began;
        metrics_.answered(response.status);
        if (options_.log) options_.log({method, name, response.status, took.count()});
        respond(std::move(response));
    };
    route(request, parts, done);
}

void Api::route(const net::Request& request, const std::vector<std::string>& parts,
                const net::Respond& respond) {
    const bool reads = request.method == "GET" || request.method == "HEAD";
    const std::string name = route_name(parts);
    if (reads && name == "/livez") return respond(json_response(200, {{"status", "alive"}}));
    if (reads && name == "/version") {
        return respond(json_response(
            200, {{"version", options_.version}, {"rules", std::string(kRulesEdition)}}));
    }
    if (reads && name == "/metrics") {
        return respond({.type = "text/plain; version=0.0.4", .body = metrics_.text()});
    }
    const Reply reply = [respond](const Answer& answer) { respond(http_answer(answer)); };
    if (reads && name == "/readyz") {
        const std::lock_guard lock(mutex_);
        if (stopping_) return reply(rejected(ErrorKey::Unavailable, "the server is stopping"));
        return hall_.ready(reply);
    }
    if (route_api(hall_, request, parts, reply)) return;
    if (auto file = reads ? options_.files.answer(request) : std::nullopt) {
        return respond(std::move(*file));
    }
    reply(rejected(ErrorKey::NotFound, "there is nothing here"));
}

std::unique_ptr<net::SocketHandler> Api::accept(std::shared_ptr<net::Socket> socket) {
    return std::make_unique<ApiSocket>(*this, std::move(socket));
}

net::Response Api::refusal(unsigned status) {
    metrics_.answered(status);
    switch (status) {
        case 403: return http_answer(rejected(ErrorKey::Forbidden, "this origin may not ask"));
        case 404: return http_answer(rejected(ErrorKey::NotFound, "there is nothing here"));
        case 413:
            return http_answer(rejected(ErrorKey::TooLarge, "the body is longer than allowed"));
        case 429:
            return http_answer(rejected(ErrorKey::TooMany, "too many requests; wait a little"));
        case 503: return http_answer(rejected(ErrorKey::Unavailable, "the server is stopping"));
        case 431: {
            auto response =
                http_answer(rejected(ErrorKey::TooLarge, "the header is longer than allowed"));
            response.status = status;
            return response;
        }
        default: return http_answer(rejected(ErrorKey::BadRequest, "this is not HTTP"));
    }
}

void Api::socket_cut() {
    metrics_.reader_cut();
}

void Api::announce_stop() {
    const auto notice = std::make_shared<const std::string>(
        protocol::write_server_message(protocol::Notice{.notice = {"stopping"}}));
    const std::lock_guard lock(mutex_);
    stopping_ = true;
    for (net::Socket* socket : sockets_) socket->send(notice);
}

}  // namespace kingdom::server
