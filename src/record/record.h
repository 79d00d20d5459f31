// A game as it is written down: set-up, the outcome of every shuffle, the decisions, the result.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/decision.h"
#include "rules/outcome.h"
#include "rules/setup.h"

namespace kingdom {

inline constexpr std::string_view kRecordFormat = "kingdom-record/1";
inline constexpr std::string_view kRulesEdition = "1";

// First drawn first, so that a reader with another generator can replay the game.
//
//                        development          danger   advisors
//   two players          77                   -        -
//   two players, drafted 67 + 10 advisors     -        the first player's two, the second's two
//   solo                 69                   12       -
//   solo, drafted        69 after the draft   12       the two drawn
struct Chance {
    std::vector<Card> development{};
    std::vector<Card> danger{};
    std::vector<Card> advisors{};
    std::vector<std::vector<Card>> reshuffles{};  // R12.6
    bool operator==(const Chance&) const = default;
};

// What was promised about the deal before the game, and what it takes to check it afterwards.
struct Promise {
    std::string commitment{};
    std::string nonce{};
    bool operator==(const Promise&) const = default;
};

struct Record {
    std::string deck{};
    std::string deck_hash{};
    Setup setup{};
    std::uint64_t seed = 0;
    Chance chance{};
    std::vector<Turn> turns{};
    std::optional<Outcome> result{};   // nothing while the game is running
    std::optional<Promise> promise{};  // of games that a server dealt
    bool operator==(const Record&) const = default;
};

// What a record does not hold stands at its default: the menace decks and quest that are not
// played, the score of the duchy that takes no part in a solo game.
Setup normal_form(const Setup& setup);
Outcome normal_form(const Setup& setup, const Outcome& outcome);

}  // namespace kingdom
