#include "ai/net/observation.h"

#include <bit>

#include "ai/net/scribe.h"
#include "ai/net/traits.h"
#include "rules/income.h"
#include "rules/module_quest.h"
#include "rules/new_game.h"

namespace kingdom::ai::net {
namespace {

constexpr int kDeckScale = 2;  // so that 77 cards are a small number too

class Observer {
  public:
    Observer(const Deck& deck, const View& view, const RoundLog& log, Observation& seen,
             TokenPlaces& places)
        : deck_(deck),
          view_(view),
          log_(log),
          me_(*view.viewer),
          them_(other(me_)),
          seen_(seen),
          places_(places) {
        for (const Card card : view.above_giant) {
            if (card != kHiddenCard) frozen_.add(card);
        }
    }

    void observe() {
        seen_ = {};
        places_.of_card.fill(kNoToken);
        places_.first_territory = kNoToken;
        write_tokens();
        seen_.token_count = static_cast<std::uint8_t>(count_);
        write_piles();
        write_figures();
    }

  private:
    const Side& side(Player player) const { return view_.sides[index(player)]; }

    // The next token, or nothing when there is no room for it.
    Token* next_token(Spot place) {
        if (count_ == kTokens) return nullptr;
        Token& token = seen_.tokens[count_++];
        token.place = place;
        return &token;
    }

    Token* next_card(Spot place, Card card) {
        const std::size_t at = count_;
        Token* const token = next_token(place);
        if (token == nullptr) return nullptr;
        const bool known = card != kHiddenCard;
        token->card = known ? static_cast<std::uint8_t>(card) : kUnknownRow;
        token->truth = token->card;
        if (known) places_.of_card[index(card)] = static_cast<std::uint8_t>(at);
        return token;
    }

    void write_row(Spot place, Row name, const CardRow& row) {
        places_.row_start[index(name)] = static_cast<std::uint8_t>(count_);
        for (std::size_t i = 0; i < row.size(); ++i) {
            Token* const token = next_card(place, row[i]);
            if (token == nullptr) return;
            token->traits[0] = row.face_down(i) ? 1 : 0;
            const Laid laid = log_.rows[index(name)][i];
            if (laid.turn == 0) continue;
            token->traits[laid.by == me_ ? 1 : 2] = 1;
            token->traits[3] = static_cast<std::int8_t>(view_.turn + 1 - laid.turn);
        }
    }

    void write_construction(Spot place, const Side& owner) {
        for (const Card card : owner.construction) {
            Token* const token = next_card(place, card);
            if (token == nullptr) return;
            if (index(card) >= kDevelopmentCount) continue;
            const Spaces& spaces = deck_.spaces[index(card)];
            const unsigned filled = view_.filled[index(card)];
            for (std::size_t r = 0; r < kResourceCount; ++r) {
                token->traits[4 + r] =
                    static_cast<std::int8_t>(std::popcount(spaces.of[r] & ~filled));
            }
            token->traits[10] = static_cast<std::int8_t>(std::popcount(filled));
            token->traits[11] = frozen_.has(card) ? 1 : 0;
        }
    }

    void write_territories() {
        const ConquestBoard& board = deck_.conquest;
        places_.first_territory = static_cast<std::uint8_t>(count_);
        for (std::size_t t = 0; t < board.count; ++t) {
            Token* const token = next_token(Spot::Territory);
            if (token == nullptr) return;
            token->card = token->truth = kUnknownRow;
            Scribe out(token->traits);
            out.number(board.territories[t].points);
            out.number(board.castles[index(me_)] == t);
            out.number(board.castles[index(them_)] == t);
            out.number(board.prison == t);
            out.number(armies_at(t, me_));
            out.number(armies_at(t, them_));
            out.number(armies_at(t, me_) > 0 ? view_.armies.rested[t] : 0);
            out.number(armies_at(t, them_) > 0 ? view_.armies.rested[t] : 0);
            const unsigned adjacent = board.territories[t].adjacent;
            out.number(armies_in(adjacent, me_));
            out.number(armies_in(adjacent, them_));
            out.number(std::popcount(adjacent));
        }
    }

    int armies_at(std::size_t territory, Player player) const {
        const auto owner = static_cast<Player>((view_.armies.of_teressie >> territory) & 1);
        return owner == player ? view_.armies.count[territory] : 0;
    }
    int armies_in(unsigned territories, Player player) const {
        int sum = 0;
        for (unsigned left = territories; left != 0; left &= left - 1) {
            sum += armies_at(static_cast<std::size_t>(std::countr_zero(left)), player);
        }
        return sum;
    }

    void write_tokens() {
        write_row(Spot::LeftArea, Row::Left, view_.areas[0]);
        write_row(Spot::RightArea, Row::Right, view_.areas[1]);
        write_row(Spot::MySelection, selection_of(me_), side(me_).selection);
        write_row(Spot::TheirSelection, selection_of(them_), side(them_).selection);
        for (const Card card : view_.hand.cards) {
            if (card != kHiddenCard) next_card(Spot::MyHand, card);
        }
        for (std::size_t i = 0; i < view_.hand_sizes[index(them_)]; ++i) {
            next_card(Spot::TheirHand, kHiddenCard);
        }
        for (std::size_t i = 0; i < view_.looked_count; ++i) {
            next_card(Spot::Looked, view_.looked[i]);
        }
        if (view_.setup.module == Module::Conquest) write_territories();
        write_construction(Spot::MyConstruction, side(me_));
        write_construction(Spot::TheirConstruction, side(them_));
    }

    CardSet& pile(Pile name) { return seen_.piles[index(name)]; }

    void write_piles() {
        pile(Pile::MyDuchy) = side(me_).duchy;
        pile(Pile::TheirDuchy) = side(them_).duchy;
        pile(Pile::MyDiscard) = side(me_).discarded;
        pile(Pile::TheirDiscard) = side(them_).discarded;
        CardSet in_play = deck_cards_in_play(deck_, view_.setup);
        if (view_.setup.solo()) {
            in_play |= solo_dangers(view_.setup);
        } else {
            in_play.add(danger_of_round(view_.setup, view_.round, them_));
        }
        pile(Pile::Unseen) = in_play - seen_cards(view_);
    }

    void write_table(Scribe& out) const {
        out.one_of(12, index(view_.phase));
        out.one_of(kBasicCount, index(view_.step));
        out.one_of(kRoundCount, view_.round);
        out.one_of(kModuleCount, index(view_.setup.module));
        out.number(view_.turn);
        out.number(first_player(view_.setup, view_.round) == me_);
        out.number(index(view_.setup.side) == 1);
        out.number(view_.setup.solo());
        out.number(view_.deck_left / kDeckScale);
        out.number(view_.danger_left);
        out.number(view_.searches_left);
        out.number(view_.looked_count);
        out.number(index(view_.selected) == 1);
        out.number(view_.calamities_doubled);
        out.number(deck_.calamity_points);
        out.number(view_.vermin_used);
        out.number(view_.setup.solo_side_a_penalty);
    }

    void write_side(Player player, Scribe& out) {
        const Side& own = side(player);
        for (const Resource resource : kBasicResources) {
            const int made = income(deck_, view_.setup, own, player, resource);
            income_[index(player)][index(resource)] = made;
            out.number(made);
        }
        out.numbers(own.alchemy);
        out.numbers(own.cubes);
        out.numbers(own.stolen);
        out.number(own.krystallium);
        out.number(own.soldiers);
        out.number(own.training);
        out.number(own.traps);
        out.number(view_.hand_sizes[index(player)]);
        out.number(own.forfeits);
        out.number(own.gift);
        out.number(score(deck_, view_, player).total());
        write_duchy(own, player, out);
        write_growing(own, out);
        out.bits(own.advisors, kAdvisorCount);
        out.bits(own.advisors_used, kAdvisorCount);
        out.bits(own.steps_done, kStepCount);
        for (const std::uint8_t first : view_.first_at_step) out.number(first == 1 + index(player));
        write_armies(player, out);
    }

    void write_duchy(const Side& own, Player player, Scribe& out) const {
        std::array<int, kTypeCount> combos{};
        const auto add = [&combos](const Points& points) {
            combos[index(points.per)] += points.each;
        };
        add(deck_.duchies[index(player)][index(view_.setup.side)].points);
        for (const Card card : (own.duchy & kDevelopments)) {
            add(deck_.developments[index(card)].points);
        }
        out.numbers(combos);
        for (const CardSet& of_type : deck_.of_type) out.number((own.duchy & of_type).size());
        out.number(own.duchy.size());
    }

    void write_growing(const Side& own, Scribe& out) const {
        std::array<int, kResourceCount> missing{};
        const CardSet growing = own.construction & kDevelopments;
        for (const Card card : growing) {
            for (std::size_t r = 0; r < kResourceCount; ++r) {
                missing[r] += std::popcount(deck_.spaces[index(card)].of[r] &
                                            ~unsigned{view_.filled[index(card)]});
            }
        }
        out.numbers(missing);
        out.number(growing.size());
    }

    void write_armies(Player player, Scribe& out) const {
        const unsigned everywhere = (1u << deck_.conquest.count) - 1u;
        const bool conquest = view_.setup.module == Module::Conquest;
        out.number(conquest ? armies_in(everywhere, player) : 0);
        out.number(view_.armies.reserve[index(player)]);
        out.number(view_.armies.imprisoned[index(player)]);
        out.number(view_.armies.passed[index(player)]);
    }

    void write_printed_duchy(Player player, Scribe& out) const {
        const DuchySide& printed = deck_.duchies[index(player)][index(view_.setup.side)];
        out.numbers(printed.production.flat);
        for (const auto& per : printed.production.per) {
            out.one_of(kTypeCount, per ? index(*per) : kTypeCount);
        }
        out.number(printed.points.flat);
        out.one_of(kTypeCount, printed.points.each > 0 ? index(printed.points.per) : kTypeCount,
                   printed.points.each);
    }

    void write_menaces(Player player, Scribe& out) const {
        const bool menaced = view_.setup.module == Module::Menace;
        out.one_of(kMenaceDeckCount,
                   menaced ? index(view_.setup.menaces[index(player)]) : kMenaceDeckCount);
    }

    void write_quest(Scribe& out) const {
        constexpr std::size_t kStepFigures = 17;
        if (view_.setup.module != Module::Quest) return out.skip(kStepCount * kStepFigures);
        for (const QuestStep& step : quest::steps_of(deck_, view_.setup)) {
            out.numbers(step.cost);
            out.number(step.soldiers);
            out.number(step.krystallium);
            out.number(step.trap_tokens);
            out.number(step.points);
            out.numbers(step.cubes);
            out.number(step.first.soldiers);
            out.number(step.first.krystallium);
            out.number(step.first.points);
        }
    }

    void write_figures() {
        Scribe out(seen_.figures);
        write_table(out);
        write_side(me_, out);
        write_side(them_, out);
        for (std::size_t r = 0; r < kBasicCount; ++r) {
            out.number(income_[index(me_)][r] - income_[index(them_)][r]);
        }
        for (const Player player : {me_, them_}) write_printed_duchy(player, out);
        for (const Player player : {me_, them_}) write_menaces(player, out);
        write_quest(out);
        assert(out.written() == kFigures);
    }

    const Deck& deck_;
    const View& view_;
    const RoundLog& log_;
    Player me_, them_;
    Observation& seen_;
    TokenPlaces& places_;
    CardSet frozen_{};
    std::size_t count_ = 0;
    std::array<std::array<int, kBasicCount>, 2> income_{};
};

}  // namespace

void observe(const Deck& deck, const View& view, const RoundLog& log, Observation& seen,
             TokenPlaces& places) {
    Observer(deck, view, log, seen, places).observe();
}

}  // namespace kingdom::ai::net
