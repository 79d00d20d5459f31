#include "tests/golden/golden.h"

#include <iomanip>
#include <map>
#include <sstream>

#include "cards/founders.h"
#include "record/decision_json.h"
#include "record/record.h"
#include "record/words.h"
#include "tests/property/random_games.h"

namespace kingdom::golden {
namespace {

std::string menaces_text(const Setup& setup) {
    if (setup.module != Module::Menace) return "-";
    const std::string own(word(setup.menaces[index(setup.first)]));
    if (setup.solo()) return own;
    return std::string(word(setup.menaces[0])) + "," + std::string(word(setup.menaces[1]));
}

std::string setup_line(const Setup& setup, std::uint64_t seed) {
    std::ostringstream line;
    line << "setup  players=" << int{setup.players} << " side=" << word(setup.side)
         << " module=" << word(setup.module) << " first=" << word(setup.first)
         << " menaces=" << menaces_text(setup) << " quest="
         << (setup.module == Module::Quest ? founders().names.quests[setup.quest].key.view() : "-")
         << " penalty=" << (setup.solo_side_a_penalty ? "yes" : "no") << " seed=" << seed;
    return line.str();
}

using Fields = std::map<std::string, std::string>;

Setup setup_from(Fields fields) {
    Setup setup;
    setup.players = fields["players"] == "1" ? 1 : 2;
    setup.side = find_word<DuchyFace>(fields["side"]).value();
    setup.module = find_word<Module>(fields["module"]).value();
    setup.first = find_word<Player>(fields["first"]).value();
    if (setup.module == Module::Menace) {
        const std::string& text = fields["menaces"];
        const std::string one = text.substr(0, text.find(','));
        const std::string two = text.substr(text.find(',') + 1);
        setup.menaces = {find_word<MenaceDeck>(one).value(), find_word<MenaceDeck>(two).value()};
    }
    if (setup.module == Module::Quest) {
        setup.quest = find_quest(founders(), fields["quest"]).value();
    }
    setup.solo_side_a_penalty = fields["penalty"] == "yes";
    return normal_form(setup);
}

// A game written down while it is played.
class Scribe {
  public:
    Scribe(const Setup& setup, std::uint64_t seed)
        : state_(new_game(founders().deck, setup, Rng(seed))) {
        text_ << setup_line(setup, seed) << "\n";
    }

    const State& state() const { return state_; }

    void play(const Turn& turn) {
        const Deck& deck = founders().deck;
        const int round = state_.round + 1;
        place_ = round == round_ ? place_ + 1 : 1;
        round_ = round;
        const std::size_t legal = legal_decisions(deck, state_, turn.by).size();
        apply(deck, state_, turn);
        const std::string number = std::to_string(round) + "." + std::to_string(place_);
        text_ << std::left << std::setw(6) << number << " " << std::setw(9) << word(turn.by) << " "
              << std::setw(66) << decision_text(founders(), turn.decision) << " legal "
              << std::setw(5) << legal << " digest " << std::hex << std::setw(16)
              << std::setfill('0') << std::right << digest(state_) << std::dec << std::setfill(' ')
              << "\n";
    }

    std::string end() {
        const auto result = outcome(founders().deck, state_);
        if (!result) return text_.str() + "not ended\n";
        text_ << "end   ";
        for (const Player player : kPlayers) {
            const bool plays = !state_.setup.solo() || player == state_.setup.first;
            if (!plays) continue;
            text_ << " " << word(player) << " " << result->breakdown[index(player)].total();
        }
        if (state_.setup.solo()) {
            text_ << " medal " << word(result->medal) << "\n";
        } else {
            text_ << " winner " << (result->winner ? word(*result->winner) : "none")
                  << " tie_break " << word(result->tie_break) << "\n";
        }
        return text_.str();
    }

  private:
    State state_;
    std::ostringstream text_{};
    int round_ = 0;
    int place_ = 0;
};

// The player and the decision that a line names, if it is in the player's list.
std::optional<Turn> turn_from(const State& state, const std::string& line) {
    std::istringstream words(line);
    std::string number;
    std::string by;
    words >> number >> by;
    const auto player = find_word<Player>(by);
    if (!player) return std::nullopt;
    const std::size_t begin = line.find(by) + 10;
    const std::size_t end = line.find_last_not_of(' ', line.rfind(" legal ")) + 1;
    const std::string text = line.substr(begin, end - begin);
    for (const Decision decision : legal_decisions(founders().deck, state, *player)) {
        if (decision_text(founders(), decision) == text) return Turn{*player, decision};
    }
    return std::nullopt;
}

struct Chosen {
    property::Table table{};
    std::uint64_t number = 0;
};

// Games with much of their module in them.
constexpr std::array<Chosen, 10> kChosen{{{{Module::None, 2}, 383},
                                          {{Module::Menace, 2}, 346},
                                          {{Module::Advisors, 2}, 1857},
                                          {{Module::Quest, 2}, 1039},
                                          {{Module::Conquest, 2}, 2354},
                                          {{Module::None, 1}, 842},
                                          {{Module::Menace, 1}, 1441},
                                          {{Module::Advisors, 1}, 174},
                                          {{Module::Quest, 1}, 1975},
                                          {{Module::Conquest, 1}, 1470}}};

}  // namespace

std::vector<GoldenGame> golden_games() {
    std::vector<GoldenGame> games;
    for (const Chosen& chosen : kChosen) {
        const std::string name(word(chosen.table.module));
        const std::string players = chosen.table.players == 1 ? "_solo" : "_two";
        const Setup setup = property::setup_of(founders().deck, chosen.table, chosen.number);
        games.push_back({name + players + ".game", normal_form(setup), chosen.number});
    }
    return games;
}

std::string played(const GoldenGame& game) {
    const Deck& deck = founders().deck;
    Scribe scribe(game.setup, game.seed);
    Rng rng(~game.seed);
    while (next_player(scribe.state())) {
        const Player player = property::some_player(scribe.state(), rng);
        const DecisionList legal = legal_decisions(deck, scribe.state(), player);
        scribe.play(
            {player, property::choose(deck, scribe.state(), legal, property::Style::Builder, rng)});
    }
    return "# " + game.file + ": a whole game, pinned line by line (tests/golden/golden.h)\n" +
           scribe.end();
}

std::string replayed(const std::string& text) {
    std::istringstream lines(text);
    std::string comment;
    std::string setup;
    std::getline(lines, comment);
    std::getline(lines, setup);
    Fields fields;
    std::istringstream words(setup);
    for (std::string field; words >> field;) {
        fields[field.substr(0, field.find('='))] = field.substr(field.find('=') + 1);
    }
    Scribe scribe(setup_from(fields), std::stoull(fields["seed"]));
    for (std::string line; std::getline(lines, line) && line.rfind("end", 0) != 0;) {
        const auto turn = turn_from(scribe.state(), line);
        if (!turn) return comment + "\n" + scribe.end() + "not in the list: " + line + "\n";
        scribe.play(*turn);
    }
    return comment + "\n" + scribe.end();
}

}  // namespace kingdom::golden
