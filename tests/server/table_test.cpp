// A table by itself: seats, take-back, confirmation, clock, resending, and what each viewer sees.
#include "server/table/table.h"

#include <doctest/doctest.h>

#include "record/decision_json.h"
#include "record/words.h"
#include "tests/record/games.h"
#include "tests/server/tables.h"

namespace kingdom::server {
namespace {

using protocol::ErrorKey;
using testing::decide_at_random;
using testing::header_for;
using testing::open_table;
using testing::view_of;

Entry entry(EntryKind kind, Player seat, Moment at = 1000, std::string text = "") {
    return {.kind = kind, .seat = seat, .at = at, .text = std::move(text)};
}

// Plays until somebody has a decision in a simultaneous segment to take back.
Table table_in_planning() {
    Table table = open_table(header_for({}, 5));
    Rng rng(5);
    while (!is_segment(table.game().state().phase)) decide_at_random(table, rng);
    return table;
}

}  // namespace

TEST_CASE("a table plays whole games of every kind and ends with a winner or a medal's points") {
    for (const Setup& setup : kingdom::testing::all_setups()) {
        Table table = open_table(header_for(setup, 11));
        Rng rng(11);
        while (table.status() == TableStatus::Running) decide_at_random(table, rng);
        CHECK(table.end_reason() == EndReason::Played);
        CHECK(view_of(table, std::nullopt)["result"].contains("points"));
        CHECK(table.to_decide() == Seats{});
    }
}

TEST_CASE("the entries of a table give the same table again") {
    TableHeader header = header_for({}, 3);
    header.confirm = true;
    Table table = open_table(header);
    Rng rng(3);
    std::vector<Entry> entries;
    for (int i = 0; i < 150 && table.status() == TableStatus::Running; ++i) {
        entries.push_back(decide_at_random(table, rng));
    }
    Table again = open_table(header);
    for (const Entry& one : entries) {
        const auto read = read_entry(table.deck(), write_entry(table.deck(), one), one.client_id);
        REQUIRE(read);
        CHECK(*read == one);
        REQUIRE(!again.rejection(*read));
        again.apply(*read);
    }
    for (const Viewer viewer : {Viewer{Player::Valados}, Viewer{Player::Teressie}, Viewer{}}) {
        CHECK(again.view(viewer, {}) == table.view(viewer, {}));
    }
}

TEST_CASE("a header is read as it was written") {
    Setup setup;
    setup.module = Module::Menace;
    TableHeader header = header_for(setup, 77);
    header.clock = ClockPlan{ClockKind::PerDecision, 1234};
    header.seats[1] = {.kind = SeatKind::Level, .level = "greedy"};
    header.listed = true;
    header.daily = "2026-11-16";
    const auto read = read_header(founders(), write_header(founders(), header));
    REQUIRE(read);
    CHECK(*read == header);
}

TEST_CASE("a decision on an older sight of the table is stale and changes nothing") {
    Table table = open_table(header_for({}, 1));
    const Player first = *table.game().next_player();
    Entry offer = entry(EntryKind::Decided, first);
    offer.decision = table.game().legal(first)[0];
    const auto rejection = table.rejection(offer, table.seq(first) - 1);
    REQUIRE(rejection);
    CHECK(rejection->key == ErrorKey::Stale);
    CHECK(rejection->seq == table.seq(first));
    CHECK(!table.rejection(offer, table.seq(first)));
}

TEST_CASE("a refused decision names the rule") {
    Table table = open_table(header_for({}, 1));
    const Player second = other(*table.game().next_player());
    Entry early = entry(EntryKind::Decided, second);
    early.decision = decision(Select{Area::Left});
    const auto rejection = table.rejection(early);
    REQUIRE(rejection);
    CHECK(rejection->refusal == Refusal::NotYourTurn);
    CHECK(rejection->message.find("R") != std::string::npos);
}

TEST_CASE("R10.4 a decision of the running segment is taken back, and the log says from where") {
    Table table = table_in_planning();
    const Player player = *table.game().next_player();
    const auto before = table.seq(player);
    CHECK(table.rejection(entry(EntryKind::TookBack, player))->key == ErrorKey::Conflict);
    Entry slate = entry(EntryKind::Decided, player);
    slate.decision = table.game().legal(player)[0];
    table.apply(slate);
    const auto after = table.seq(player);
    REQUIRE(after > before);
    REQUIRE(!table.rejection(entry(EntryKind::TookBack, player)));
    table.apply(entry(EntryKind::TookBack, player));
    CHECK(table.seq(player) == before);
    CHECK(table.revision(player) == 1);
    // A client that had seen the decision drops it; one that had not loses nothing.
    CHECK(table.unchanged(player, after, 0) == before);
    CHECK(table.unchanged(player, before, 1) == before);
    table.apply(slate);
    CHECK(table.unchanged(player, after, 0) == before);
    CHECK(table.unchanged(player, after, 1) == after);
}

TEST_CASE("R10.2 nothing of a running segment shows to the others, not even by the clock") {
    TableHeader header = header_for({}, 5);
    header.clock = ClockPlan{ClockKind::Total, 60'000};
    Table table = open_table(header);
    Rng rng(5);
    Moment now = 1000;
    while (!is_segment(table.game().state().phase)) decide_at_random(table, rng, now += 10);
    const Player acting = *table.game().next_player();
    const Viewer watching = other(acting);
    const auto seen = [&](Viewer viewer) { return table.view(viewer, {.now = now + 5000}); };
    const auto before = seen(watching);
    const auto spectator = seen(std::nullopt);
    const Moment updated = table.updated();  // what lists are ordered by
    while (table.to_decide()[index(acting)] && table.to_decide()[index(other(acting))]) {
        Entry one = entry(EntryKind::Decided, acting, now += 10);
        one.decision = table.game().legal(acting)[0];
        table.apply(one);
        if (!table.to_decide()[index(acting)]) break;
        now -= 10;
    }
    now -= 10;
    CHECK(seen(watching) == before);
    CHECK(seen(std::nullopt) == spectator);
    CHECK(table.updated() == updated);
}

TEST_CASE("with confirm, what closes a part waits for done and can be taken back until then") {
    TableHeader header = header_for({}, 5);
    header.confirm = true;
    Table table = open_table(header);
    Rng rng(5);
    std::optional<Player> waiting;
    while (!waiting && table.status() == TableStatus::Running) {
        decide_at_random(table, rng);
        for (const Player player : kPlayers) {
            if (table.game().awaits_confirmation(player)) waiting = player;
        }
    }
    REQUIRE(waiting);
    const auto view = view_of(table, *waiting);
    CHECK(view["awaits_confirmation"] == true);
    CHECK(view["legal"] == nlohmann::json::array({{{"do", "done"}}}));
    Table back = table;
    back.apply(entry(EntryKind::TookBack, *waiting));
    CHECK(!back.game().awaits_confirmation(*waiting));
    Entry done = entry(EntryKind::Decided, *waiting);
    done.decision = decision(Done{});
    REQUIRE(!table.rejection(done));
    table.apply(done);
    CHECK(!table.game().awaits_confirmation(*waiting));
}

TEST_CASE("a resend is known by its client id, each seat having its own") {
    Table table = open_table(header_for({}, 1));
    const Player first = *table.game().next_player();
    Entry offer = entry(EntryKind::Decided, first);
    offer.client_id = "c1";
    offer.decision = table.game().legal(first)[0];
    table.apply(offer);
    CHECK(table.answered(first, "c1") == table.seq(first));
    CHECK(!table.answered(other(first), "c1"));
}

TEST_CASE("a seat that waits for somebody keeps the game from beginning") {
    TableHeader header = header_for({}, 1);
    header.seats[index(Player::Teressie)].kind = SeatKind::Invite;
    Table table = open_table(header);
    CHECK(table.status() == TableStatus::Waiting);
    Entry offer = entry(EntryKind::Decided, Player::Valados);
    offer.decision = table.game().legal(Player::Valados)[0];
    CHECK(table.rejection(offer)->key == ErrorKey::Conflict);
    table.apply(entry(EntryKind::Joined, Player::Teressie, 1000, "Ada"));
    CHECK(table.status() == TableStatus::Running);
    CHECK(!table.rejection(offer));
    CHECK(table.rejection(entry(EntryKind::Joined, Player::Teressie)));
    CHECK(view_of(table, {})["table"]["seats"]["teressie"]["name"] == "Ada");
}

TEST_CASE("a seat is handed to a level and taken back") {
    Table table = open_table(header_for({}, 1));
    const Player first = *table.game().next_player();
    CHECK(!table.level_to_decide());
    table.apply(entry(EntryKind::HandedOver, first, 1000, "greedy"));
    CHECK(table.level_to_decide() == first);
    CHECK(table.rejection(entry(EntryKind::HandedOver, first)));
    table.apply(entry(EntryKind::TookOver, first));
    CHECK(!table.level_to_decide());
    CHECK(table.rejection(entry(EntryKind::TookOver, first)));
}

TEST_CASE("whoever resigns loses, and nothing is decided any more") {
    Table table = open_table(header_for({}, 1));
    table.apply(entry(EntryKind::Resigned, Player::Valados));
    CHECK(table.status() == TableStatus::Finished);
    CHECK(table.winner() == "teressie");
    const auto view = view_of(table, Player::Teressie);
    CHECK(view["legal"].empty());
    CHECK(view["to_move"].empty());
    CHECK(view["table"]["ended"]["reason"] == "resigned");
    CHECK(table.rejection(entry(EntryKind::Resigned, Player::Teressie)));
    CHECK(!table.rejection(entry(EntryKind::RematchAsked, Player::Teressie)));
}

TEST_CASE("whoever runs out of time loses") {
    TableHeader header = header_for({}, 1);
    header.clock = ClockPlan{ClockKind::PerDecision, 5000};
    Table table = open_table(header);
    const Player first = *table.game().next_player();
    CHECK(table.deadline() == header.created + 5000);
    CHECK(!table.out_of_time(header.created + 4999));
    CHECK(table.rejection(entry(EntryKind::RanOutOfTime, first, header.created + 10)));
    REQUIRE(table.out_of_time(header.created + 5000) == first);
    table.apply(entry(EntryKind::RanOutOfTime, first, header.created + 5000));
    CHECK(table.winner() == word(other(first)));
}

TEST_CASE("emotes are not for talking all the time") {
    Table table = open_table(header_for({}, 1));
    table.apply(entry(EntryKind::Emoted, Player::Valados, 10'000, "hello"));
    CHECK(table.rejection(entry(EntryKind::Emoted, Player::Valados, 10'500, "hello"))->key ==
          ErrorKey::TooMany);
    CHECK(!table.rejection(entry(EntryKind::Emoted, Player::Teressie, 10'500, "hello")));
    CHECK(!table.rejection(entry(EntryKind::Emoted, Player::Valados, 12'000, "hello")));
}

}  // namespace kingdom::server
