#include "app/serve/settings.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <fstream>
#include <sstream>
#include <unistd.h>

#include <fmt/format.h>

#include "app/failure.h"

namespace kingdom {
namespace {

constexpr std::string_view kEnvironment = "KINGDOM_SERVE_";

constexpr std::array<Setting, 23> kSettings{{
    {"listen", "127.0.0.1:8080", "address and port; port 0 takes any free one"},
    {"store", "sqlite:kingdom.db", "sqlite:PATH or postgresql://..."},
    {"web", "", "folder with the web client; empty: the built-in place"},
    {"origins", "", "other origins whose pages may talk to the server, with commas"},
    {"trust_proxy", "no", "yes: X-Forwarded-For says who is asking"},
    {"certificate", "", "file with a TLS certificate chain; with key the server speaks TLS"},
    {"key", "", "file with the certificate's private key"},
    {"threads", "0", "threads for tables, and as many for the net; 0: as the cores allow"},
    {"thinkers", "0", "threads for opponents and hints; 0: as the cores allow"},
    {"connections", "20000", "connections at once"},
    {"connections_per_address", "64", "of one address; 0: any number"},
    {"requests_per_second", "50", "of one address, messages included; 0: any number"},
    {"burst", "200", "requests of one address that may come at once"},
    {"body_bytes", "524288", "longest body of a request"},
    {"frame_bytes", "16384", "longest message of a socket"},
    {"waiting_bytes", "1048576", "what a socket may leave unread before it is cut off"},
    {"bytes_per_address", "67108864", "kept in the store for one address a day; 0: any number"},
    {"daily_per_address", "32",
     "attempts at the day's deal, by players of one address; 0: any number"},
    {"metrics", "", "address and port of /metrics, such as 127.0.0.1:9464; empty: nowhere"},
    {"webhooks", "public", "off, public (no private addresses) or any"},
    {"push", "public", "Web Push: off, public (no private addresses) or any"},
    {"push_contact", "", "mailto: or https: address for the operators of push services"},
    {"log", "info", "off, warn or info"},
}};

std::string trimmed(std::string_view text) {
    const auto space = [](char c) { return std::isspace(static_cast<unsigned char>(c)) != 0; };
    while (!text.empty() && space(text.front())) text.remove_prefix(1);
    while (!text.empty() && space(text.back())) text.remove_suffix(1);
    return std::string(text);
}

bool is_known(std::string_view key) {
    return std::any_of(kSettings.begin(), kSettings.end(),
                       [key](const Setting& setting) { return setting.key == key; });
}

SettingValues values_of_file(const std::string& path) {
    SettingValues values;
    if (path.empty()) return values;
    std::ifstream in(path);
    if (!in) throw BadArguments(fmt::format("--config: the file {} cannot be read", path));
    int number = 0;
    for (std::string line; std::getline(in, line);) {
        ++number;
        const std::string text = trimmed(line);
        if (text.empty() || text.starts_with('#')) continue;
        const std::size_t equals = text.find('=');
        const std::string key = trimmed(std::string_view(text).substr(0, equals));
        if (equals == std::string::npos || !is_known(key)) {
            throw BadArguments(fmt::format("{}:{}: '{}' is no setting", path, number, key));
        }
        values[key] = trimmed(std::string_view(text).substr(equals + 1));
    }
    return values;
}

SettingValues values_of_environment() {
    SettingValues values;
    for (char** entry = environ; *entry != nullptr; ++entry) {
        const std::string_view text = *entry;
        if (!text.starts_with(kEnvironment)) continue;
        const std::size_t equals = text.find('=');
        std::string key(text.substr(kEnvironment.size(), equals - kEnvironment.size()));
        for (char& c : key) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
        if (!is_known(key)) {
            throw BadArguments(
                fmt::format("the environment has {}, which is no setting", text.substr(0, equals)));
        }
        values[key] = std::string(text.substr(equals + 1));
    }
    return values;
}

// The address of a database may hold a password: before its host, or among its parameters.
constexpr std::string_view kPassword = "password=";

bool holds_secret(const std::string& address) {
    return address.find('@') != std::string::npos || address.find(kPassword) != std::string::npos;
}

std::string without_secret(std::string address) {
    const std::size_t slashes = address.find("://");
    const std::size_t at = address.rfind('@');
    if (slashes != std::string::npos && at != std::string::npos && at > slashes) {
        address.replace(slashes + 3, at - slashes - 3, "***");
    }
    for (std::size_t found = address.find(kPassword); found != std::string::npos;
         found = address.find(kPassword, found + 1)) {
        const std::size_t begin = found + kPassword.size();
        const std::size_t end = std::min(address.find_first_of("& ", begin), address.size());
        address.replace(begin, end - begin, "***");
    }
    return address;
}

}  // namespace

std::span<const Setting> server_settings() {
    return kSettings;
}

SettingValues settle(const SettingValues& flags, const std::string& config_path) {
    SettingValues values = flags;
    values.merge(values_of_environment());
    values.merge(values_of_file(config_path));
    for (const Setting& setting : kSettings) {
        values.try_emplace(std::string(setting.key), setting.usual);
    }
    return values;
}

std::string settings_text(const SettingValues& values) {
    std::string text;
    for (const Setting& setting : kSettings) {
        std::string value = values.find(setting.key)->second;
        const bool is_secret = setting.key == "store" && holds_secret(value);
        // What is left out would be wrong in a file: it stands there as a remark only.
        const std::string_view remark = is_secret ? "# with its password: " : "";
        if (is_secret) value = without_secret(std::move(value));
        text += fmt::format("# {}\n{}{} = {}\n", setting.help, remark, setting.key, value);
    }
    return text;
}

double number_setting(const SettingValues& values, std::string_view key, double lowest,
                      double highest) {
    const std::string& text = values.find(key)->second;
    double number = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool whole = problem == std::errc{} && end == text.data() + text.size();
    if (!whole || number < lowest || number > highest) {
        throw BadArguments(
            fmt::format("{}: '{}' is no number from {} to {}", key, text, lowest, highest));
    }
    return number;
}

bool yes_setting(const SettingValues& values, std::string_view key) {
    const std::string& text = values.find(key)->second;
    if (text != "yes" && text != "no") {
        throw BadArguments(fmt::format("{}: '{}' is neither yes nor no", key, text));
    }
    return text == "yes";
}

}  // namespace kingdom
