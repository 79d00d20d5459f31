#include "app/play/simple_opponent.h"

#include <algorithm>

#include "app/play/card_value.h"
#include "rules/income.h"

namespace kingdom {
namespace {

// Decisions are compared by these tiers first; numbers inside a tier stay far below the gap.
constexpr int kTier = 100'000;
constexpr int kNever = -10 * kTier;
constexpr int kLast = 0;          // done, pass
constexpr int kMain = kTier;      // what the phase is about
constexpr int kGood = 2 * kTier;  // worth doing before it
constexpr int kFinal = 3 * kTier;

// In the order of Advisor: how gladly one is kept in the draft.
constexpr std::array<int, kAdvisorCount> kTaste{2, 3, 1, 4, 5, 9, 12, 11, 10, 8, 6, 7, 14, 13};

class Judge {
  public:
    Judge(const Deck& deck, const View& view)
        : deck_(deck),
          view_(view),
          me_(*view.viewer),
          side_(view.sides[index(me_)]),
          mine_(deck, view, me_),
          theirs_(deck, view, other(me_)) {}

    int operator()(const KeepAdvisor& d) const { return kTaste[index(advisor_of(d.card))]; }
    int operator()(const Offer& d) const;
    int operator()(const Select& d) const {
        return kMain + mine_.row(view_.areas[index(d.area)], me_);
    }
    int operator()(const Slate& d) const { return kMain + slating(d.card); }
    int operator()(const Recycle& d) const { return kMain + 6 - slating(d.card) / 10; }
    int operator()(const Place& d) const;
    int operator()(const Discard&) const { return kNever; }
    int operator()(Done) const { return kLast; }
    int operator()(const Activate& d) const;
    int operator()(const Step& d) const;
    int operator()(const Transmute& d) const;
    int operator()(const Forfeit& d) const { return kMain - mine_.taken(d.card); }
    int operator()(const Cover& d) const { return kMain - mine_.demand(d.resource); }
    int operator()(const Freeze& d) const { return kMain - mine_.built(d.card); }
    int operator()(const Vanquish& d) const;
    int operator()(const Reveal&) const { return kGood; }
    int operator()(const Search& d) const;
    int operator()(const Pick& d) const { return kMain + mine_.taken(d.card); }
    int operator()(const Recruit& d) const;
    int operator()(const Move& d) const;
    int operator()(Pass) const { return kLast; }

  private:
    int slating(Card card) const;
    int placing_krystallium(Card card, Resource as) const;
    int area_after(Area area, const Offer& offer, bool as_they_see) const;
    int others_calamities() const;
    bool spares(Resource token, int stock) const;
    const QuestStep* final_step() const;

    const Deck& deck_;
    const View& view_;
    Player me_;
    const Side& side_;
    Appraiser mine_;
    Appraiser theirs_;
};

// Positive when the card should rather be built than recycled.
int Judge::slating(Card card) const {
    constexpr int kBetterRecycled = 8;
    return kind_of(card) == CardKind::Development ? mine_.taken(card) - kBetterRecycled : 0;
}

// What an area would be worth with the offer in it: to the opponent, or to oneself.
int Judge::area_after(Area area, const Offer& offer, bool as_they_see) const {
    constexpr int kLooksSuspicious = -5;
    const Appraiser& judge = as_they_see ? theirs_ : mine_;
    int total = judge.row(view_.areas[index(area)], as_they_see ? other(me_) : me_);
    for (const Placement& placement : {offer.first, offer.second}) {
        if (placement.area != area) continue;
        const bool hidden = as_they_see && placement.face_down;
        total += hidden ? kLooksSuspicious : judge.taken(placement.card);
    }
    return total;
}

// The opponent is expected to take what looks better; what is left is half mine.
int Judge::operator()(const Offer& d) const {
    const int left = area_after(Area::Left, d, true);
    const int right = area_after(Area::Right, d, true);
    const Area taken = left >= right ? Area::Left : Area::Right;
    int real = std::max(left, right);
    for (const Placement& placement : {d.first, d.second}) {
        if (placement.area != taken || !placement.face_down) continue;
        real += theirs_.taken(placement.card);
    }
    const int tokens = (d.first.face_down ? 3 : 0) + (d.second.face_down ? 3 : 0);
    return kMain + area_after(other(taken), d, false) / 2 - real - tokens;
}

// The quest's final step while it is still to be done: without it nobody wins.
const QuestStep* Judge::final_step() const {
    constexpr std::size_t kFinalStep = kStepCount - 1;
    if (view_.setup.module != Module::Quest) return nullptr;
    if ((side_.steps_done >> kFinalStep) & 1) return nullptr;
    const std::size_t side = index(view_.setup.solo() ? QuestSide::Solo : QuestSide::TwoPlayer);
    return &deck_.quests[view_.setup.quest].sides[side][kFinalStep];
}

// True when one of the tokens in stock can go without missing for the quest's end.
bool Judge::spares(Resource token, int stock) const {
    const QuestStep* const step = final_step();
    return step == nullptr || stock > step->cost[index(token)];
}

int Judge::placing_krystallium(Card card, Resource as) const {
    if (!spares(Resource::Krystallium, side_.krystallium)) return kNever;
    if (as == Resource::Krystallium) return kGood + mine_.built(card);
    const bool completes =
        mine_.missing(card) <= side_.krystallium && mine_.missing(card, Resource::Soldiers) == 0;
    return completes ? kGood + mine_.built(card) : kNever;
}

int Judge::operator()(const Place& d) const {
    if (!d.on) return kMain;
    if (d.resource == Resource::Krystallium) return placing_krystallium(*d.on, d.as);
    if (d.resource == Resource::Soldiers && !spares(Resource::Soldiers, side_.soldiers)) {
        return kNever;
    }
    const int missing = std::max(mine_.missing(*d.on), 1);
    return kMain + 1 + std::max(mine_.built(*d.on), 0) / missing;
}

int Judge::others_calamities() const {
    const auto count = [this](Player player) {
        return (view_.sides[index(player)].duchy & kCalamities).size();
    };
    return count(other(me_)) - count(me_);
}

int Judge::operator()(const Activate& d) const {
    const auto extra_cubes = [this](Resource r) { return mine_.demand(r) >= 2 ? kGood : kNever; };
    switch (d.advisor) {
        case Advisor::ForestChieftain: return extra_cubes(Resource::Materials);
        case Advisor::NurturingMother: return extra_cubes(Resource::Population);
        case Advisor::NegotiatorFromTheLake: return extra_cubes(Resource::Gold);
        case Advisor::PirateOfTheFiveSeas: return extra_cubes(Resource::Exploration);
        case Advisor::GreatSilversmith:
        case Advisor::IlluminatedProphet: return kGood;
        case Advisor::MasterArtisan: {
            const int built = mine_.built(*d.card);
            return built >= 60 ? kGood + built : kNever;
        }
        case Advisor::TyrannicalForeman: return side_.construction.size() >= 2 ? kGood : kNever;
        case Advisor::ScryingAlchemist: return others_calamities() > 0 ? kGood : kNever;
        default: return kNever;
    }
}

int Judge::operator()(const Step& d) const {
    const bool final = d.step + 1 == kStepCount;
    if (!final && d.pay.krystallium > 0 && !spares(Resource::Krystallium, side_.krystallium)) {
        return kNever;
    }
    const int tier = final ? kFinal : kGood;
    return tier - d.pay.krystallium;
}

// Cubes that the quest's final step asks for are kept, as long as it is not done.
int Judge::operator()(const Transmute& d) const {
    const QuestStep* const step = final_step();
    if (step == nullptr) return kGood;
    for (std::size_t r = 0; r < kBasicCount; ++r) {
        if (side_.alchemy[r] - d.cubes[r] < step->cost[r] && d.cubes[r] > 0) return kNever;
    }
    return kGood;
}

int Judge::operator()(const Vanquish& d) const {
    const int uncovered = d.uncover ? mine_.demand(*d.uncover) : 0;
    return kGood - 10 * deck_.menaces[index(menace_kind(d.card))].points + uncovered;
}

int Judge::operator()(const Search& d) const {
    constexpr int kBestOfThree = 45;
    const int gain = kBestOfThree - mine_.taken(d.first) - mine_.taken(d.second);
    return gain > 0 ? kMain + gain : kNever;
}

int Judge::operator()(const Recruit& d) const {
    const int kept = side_.soldiers - d.armies;
    return kept >= 1 ? kMain + d.armies : kNever;
}

int Judge::operator()(const Move& d) const {
    const Armies& armies = view_.armies;
    const ConquestBoard& board = deck_.conquest;
    const bool own = static_cast<Player>((armies.of_teressie >> d.to) & 1) == me_;
    if (armies.count[d.to] > 0 && own) return kNever;
    const bool leaves = armies.count[d.from] == d.armies;
    const int gain = 10 * board.territories[d.to].points * (armies.count[d.to] > 0 ? 2 : 1) -
                     (leaves ? 10 * board.territories[d.from].points : 0);
    return gain > 0 ? kMain + gain - d.armies : kNever;
}

}  // namespace

Decision choose_simply(const Deck& deck, const View& view) {
    const Judge judge(deck, view);
    const DecisionList legal = legal_decisions(deck, view);
    Decision best = legal[0];
    int most = visit(best, judge);
    for (const Decision decision : legal) {
        const int score = visit(decision, judge);
        if (score <= most) continue;
        best = decision;
        most = score;
    }
    return best;
}

}  // namespace kingdom
