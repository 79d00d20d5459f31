// The program `kingdom` as a function, so that main does nothing but call it.
#pragma once

namespace kingdom {

// Gives the exit status: 0, 1 for a failure, 2 for bad arguments.
int run_program(int argc, const char* const* argv);

}  // namespace kingdom
