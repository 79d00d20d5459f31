// The settings of the server: each from a flag, else from the environment, else from a file, else
// as usual. A key that nobody knows is refused wherever it stands.
#pragma once

#include <map>
#include <span>
#include <string>
#include <string_view>

namespace kingdom {

struct Setting {
    std::string_view key;  // --requests-per-second is requests_per_second in files
    std::string_view usual;
    std::string_view help;
};
std::span<const Setting> server_settings();

using SettingValues = std::map<std::string, std::string, std::less<>>;

// `flags`: those given on the command line. Throws BadArguments.
SettingValues settle(const SettingValues& flags, const std::string& config_path);

// Every key with its value, as a file that `--config` reads. Secrets are left out.
std::string settings_text(const SettingValues& values);

// Throws BadArguments when it is no number from `lowest` to `highest`.
double number_setting(const SettingValues& values, std::string_view key, double lowest,
                      double highest);
bool yes_setting(const SettingValues& values, std::string_view key);

}  // namespace kingdom
