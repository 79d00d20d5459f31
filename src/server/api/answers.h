// The hall's answers as HTTP responses and as server messages.
#pragma once

#include "server/hall/answer.h"
#include "server/net/http.h"
#include "server/protocol/server_message.h"

namespace kingdom::server {

net::Response http_answer(const Answer& answer);
net::Response http_rejection(const Rejection& rejection);
net::Response json_response(unsigned status, const nlohmann::json& body);

// What the socket is told when a message of its own was not done.
protocol::ServerMessage socket_rejection(const std::string& table, const std::string& client_id,
                                         const Rejection& rejection);

}  // namespace kingdom::server
