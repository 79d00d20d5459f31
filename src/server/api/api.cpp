#include "server/api/api.h"

#include <algorithm>
#include <array>
#include <chrono>

#include "server/api/answers.h"
#include "server/api/pages.h"
#include "server/api/routes.h"
#include "server/api/socket.h"
#include "server/protocol/message_json.h"

namespace kingdom::server {
namespace {

using protocol::ErrorKey;

// What is no path of the API: pages, scripts and pictures, or nothing at all.
constexpr std::string_view kFile = "file";

bool is_own(const net::Request& request) {
    constexpr std::array<std::string_view, 3> kOwn{"/livez", "/readyz", "/version"};
    const bool reads = request.method == "GET" || request.method == "HEAD";
    return reads && std::find(kOwn.begin(), kOwn.end(), request.path) != kOwn.end();
}

}  // namespace

Api::Api(Hall& hall, Metrics& metrics, ApiOptions options)
    : hall_(hall), metrics_(metrics), options_(std::move(options)) {}

void Api::handle(net::Request request, net::Respond respond) {
    const auto began = std::chrono::steady_clock::now();
    const auto routed = route(request.method, request.path);
    const std::string_view name = routed ? routed->pattern : is_own(request) ? request.path : kFile;
    const auto done = [this, began, method = request.method, name = std::string(name),
                       respond = std::move(respond)](net::Response response) {
        const std::chrono::duration<double, std::milli> took =
            std::chrono::steady_clock::now() - began;
        metrics_.answered(response.status);
        if (options_.log) options_.log({method, name, response.status, took.count()});
        respond(std::move(response));
    };
    if (is_own(request)) return answer_own(request, done);
    if (routed) {
        return routed->ask(hall_, request,
                           [done](const Answer& answer) { done(http_answer(answer)); });
    }
    const bool reads = request.method == "GET" || request.method == "HEAD";
    if (reads && route_page(hall_, options_.files, request, done)) return;
    if (auto file = reads ? options_.files.answer(request) : std::nullopt) {
        return done(std::move(*file));
    }
    done(http_rejection(rejected(ErrorKey::NotFound, "there is nothing here")));
}

// For operators.
void Api::answer_own(const net::Request& request, const net::Respond& respond) {
    if (request.path == "/livez") return respond(json_response(200, {{"status", "alive"}}));
    if (request.path == "/version") {
        return respond(json_response(
            200, {{"version", options_.version}, {"rules", std::string(kRulesEdition)}}));
    }
    const std::lock_guard lock(mutex_);
    if (stopping_) {
        return respond(http_rejection(rejected(ErrorKey::Unavailable, "the server is stopping")));
    }
    hall_.ready([respond](const Answer& answer) { respond(http_answer(answer)); });
}

std::unique_ptr<net::SocketHandler> Api::accept(std::shared_ptr<net::Socket> socket,
                                                std::string guest) {
    return std::make_unique<ApiSocket>(*this, std::move(socket), std::move(guest));
}

net::Response Api::refusal(unsigned status) {
    metrics_.answered(status);
    switch (status) {
        case 403: return http_rejection(rejected(ErrorKey::Forbidden, "this origin may not ask"));
        case 404: return http_rejection(rejected(ErrorKey::NotFound, "there is nothing here"));
        case 413:
            return http_rejection(rejected(ErrorKey::TooLarge, "the body is longer than allowed"));
        case 429:
            return http_rejection(rejected(ErrorKey::TooMany, "too many requests; wait a little"));
        case 503: return http_rejection(rejected(ErrorKey::Unavailable, "the server is stopping"));
        case 431: {
            auto response =
                http_rejection(rejected(ErrorKey::TooLarge, "the header is longer than allowed"));
            response.status = status;
            return response;
        }
        default: return http_rejection(rejected(ErrorKey::BadRequest, "this is not HTTP"));
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
