#include "ai/arena/elo.h"

#include <cmath>
#include <utility>

#include "ai/arena/tally.h"

namespace kingdom::ai {
namespace {

constexpr double kEloOfNat = 400 / 2.302585093;  // Elo points in a natural unit of log-odds

using Matrix = std::vector<std::vector<double>>;

struct Meetings {
    Matrix games;             // symmetric
    std::vector<double> won;  // by player
};

Meetings meetings_of(std::size_t players, std::span<const Score> scores) {
    Meetings meetings{Matrix(players, std::vector<double>(players)), std::vector<double>(players)};
    for (const Score& score : scores) {
        meetings.games[score.a][score.b] += score.games + 1;
        meetings.games[score.b][score.a] += score.games + 1;
        meetings.won[score.a] += score.won_by_a + 0.5;
        meetings.won[score.b] += score.games - score.won_by_a + 0.5;
    }
    return meetings;
}

// Makes the logarithms' mean 0.
void centre(std::vector<double>& strength) {
    double sum = 0;
    for (const double s : strength) sum += std::log(s);
    const double mean = std::exp(sum / static_cast<double>(strength.size()));
    for (double& s : strength) s /= mean;
}

// Hunter's minorisation-maximisation: every step raises the likelihood, which has one maximum.
std::vector<double> fitted_strength(const Meetings& meetings) {
    constexpr int kMostSteps = 100'000;
    constexpr double kSmallStep = 1e-10;
    const std::size_t players = meetings.won.size();
    std::vector<double> strength(players, 1);
    double moved = 1;
    for (int step = 0; step < kMostSteps && moved > kSmallStep; ++step) {
        moved = 0;
        for (std::size_t i = 0; i < players; ++i) {
            double met = 0;
            for (std::size_t j = 0; j < players; ++j) {
                met += meetings.games[i][j] / (strength[i] + strength[j]);
            }
            if (met == 0) continue;
            const double better = meetings.won[i] / met;
            moved = std::max(moved, std::abs(std::log(better / strength[i])));
            strength[i] = better;
        }
        centre(strength);
    }
    return strength;
}

// By Gauss and Jordan; requires a symmetric positive definite matrix, so no pivot is 0.
Matrix inverse(Matrix matrix) {
    const std::size_t n = matrix.size();
    Matrix result(n, std::vector<double>(n));
    for (std::size_t i = 0; i < n; ++i) result[i][i] = 1;
    for (std::size_t column = 0; column < n; ++column) {
        const double pivot = matrix[column][column];
        for (std::size_t k = 0; k < n; ++k) {
            matrix[column][k] /= pivot;
            result[column][k] /= pivot;
        }
        for (std::size_t row = 0; row < n; ++row) {
            const double factor = matrix[row][column];
            if (row == column || factor == 0) continue;
            for (std::size_t k = 0; k < n; ++k) {
                matrix[row][k] -= factor * matrix[column][k];
                result[row][k] -= factor * result[column][k];
            }
        }
    }
    return result;
}

// Fisher's information about the strengths. It says nothing about their mean, which is 0 anyway:
// one unit is added for it and taken off again after inverting.
std::vector<double> variances(const Meetings& meetings, const std::vector<double>& strength) {
    const std::size_t n = strength.size();
    const double mean = 1 / static_cast<double>(n);
    Matrix information(n, std::vector<double>(n, mean));
    for (std::size_t i = 0; i < n; ++i) {
        for (std::size_t j = 0; j < n; ++j) {
            const double p = strength[i] / (strength[i] + strength[j]);
            const double known = i == j ? 0 : meetings.games[i][j] * p * (1 - p);
            information[i][i] += known;
            information[i][j] -= known;
        }
    }
    const Matrix inverted = inverse(std::move(information));
    std::vector<double> result(n);
    for (std::size_t i = 0; i < n; ++i) result[i] = inverted[i][i] - mean;
    return result;
}

}  // namespace

std::vector<Rating> fit_elo(std::size_t players, std::span<const Score> scores) {
    const Meetings meetings = meetings_of(players, scores);
    const std::vector<double> strength = fitted_strength(meetings);
    const std::vector<double> variance = variances(meetings, strength);
    std::vector<Rating> ratings;
    for (std::size_t i = 0; i < players; ++i) {
        ratings.push_back({kEloOfNat * std::log(strength[i]),
                           kEloOfNat * kNormal95 * std::sqrt(std::max(variance[i], 0.0))});
    }
    return ratings;
}

}  // namespace kingdom::ai
