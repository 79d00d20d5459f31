#include "server/api/socket.h"

#include "server/api/answers.h"
#include "server/protocol/message_json.h"

namespace kingdom::server {
namespace {

using namespace protocol;

constexpr std::size_t kMostTables = 64;  // of one socket

std::string text_in(const nlohmann::json& body, const char* key) {
    return body.value(key, std::string());
}

Hinted hinted(const std::string& table, const std::string& client_id, const nlohmann::json& body) {
    Faults faults;
    HintsGiven given;
    read_fields(JsonPlace(body, faults), given);
    return {table, client_id, std::move(given.hints)};
}

// How the answer to each message is said on a socket.
ServerMessage answer_to(const ClientMessage& message, const std::string& table,
                        const std::string& client_id, const Answer& answer) {
    if (answer.rejection) return socket_rejection(table, client_id, *answer.rejection);
    const nlohmann::json& body = answer.body;
    if (std::holds_alternative<Hint>(message)) return hinted(table, client_id, body);
    if (std::holds_alternative<Rematch>(message)) {
        RematchAnswer said{.table = table, .client_id = client_id};
        said.status.value = text_in(body, "status");
        if (said.status.value == "ready") {
            said.new_table = text_in(body, "table");
            said.seat = PlayerWord{text_in(body, "seat")};
            said.token = text_in(body, "token");
            said.recovery = text_in(body, "recovery");
        }
        return said;
    }
    return Accepted{table, client_id, body.value("seq", 0u)};
}

}  // namespace

// What tables and answers send through.
class ApiSocket::Line : public Subscriber {
  public:
    explicit Line(const std::shared_ptr<net::Socket>& socket) : socket_(socket) {}
    void send(Text message) override {
        if (const auto socket = socket_.lock()) socket->send(std::move(message));
    }
    void say(const ServerMessage& message) {
        send(std::make_shared<const std::string>(write_server_message(message)));
    }

  private:
    std::weak_ptr<net::Socket> socket_;
};

ApiSocket::ApiSocket(Api& api, std::shared_ptr<net::Socket> socket)
    : api_(api), socket_(std::move(socket)), line_(std::make_shared<Line>(socket_)) {
    const std::lock_guard lock(api_.mutex_);
    api_.sockets_.insert(socket_.get());
    api_.metrics_.sockets_open(1);
}

ApiSocket::~ApiSocket() {
    for (const auto& [id, seat] : seats_) seat.table->unsubscribe(line_.get());
    const std::lock_guard lock(api_.mutex_);
    api_.sockets_.erase(socket_.get());
    api_.metrics_.sockets_open(-1);
}

void ApiSocket::received(std::string text) {
    auto message = read_client_message(text);
    if (!message) {
        return line_->say(
            socket_rejection("", "", {.key = ErrorKey::BadRequest, .message = message.error()}));
    }
    if (auto* wish = std::get_if<Subscribe>(&*message)) return subscribe(std::move(*wish));
    if (auto* wish = std::get_if<Unsubscribe>(&*message)) return unsubscribe(wish->table);
    std::visit(
        [&](const auto& said) {
            if constexpr (requires { said.client_id; }) act(said.table, said.client_id, *message);
        },
        *message);
}

void ApiSocket::subscribe(Subscribe wish) {
    const auto table = api_.hall_.table(wish.table);
    const bool too_many = seats_.size() >= kMostTables && !seats_.contains(wish.table);
    if (!table || too_many) {
        const ErrorKey key = table ? ErrorKey::TooMany : ErrorKey::NotFound;
        const char* sentence =
            table ? "this socket watches enough tables" : "there is no such table";
        return line_->say(socket_rejection(wish.table, "", {.key = key, .message = sentence}));
    }
    seats_[wish.table] = {table, wish.token.value_or("")};
    const std::string id = wish.table;
    table->subscribe(std::move(wish), line_, [line = line_, id](const Answer& answer) {
        if (answer.rejection) line->say(socket_rejection(id, "", *answer.rejection));
    });
}

void ApiSocket::unsubscribe(const std::string& table) {
    const auto found = seats_.find(table);
    if (found == seats_.end()) return;
    found->second.table->unsubscribe(line_.get());
    seats_.erase(found);
}

void ApiSocket::act(const std::string& table, const std::string& client_id, ClientMessage message) {
    const auto found = seats_.find(table);
    if (found == seats_.end()) {
        return line_->say(socket_rejection(
            table, client_id, {.key = ErrorKey::Conflict, .message = "subscribe to it first"}));
    }
    found->second.table->act(found->second.token, message,
                             [line = line_, table, client_id, message](const Answer& answer) {
                                 line->say(answer_to(message, table, client_id, answer));
                             });
}

}  // namespace kingdom::server
