// Room for everybody: whoever asks for much takes nothing from the others.
#include <fstream>

#include <doctest/doctest.h>

#include "server/hall/budgets.h"
#include "server/hall/thinkers.h"
#include "server/net/rate.h"
#include "server/net/target.h"
#include "tests/server/house.h"

namespace kingdom::server {
namespace {

using nlohmann::json;
using testing::Client;
using testing::House;

// Opponents that think as long as the test wants.
class Gate {
  public:
    void open() {
        {
            const std::lock_guard lock(mutex_);
            open_ = true;
        }
        opened_.notify_all();
    }
    void pass() {
        std::unique_lock lock(mutex_);
        opened_.wait(lock, [this] { return open_; });
    }

  private:
    std::mutex mutex_;
    std::condition_variable opened_;
    bool open_ = false;
};

}  // namespace

TEST_CASE("guests have turns in a queue, however much each has waiting") {
    FairQueue queue;
    std::string order;
    const auto task = [&order](char name) { return [&order, name] { order += name; }; };
    for (int i = 0; i < 3; ++i) queue.push("greedy", task('g'));
    queue.push("modest", task('m'));
    queue.push("other", task('o'));
    CHECK(queue.waiting("greedy") == 3);
    while (!queue.empty()) queue.pop()();
    CHECK(order == "gmogg");
    CHECK(queue.waiting("greedy") == 0);
}

TEST_CASE("turns come before hints, hints before reviews, and a guest has a few waiting at most") {
    Gate gate;
    std::mutex mutex;
    std::string order;
    {
        Thinkers thinkers(1);
        const auto task = [&](char name) {
            return [&, name] {
                const std::lock_guard lock(mutex);
                order += name;
            };
        };
        thinkers.submit(Urgency::Turn, "x", [&gate] { gate.pass(); });
        CHECK(thinkers.try_submit(Urgency::Review, "a", task('r')));
        int taken = 0;
        for (int i = 0; i < 60; ++i) taken += thinkers.try_submit(Urgency::Hint, "a", task('h'));
        CHECK(taken == 4);
        CHECK(thinkers.try_submit(Urgency::Hint, "b", task('b')));
        std::promise<void> done;
        thinkers.submit(Urgency::Turn, "c", task('t'));
        thinkers.submit(Urgency::Review, "z", [&done] { done.set_value(); });
        gate.open();
        done.get_future().get();
    }
    CHECK(order == "thbhhhr");
}

TEST_CASE("what is kept for an address has a bound that time fills up again") {
    testing::SetTime time;
    Budgets budgets(1000, time);
    CHECK(budgets.spend("a", 600));
    CHECK(!budgets.spend("a", 600));
    CHECK(budgets.spend("b", 600));
    time.pass(12 * 60 * 60 * 1000);
    CHECK(budgets.spend("a", 600));
    CHECK(!budgets.spend("a", 600));
    CHECK(Budgets(0, time).spend("a", 1'000'000'000));
}

TEST_CASE("hints for many tables of one guest do not hold up another's opponent") {
    House house(testing::quick_path("hints.db"));
    std::vector<std::unique_ptr<Client>> greedy;
    int refused = 0;
    for (int i = 0; i < 20; ++i) {
        const json made = house.post("/api/tables", json::object());
        greedy.push_back(
            std::make_unique<Client>(house, made["table"], made["seats"]["valados"]["token"]));
        greedy.back()->say({{"type", "hint"}, {"table", made["table"]}, {"client_id", "h"}});
    }
    const json made = house.post("/api/tables", {{"seats", {{"teressie", "greedy"}}}});
    Client modest(house, made["table"], made["seats"]["valados"]["token"]);
    modest.decide(modest.view["legal"][0]);
    CHECK(!modest.ear->take_until("\"your_turn\"").empty());
    for (const auto& client : greedy) {
        for (const std::string& text : client->ear->take()) {
            refused += json::parse(text)["error"] == "too_many" ? 1 : 0;
        }
    }
    CHECK(refused >= 20 - 4 - 2);  // four wait, one or two were thought about meanwhile
}

TEST_CASE("a table without a person is refused") {
    House house(testing::quick_path("no_person.db"));
    const json two =
        house.post("/api/tables", {{"seats", {{"valados", "greedy"}, {"teressie", "random"}}}});
    CHECK(two["error"] == "bad_request");
    const json alone = house.post(
        "/api/tables", {{"setup", {{"players", 1}}}, {"seats", {{"valados", "greedy"}}}});
    CHECK(alone["error"] == "bad_request");
}

TEST_CASE("a deck is kept without its spaces") {
    House house(testing::quick_path("spaces.db"));
    std::ifstream file(KINGDOM_SOURCE_DIR "/data/decks/founders.json");
    json deck = json::parse(file);
    deck["deck"] = "mine";
    const std::string wide = deck.dump(100);
    const json added =
        json::parse(house.ask({.method = "POST", .path = "/api/decks", .body = wide}).body);
    const auto kept = house.store().find_deck(added["deck_hash"]);
    REQUIRE(kept);
    CHECK(kept->size() < wide.size() / 4);
    CHECK(json::parse(*kept) == deck);
    CHECK(house.post("/api/tables", {{"deck_hash", added["deck_hash"]}}).contains("table"));
}

TEST_CASE("behind a proxy connections count in all, and sockets by where they came from") {
    net::Limits limits;
    limits.connections = 100;
    limits.connections_per_address = 2;
    net::AddressBook book(limits);
    for (int i = 0; i < 80; ++i) CHECK(book.enter(""));
    CHECK(book.open_socket("a"));
    CHECK(book.open_socket("a"));
    CHECK(!book.open_socket("a"));
    CHECK(book.open_socket("b"));
    book.close_socket("a");
    CHECK(book.open_socket("a"));
    for (int i = 0; i < 20; ++i) CHECK(book.enter(""));
    CHECK(!book.enter(""));
    book.leave("");
    CHECK(book.enter(""));
}

TEST_CASE("addresses that have gone are forgotten a few at a time") {
    net::Limits limits;
    net::AddressBook book(limits);
    const auto now = net::AddressBook::Clock::now();
    for (int i = 0; i < 20'000; ++i) book.may_ask("guest" + std::to_string(i), now);
    CHECK(book.known() == 20'000);
    const auto later = now + std::chrono::minutes(2);
    for (int i = 0; i < 10'100; ++i) book.may_ask("a", later);
    CHECK(book.known() <= 2);
}

TEST_CASE("an IPv6 guest is its network, forwarded or not") {
    using net::folded_address;
    CHECK(folded_address("2001:db8:1:2:3:4:5:6") == "2001:db8:1:2::");
    CHECK(folded_address("2001:db8:1:2:ffff::1") == folded_address("2001:db8:1:2::9"));
    CHECK(folded_address("::ffff:192.0.2.7") == "192.0.2.7");
    CHECK(folded_address("192.0.2.7") == "192.0.2.7");
    CHECK(folded_address("unknown") == "unknown");
}

}  // namespace kingdom::server
