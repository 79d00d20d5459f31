// Puts load on a running server: two-player tables whose seats decide over WebSockets.
//   load_server PORT [--tables 1000] [--rate 2000] [--seconds 20] [--spread 1]
//                                                                     decisions a second and p99
//   load_server PORT --idle 5000 --pid PID                            memory of idle sockets
// Rate 0: every table decides as fast as it is answered. Spread 0: all games begin together, so all
// are in the choice phase with its long lists at once; else they are at every point of a game.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <sys/epoll.h>
#include <unistd.h>
#include <utility>
#include <vector>

#include "tools/load_server/web_client.h"

namespace kingdom::load {
namespace {

using Clock = std::chrono::steady_clock;
using Seconds = std::chrono::duration<double>;

// Of a game of random play.
constexpr int kDecisionsOfGame = 252;

struct Plan {
    std::uint16_t port = 8080;
    int tables = 1000;
    double rate = 2000;
    double seconds = 20;
    bool spread = true;
    int idle = 0;
    std::string pid{};
};

// The text behind "key":" up to the next quote.
std::string text_after(std::string_view text, std::string_view key) {
    const std::string mark = "\"" + std::string(key) + "\":\"";
    const std::size_t begin = text.find(mark);
    if (begin == std::string_view::npos) return "";
    const std::size_t start = begin + mark.size();
    return std::string(text.substr(start, text.find('"', start) - start));
}

// The objects of the list of legal decisions, without reading the rest of the view.
std::vector<std::string_view> legal_in(std::string_view view) {
    std::vector<std::string_view> decisions;
    std::size_t at = view.find("\"legal\":[");
    if (at == std::string_view::npos) return decisions;
    at += 9;
    int depth = 0;
    std::size_t begin = at;
    for (; at < view.size() && (depth > 0 || view[at] != ']'); ++at) {
        if (view[at] == '{' && depth++ == 0) begin = at;
        if (view[at] == '}' && --depth == 0)
            decisions.push_back(view.substr(begin, at + 1 - begin));
    }
    return decisions;
}

std::string number_after(std::string_view text, std::string_view mark) {
    const std::size_t begin = text.rfind(mark) + mark.size();
    std::size_t end = begin;
    while (end < text.size() && text[end] >= '0' && text[end] <= '9') ++end;
    return std::string(text.substr(begin, end - begin));
}

struct Seat {
    WebClient client;
    std::string token{};
    std::string decision{};  // to be sent
    std::string seq{};
    bool finished = false;
};

constexpr Clock::time_point kNever = Clock::time_point::max();

struct Table {
    std::string id{};
    std::vector<Seat> seats{};
    int ahead = 0;         // decisions before the timing begins
    bool waiting = false;  // for an answer
    Clock::time_point sent{};
    Clock::time_point due = kNever;
};

class Load {
  public:
    explicit Load(const Plan& plan) : plan_(plan), poll_(epoll_create1(0)) {
        spare_ = static_cast<std::size_t>(plan.tables);
        tables_.resize(spare_ + spares(plan));
        for (std::size_t i = 0; i < tables_.size(); ++i) open(i);
    }

    void run() {
        // Everybody sits and has seen the table before the first decision is timed.
        while (!everybody_sees()) take_in();
        if (plan_.spread) play_ahead();
        const Clock::time_point start = Clock::now();
        const Seconds pause(plan_.rate > 0 ? plan_.tables / plan_.rate : 0);
        for (std::size_t i = 0; i < spare_; ++i) {
            const double part = static_cast<double>(i) / plan_.tables;
            tables_[i].due = start + std::chrono::duration_cast<Clock::duration>(pause * part);
        }
        is_timing_ = true;
        for (Clock::time_point now = start; now - start < Seconds(plan_.seconds);
             now = Clock::now()) {
            take_in();
            for (Table& table : tables_) {
                if (!table.waiting && table.due <= now && decide(table)) {
                    table.due += std::chrono::duration_cast<Clock::duration>(pause);
                }
            }
        }
        report(Seconds(Clock::now() - start).count());
    }

  private:
    // A table that is opened takes the generator milliseconds in which it hears nothing: those that
    // take the place of finished ones while it times stand ready before.
    static std::size_t spares(const Plan& plan) {
        return static_cast<std::size_t>(1.25 * plan.rate * plan.seconds / kDecisionsOfGame);
    }

    void replace(std::size_t number) {
        if (!is_timing_ || spare_ == tables_.size()) return open(number);
        Table& finished = tables_[number];
        tables_[spare_++].due = std::exchange(finished.due, kNever);
        finished.seats.clear();
    }

    void open(std::size_t number) {
        Table& table = tables_[number];
        const std::string made = request(plan_.port, "POST", "/api/tables", "{}");
        table.id = text_after(made, "table");
        table.waiting = false;
        table.seats.clear();
        for (const char* seat : {"valados", "teressie"}) {
            const std::string part = made.substr(made.find(seat));
            table.seats.push_back({.client = WebClient(plan_.port)});
            Seat& opened = table.seats.back();
            opened.token = text_after(part, "token");
            opened.client.send(R"({"type":"subscribe","table":")" + table.id + R"(","token":")" +
                               opened.token + R"(","since":0,"revision":0})");
            epoll_event event{};
            event.events = EPOLLIN;
            event.data.u64 = number * 2 + table.seats.size() - 1;
            epoll_ctl(poll_, EPOLL_CTL_ADD, opened.client.handle(), &event);
        }
    }

    // Each table another part of a game, as in a hall that has been open for a while.
    void play_ahead() {
        for (std::size_t i = 0; i < spare_; ++i) {
            tables_[i].ahead = static_cast<int>(i * kDecisionsOfGame / spare_);
        }
        const auto behind = [](const Table& table) { return table.ahead > 0 || table.waiting; };
        while (std::any_of(tables_.begin(), tables_.end(), behind)) {
            take_in();
            for (Table& table : tables_) {
                if (!table.waiting && table.ahead > 0 && decide(table)) --table.ahead;
            }
        }
        times_.clear();
        refused_ = 0;
    }

    bool everybody_sees() const {
        return std::all_of(tables_.begin(), tables_.end(), [](const Table& table) {
            return std::none_of(table.seats.begin(), table.seats.end(),
                                [](const Seat& seat) { return seat.seq.empty(); });
        });
    }

    void take_in() {
        epoll_event events[256];
        const int count = epoll_wait(poll_, events, 256, 1);
        for (int i = 0; i < count; ++i) {
            const std::size_t number = events[i].data.u64;
            Table& table = tables_[number / 2];
            if (table.seats.empty()) continue;  // finished, by what the other seat heard
            Seat& seat = table.seats[number % 2];
            const bool is_open = seat.client.receive();
            while (const auto message = seat.client.next()) hear(table, seat, *message);
            // The last decision is heard of after the view that ends the game.
            const bool is_over = table.seats[0].finished || table.seats[1].finished;
            if (!is_open || (is_over && !table.waiting)) replace(number / 2);
        }
    }

    void hear(Table& table, Seat& seat, std::string_view message) {
        const std::string type = message.ends_with("}") ? type_of(message) : "";
        if (type == "update") {
            const auto legal = legal_in(message);
            seat.decision = legal.empty() ? "" : std::string(legal[chance_ % legal.size()]);
            chance_ = chance_ * 6364136223846793005u + 1442695040888963407u;
            seat.seq = number_after(message, "\"seq\":");
            seat.finished = message.find("\"status\":\"finished\"") != std::string_view::npos;
        } else if (type == "accepted") {
            times_.push_back(Seconds(Clock::now() - table.sent).count());
            table.waiting = false;
        } else if (type == "stale" || type == "refused" || type == "error") {
            ++refused_;
            table.waiting = false;
        }
    }

    // The type stands last but for the view, whose text may hold anything.
    static std::string type_of(std::string_view message) {
        const std::size_t view = message.find(",\"view\":");
        return text_after(message.substr(0, view), "type");
    }

    // False when nobody knows yet what to decide.
    bool decide(Table& table) {
        for (Seat& seat : table.seats) {
            if (seat.decision.empty()) continue;
            seat.client.send(R"({"type":"decide","table":")" + table.id + R"(","client_id":"c)" +
                             std::to_string(++ids_) + R"(","seq":)" + seat.seq + R"(,"decision":)" +
                             seat.decision + "}");
            seat.decision.clear();
            table.waiting = true;
            table.sent = Clock::now();
            return true;
        }
        return false;
    }

    void report(double seconds) {
        std::sort(times_.begin(), times_.end());
        const auto at = [this](double part) {
            if (times_.empty()) return 0.0;
            return times_[static_cast<std::size_t>(part * static_cast<double>(times_.size() - 1))] *
                   1000;
        };
        std::printf(
            "%d tables, %.0f durable decisions a second over %.0f s; ms: median %.1f, "
            "p99 %.1f, most %.1f; %d not accepted\n",
            plan_.tables, static_cast<double>(times_.size()) / seconds, seconds, at(0.5), at(0.99),
            at(1), refused_);
    }

    Plan plan_;
    int poll_;
    std::vector<Table> tables_;  // behind those that play, some that wait for their turn
    std::size_t spare_;          // the first of these
    bool is_timing_ = false;
    std::vector<double> times_;
    std::uint64_t chance_ = 1;
    std::uint64_t ids_ = 0;
    int refused_ = 0;
};

long resident_kb(const std::string& pid) {
    std::ifstream status("/proc/" + pid + "/status");
    for (std::string line; std::getline(status, line);) {
        if (line.starts_with("VmRSS:")) return std::stol(line.substr(6));
    }
    return 0;
}

void hold_idle(const Plan& plan) {
    const std::string made = request(plan.port, "POST", "/api/tables", "{}");
    const std::string id = text_after(made, "table");
    const long before = resident_kb(plan.pid);
    std::vector<WebClient> clients;
    for (int i = 0; i < plan.idle; ++i) {
        clients.emplace_back(plan.port);
        clients.back().send(R"({"type":"subscribe","table":")" + id +
                            R"(","since":0,"revision":0})");
    }
    sleep(3);
    for (WebClient& client : clients) client.receive();
    const long after = resident_kb(plan.pid);
    std::printf("%d idle sockets: the server has %ld MB, %ld MB before\n", plan.idle, after / 1024,
                before / 1024);
}

Plan plan_of(int argc, char** argv) {
    Plan plan;
    if (argc > 1) plan.port = static_cast<std::uint16_t>(std::stoi(argv[1]));
    for (int i = 2; i + 1 < argc; i += 2) {
        const std::string flag = argv[i];
        if (flag == "--tables") plan.tables = std::stoi(argv[i + 1]);
        if (flag == "--rate") plan.rate = std::stod(argv[i + 1]);
        if (flag == "--seconds") plan.seconds = std::stod(argv[i + 1]);
        if (flag == "--spread") plan.spread = std::stoi(argv[i + 1]) != 0;
        if (flag == "--idle") plan.idle = std::stoi(argv[i + 1]);
        if (flag == "--pid") plan.pid = argv[i + 1];
    }
    return plan;
}

}  // namespace
}  // namespace kingdom::load

int main(int argc, char** argv) {
    const kingdom::load::Plan plan = kingdom::load::plan_of(argc, argv);
    if (plan.idle > 0) {
        kingdom::load::hold_idle(plan);
    } else {
        kingdom::load::Load(plan).run();
    }
    return 0;
}
