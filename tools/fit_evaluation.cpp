// Learns the evaluation's weights from games that the search plays against itself, and prints
// src/ai/evaluation/weights_table.inc:
//
//     fit_evaluation GAMES PLAYOUTS THREADS > src/ai/evaluation/weights_table.inc
//
// For every number of players, module and number of rounds left: a linear fit (ridge regression) of
// the points a position still brought, and in quest games of whether the quest was ended.
#include <array>
#include <cstdio>
#include <cstdlib>
#include <mutex>
#include <thread>
#include <vector>

#include <Eigen/Dense>

#include "ai/evaluation/evaluate.h"
#include "ai/evaluation/weights.h"
#include "ai/opponent.h"
#include "cards/founders.h"
#include "rules/module_quest.h"

namespace {

using namespace kingdom;
using namespace kingdom::ai;

struct Sample {
    Features features{};
    double gain = 0;
    double ended = 0;  // the quest
};

// Two samples of one position stand side by side: the first player's, then the other's.
using Samples = std::array<std::vector<Sample>, kHorizons>;

struct Task {
    int players;
    Module module;
};

class Collector {
  public:
    explicit Collector(const Task& task) : task_(task) {}

    void play(std::uint64_t seed, Opponent& opponent) {
        const Deck& deck = founders().deck;
        Rng rng(seed);
        const Setup setup = setup_for(rng);
        State state = new_game(deck, setup, Rng(rng.next()));
        std::array<std::array<Sample, 2>, kHorizons> seen{};
        int round = 0;
        while (const auto player = next_player(state)) {
            if (state.round != round) {
                round = state.round;
                note(deck, state, seen[static_cast<std::size_t>(rounds_left(state))]);
            }
            const View view = view_for(state, *player);
            apply(deck, state, {*player, opponent.choose(deck, view, rng)});
        }
        keep(deck, state, seen);
    }

    const Samples& samples() const { return samples_; }

  private:
    Setup setup_for(Rng& rng) const {
        Setup setup;
        setup.players = static_cast<std::uint8_t>(task_.players);
        setup.module = task_.module;
        setup.side = static_cast<DuchyFace>(rng.below(2));
        setup.first = static_cast<Player>(rng.below(2));
        const std::uint32_t menace = rng.below(kMenaceDeckCount);
        const std::uint32_t distance = 1 + rng.below(kMenaceDeckCount - 1);
        setup.menaces = {static_cast<MenaceDeck>(menace),
                         static_cast<MenaceDeck>((menace + distance) % kMenaceDeckCount)};
        if (task_.module == Module::Quest) {
            setup.quest = static_cast<std::uint8_t>(rng.below(founders().deck.quest_count));
        }
        return setup;
    }

    static void note(const Deck& deck, const State& state, std::array<Sample, 2>& both) {
        for (const Player player : kPlayers) {
            both[index(player)] = {features_of(deck, state, player),
                                   -double(score(deck, state, player).total()), 0};
        }
    }

    void keep(const Deck& deck, const State& state,
              const std::array<std::array<Sample, 2>, kHorizons>& seen) {
        const std::lock_guard lock(mutex_);
        for (std::size_t horizon = 1; horizon < kHorizons; ++horizon) {
            for (const Player player : {state.setup.first, other(state.setup.first)}) {
                if (state.setup.solo() && player != state.setup.first) continue;
                Sample sample = seen[horizon][index(player)];
                sample.gain += score(deck, state, player).total();
                const Side& side = state.board.sides[index(player)];
                sample.ended = quest::has_done(side, kStepCount - 1) ? 1 : 0;
                samples_[horizon].push_back(sample);
            }
        }
    }

    Task task_;
    std::mutex mutex_;
    Samples samples_{};
};

Eigen::VectorXd fit(const Eigen::MatrixXd& inputs, const Eigen::VectorXd& wanted) {
    constexpr double kRidge = 20;
    const Eigen::Index n = inputs.cols();
    const Eigen::MatrixXd square =
        inputs.transpose() * inputs + kRidge * Eigen::MatrixXd::Identity(n, n);
    return square.ldlt().solve(inputs.transpose() * wanted);
}

void print(const Eigen::VectorXd& weights, double scale) {
    std::printf("{");
    for (Eigen::Index i = 0; i < weights.size(); ++i) {
        std::printf("%s%ld", i == 0 ? "" : ", ", std::lround(scale * weights[i]));
    }
    std::printf("}");
}

// How far the difference of both players' ends strays from the predicted one.
double spread(const Eigen::VectorXd& errors, bool solo) {
    double sum = 0;
    Eigen::Index count = 0;
    for (Eigen::Index i = 0; i + 1 < errors.size(); i += 2, ++count) {
        const double error = solo ? errors[i] : errors[i] - errors[i + 1];
        sum += error * error;
    }
    return std::sqrt(sum / static_cast<double>(std::max<Eigen::Index>(count, 1)));
}

void print_fit(const std::vector<Sample>& samples, bool solo) {
    const auto rows = static_cast<Eigen::Index>(samples.size());
    Eigen::MatrixXd inputs(rows, kFeatureCount);
    Eigen::VectorXd gains(rows), ended(rows);
    for (Eigen::Index row = 0; row < rows; ++row) {
        const Sample& sample = samples[static_cast<std::size_t>(row)];
        for (std::size_t i = 0; i < kFeatureCount; ++i) {
            inputs(row, static_cast<Eigen::Index>(i)) = sample.features[i];
        }
        gains[row] = sample.gain;
        ended[row] = sample.ended;
    }
    const Eigen::VectorXd gain = fit(inputs, gains);
    const Eigen::VectorXd errors = inputs * gain - gains;
    const double mean = gains.mean();
    std::fprintf(stderr, "  %ld samples, gain %.1f +- %.1f, error %.1f, margin's error %.1f\n",
                 rows, mean, std::sqrt((gains.array() - mean).square().mean()),
                 std::sqrt(errors.squaredNorm() / static_cast<double>(rows)), spread(errors, solo));
    std::printf("    {");
    print(gain, 100);
    std::printf(",\n     ");
    print(fit(inputs, ended), 10000);
    std::printf(",\n     %ld},\n", std::lround(100 * spread(errors, solo)));
}

// With no round left only what is in stock is worth anything, as a tie-break.
void print_last_round() {
    Eigen::VectorXd gain = Eigen::VectorXd::Zero(kFeatureCount);
    gain[place_of(Feature::Krystallium)] = 0.2;
    gain[place_of(Feature::Soldiers)] = 0.1;
    std::printf("    {");
    print(gain, 100);
    std::printf(",\n     {}, 100},\n");
}

void run(const Task& task, std::uint64_t games, const Budget& budget, unsigned threads) {
    Collector collector(task);
    std::vector<std::jthread> workers;
    for (unsigned worker = 0; worker < threads; ++worker) {
        workers.emplace_back([&, worker] {
            Opponent opponent(*level_named("search"), budget);
            for (std::uint64_t game = worker; game < games; game += threads) {
                collector.play(game, opponent);
            }
        });
    }
    workers.clear();
    std::fprintf(stderr, "%d players, module %d\n", task.players, int(index(task.module)));
    print_last_round();
    for (std::size_t horizon = 1; horizon < kHorizons; ++horizon) {
        print_fit(collector.samples()[horizon], task.players == 1);
    }
}

}  // namespace

int main(int argc, char** argv) {
    if (argc != 4) {
        std::fprintf(stderr, "usage: fit_evaluation GAMES PLAYOUTS THREADS\n");
        return 2;
    }
    const std::uint64_t games = std::strtoull(argv[1], nullptr, 10);
    const Budget budget{.playouts = static_cast<std::uint32_t>(std::strtoul(argv[2], nullptr, 10))};
    const auto threads = static_cast<unsigned>(std::strtoul(argv[3], nullptr, 10));
    std::printf("// Printed by tools/fit_evaluation %s %s (games of each kind, playouts).\n",
                argv[1], argv[2]);
    for (const int players : {1, 2}) {
        for (std::size_t module = 0; module < kModuleCount; ++module) {
            run({players, static_cast<Module>(module)}, games, budget, threads);
        }
    }
}
