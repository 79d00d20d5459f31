#include "server/api/socket.h"

#include "server/api/answers.h"
#include "server/protocol/message_json.h"

namespace kingdom::server {
namespace {

using namespace protocol;

constexpr std::size_t kMostTables = 64;  // of one socket

// How each answer is said on a socket.
class Saying {
  public:
    Saying(const std::string& table, const std::string& client_id)
        : table_(table), client_id_(client_id) {}

    ServerMessage operator()(const HintsGiven& given) const {
        return Hinted{table_, client_id_, given.hints};
    }
    ServerMessage operator()(const RematchSeat& seat) const {
        return RematchAnswer{table_,    client_id_, seat.status,  seat.table,
                             seat.seat, seat.token, seat.recovery};
    }
    ServerMessage operator()(const SeqNow& now) const {
        return Accepted{table_, client_id_, now.seq};
    }
    template <class Other>
    ServerMessage operator()(const Other&) const {
        return Accepted{table_, client_id_};
    }

  private:
    const std::string& table_;
    const std::string& client_id_;
};

ServerMessage said(const std::string& table, const std::string& client_id, const Answer& answer) {
    if (!answer) return socket_rejection(table, client_id, answer.error());
    return std::visit(Saying(table, client_id), *answer);
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

ApiSocket::ApiSocket(Api& api, std::shared_ptr<net::Socket> socket, std::string guest)
    : api_(api),
      socket_(std::move(socket)),
      guest_(std::move(guest)),
      line_(std::make_shared<Line>(socket_)) {
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
        if (!answer) line->say(socket_rejection(id, "", answer.error()));
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
    found->second.table->act({found->second.token, guest_}, std::move(message),
                             [line = line_, table, client_id](const Answer& answer) {
                                 line->say(said(table, client_id, answer));
                             });
}

}  // namespace kingdom::server
