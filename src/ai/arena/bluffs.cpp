#include "ai/arena/bluffs.h"

#include <algorithm>

namespace kingdom::ai {
namespace {

void note(Trapped& group, const OfferedCard& card) {
    group.least = group.offered == 0 ? card.worth : std::min(group.least, card.worth);
    group.most = group.offered == 0 ? card.worth : std::max(group.most, card.worth);
    ++group.offered;
    if (card.face_down) ++group.face_down;
}

Trapped together(std::initializer_list<Trapped> groups) {
    Trapped sum;
    for (const Trapped& group : groups) {
        if (group.offered == 0) continue;
        sum.least = sum.offered == 0 ? group.least : std::min(sum.least, group.least);
        sum.most = sum.offered == 0 ? group.most : std::max(sum.most, group.most);
        sum.offered += group.offered;
        sum.face_down += group.face_down;
    }
    return sum;
}

}  // namespace

Trapped Bluffs::bad() const {
    return together({dangers, fifths[0], fifths[1]});
}

Trapped Bluffs::good() const {
    return together({fifths[3], fifths[4]});
}

Trapped Bluffs::all() const {
    return together({bad(), middling(), good()});
}

Bluffs bluffs_of(std::span<const OfferedCard> cards) {
    Bluffs bluffs;
    std::vector<OfferedCard> usual;
    for (const OfferedCard& card : cards) {
        if (card.danger) {
            note(bluffs.dangers, card);
        } else {
            usual.push_back(card);
        }
    }
    std::sort(usual.begin(), usual.end());
    for (std::size_t begin = 0; begin < usual.size();) {
        std::size_t end = begin;
        while (end < usual.size() && usual[end].worth == usual[begin].worth) ++end;
        // The middle of the run decides; it lies below the last card, so the fifth exists.
        const std::size_t fifth = kFifths * (begin + end) / (2 * usual.size());
        for (; begin < end; ++begin) note(bluffs.fifths[fifth], usual[begin]);
    }
    return bluffs;
}

}  // namespace kingdom::ai
