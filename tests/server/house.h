// A whole server in the test program, but for the net: requests and sockets go in as values.
#pragma once

#include <condition_variable>
#include <future>
#include <mutex>
#include <string>
#include <vector>

#include "cards/founders.h"
#include "server/api/api.h"
#include "server/hall/server_levels.h"
#include "store/sqlite.h"
#include "tests/support/scratch.h"

namespace kingdom::server::testing {

// In memory where the system offers that: most tests are not about the disk.
inline std::string quick_path(const std::string& name) {
    const std::string memory = "/dev/shm";
    if (!std::filesystem::is_directory(memory)) return kingdom::testing::scratch(name);
    static const kingdom::testing::ScratchFolder folder(memory);
    return folder.file(name);
}

// What a client hears, in order.
class Ear : public net::Socket {
  public:
    void send(net::Text message) override {
        {
            const std::lock_guard lock(mutex_);
            heard_.push_back(*message);
        }
        came_.notify_all();
    }
    // All that came since the last time.
    std::vector<std::string> take() {
        const std::lock_guard lock(mutex_);
        return std::exchange(heard_, {});
    }
    // The same, up to and with the first that holds `part`; waits for it.
    std::vector<std::string> take_until(std::string_view part) {
        std::unique_lock lock(mutex_);
        std::size_t end = 0;
        const auto is_there = [&] {
            while (end < heard_.size()) {
                if (heard_[end++].find(part) != std::string::npos) return true;
            }
            return false;
        };
        if (!came_.wait_for(lock, std::chrono::seconds(30), is_there)) return {};
        const auto split = heard_.begin() + static_cast<std::ptrdiff_t>(end);
        std::vector<std::string> taken(heard_.begin(), split);
        heard_.erase(heard_.begin(), split);
        return taken;
    }

  private:
    std::mutex mutex_;
    std::condition_variable came_;
    std::vector<std::string> heard_;
};

// Time as a test wants it: it stands still until the test says so.
class SetTime : public TimeSource {
  public:
    Moment now() const override { return now_; }
    void pass(Moment ms) { now_ += ms; }

  private:
    std::atomic<Moment> now_ = Moment{1'800'000'000'000};
};

// Levels that decide only while the test lets them.
class HeldLevels : public ServerLevels {
  public:
    std::unique_lock<std::mutex> hold() const { return std::unique_lock(mutex_); }
    Decision choose(const Deck& deck, const View& view, const std::string& level,
                    std::uint64_t seed) const override {
        const std::lock_guard lock(mutex_);
        return ServerLevels::choose(deck, view, level, seed);
    }

  private:
    mutable std::mutex mutex_;
};

class House {
  public:
    explicit House(const std::string& path, const std::string& vfs = "")
        : store_(store::open_sqlite(path, vfs)),
          hall_({*store_, levels_, nobody_, metrics_, time_, troubles_},
                {.threads = 2,
                 .thinkers = 1,
                 .daily_per_address = 12,
                 .deck = {&founders(), [](const DeckFile*) {}}}),
          api_(hall_, metrics_, {.version = "test", .log = [this](const AccessLine& line) {
                                     const std::lock_guard lock(mutex_);
                                     log_ += line.method + " " + line.route + " " +
                                             std::to_string(line.status) + "\n";
                                 }}) {}

    Hall& hall() { return hall_; }
    Api& api() { return api_; }
    store::Store& store() { return *store_; }
    SetTime& time() { return time_; }
    const HeldLevels& levels() const { return levels_; }
    // Waits until something of this cause has gone wrong.
    bool has_trouble(std::string_view cause) {
        std::unique_lock lock(mutex_);
        return troubled_.wait_for(lock, std::chrono::seconds(30),
                                  [&] { return trouble_.find(cause) != std::string::npos; });
    }

    static constexpr const char* kGuest = "192.0.2.1";

    net::Response ask(net::Request request) {
        if (request.guest.empty()) request.guest = kGuest;
        std::promise<net::Response> answer;
        api_.handle(std::move(request),
                    [&answer](net::Response response) { answer.set_value(std::move(response)); });
        return answer.get_future().get();
    }
    nlohmann::json get(const std::string& path, const std::string& token = "") {
        return nlohmann::json::parse(ask({.method = "GET", .path = path, .bearer = token}).body);
    }
    nlohmann::json post(const std::string& path, const nlohmann::json& body,
                        const std::string& token = "") {
        return nlohmann::json::parse(
            ask({.method = "POST", .path = path, .bearer = token, .body = body.dump()}).body);
    }
    std::unique_ptr<net::SocketHandler> accept(const std::shared_ptr<Ear>& ear) {
        return api_.accept(ear, kGuest);
    }
    std::string metrics() const { return metrics_.text(); }
    // Method, route and status of every request so far.
    std::string log() {
        const std::lock_guard lock(mutex_);
        return log_;
    }

  private:
    class Nobody : public Messenger {
        void post(const std::string&, std::string) override {}
    };

    std::unique_ptr<store::Store> store_;
    HeldLevels levels_;
    Nobody nobody_;
    Metrics metrics_;
    SetTime time_;
    Troubles troubles_{metrics_, time_, [this](std::string_view cause, std::string_view, int) {
                           {
                               const std::lock_guard lock(mutex_);
                               trouble_ += cause;
                           }
                           troubled_.notify_all();
                       }};
    std::mutex mutex_;
    std::condition_variable troubled_;
    std::string log_;
    std::string trouble_;
    Hall hall_;
    Api api_;
};

// A client that watches one table, as a seat or as a spectator.
class Client {
  public:
    Client(House& house, std::string table, std::string token = "")
        : ear(std::make_shared<Ear>()), table_(std::move(table)), handler_(house.accept(ear)) {
        nlohmann::json wish{
            {"type", "subscribe"}, {"table", table_}, {"since", 0}, {"revision", 0}};
        if (!token.empty()) wish["token"] = token;
        say(wish);
        hear(ear->take_until("\"update\""));
    }

    void say(const nlohmann::json& message) { handler_->received(message.dump()); }
    // Says it and waits for the answer.
    nlohmann::json ask(nlohmann::json message) {
        message["table"] = table_;
        message["client_id"] = "c" + std::to_string(++ids_);
        return ask_again(message);
    }
    nlohmann::json ask_again(const nlohmann::json& message) {
        const std::string id = "\"client_id\":" + message["client_id"].dump();
        say(message);
        const auto heard = ear->take_until(id);
        hear(heard);
        return heard.empty() ? nlohmann::json() : nlohmann::json::parse(heard.back());
    }
    nlohmann::json decide(const nlohmann::json& decision) {
        return ask({{"type", "decide"}, {"seq", view["seq"]}, {"decision", decision}});
    }
    // Takes in what came; the log is kept as docs/protocol.md says.
    void hear(const std::vector<std::string>& messages) {
        for (const std::string& text : messages) {
            auto message = nlohmann::json::parse(text);
            if (message["type"] != "update") continue;
            view = std::move(message["view"]);
            const std::size_t since = view["table"]["since"];
            is_whole = is_whole && since <= log.size();
            log.erase(log.begin() + static_cast<std::ptrdiff_t>(std::min(since, log.size())),
                      log.end());
            for (const auto& entry : view["log"]) log.push_back(entry);
        }
    }

    std::shared_ptr<Ear> ear;
    nlohmann::json view;
    std::vector<nlohmann::json> log;
    bool is_whole = true;  // no entry was left out

  private:
    std::string table_;
    std::unique_ptr<net::SocketHandler> handler_;
    int ids_ = 0;
};

}  // namespace kingdom::server::testing
