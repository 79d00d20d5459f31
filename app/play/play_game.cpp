#include "app/play/play_game.h"

#include <random>

#include <fmt/format.h>

#include "app/failure.h"
#include "app/files.h"
#include "app/opponents.h"
#include "app/play/saving.h"
#include "app/play/session.h"
#include "app/play/start_menu.h"
#include "app/show/terminal.h"
#include "app/text/text.h"

namespace kingdom {
namespace {

constexpr RecorderOptions kRecording{.hold_open = true, .keep_log = true};

// The seed is not part of the game's rules, so it may come from the machine.
std::uint64_t fresh_seed() {
    std::random_device device;
    return device();
}

GameRecorder resumed(const DeckFile& file, const std::string& path) {
    auto game = GameRecorder::resume(file, load_record(file, path), kRecording);
    if (!game) throw Failure(fmt::format("{}: {}", path, game.error()));
    return std::move(*game);
}

void run_session(const Console& console, const Show& show, GameRecorder game,
                 const PlayOptions& options, bool lesson) {
    const Setup& setup = game.state().setup;
    const Player human =
        setup.solo() ? setup.first : find_word<Player>(options.human).value_or(Player::Valados);
    const std::uint64_t seed = game.record().seed;
    const GameTable table{console, show, game, human};
    const ai::Level& opponent =
        options.opponent.empty() ? usual_opponent() : *ai::level_named(options.opponent);
    Session session(table, {.opponent = ai::Opponent(opponent),
                            .rng = opponent_rng(seed, other(human)),
                            .save_path = options.save_path,
                            .lesson = lesson});
    session.run();
}

}  // namespace

void play_game(PlayOptions options) {
    const DeckFile file = load_deck(options.deck);
    const Console console;
    const Show show{file, chosen_texts(options.language), Paint(shows_colour())};
    if (!options.resume_path.empty()) {
        if (options.save_path.empty()) options.save_path = options.resume_path;
        return run_session(console, show, resumed(file, options.resume_path), options, false);
    }
    bool lesson = false;
    if (!options.setup_given) {
        const auto start = ask_for_start(console, show, {options.setup, options.opponent});
        if (!start) return;
        options.setup = start->setup;
        options.opponent = start->opponent;
        lesson = start->lesson;
    }
    // Alone one's duchy is the set-up's first.
    if (options.setup.players == 1 && !options.human.empty()) options.setup.first = options.human;
    if (!options.seed_given) options.setup.seed = fresh_seed();
    const Setup setup = chosen_setup(file, options.setup);
    run_session(console, show, GameRecorder(file, setup, options.setup.seed, kRecording), options,
                lesson);
}

}  // namespace kingdom
