// The parts of a live table, each by itself: who watches, and who may sit where.
#include "server/hall/watchers.h"

#include <doctest/doctest.h>

#include "base/rng.h"
#include "tests/server/tables.h"

namespace kingdom::server {
namespace {

using nlohmann::json;

class Listener : public Subscriber {
  public:
    void send(Text message) override { heard.push_back(json::parse(*message)); }
    std::vector<json> heard;
};

struct Answers {
    std::vector<json> views{};
    int failures = 0;
    Reply reply() {
        return [this](const Answer& answer) {
            if (!answer) {
                ++failures;
            } else {
                views.push_back(json::parse(std::get<JsonText>(*answer).text));
            }
        };
    }
};

struct Room {
    Table table = testing::open_table(testing::header_for({}, 7));
    Watchers watchers{table.header().id};
    Rng rng{1};

    Entry play() {
        const Entry entry = testing::decide_at_random(table, rng);
        watchers.show(table, entry, 1000);
        watchers.answer_waiting(table, 1000);
        return entry;
    }
};

}  // namespace

TEST_CASE("a socket is sent the view at once, and then what its viewer may know of each entry") {
    Room room;
    const auto own = std::make_shared<Listener>();
    room.watchers.add(room.table, own, own.get(), Player::Valados, {}, 0);
    CHECK(own->heard.size() == 1);
    CHECK(own->heard[0]["view"]["viewer"] == "valados");
    int hidden = 0;
    for (int i = 0; i < 60; ++i) {
        const std::size_t heard = own->heard.size();
        const std::uint32_t seq = room.table.seq(Player::Valados);
        const bool mine = room.play().seat == Player::Valados;
        // R10.2: nothing of the other's part while it runs.
        const bool shows = mine || room.table.seq(Player::Valados) != seq;
        CHECK(own->heard.size() == heard + (shows ? 1 : 0));
        hidden += shows ? 0 : 1;
    }
    CHECK(hidden > 0);
    room.watchers.remove(own.get(), 0);
    CHECK(room.watchers.size() == 0);
}

TEST_CASE("a seat counts as present as long as its socket lives") {
    Room room;
    auto socket = std::make_shared<Listener>();
    room.watchers.add(room.table, socket, socket.get(), Player::Teressie, {}, 0);
    CHECK(room.watchers.present() == Seats{false, true});
    socket.reset();
    CHECK(room.watchers.present() == Seats{false, false});
}

TEST_CASE("a request waits for something new, for its time to be over, or to be let go") {
    Room room;
    Answers answers;
    const std::uint32_t seq = room.table.seq(std::nullopt);
    room.watchers.wait(std::nullopt, {.since = seq}, 500, answers.reply());
    room.watchers.answer_waiting(room.table, 499);
    CHECK(answers.views.empty());
    CHECK(room.watchers.next() == Moment{500});
    room.watchers.answer_waiting(room.table, 500);
    CHECK(answers.views.size() == 1);
    room.watchers.wait(std::nullopt, {.since = seq + 1}, 500, answers.reply());
    room.watchers.answer_waiting(room.table, 0);
    CHECK(answers.views.size() == 2);
    room.watchers.wait(std::nullopt, {.since = seq}, 500, answers.reply());
    room.watchers.let_go(&room.table, 0);
    CHECK(answers.views.size() == 3);
    room.watchers.wait(std::nullopt, {.since = seq}, 500, answers.reply());
    room.watchers.let_go(nullptr, 0);
    CHECK(answers.failures == 1);
    CHECK(room.watchers.size() == 0);
}

TEST_CASE("all spectators of a table are sent one and the same text") {
    class Keeper : public Subscriber {
      public:
        void send(Text message) override { last = std::move(message); }
        Text last;
    };
    Room room;
    std::vector<std::shared_ptr<Keeper>> keepers;
    for (int i = 0; i < 1000; ++i) {
        keepers.push_back(std::make_shared<Keeper>());
        room.watchers.add(room.table, keepers.back(), keepers.back().get(), std::nullopt, {}, 0);
    }
    room.play();
    for (const auto& keeper : keepers) CHECK(keeper->last == keepers.front()->last);
}

TEST_CASE("whoever watched with a seat's old token is shown out") {
    Room room;
    const auto thief = std::make_shared<Listener>();
    room.watchers.add(room.table, thief, thief.get(), Player::Valados, {}, 0);
    room.watchers.show_out(Player::Valados);
    CHECK(thief->heard.back()["error"] == "unauthorized");
    room.play();
    CHECK(thief->heard.size() == 2);
}

}  // namespace kingdom::server
