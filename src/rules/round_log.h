// Who laid which card of the running round, and when: public, and yet in no view, since a row of
// cards forgets it. What was laid long ago and still lies there was refused ever since.
#pragma once

#include <array>

#include "rules/state.h"

namespace kingdom {

struct Laid {
    std::uint8_t turn = 0;  // of the choice phase, counted from 1; 0: dealt, or of an earlier round
    Player by{};
    constexpr bool operator==(const Laid&) const = default;
};

// By place in every row of the table, as all can remember it. Knows nothing of what is face down.
struct RoundLog {
    std::array<std::array<Laid, CardRow::kCapacity>, 4> rows{};  // by Row
    bool operator==(const RoundLog&) const = default;
};

// Kept beside the true state by whoever holds it.
class RoundBook {
  public:
    // Before the decision is applied.
    void note(const State& state, const Turn& turn) {
        if (state.phase == Phase::Offer && state.turn == 0) laid_ = {};
        const auto offer = as<Offer>(turn.decision);
        if (!offer) return;
        const Laid laid{static_cast<std::uint8_t>(state.turn + 1), turn.by};
        laid_[index(offer->first.card)] = laid;
        laid_[index(offer->second.card)] = laid;
    }

    RoundLog log(const State& state) const {
        RoundLog log;
        write(state.areas[0], log.rows[index(Row::Left)]);
        write(state.areas[1], log.rows[index(Row::Right)]);
        write(state.board.sides[0].selection, log.rows[index(Row::SelectionValados)]);
        write(state.board.sides[1].selection, log.rows[index(Row::SelectionTeressie)]);
        return log;
    }

  private:
    void write(const CardRow& row, std::array<Laid, CardRow::kCapacity>& to) const {
        for (std::size_t i = 0; i < row.size(); ++i) to[i] = laid_[index(row[i])];
    }

    std::array<Laid, kCardCount> laid_{};  // by the card as it truly is
};

}  // namespace kingdom
