// What a player sees, as numbers for a net: plain figures of the table and of both sides, the cards
// that matter one by one (tokens), and piles of cards as sets. Made from a view and the public log
// of the round alone, always from the viewer's side of the table: "mine" comes before "theirs".
#pragma once

#include <array>
#include <cstdint>

#include "rules/round_log.h"
#include "rules/view.h"

namespace kingdom::ai::net {

// Another layout or meaning of what stands here gets another number; nets name the one they know.
inline constexpr std::uint32_t kObservationVersion = 1;

// Where a token lies.
enum class Spot : std::uint8_t {
    LeftArea,
    RightArea,
    MySelection,
    TheirSelection,
    MyHand,
    TheirHand,
    MyConstruction,
    TheirConstruction,
    Territory,
    Looked
};
inline constexpr std::size_t kSpotCount = 10;
inline constexpr std::size_t kTokens = 64;
inline constexpr std::size_t kTokenTraits = 12;
inline constexpr std::uint8_t kNoToken = 255;

// Traits of a card's token:   face down | laid by me | by them | turns since | missing 6 | filled |
// frozen Traits of a territory's:    points | my castle | their castle | prison | my armies |
// theirs |
//                             mine rested | theirs rested | mine next to it | theirs | neighbours |
//                             0
struct Token {
    std::uint8_t card = 0;   // its row of traits_of
    std::uint8_t truth = 0;  // the same; whoever knows the truth may write it here for a critic
    Spot place{};
    std::uint8_t unused = 0;
    std::array<std::int8_t, kTokenTraits> traits{};
};
static_assert(sizeof(Token) == 16);

enum class Pile : std::uint8_t { MyDuchy, TheirDuchy, MyDiscard, TheirDiscard, Unseen };
inline constexpr std::size_t kPileCount = 5;

// The plain figures, in order.
struct FigurePart {
    const char* name;
    std::size_t size;
};
inline constexpr std::size_t kSideFigures = 80;
inline constexpr std::array<FigurePart, 13> kFigureParts{{{"phase", 12},
                                                          {"step", 4},
                                                          {"round", 4},
                                                          {"module", 5},
                                                          {"table", 13},
                                                          {"mine", kSideFigures},
                                                          {"theirs", kSideFigures},
                                                          {"income_lead", 4},
                                                          {"my_duchy", 25},
                                                          {"their_duchy", 25},
                                                          {"my_menaces", 4},
                                                          {"their_menaces", 4},
                                                          {"quest", 68}}};
inline constexpr std::size_t kFigures = [] {
    std::size_t sum = 0;
    for (const FigurePart& part : kFigureParts) sum += part.size;
    return sum;
}();

struct Observation {
    std::array<std::int8_t, kFigures> figures{};
    std::array<CardSet, kPileCount> piles{};
    std::array<Token, kTokens> tokens{};
    std::uint8_t token_count = 0;
    std::array<std::uint8_t, 7> unused{};
};
static_assert(sizeof(Observation) == kFigures + 16 * kPileCount + 16 * kTokens + 8);

// Where to find the tokens again: what decisions are about.
struct TokenPlaces {
    std::array<std::uint8_t, kCardCount> of_card{};
    std::array<std::uint8_t, 4> row_start{};  // by Row
    std::uint8_t first_territory = kNoToken;

    std::uint8_t of(Card card) const { return of_card[index(card)]; }
    std::uint8_t of(At at) const {
        const std::size_t token = row_start[index(at.row)] + std::size_t{at.position};
        return token < kTokens ? static_cast<std::uint8_t>(token) : kNoToken;
    }
    std::uint8_t of_territory(std::size_t territory) const {
        if (first_territory == kNoToken) return kNoToken;
        return static_cast<std::uint8_t>(first_territory + territory);
    }
};

// Requires a player's view. Tokens beyond kTokens are left out.
void observe(const Deck& deck, const View& view, const RoundLog& log, Observation& seen,
             TokenPlaces& places);

}  // namespace kingdom::ai::net
