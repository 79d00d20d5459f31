#include "app/serve/run_server.h"

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <optional>
#include <sstream>
#include <thread>

#include <fmt/format.h>
#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

#include "app/failure.h"
#include "app/serve/absent_messenger.h"
#include "app/version.h"
#include "cards/founders.h"
#include "cards/founders_text.h"
#include "server/api/api.h"
#include "server/api/metrics_page.h"
#include "server/beast/server.h"
#include "server/hall/server_levels.h"

namespace kingdom {
namespace {

std::string text_setting(const SettingValues& values, std::string_view key) {
    return values.find(key)->second;
}

template <class Number>
Number whole_setting(const SettingValues& values, std::string_view key, double lowest,
                     double highest) {
    return static_cast<Number>(number_setting(values, key, lowest, highest));
}

net::Limits limits_of(const SettingValues& values) {
    constexpr double kMany = 1e9;
    net::Limits limits;
    limits.body_bytes = whole_setting<std::size_t>(values, "body_bytes", 1024, kMany);
    limits.frame_bytes = whole_setting<std::size_t>(values, "frame_bytes", 1024, kMany);
    limits.waiting_bytes = whole_setting<std::size_t>(values, "waiting_bytes", 1024, kMany);
    limits.connections = whole_setting<std::size_t>(values, "connections", 1, kMany);
    limits.connections_per_address =
        whole_setting<std::size_t>(values, "connections_per_address", 0, kMany);
    limits.requests_per_second = number_setting(values, "requests_per_second", 0, kMany);
    limits.burst = number_setting(values, "burst", 1, kMany);
    return limits;
}

void set_address(const SettingValues& values, const std::string& key, net::Options& options) {
    const std::string listen = text_setting(values, key);
    const std::size_t colon = listen.rfind(':');
    if (colon == std::string::npos) {
        throw BadArguments(key + ": an address and a port, such as 127.0.0.1:8080");
    }
    options.host = listen.substr(0, colon);
    if (options.host.starts_with('[')) options.host = options.host.substr(1, colon - 2);
    const SettingValues port{{key, listen.substr(colon + 1)}};
    options.port = whole_setting<std::uint16_t>(port, key, 0, 65535);
}

// As many threads as were asked for; else as many as there are cores, but for `spared` of them.
unsigned threads_setting(const SettingValues& values, const std::string& key, unsigned spared) {
    const auto asked = whole_setting<unsigned>(values, key, 0, 256);
    const unsigned cores = std::thread::hardware_concurrency();
    if (asked > 0) return asked;
    return cores > spared ? cores - spared : 1;
}

net::Options options_of(const SettingValues& values) {
    net::Options options;
    set_address(values, "listen", options);
    options.threads = threads_setting(values, "threads", 0);
    options.limits = limits_of(values);
    options.trust_proxy = yes_setting(values, "trust_proxy");
    options.certificate = text_setting(values, "certificate");
    options.key = text_setting(values, "key");
    std::istringstream origins(text_setting(values, "origins"));
    for (std::string origin; std::getline(origins, origin, ',');) options.origins.push_back(origin);
    return options;
}

net::Reach reach_setting(const SettingValues& values, const std::string& key) {
    const std::string word = text_setting(values, key);
    if (word == "off") return net::Reach::Off;
    if (word == "public") return net::Reach::Public;
    if (word == "any") return net::Reach::Any;
    throw BadArguments(key + ": off, public or any");
}

// All but the identity, which the store keeps.
MessengerOptions messenger_options(const SettingValues& values) {
    const std::string contact = text_setting(values, "push_contact");
    const bool plain = contact.find_first_of("\"\\ ") == std::string::npos;
    const bool known = contact.starts_with("mailto:") || contact.starts_with("https://");
    if (!plain || (!known && !contact.empty())) {
        throw BadArguments("push_contact: an address that begins with mailto: or https://");
    }
    return {.webhooks = reach_setting(values, "webhooks"),
            .pushes = reach_setting(values, "push"),
            .contact = contact};
}

net::StaticFiles files_of(const SettingValues& values) {
    const std::string folder = text_setting(values, "web");
    if (!folder.empty()) return net::StaticFiles(folder);
    if (std::filesystem::is_directory(KINGDOM_WEB_FOLDER)) {
        return net::StaticFiles(KINGDOM_WEB_FOLDER);
    }
    return {};
}

// JSON lines on standard error. What is logged names no table, no player and no secret.
std::shared_ptr<spdlog::logger> make_log(const std::string& level) {
    auto log = std::make_shared<spdlog::logger>("kingdom",
                                                std::make_shared<spdlog::sinks::stderr_sink_mt>());
    log->set_pattern(R"({"time":"%Y-%m-%dT%H:%M:%S.%eZ","level":"%l",%v})",
                     spdlog::pattern_time_type::utc);
    log->set_level(spdlog::level::from_str(level));
    log->flush_on(spdlog::level::info);
    return log;
}

server::AccessLog access_log(const std::shared_ptr<spdlog::logger>& log) {
    return [log](const server::AccessLine& line) {
        const auto level = line.status >= 500 ? spdlog::level::warn : spdlog::level::info;
        log->log(level, R"("event":"request","method":"{}","route":"{}","status":{},"ms":{:.2f})",
                 line.method, line.route, line.status, line.ms);
    };
}

server::Troubles::Say trouble_log(const std::shared_ptr<spdlog::logger>& log) {
    return [log](std::string_view cause, std::string_view what, int times) {
        log->warn(R"("event":"trouble","cause":"{}","what":{},"times":{})", cause,
                  nlohmann::json(what).dump(-1, ' ', true), times);
    };
}

// Serves /metrics, where that is wanted, until it ends.
class MetricsListener {
  public:
    MetricsListener(const SettingValues& values, const server::Metrics& metrics) : page_(metrics) {
        if (text_setting(values, "metrics").empty()) return;
        net::Options options;
        set_address(values, "metrics", options);
        options.socket_path.clear();
        options.stops_on_signals = false;
        net_.emplace(options, page_);
        thread_ = std::thread([this] { net_->run({}); });
    }
    ~MetricsListener() {
        if (!net_) return;
        net_->stop();
        thread_.join();
    }
    MetricsListener(const MetricsListener&) = delete;
    MetricsListener& operator=(const MetricsListener&) = delete;

  private:
    server::MetricsPage page_;
    std::optional<net::Server> net_;
    std::thread thread_;
};

// All that was asked is answered by then, whatever a disk or a database does; only its thread may
// be stuck for ever.
constexpr auto kLongestStop = std::chrono::milliseconds(7500);

void end_at_the_latest(const std::shared_ptr<spdlog::logger>& log) {
    std::thread([log] {
        std::this_thread::sleep_for(kLongestStop);
        log->warn(R"("event":"stopped","left":"a wait that did not end")");
        log->flush();
        std::_Exit(1);
    }).detach();
}

}  // namespace

void run_server(const SettingValues& values) {
    const net::Options options = options_of(values);
    MessengerOptions notices = messenger_options(values);
    const auto log = make_log(text_setting(values, "log"));
    const auto store = store::open_store(text_setting(values, "store"));
    const ServerLevels levels;
    server::Metrics metrics;
    notices.identity = store->fixed_text("push_identity", net::ServerIdentity::make());
    AbsentMessenger messenger(std::move(notices));
    server::HallOptions hall_options;
    hall_options.threads = options.threads;
    hall_options.thinkers = threads_setting(values, "thinkers", 1);
    hall_options.bytes_per_address =
        whole_setting<std::size_t>(values, "bytes_per_address", 0, 1e12);
    hall_options.daily_per_address =
        whole_setting<std::size_t>(values, "daily_per_address", 0, 1e9);
    hall_options.deck = {&founders(), [](const DeckFile*) {}};
    hall_options.deck_text = founders_text();
    const server::SteadyTime time;
    server::Troubles troubles(metrics, time, trouble_log(log));
    server::Hall hall({*store, levels, messenger, metrics, time, troubles}, hall_options);
    server::Api api(
        hall, metrics,
        {.version = std::string(kVersion), .files = files_of(values), .log = access_log(log)});
    const MetricsListener metrics_listener(values, metrics);
    net::Server net(options, api);
    const std::string scheme = options.certificate.empty() ? "http" : "https";
    fmt::print("{}://{}:{}/\n", scheme, options.host, net.port());
    std::fflush(stdout);
    log->info(R"("event":"started","port":{})", net.port());
    net.run([&] {
        log->info(R"("event":"stopping")");
        end_at_the_latest(log);
        api.announce_stop();
        hall.stop();
    });
    log->info(R"("event":"stopped")");
}

}  // namespace kingdom
