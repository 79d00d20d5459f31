#include "app/arena/entrants.h"

#include <charconv>
#include <optional>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/failure.h"

namespace kingdom {
namespace {

// More than any search does in the time that anybody waits.
constexpr std::uint32_t kNoLimit = 1'000'000'000;
constexpr std::uint32_t kMostThreads = 16;
constexpr std::uint32_t kMostMilliseconds = 3'600'000;

struct Part {
    std::string_view word;
    std::uint32_t highest;
};
constexpr Part kPlayouts{"playouts", kNoLimit};
constexpr Part kMilliseconds{"ms", kMostMilliseconds};
constexpr Part kThreads{"threads", kMostThreads};

std::uint32_t number_of(std::string_view option, const Part& part, std::string_view text) {
    std::uint32_t number = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, problem] = std::from_chars(text.data(), end, number);
    if (problem != std::errc{} || stop != end || number < 1 || number > part.highest) {
        throw BadArguments(fmt::format("{}: '{}' is not a whole number from 1 to {} for {}", option,
                                       text, part.highest, part.word));
    }
    return number;
}

struct Parts {
    std::optional<std::uint32_t> playouts, milliseconds, threads;
};

void read_part(std::string_view option, std::string_view text, Parts& parts) {
    const std::size_t equals = text.find('=');
    const std::string_view word = text.substr(0, equals);
    const std::string_view number =
        equals == std::string_view::npos ? std::string_view{} : text.substr(equals + 1);
    if (word == kPlayouts.word) {
        parts.playouts = number_of(option, kPlayouts, number);
    } else if (word == kMilliseconds.word) {
        parts.milliseconds = number_of(option, kMilliseconds, number);
    } else if (word == kThreads.word) {
        parts.threads = number_of(option, kThreads, number);
    } else {
        throw BadArguments(fmt::format(
            "{}: '{}' is no budget; say playouts=N, ms=N or threads=N, joined by +", option, text));
    }
}

}  // namespace

ai::Budget budget_from(std::string_view option, std::string_view text, ai::Budget usual) {
    Parts parts;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find('+', begin), text.size());
        read_part(option, text.substr(begin, end - begin), parts);
        begin = end + 1;
    }
    ai::Budget budget = usual;
    if (parts.playouts || parts.milliseconds) {
        budget.playouts = parts.playouts.value_or(kNoLimit);
        budget.milliseconds = parts.milliseconds.value_or(0);
    }
    budget.threads = parts.threads.value_or(usual.threads);
    return budget;
}

ai::Entrant entrant_from(std::string_view option, std::string_view text, std::string_view budget) {
    const std::size_t at = text.find('@');
    auto entrant = ai::entrant_named(text.substr(0, at));
    if (!entrant) {
        throw BadArguments(fmt::format("{}: '{}' is no contestant; there are {}", option,
                                       text.substr(0, at), fmt::join(ai::entrant_names(), ", ")));
    }
    if (at != std::string_view::npos) {
        entrant = with_budget(option, text.substr(at + 1), std::move(*entrant));
    } else if (entrant->searches() && !budget.empty()) {
        entrant = with_budget("--budget", budget, std::move(*entrant));
    }
    entrant->label = text;
    return *entrant;
}

ai::Entrant with_budget(std::string_view option, std::string_view budget, ai::Entrant entrant) {
    if (!entrant.searches()) {
        throw BadArguments(
            fmt::format("{}: {} does not search, so it takes no budget", option, entrant.label));
    }
    entrant.budget = budget_from(option, budget, entrant.budget);
    return entrant;
}

std::string budget_text(const ai::Budget& budget) {
    std::string text;
    const auto add = [&text](const Part& part, std::uint32_t number) {
        text += fmt::format("{}{}={}", text.empty() ? "" : "+", part.word, number);
    };
    if (budget.playouts != kNoLimit) add(kPlayouts, budget.playouts);
    if (budget.milliseconds > 0) add(kMilliseconds, budget.milliseconds);
    if (budget.threads > 1) add(kThreads, budget.threads);
    return text;
}

}  // namespace kingdom
