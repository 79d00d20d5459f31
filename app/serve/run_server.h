// Starts the server with its settings and runs it until it is told to stop.
#pragma once

#include "app/serve/settings.h"

namespace kingdom {

// Throws BadArguments, and Failure when it cannot start.
void run_server(const SettingValues& values);

}  // namespace kingdom
