// A test of the tests: every clause of the rules is named by at least one test case.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include <doctest/doctest.h>

namespace {

namespace fs = std::filesystem;

const fs::path kSources = KINGDOM_SOURCE_DIR;

std::string text_of(const fs::path& path) {
    std::ostringstream text;
    text << std::ifstream(path).rdbuf();
    return text.str();
}

// Every match of the pattern's first group.
std::vector<std::string> matches(const std::string& text, const std::regex& pattern) {
    std::vector<std::string> found;
    const std::sregex_iterator end;
    for (std::sregex_iterator match(text.begin(), text.end(), pattern); match != end; ++match) {
        found.push_back((*match)[1]);
    }
    return found;
}

// The clauses are the bullets "- **R4.8** To select is ...".
std::vector<std::string> clauses() {
    static const std::regex bullet(R"(\n- \*\*(R\d+\.\d+)\*\*)");
    return matches(text_of(kSources / "docs" / "rules.md"), bullet);
}

// The clause numbers in the names of all test cases; a long name may stand on the next line.
std::set<std::string> named_clauses() {
    static const std::regex test_name(R"re(TEST_CASE\(\s*"((?:[^"\\]|\\.)*)")re");
    static const std::regex clause(R"((R\d+\.\d+))");
    std::set<std::string> named;
    for (const auto& entry : fs::recursive_directory_iterator(kSources / "tests")) {
        if (entry.path().extension() != ".cpp") continue;
        for (const std::string& name : matches(text_of(entry.path()), test_name)) {
            for (const std::string& number : matches(name, clause)) named.insert(number);
        }
    }
    return named;
}

}  // namespace

TEST_CASE("every clause of the rules is named by a test") {
    const auto written = clauses();
    const auto named = named_clauses();
    CHECK(written.size() >= 89);
    std::string missing;
    for (const std::string& clause : written) {
        if (!named.contains(clause)) missing += " " + clause;
    }
    INFO("no test names", missing);
    CHECK(missing.empty());
}

TEST_CASE("every clause that a test names is written in the rules") {
    const auto written = clauses();
    std::string unknown;
    for (const std::string& clause : named_clauses()) {
        if (std::find(written.begin(), written.end(), clause) == written.end()) {
            unknown += " " + clause;
        }
    }
    INFO("not in the rules:", unknown);
    CHECK(unknown.empty());
}
