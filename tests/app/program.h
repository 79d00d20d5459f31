// Running the built program from a test.
#pragma once

#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>
#include <sys/wait.h>
#include <vector>

#include <doctest/doctest.h>

#include "tests/support/scratch.h"

namespace kingdom::testing {

struct Run {
    int status = -1;
    std::string out;
    std::string err;
};

inline std::string content_of(const std::string& path) {
    std::ostringstream text;
    text << std::ifstream(path, std::ios::binary).rdbuf();
    return text.str();
}

inline std::string written(const std::string& name, const std::string& text) {
    const std::string path = scratch(name);
    std::ofstream(path, std::ios::binary) << text;
    return path;
}

inline std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
}

// Runs `kingdom ARGUMENTS` through the shell, in English unless the arguments say otherwise.
inline Run run_kingdom(const std::string& arguments, const std::string& input = "",
                       const std::string& environment = "LC_ALL=C") {
    const std::string in = written("in", input);
    const std::string command = "env " + environment + " '" KINGDOM_BINARY "' " + arguments +
                                " <'" + in + "' >'" + scratch("out") + "' 2>'" + scratch("err") +
                                "'";
    const int status = std::system(command.c_str());
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, content_of(scratch("out")),
            content_of(scratch("err"))};
}

// One line on standard error that names the fault, nothing on standard output.
inline void check_refused(const std::string& arguments, const std::string& mentions,
                          int status = 2) {
    CAPTURE(arguments);
    const Run run = run_kingdom(arguments);
    CHECK(run.status == status);
    CHECK(lines_of(run.err).size() == 1);
    CHECK(run.err.rfind("kingdom: ", 0) == 0);
    CHECK_MESSAGE(run.err.find(mentions) != std::string::npos, run.err);
    CHECK(run.out.empty());
}

}  // namespace kingdom::testing
