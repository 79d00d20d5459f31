#include "cards/founders.h"

namespace kingdom {
namespace {

constexpr DeckFile make_founders() {
    DeckFile file{};
#include "founders_deck.inc"
    derive_tables(file.deck);
    return file;
}

constexpr DeckFile kFounders = make_founders();

}  // namespace

const DeckFile& founders() {
    return kFounders;
}

}  // namespace kingdom
