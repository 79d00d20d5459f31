// Messages there and back, and what a reader makes of everything else.
#include <doctest/doctest.h>

#include "server/protocol/http_bodies.h"
#include "server/protocol/message_json.h"

namespace kingdom::protocol {
namespace {

const std::vector<ClientMessage> kClientMessages{
    Subscribe{"t", "secret", 3, 1},
    Subscribe{"t", std::nullopt, 0, 0},
    Unsubscribe{"t"},
    Decide{"t", "c", 5, {{{"do", "select"}, {"area", "left"}}}},
    TakeBack{"t", "c", 7},
    Resign{"t", "c"},
    HandOver{"t", "c", "greedy"},
    TakeOver{"t", "c"},
    Emote{"t", "c", {"wow"}},
    Hint{"t", "c"},
    Rematch{"t", "c"},
    OfferEnd{"t", "c"},
    Claim{"t", "c"},
};

const HintInfo kHint{.decision = {{{"do", "done"}}},
                     .win = {0.62},
                     .points = 41.3,
                     .reason = {{"hides_good"}, ReasonThing{.card = "farm"}, 3}};
const HintInfo kSoloHint{.decision = {{{"do", "done"}}}, .reason = {.why = {"forced"}}};

const std::vector<ServerMessage> kServerMessages{
    Update{"t", {{{"seq", 3}}}},
    Accepted{"t", "c", 7},
    Refused{"t", "c", "no_trap_token_left", "R4.6", "no trap token is left"},
    Stale{"t", "c", 9},
    Hinted{"t", "c", {kHint, kSoloHint}},
    Emoted{"t", {"valados"}, {"wow"}},
    RematchAnswer{.table = "t", .client_id = "c", .status = {"offered"}},
    Notice{.table = "t", .notice = {"your_turn"}},
    Failed{.table = "t", .error = {"not_found"}, .message = "there is no such table"},
};

std::string error_of(std::string_view text) {
    const auto message = read_client_message(text);
    return message ? "" : message.error();
}

}  // namespace

TEST_CASE("every client message is read as it was written") {
    CHECK(kClientMessages.size() >= std::variant_size_v<ClientMessage>);
    for (const ClientMessage& message : kClientMessages) {
        const auto read = read_client_message(write_client_message(message));
        REQUIRE_MESSAGE(read, write_client_message(message));
        CHECK(*read == message);
    }
}

TEST_CASE("every server message is read as it was written") {
    CHECK(kServerMessages.size() >= std::variant_size_v<ServerMessage>);
    for (const ServerMessage& message : kServerMessages) {
        const auto read = read_server_message(write_server_message(message));
        REQUIRE_MESSAGE(read, write_server_message(message));
        CHECK(*read == message);
    }
}

TEST_CASE("a bad frame is refused with one sentence that says where") {
    CHECK(error_of("") != "");
    CHECK(error_of("[]").find("not an object") != std::string::npos);
    CHECK(error_of("{}") == "type: this is missing");
    CHECK(error_of(R"({"type":"dance"})") == "type: 'dance' is no message");
    CHECK(error_of(R"({"type":"resign","table":"t"})") == "client_id: this is missing");
    CHECK(error_of(R"({"type":"resign","table":1,"client_id":"c"})") == "table: 1 is not a text");
    CHECK(error_of(R"({"type":"resign","table":"t","client_id":"c","x":1})") ==
          "x: this key is not known");
    CHECK(error_of(R"({"type":"take_back","table":"t","client_id":"c","seq":-1})") != "");
    CHECK(error_of(R"({"type":"decide","table":"t","client_id":"c","seq":1,"decision":"x"})") !=
          "");
    CHECK(error_of(R"({"type":"resign","type":"resign","table":"t","client_id":"c"})") != "");
    CHECK(error_of("{\"type\":\"resign\",\"table\":\"\xff\",\"client_id\":\"c\"}") != "");
    const std::string deep(200'000, '[');
    CHECK(error_of(deep) != "");
    const std::string text = R"({"type":"resign","table":")" + std::string(5000, 'x') + "\"}";
    CHECK(error_of(text) == "table: this text is too long");
}

TEST_CASE("an empty body is an empty object") {
    CHECK(read_body<NewTable>(""));
    CHECK(!read_body<NewPlayer>(""));
}

TEST_CASE("seats are named by players") {
    CHECK(read_body<NewTable>(R"({"seats":{"valados":"open"}})"));
    CHECK(read_body<NewTable>(R"({"seats":{"blue":"open"}})").error() ==
          "seats.blue: this is no player");
}

}  // namespace kingdom::protocol
