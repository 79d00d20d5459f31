#include "server/api/answers.h"

#include "server/protocol/http_bodies.h"
#include "server/protocol/json_fields.h"

namespace kingdom::server {

using protocol::ErrorKey;

namespace {

net::Response lasting_response(std::string body) {
    net::Response response{.body = std::move(body)};
    response.headers.emplace_back("Cache-Control", "public, max-age=31536000, immutable");
    response.headers.emplace_back("X-Content-Type-Options", "nosniff");
    return response;
}

net::Response response_of(unsigned status, std::string text) {
    net::Response response{.status = status, .body = std::move(text)};
    response.headers.emplace_back("Cache-Control", "no-store");
    response.headers.emplace_back("X-Content-Type-Options", "nosniff");
    return response;
}

}  // namespace

net::Response json_response(unsigned status, const nlohmann::json& body) {
    return response_of(status, body.dump());
}

net::Response http_answer(const Answer& answer) {
    if (!answer) return http_rejection(answer.error());
    return std::visit(
        []<class Body>(const Body& body) {
            if constexpr (std::is_same_v<Body, JsonText>) {
                return body.is_lasting ? lasting_response(body.text) : response_of(200, body.text);
            } else {
                return json_response(200, protocol::to_json_value(body));
            }
        },
        *answer);
}

net::Response http_rejection(const Rejection& why) {
    const protocol::ErrorWord& word = protocol::describe(why.key);
    protocol::HttpError error{.error = {std::string(word.key)}, .message = why.message};
    if (why.refusal) {
        error.reason = std::string(describe(*why.refusal).key);
        error.clause = std::string(describe(*why.refusal).clause);
    }
    error.seq = why.seq;
    if (!why.faults.empty()) error.faults = why.faults;
    net::Response response = json_response(word.status, protocol::to_json_value(error));
    const bool later = why.key == ErrorKey::TooMany || why.key == ErrorKey::Unavailable;
    if (later) response.headers.emplace_back("Retry-After", "1");
    return response;
}

protocol::ServerMessage socket_rejection(const std::string& table, const std::string& client_id,
                                         const Rejection& why) {
    if (why.refusal) {
        const RefusalText& text = describe(*why.refusal);
        return protocol::Refused{table, client_id, std::string(text.key), std::string(text.clause),
                                 why.message};
    }
    if (why.key == ErrorKey::Stale) {
        return protocol::Stale{table, client_id, why.seq.value_or(0)};
    }
    protocol::Failed failed{.error = {std::string(protocol::describe(why.key).key)},
                            .message = why.message};
    if (!table.empty()) failed.table = table;
    if (!client_id.empty()) failed.client_id = client_id;
    return failed;
}

}  // namespace kingdom::server
