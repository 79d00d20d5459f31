#include "tests/property/ledger.h"

#include <algorithm>
#include <bit>

namespace kingdom::property {
namespace {

// What one player has in hand, in stock and in the areas for tokens.
struct Purse {
    std::array<int, kBasicCount> cubes{};
    std::array<int, kBasicCount> alchemy{};
    int krystallium = 0;
    int soldiers = 0;
    int training = 0;
    int traps = 0;
    int gift = 0;  // R11.8: for the opponent
    bool operator==(const Purse&) const = default;

    int lying() const { return alchemy[0] + alchemy[1] + alchemy[2] + alchemy[3]; }
};

using OnCard = std::array<int, kResourceCount>;  // filled spaces by kind

struct Ledger {
    std::array<Purse, 2> purses{};
    std::array<OnCard, kDevelopmentCount> on_cards{};
};

Ledger ledger_of(const Deck& deck, const State& state) {
    Ledger ledger;
    for (std::size_t seat = 0; seat < 2; ++seat) {
        const Side& side = state.board.sides[seat];
        Purse& purse = ledger.purses[seat];
        std::copy(side.cubes.begin(), side.cubes.end(), purse.cubes.begin());
        std::copy(side.alchemy.begin(), side.alchemy.end(), purse.alchemy.begin());
        purse.krystallium = side.krystallium;
        purse.soldiers = side.soldiers;
        purse.training = side.training;
        purse.traps = side.traps;
        purse.gift = side.gift;
    }
    for (std::size_t card = 0; card < kDevelopmentCount; ++card) {
        const unsigned filled = state.board.filled[card];
        for (std::size_t r = 0; filled != 0 && r < kResourceCount; ++r) {
            ledger.on_cards[card][r] = std::popcount(filled & deck.spaces[card].of[r]);
        }
    }
    return ledger;
}

// Everything a player may gain by one decision, by its causes; filled from the causes and emptied
// by the events that tell of the gains.
struct Gains {
    std::array<int, kBasicCount> cubes{};
    std::array<int, kBasicCount> alchemy{};
    int krystallium = 0;
    int soldiers = 0;
    bool operator==(const Gains&) const = default;
};

class Book {
  public:
    Book(const Deck& deck, const State& before, const Turn& turn, const State& after)
        : deck_(deck),
          before_(before),
          after_(after),
          by_(turn.by),
          quest_(before.setup.module == Module::Quest),
          ledger_(ledger_of(deck, before)) {
        visit(turn.decision, [this](const auto& d) { pay(d); });
    }

    void enter(const Event& event);
    std::string fault() const;

  private:
    Purse& own() { return ledger_.purses[index(by_)]; }
    const QuestStep& step(std::size_t number) const {
        const std::size_t side = before_.setup.solo() ? 1 : 0;
        return deck_.quests[before_.setup.quest].sides[side][number];
    }

    // What the decision itself pays, and what it should bring.
    template <class Other>
    void pay(const Other&) {}
    void pay(const Offer& d) { own().traps -= int{d.first.face_down} + int{d.second.face_down}; }
    void pay(const Reveal&) { --own().traps; }
    void pay(const Recycle& d);
    void pay(const Place& d);
    void pay(const Discard& d) {
        const Resource bonus = deck_.developments[index(d.card)].recycles_into;
        ++due_[index(by_)].alchemy[index(bonus)];
    }
    void pay(const Activate& d);
    void pay(const Step& d);
    void pay(const Transmute& d) {
        for (std::size_t r = 0; r < kBasicCount; ++r) own().alchemy[r] -= d.cubes[r];
    }

    void build(const Event& event);
    void transmute(const Event& event);
    void place(const Event& event);
    void give(const Event& event);

    const Deck& deck_;
    const State& before_;
    const State& after_;
    Player by_;
    bool quest_;
    Ledger ledger_;
    std::array<Gains, 2> due_{};
    bool from_foreman_ = false;
    bool artisan_ = false;
    std::string fault_{};
};

void Book::pay(const Recycle& d) {
    Gains& due = due_[index(by_)];
    if (kind_of(d.card) == CardKind::Development) {
        ++due.cubes[index(deck_.developments[index(d.card)].recycles_into)];
        return;
    }
    for (const Resource resource : deck_.treasures[index(d.card) - kFirstTreasure]) {
        ++due.cubes[index(resource)];
    }
}

void Book::pay(const Place& d) {
    const unsigned advisors = before_.board.sides[index(by_)].advisors;
    from_foreman_ =
        !before_.foreman.empty() && ((advisors >> index(Advisor::TyrannicalForeman)) & 1) != 0;
    if (d.on) return;
    --own().cubes[index(d.resource)];
    ++due_[index(by_)].alchemy[index(d.resource)];
}

void Book::pay(const Activate& d) {
    Gains& due = due_[index(by_)];
    const std::size_t first_helper = index(Advisor::ForestChieftain);
    const bool helper =
        d.advisor >= Advisor::ForestChieftain && d.advisor <= Advisor::PirateOfTheFiveSeas;
    if (helper) due.cubes[index(d.advisor) - first_helper] += 4;
    if (d.advisor == Advisor::GreatSilversmith) due.krystallium += 3;
    artisan_ = d.advisor == Advisor::MasterArtisan;
}

void Book::pay(const Step& d) {
    for (std::size_t r = 0; r < kBasicCount; ++r) {
        own().alchemy[r] -= d.pay.alchemy[r];
        own().cubes[r] -= d.pay.in_hand[r];
        due_[index(by_)].cubes[r] += step(d.step).cubes[r];
    }
    own().krystallium -= d.pay.krystallium;
    due_[index(by_)].krystallium += step(d.step).krystallium;
    due_[index(by_)].soldiers += step(d.step).soldiers;
}

// R7.1: the card was full, or the artisan's; its bonus is due.
void Book::build(const Event& event) {
    const std::size_t card = index(event.card);
    const Development& development = deck_.developments[card];
    for (std::size_t r = 0; r < kResourceCount && !artisan_; ++r) {
        if (ledger_.on_cards[card][r] != development.cost[r]) fault_ = "built before it was full";
    }
    ledger_.on_cards[card] = {};
    due_[index(event.player)].krystallium += development.bonus_krystallium;
    due_[index(event.player)].soldiers += development.bonus_soldiers;
}

// R8.1: five cubes each, the last ones of the gain staying; R11.34: the decision named the cubes.
void Book::transmute(const Event& event) {
    Purse& purse = ledger_.purses[index(event.player)];
    purse.krystallium += event.amount;
    if (quest_) return;
    const int left = purse.lying() - 5 * event.amount;
    if (left < 0) fault_ = "transmuted without five cubes";
    const auto& real = after_.board.sides[index(event.player)].alchemy;
    std::copy(real.begin(), real.end(), purse.alchemy.begin());
    if (purse.lying() != left) fault_ = "transmuting took another number than five";
}

void Book::place(const Event& event) {
    Purse& purse = ledger_.purses[index(event.player)];
    ++ledger_.on_cards[index(event.card)][index(event.as)];
    if (event.resource == Resource::Krystallium) {
        --purse.krystallium;
    } else if (event.resource == Resource::Soldiers) {
        --purse.soldiers;
    } else if (!from_foreman_) {
        --purse.cubes[index(event.resource)];
    }
}

// R11.8, R11.9: what the opponent forfeited for, as materials.
void Book::give(const Event& event) {
    Purse& giver = ledger_.purses[index(other(event.player))];
    if (giver.gift != event.amount) fault_ = "another gift than shadows took cards";
    giver.gift = 0;
    due_[index(event.player)].alchemy[0] += event.amount;
}

void Book::enter(const Event& event) {
    Purse& purse = ledger_.purses[index(event.player)];
    Gains& due = due_[index(event.player)];
    const std::size_t r = index(event.resource);
    switch (event.kind) {
        case EventKind::CubesGained:
            purse.cubes[r] += event.amount;
            due.cubes[r] -= event.amount;
            break;
        case EventKind::Produced:
            if (purse.cubes[r] != 0) fault_ = "cubes kept from an earlier step";
            purse.cubes[r] = event.amount;
            if (event.amount != counted_production(deck_, after_, event.player, event.resource)) {
                fault_ = "another production than the duchy's";
            }
            break;
        case EventKind::Forfeited:
            purse.gift += kind_of(event.card) == CardKind::Treasure ? 2 : 1;
            break;
        case EventKind::CubesGiven: give(event); break;
        case EventKind::IntoAlchemy:
            purse.alchemy[r] += event.amount;
            due.alchemy[r] -= event.amount;
            break;
        case EventKind::Transmuted: transmute(event); break;
        case EventKind::KrystalliumGained:
            purse.krystallium += event.amount;
            due.krystallium -= event.amount;
            break;
        case EventKind::SoldiersGained:
            purse.soldiers += event.amount;
            due.soldiers -= event.amount;
            break;
        case EventKind::SoldiersSpent: purse.soldiers -= event.amount; break;
        case EventKind::TrainingBegan: ++purse.training; break;
        case EventKind::TrainingEnded:
            --purse.training;
            ++purse.soldiers;
            break;
        case EventKind::AdvisorJoined: ++due.soldiers; break;  // R11.21
        case EventKind::FirstAtStep: {
            const FirstReward& first = step(static_cast<std::size_t>(event.amount - 1)).first;
            due.krystallium += first.krystallium;
            due.soldiers += first.soldiers;
            break;
        }
        case EventKind::Placed: place(event); break;
        case EventKind::Built: build(event); break;
        case EventKind::CardDiscarded:
            if (index(event.card) < kDevelopmentCount) ledger_.on_cards[index(event.card)] = {};
            break;
        case EventKind::TrapReturned: purse.traps += event.amount; break;
        case EventKind::RoundBegan:
            for (const Player player : kPlayers) {
                const bool solo = before_.setup.solo();
                const bool plays = !solo || player == before_.setup.first;
                if (plays) ledger_.purses[index(player)].traps = solo ? 1 : 2;
            }
            break;
        default: break;
    }
}

std::string Book::fault() const {
    if (!fault_.empty()) return fault_;
    Ledger real = ledger_of(deck_, after_);
    // R12.8: alone nobody receives it.
    const bool dropped = before_.setup.solo() && after_.phase != Phase::MenaceStep;
    if (dropped) real.purses[index(by_)].gift = ledger_.purses[index(by_)].gift;
    for (const Player player : kPlayers) {
        const std::string whose = player == Player::Valados ? " of valados" : " of teressie";
        if (due_[index(player)] != Gains{}) return "gains without a cause, or not given:" + whose;
        if (ledger_.purses[index(player)] != real.purses[index(player)]) {
            return "pieces appeared or vanished:" + whose;
        }
    }
    if (ledger_.on_cards != real.on_cards) return "pieces on cards appeared or vanished";
    return {};
}

}  // namespace

std::string ledger_fault(const Deck& deck, const State& before, const Turn& turn,
                         const EventList& events, const State& after) {
    Book book(deck, before, turn, after);
    for (const Event& event : events) book.enter(event);
    return book.fault();
}

int counted_production(const Deck& deck, const State& state, Player player, Resource resource) {
    const Side& side = state.board.sides[index(player)];
    const std::size_t r = index(resource);
    const auto icons = [&](const Yield& yield) {
        int count = yield.flat[r];
        for (const Card card : side.duchy& kDevelopments) {
            const bool counts =
                yield.per[r] && deck.developments[index(card)].type == *yield.per[r];
            count += counts ? 1 : 0;
        }
        return count;
    };
    int count = icons(deck.duchies[index(player)][index(state.setup.side)].production);
    for (const Card card : side.duchy& kDevelopments) {
        count += icons(deck.developments[index(card)].production);
    }
    return std::max(0, count - side.stolen[r]);
}

}  // namespace kingdom::property
