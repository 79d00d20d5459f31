// Messages to text and back. Everything a client can send passes through here first.
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "record/strict_json.h"
#include "server/protocol/client_message.h"
#include "server/protocol/json_fields.h"
#include "server/protocol/server_message.h"

namespace kingdom::protocol {

// Strict: the error is one sentence that names what is wrong and where.
Result<ClientMessage> read_client_message(std::string_view text);
std::string write_client_message(const ClientMessage& message);

std::string write_server_message(const ServerMessage& message);
// For clients that are written in C++: the load generator and the tests.
Result<ServerMessage> read_server_message(std::string_view text);

// The body of a request. An empty body counts as {}.
template <HasFields Body>
Result<Body> read_body(std::string_view text) {
    const auto value = parse_strictly(text.empty() ? "{}" : text);
    if (!value) return Error{value.error()};
    Faults faults;
    Body body;
    read_fields(JsonPlace(*value, faults), body);
    if (!faults.empty()) return Error{faults.front()};
    return body;
}

template <HasFields Body>
std::string write_body(const Body& body) {
    return to_json_value(body).dump();
}

}  // namespace kingdom::protocol
