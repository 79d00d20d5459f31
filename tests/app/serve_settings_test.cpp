// The server's settings: flag before environment before file, and nothing that nobody knows.
#include <cstdlib>

#include <doctest/doctest.h>

#include "app/failure.h"
#include "app/serve/settings.h"
#include "tests/app/program.h"

namespace kingdom {
namespace {

// In the environment as long as it lives.
class Variable {
  public:
    Variable(const char* name, const char* value) : name_(name) { setenv(name, value, 1); }
    ~Variable() { unsetenv(name_); }
    Variable(const Variable&) = delete;
    Variable& operator=(const Variable&) = delete;

  private:
    const char* name_;
};

std::string fault_of(const SettingValues& flags, const std::string& config) {
    try {
        settle(flags, config);
    } catch (const BadArguments& fault) {
        return fault.what();
    }
    return "";
}

}  // namespace

TEST_CASE("a flag counts before the environment, that before the file, that before the usual") {
    const std::string config =
        testing::written("order.conf", "# who wins\nlog = warn\n\nthreads=3\n burst = 7 \n");
    const Variable log("KINGDOM_SERVE_LOG", "off"), threads("KINGDOM_SERVE_THREADS", "4");
    const SettingValues values = settle({{"log", "info"}}, config);
    CHECK(values.at("log") == "info");
    CHECK(values.at("threads") == "4");
    CHECK(values.at("burst") == "7");
    CHECK(values.at("listen") == "127.0.0.1:8080");
}

TEST_CASE("a key that nobody knows is refused wherever it stands, and named") {
    const std::string config = testing::written("unknown.conf", "log = warn\nlisten_to = me\n");
    CHECK(fault_of({}, config) == config + ":2: 'listen_to' is no setting");
    CHECK(fault_of({}, testing::written("no_value.conf", "log\n")).find("'log' is no setting") !=
          std::string::npos);
    CHECK(fault_of({}, "/nowhere/at/all.conf").find("cannot be read") != std::string::npos);
    const Variable unknown("KINGDOM_SERVE_PROT", "8080");
    CHECK(fault_of({}, "").find("KINGDOM_SERVE_PROT") != std::string::npos);
}

TEST_CASE("what is printed is a file that gives the same settings again") {
    const SettingValues values = settle({{"threads", "5"}, {"origins", "https://a.example"}}, "");
    CHECK(settle({}, testing::written("printed.conf", settings_text(values))) == values);
    for (const Setting& setting : server_settings()) CHECK(!setting.help.empty());
}

TEST_CASE("a database's password is not printed") {
    const std::string text =
        settings_text(settle({{"store", "postgresql://ada:secret@host/base"}}, ""));
    CHECK(text.find("secret") == std::string::npos);
    CHECK(text.find("postgresql://***@host/base") != std::string::npos);
}

TEST_CASE("numbers and yes or no are held to what they may be") {
    const SettingValues values{{"a", "12"}, {"b", "12x"}, {"c", "yes"}, {"d", "maybe"}};
    CHECK(number_setting(values, "a", 1, 20) == 12);
    CHECK_THROWS_AS(number_setting(values, "a", 13, 20), BadArguments);
    CHECK_THROWS_AS(number_setting(values, "b", 1, 20), BadArguments);
    CHECK(yes_setting(values, "c"));
    CHECK_THROWS_AS(yes_setting(values, "d"), BadArguments);
}

}  // namespace kingdom
