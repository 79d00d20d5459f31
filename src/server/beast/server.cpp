#include "server/beast/server.h"

#include <csignal>
#include <functional>
#include <optional>
#include <stdexcept>
#include <thread>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>
#include <boost/asio/use_awaitable.hpp>

#include "server/beast/connections.h"
#include "server/net/target.h"

namespace kingdom::net {
namespace {

using asio::ip::tcp;

// How long what was answered last has time to be sent when the server stops.
constexpr auto kLastWords = std::chrono::milliseconds(300);
constexpr unsigned kStopping = 503;

std::optional<asio::ssl::context> secure_context(const Options& options) {
    if (options.certificate.empty()) return std::nullopt;
    asio::ssl::context context(asio::ssl::context::tls_server);
    context.set_options(asio::ssl::context::default_workarounds | asio::ssl::context::no_tlsv1 |
                        asio::ssl::context::no_tlsv1_1);
    context.use_certificate_chain_file(options.certificate);
    context.use_private_key_file(options.key, asio::ssl::context::pem);
    return context;
}

}  // namespace

class Server::Parts {
  public:
    Parts(const Options& options, Application& application)
        : options_(options),
          addresses_(options_.limits),
          answers_(std::make_shared<OpenAnswers>(
              [&application] { return application.refusal(kStopping); })),
          shared_{options_, application, addresses_, *answers_},
          secure_(secure_context(options_)),
          acceptor_(asio::make_strand(context_)),
          signals_(context_) {
        listen();
    }
    // Whoever still waits ends while its strand is there.
    ~Parts() { answers_->close(); }
    Parts(const Parts&) = delete;
    Parts& operator=(const Parts&) = delete;

    std::uint16_t port() const { return acceptor_.local_endpoint().port(); }

    void run(const std::function<void()>& stopping) {
        asio::co_spawn(acceptor_.get_executor(), accept(), asio::detached);
        if (options_.stops_on_signals) {
            signals_.add(SIGTERM);
            signals_.add(SIGINT);
            signals_.async_wait([this](boost::system::error_code error, int) {
                if (!error) stop();
            });
        }
        stopping_ = stopping;
        std::vector<std::thread> threads;
        for (unsigned i = 1; i < options_.threads; ++i) {
            threads.emplace_back([this] { context_.run(); });
        }
        context_.run();
        for (std::thread& thread : threads) thread.join();
        if (stopper_.joinable()) stopper_.join();
    }

    // Answers still go out while the rest of the program comes to its end.
    void stop() {
        asio::post(acceptor_.get_executor(), [this] {
            if (stopper_.joinable()) return;
            boost::system::error_code ignored;
            acceptor_.close(ignored);
            stopper_ = std::thread([this] {
                if (stopping_) stopping_();
                std::this_thread::sleep_for(kLastWords);
                context_.stop();
            });
        });
    }

  private:
    void listen() {
        boost::system::error_code error;
        const tcp::endpoint endpoint(asio::ip::make_address(options_.host, error), options_.port);
        if (!error) acceptor_.open(endpoint.protocol(), error);
        if (!error) acceptor_.set_option(tcp::acceptor::reuse_address(true), error);
        if (!error) acceptor_.bind(endpoint, error);
        if (!error) acceptor_.listen(asio::socket_base::max_listen_connections, error);
        if (!error) return;
        throw std::runtime_error("the server cannot listen on " + options_.host + ":" +
                                 std::to_string(options_.port) + ": " + error.message());
    }

    asio::awaitable<void> accept() {
        while (acceptor_.is_open()) {
            boost::system::error_code error;
            tcp::socket socket = co_await acceptor_.async_accept(
                asio::make_strand(context_), asio::redirect_error(asio::use_awaitable, error));
            if (error == asio::error::operation_aborted) co_return;
            if (error) {
                // Out of file descriptors, most likely: let some connections end.
                asio::steady_timer pause(acceptor_.get_executor(), std::chrono::milliseconds(100));
                co_await pause.async_wait(asio::redirect_error(asio::use_awaitable, error));
                continue;
            }
            boost::system::error_code gone;
            const auto remote = socket.remote_endpoint(gone);
            if (gone) continue;
            socket.set_option(tcp::no_delay(true), gone);
            auto executor = socket.get_executor();
            std::string address = folded_address(remote.address().to_string());
            asio::co_spawn(executor, serve(std::move(socket), std::move(address)), asio::detached);
        }
    }

    asio::awaitable<void> serve(tcp::socket socket, std::string address) {
        const std::string counted = options_.trust_proxy ? "" : address;
        if (!addresses_.enter(counted)) co_return;
        const std::unique_ptr<const std::string, std::function<void(const std::string*)>> leaving(
            &counted, [this](const std::string* left) { addresses_.leave(*left); });
        try {
            if (secure_) {
                co_await serve_secure(std::move(socket), *secure_, shared_, address);
            } else {
                co_await serve_plain(std::move(socket), shared_, address);
            }
        } catch (const std::exception&) {
            // Whatever a client does ends its own connection only.
        }
    }

    const Options options_;
    AddressBook addresses_;
    std::shared_ptr<OpenAnswers> answers_;
    SharedParts shared_;
    std::optional<asio::ssl::context> secure_;
    asio::io_context context_;
    tcp::acceptor acceptor_;
    asio::signal_set signals_;
    std::function<void()> stopping_;
    std::thread stopper_;
};

Server::Server(const Options& options, Application& application)
    : parts_(std::make_unique<Parts>(options, application)) {}
Server::~Server() = default;

std::uint16_t Server::port() const {
    return parts_->port();
}
void Server::run(const std::function<void()>& stopping) {
    parts_->run(stopping);
}
void Server::stop() {
    parts_->stop();
}

}  // namespace kingdom::net
