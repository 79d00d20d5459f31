#include "ai/policy/rater.h"

#include <algorithm>

#include "rules/module_conquest.h"
#include "rules/module_quest.h"

namespace kingdom::ai {
namespace {

// In the order of Advisor: how gladly one is kept in the draft.
constexpr std::array<int, kAdvisorCount> kTaste{2, 3, 1, 4, 5, 9, 12, 11, 10, 8, 6, 7, 14, 13};

constexpr int kArtisanWorth = 600;
constexpr int kBestOfThree = 450;
constexpr int kToken = 30;
constexpr int kQuestCube = 5'000;
constexpr int kEarlyQuestCube = 150;
constexpr int kQuestKrystallium = 400;  // a fifth of what the quest's end still lacks

}  // namespace

// One member for each kind of decision.
struct Taste {
    const Rater& r;

    int operator()(const KeepAdvisor& d) const { return kTaste[index(advisor_of(d.card))]; }
    int operator()(const Offer& d) const;
    int operator()(const Select& d) const {
        return Rater::kMain + r.mine_.row(r.state_.areas[index(d.area)]);
    }
    int operator()(const Slate& d) const { return Rater::kMain + slating(d.card); }
    int operator()(const Recycle& d) const {
        return Rater::kMain + (kind_of(d.card) == CardKind::Treasure ? 10 : 5) -
               std::max(slating(d.card), -Appraiser::kBetterRecycled) / 10;
    }
    int operator()(const Place& d) const;
    int operator()(const Discard&) const { return Rater::kNever; }
    int operator()(Done) const { return Rater::kLast; }
    int operator()(const Activate& d) const;
    int operator()(const Step& d) const;
    int operator()(const Transmute& d) const;
    int operator()(const Forfeit& d) const { return Rater::kMain - r.mine_.taken(d.card); }
    int operator()(const Cover& d) const {
        return Rater::kMain - 10 * r.mine_.demand(d.resource) + static_cast<int>(index(d.resource));
    }
    int operator()(const Freeze& d) const { return Rater::kMain - r.mine_.built(d.card); }
    int operator()(const Vanquish& d) const;
    int operator()(const Reveal&) const { return Rater::kGood; }
    int operator()(const Search& d) const;
    int operator()(const Pick& d) const { return Rater::kMain + r.mine_.taken(d.card); }
    int operator()(const Recruit& d) const;
    int operator()(const Move& d) const;
    int operator()(Pass) const { return Rater::kLast; }

  private:
    int slating(Card card) const;
    int placing_krystallium(Card card, Resource as) const;
    int others_calamities() const;
};

// Positive when the card should rather be built than recycled.
int Taste::slating(Card card) const {
    return kind_of(card) == CardKind::Development
               ? r.mine_.slated(card) - Appraiser::kBetterRecycled
               : 0;
}

// The opponent is expected to take what looks better; half of what is left will come to oneself.
int Taste::operator()(const Offer& d) const {
    std::array<int, 2> seen = r.offering_.area_theirs;
    std::array<int, 2> real = r.offering_.area_theirs;
    std::array<int, 2> own = r.offering_.area_mine;
    int tokens = 0;
    for (const Placement& placement : {d.first, d.second}) {
        const std::size_t area = index(placement.area);
        const std::size_t place = r.place_in_hand(placement.card);
        const int theirs = r.offering_.theirs[place];
        seen[area] += placement.face_down ? Appraiser::kUnknownCard : theirs;
        real[area] += theirs;
        own[area] += r.offering_.mine[place];
        tokens += placement.face_down ? kToken : 0;
    }
    const std::size_t taken = seen[0] >= seen[1] ? 0 : 1;
    return Rater::kMain + own[1 - taken] / 2 - real[taken] - tokens;
}

int Taste::placing_krystallium(Card card, Resource as) const {
    if (!r.mine_.can_spare(Resource::Krystallium)) return Rater::kNever;
    if (as == Resource::Krystallium) return Rater::kGood + r.mine_.built(card);
    const bool completes = r.mine_.missing(card) <= r.side_.krystallium &&
                           r.mine_.missing(card, Resource::Soldiers) == 0;
    return completes ? Rater::kGood + r.mine_.built(card) : Rater::kNever;
}

int Taste::operator()(const Place& d) const {
    if (!d.on) {
        // What the quest still asks for goes before everything else in the last rounds.
        const bool late = r.mine_.rounds() <= 2;
        const bool lacks_krystallium =
            r.side_.krystallium < r.mine_.wanted_for_quest(Resource::Krystallium);
        const int towards = late && lacks_krystallium ? kQuestKrystallium : 0;
        if (r.mine_.wanted_for_quest(d.resource) == 0) return Rater::kMain + towards;
        return Rater::kMain + (late ? kQuestCube : kEarlyQuestCube);
    }
    if (d.resource == Resource::Krystallium) return placing_krystallium(*d.on, d.as);
    if (d.resource == Resource::Soldiers && !r.mine_.can_spare(Resource::Soldiers)) {
        return Rater::kNever;
    }
    return Rater::kMain + 1 + r.mine_.filling(*d.on);
}

int Taste::others_calamities() const {
    const auto count = [this](Player player) {
        return (r.state_.board.sides[index(player)].duchy & kCalamities).size();
    };
    return count(other(r.me_)) - count(r.me_);
}

int Taste::operator()(const Activate& d) const {
    const auto extra_cubes = [this](Resource resource) {
        return r.mine_.demand(resource) >= 2 ? Rater::kGood : Rater::kNever;
    };
    switch (d.advisor) {
        case Advisor::ForestChieftain: return extra_cubes(Resource::Materials);
        case Advisor::NurturingMother: return extra_cubes(Resource::Population);
        case Advisor::NegotiatorFromTheLake: return extra_cubes(Resource::Gold);
        case Advisor::PirateOfTheFiveSeas: return extra_cubes(Resource::Exploration);
        case Advisor::GreatSilversmith:
        case Advisor::IlluminatedProphet: return Rater::kGood;
        case Advisor::MasterArtisan: {
            const int built = r.mine_.built(*d.card);
            return built >= kArtisanWorth ? Rater::kGood + built : Rater::kNever;
        }
        case Advisor::TyrannicalForeman:
            return r.side_.construction.size() >= 2 ? Rater::kGood : Rater::kNever;
        case Advisor::ScryingAlchemist:
            return others_calamities() > 0 ? Rater::kGood : Rater::kNever;
        default: return Rater::kNever;
    }
}

int Taste::operator()(const Step& d) const {
    const bool final = d.step + 1 == kStepCount;
    const int kept = r.side_.krystallium - d.pay.krystallium;
    if (!final && d.pay.krystallium > 0 && kept < r.mine_.wanted_for_quest(Resource::Krystallium)) {
        return Rater::kNever;
    }
    const int tier = final ? Rater::kFinal : Rater::kGood;
    return tier - d.pay.krystallium;
}

// Cubes that the quest's final step asks for are kept, as long as it is not done.
int Taste::operator()(const Transmute& d) const {
    if (quest::has_done(r.side_, kStepCount - 1)) return Rater::kGood;
    const QuestStep& step = quest::steps_of(r.deck_, r.state_.setup)[kStepCount - 1];
    for (std::size_t i = 0; i < kBasicCount; ++i) {
        if (d.cubes[i] > 0 && r.side_.alchemy[i] - d.cubes[i] < step.cost[i]) return Rater::kNever;
    }
    return Rater::kGood;
}

int Taste::operator()(const Vanquish& d) const {
    const int uncovered = d.uncover ? r.mine_.demand(*d.uncover) : 0;
    return Rater::kGood - 100 * r.deck_.menaces[index(menace_kind(d.card))].points + uncovered;
}

int Taste::operator()(const Search& d) const {
    const int gain = kBestOfThree - r.mine_.taken(d.first) - r.mine_.taken(d.second);
    return gain > 0 ? Rater::kMain + gain : Rater::kNever;
}

int Taste::operator()(const Recruit& d) const {
    const int kept = r.side_.soldiers - d.armies;
    return kept >= 1 ? Rater::kMain + d.armies : Rater::kNever;
}

int Taste::operator()(const Move& d) const {
    const Armies& armies = r.state_.armies;
    const ConquestBoard& board = r.deck_.conquest;
    const auto controller = conquest::controller(armies, d.to);
    if (controller == r.me_) return Rater::kNever;
    const bool leaves = armies.count[d.from] == d.armies;
    const int gain = 100 * board.territories[d.to].points * (controller ? 2 : 1) -
                     (leaves ? 100 * board.territories[d.from].points : 0);
    return gain > 0 ? Rater::kMain + gain - d.armies : Rater::kNever;
}

Rater::Rater(const Deck& deck, const State& state, Player player, Sight sight)
    : deck_(deck),
      state_(state),
      me_(player),
      sight_(sight),
      side_(state.board.sides[index(player)]),
      mine_(deck, state, player, sight),
      theirs_(deck, state, other(player), sight) {
    if (state.phase == Phase::Offer) prepare_offering();
}

void Rater::prepare_offering() {
    for (std::size_t i = 0; i < state_.hand_sizes[index(me_)]; ++i) {
        const Card card = state_.hands[index(me_)].cards[i];
        offering_.mine[i] = mine_.taken(card);
        offering_.theirs[i] = theirs_.taken(card);
    }
    for (const Area area : kAreas) {
        offering_.area_mine[index(area)] = mine_.row(state_.areas[index(area)]);
        offering_.area_theirs[index(area)] = theirs_.open_row(state_.areas[index(area)]);
    }
}

std::size_t Rater::place_in_hand(Card card) const {
    const auto& hand = state_.hands[index(me_)].cards;
    return static_cast<std::size_t>(std::find(hand.begin(), hand.end(), card) - hand.begin());
}

int Rater::rate(Decision decision) const {
    return visit(decision, Taste{*this});
}

Rated best_of(const Rater& rater, const DecisionList& list) {
    Rated best{list[0], rater.rate(list[0])};
    for (const Decision decision : list) {
        const int rating = rater.rate(decision);
        if (rating > best.rating) best = {decision, rating};
    }
    return best;
}

}  // namespace kingdom::ai
