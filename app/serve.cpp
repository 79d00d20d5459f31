// kingdom serve: tables over HTTP and WebSocket.
#include <memory>

#include <fmt/format.h>

#include "app/serve/run_server.h"
#include "app/subcommands.h"

namespace kingdom {
namespace {

struct ServeOptions {
    SettingValues flags;
    std::string config;
    bool print_config = false;
};

std::string flag_name(std::string_view key) {
    std::string name = "--" + std::string(key);
    for (char& c : name) c = c == '_' ? '-' : c;
    return name;
}

}  // namespace

void add_serve(CLI::App& program) {
    auto options = std::make_shared<ServeOptions>();
    CLI::App* command = program.add_subcommand("serve", "serve tables to browsers and programs");
    for (const Setting& setting : server_settings()) {
        command
            ->add_option_function<std::string>(
                flag_name(setting.key),
                [options, key = std::string(setting.key)](const std::string& value) {
                    options->flags[key] = value;
                },
                fmt::format("{} [{}]", setting.help, setting.usual))
            ->type_name("");
    }
    command->add_option("--config", options->config, "file with lines `key = value`")
        ->type_name("FILE");
    command->add_flag("--print-config", options->print_config, "print every setting and end");
    command->footer(
        "A flag counts before KINGDOM_SERVE_<KEY> in the environment, and that before the file.\n"
        "Example: kingdom serve --listen 127.0.0.1:8080 --store sqlite:kingdom.db");
    command->callback([options] {
        const SettingValues values = settle(options->flags, options->config);
        if (options->print_config) {
            fmt::print("{}", settings_text(values));
        } else {
            run_server(values);
        }
    });
}

}  // namespace kingdom
