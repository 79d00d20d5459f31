#include "ai/search/knowledge.h"

#include "base/fingerprint.h"
#include "rules/construction.h"

namespace kingdom::ai {
namespace {

// As the viewer sees the row.
void add_row(Fingerprint& print, const CardRow& row, Player viewer, bool solo) {
    print.add(row.size());
    for (std::size_t i = 0; i < row.size(); ++i) {
        const bool known = !row.face_down(i) || (!solo && row.placer(i) == viewer);
        print.add((known ? index(row[i]) : index(kHiddenCard)) | (row.face_down(i) ? 256u : 0u));
    }
}

void add_place(Fingerprint& print, const State& state, Player player) {
    print.add(index(state.phase) | index(state.step) << 8 | std::uint64_t{state.round} << 16 |
              std::uint64_t{state.turn} << 24 | index(player) << 32 | index(state.selected) << 33 |
              std::uint64_t{state.searches_left} << 40);
}

void add_areas(Fingerprint& print, const State& state, Player viewer) {
    for (const CardRow& row : state.areas) add_row(print, row, viewer, state.setup.solo());
}

void add_side(Fingerprint& print, const State& state, Player player) {
    Side side = state.board.sides[index(player)];
    add_row(print, side.selection, player, state.setup.solo());
    side.selection.clear();
    print.add_bytes(side);
    under_construction(side).for_each(
        [&](Card card) { print.add(state.board.filled[index(card)]); });
}

}  // namespace

std::uint64_t own_key(const State& state, Player player) {
    Fingerprint print;
    add_place(print, state, player);
    add_side(print, state, player);
    print.add_bytes(state.foreman);
    print.add_bytes(state.board.above_giant);
    if (is_segment(state.phase) && state.phase != Phase::Draft) return print.value();
    print.add_bytes(state.hands[index(player)]);
    add_areas(print, state, player);
    const Side& other_side = state.board.sides[index(other(player))];
    add_row(print, other_side.selection, player, state.setup.solo());
    print.add_bytes(state.looked);
    if (state.setup.module == Module::Conquest) print.add_bytes(state.armies);
    return print.value();
}

std::uint64_t selection_key(const State& state, Player selector) {
    Fingerprint print;
    add_place(print, state, selector);
    add_areas(print, state, selector);
    return print.value();
}

}  // namespace kingdom::ai
