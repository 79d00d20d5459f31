#include "app/perft/perft_file.h"

#include <charconv>
#include <limits>
#include <optional>

#include <fmt/format.h>

#include "app/failure.h"
#include "record/decision_json.h"
#include "record/strict_json.h"
#include "record/words.h"
#include "rules/rules.h"

namespace kingdom {
namespace {

std::string_view trimmed(std::string_view text) {
    const std::size_t begin = text.find_first_not_of(" \t\r");
    if (begin == std::string_view::npos) return {};
    return text.substr(begin, text.find_last_not_of(" \t\r") - begin + 1);
}

// The first word; `rest` keeps what follows it.
std::string_view take_word(std::string_view& rest) {
    rest = trimmed(rest);
    const std::size_t end = std::min(rest.find_first_of(" \t"), rest.size());
    const std::string_view word = rest.substr(0, end);
    rest = trimmed(rest.substr(end));
    return word;
}

std::optional<std::uint64_t> number_from(std::string_view text, std::uint64_t highest) {
    std::uint64_t number = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, problem] = std::from_chars(text.data(), end, number);
    if (problem != std::errc{} || stop != end || number > highest) return std::nullopt;
    return number;
}

std::uint64_t number_or_throw(std::string_view text, std::uint64_t highest) {
    const auto number = number_from(text, highest);
    if (!number) throw BadArguments(fmt::format("'{}' is no number that fits here", text));
    return *number;
}

template <class Enum>
std::string word_or_throw(std::string_view text) {
    if (!find_word<Enum>(text)) throw BadArguments(fmt::format("'{}' is not known", text));
    return std::string(text);
}

// Throws BadArguments, as the command line does for the same words.
void set_option(SetupOptions& options, std::string_view key, std::string_view value) {
    if (key == "module") {
        options.module = word_or_throw<Module>(value);
    } else if (key == "players") {
        options.players = static_cast<int>(number_or_throw(value, 2));
    } else if (key == "side") {
        options.side = word_or_throw<DuchyFace>(value);
    } else if (key == "first") {
        options.first = word_or_throw<Player>(value);
    } else if (key == "menaces") {
        options.menaces = value;
    } else if (key == "quest") {
        options.quest = value;
    } else if (key == "seed") {
        options.seed = number_or_throw(value, std::numeric_limits<std::uint64_t>::max());
    } else {
        throw BadArguments(fmt::format("'{}' is no part of a set-up", key));
    }
}

State set_up(const DeckFile& file, std::string_view words) {
    SetupOptions options;
    while (!words.empty()) {
        const std::string_view pair = take_word(words);
        const std::size_t equals = pair.find('=');
        if (equals == std::string_view::npos) {
            throw BadArguments(fmt::format("'{}' should be key=value", pair));
        }
        set_option(options, pair.substr(0, equals), pair.substr(equals + 1));
    }
    return new_game(file.deck, chosen_setup(file, options), Rng(options.seed));
}

void play_line(const DeckFile& file, State& state, std::string_view text) {
    const auto json = parse_strictly(text);
    if (!json) throw BadArguments(json.error());
    const auto turn = turn_from_json(file, *json);
    if (!turn) throw BadArguments(turn.error());
    if (const auto reason = refusal(file.deck, state, *turn)) {
        const RefusalText& why = describe(*reason);
        throw BadArguments(fmt::format("{} ({})", why.sentence, why.clause));
    }
    apply(file.deck, state, *turn);
}

PerftCount count_from(std::string_view words) {
    const auto depth = number_from(take_word(words), kDeepestPerft);
    const auto lines = number_from(take_word(words), std::numeric_limits<std::uint64_t>::max());
    if (!depth || !lines || !words.empty()) throw BadArguments("should be: perft DEPTH COUNT");
    return {static_cast<int>(*depth), *lines};
}

class Reader {
  public:
    explicit Reader(const DeckFile& file) : file_(file) {}

    void line(std::string_view text) {
        std::string_view rest = trimmed(text);
        if (rest.empty() || rest.front() == '#') return;
        const std::string_view verb = take_word(rest);
        if (verb == "id") {
            positions.push_back({std::string(rest), {}, {}});
            ready_ = false;
        } else if (verb == "setup" && !positions.empty()) {
            positions.back().state = set_up(file_, rest);
            ready_ = true;
        } else if (verb == "play" && ready_) {
            play_line(file_, positions.back().state, rest);
        } else if (verb == "perft" && ready_) {
            positions.back().counts.push_back(count_from(rest));
        } else {
            throw BadArguments(fmt::format("'{}' has no place here", verb));
        }
    }

    std::vector<PerftPosition> positions;

  private:
    const DeckFile& file_;
    bool ready_ = false;  // the position has its set-up
};

}  // namespace

Result<std::vector<PerftPosition>> read_perft(const DeckFile& file, std::string_view text) {
    Reader reader(file);
    std::size_t number = 0;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        ++number;
        try {
            reader.line(text.substr(0, end));
        } catch (const BadArguments& error) {
            return Error{fmt::format("line {}: {}", number, error.what())};
        }
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return std::move(reader.positions);
}

}  // namespace kingdom
