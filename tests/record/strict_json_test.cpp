#include "record/strict_json.h"

#include "doctest/doctest.h"

using namespace kingdom;
using namespace std::string_literals;

TEST_CASE("JSON is read as it stands") {
    const auto read = parse_strictly(R"({"a": [1, -2, "x\n", true, null, {"b": {}}]})");
    REQUIRE(read.has_value());
    CHECK(read->dump() == R"({"a":[1,-2,"x\n",true,null,{"b":{}}]})");
}

TEST_CASE("what is not JSON is told with its line and column") {
    CHECK(parse_json("").error() == "the text is empty");
    CHECK(parse_json(" \n\t").error() == "line 2, column 2: this is not JSON");
    CHECK(parse_json("{\"a\":\n  nope}").error() == "line 2, column 4: this is not JSON");
    CHECK(parse_json("{} x").error() == "line 1, column 4: this is not JSON");
    CHECK(parse_json("[1,]").error() == "line 1, column 4: this is not JSON");
    CHECK(parse_json("// c\n{}").error() == "line 1, column 1: this is not JSON");
    CHECK(parse_json("[NaN]").error() == "line 1, column 2: this is not JSON");
    CHECK(parse_json("[1e999]").error() == "line 1, column 6: this is not JSON");
    CHECK(parse_json("[\"\xff\"]").error() == "line 1, column 3: this is not JSON");
    CHECK(parse_json("[\"\\ud800\"]").error() == "line 1, column 9: this is not JSON");
    CHECK(parse_json("{}\0{}"s).error() == "line 1, column 3: this is not JSON");
}

TEST_CASE("nesting deeper than any file of ours is refused") {
    const auto nested = [](std::size_t depth) {
        return std::string(depth, '[') + std::string(depth, ']');
    };
    CHECK(parse_json(nested(32)).has_value());
    CHECK(parse_json(nested(33)).error() == "the JSON is nested too deeply");
    CHECK(parse_json(std::string(1'000'000, '[')).error() == "the JSON is nested too deeply");
    std::string objects;
    for (int i = 0; i < 100'000; ++i) objects += "{\"a\":";
    CHECK(parse_json(objects).error() == "the JSON is nested too deeply");
}

TEST_CASE("a key that stands twice is named with its place") {
    const auto read = parse_json(R"({"a": [0, {"b": {"c": 1, "c": 2}}], "a": 3})");
    REQUIRE(read.has_value());
    CHECK(read->twice == std::vector<std::string>{"a[1].b.c", "a"});
    CHECK(parse_strictly(R"({"x": 1, "x": 1})").error() == "x: this key stands twice");
    CHECK(parse_strictly(R"([{"x": 1}, {"x": 1}])").has_value());
}
