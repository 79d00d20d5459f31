#include "rules/ability.h"

#include "rules/construction.h"
#include "rules/table.h"

namespace kingdom::ability {
namespace {

inline constexpr int kExtraCubes = 4;
inline constexpr int kExtraKrystallium = 3;

enum class Time : std::uint8_t { Choice, BeforeSelection, EndOfProduction, Step, AnyTime, End };

// What an ability has to be aimed at.
enum class Target : std::uint8_t { Nothing, SmallerArea, FaceDownCard, AreaCard, Construction };

struct Ability {
    Time time;
    Target target;
};

// In the order of the enum Advisor.
constexpr std::array<Ability, kAdvisorCount> kAbilities{{
    {Time::Choice, Target::Nothing},            // Underground Spy
    {Time::Choice, Target::SmallerArea},        // Master Cartographer
    {Time::Choice, Target::FaceDownCard},       // Power Behind the Throne
    {Time::BeforeSelection, Target::AreaCard},  // Chief Mercenary
    {Time::BeforeSelection, Target::AreaCard},  // Whimsical Gambler
    {Time::EndOfProduction, Target::Nothing},   // Tyrannical Foreman
    {Time::Step, Target::Nothing},              // Forest Chieftain
    {Time::Step, Target::Nothing},              // Nurturing Mother
    {Time::Step, Target::Nothing},              // Negotiator from the Lake
    {Time::Step, Target::Nothing},              // Pirate of the Five Seas
    {Time::End, Target::Nothing},               // Scrying Alchemist
    {Time::AnyTime, Target::Nothing},           // Illuminated Prophet
    {Time::AnyTime, Target::Nothing},           // Great Silversmith
    {Time::AnyTime, Target::Construction},      // Master Artisan
}};

// Of the four advisors that add cubes to a step: which step.
constexpr Resource step_of(Advisor advisor) {
    return static_cast<Resource>(index(advisor) - index(Advisor::ForestChieftain));
}

constexpr unsigned bit_of(Advisor advisor) {
    return 1u << index(advisor);
}

constexpr unsigned advisors_with(Time time) {
    unsigned bits = 0;
    for (std::size_t i = 0; i < kAdvisorCount; ++i) {
        if (kAbilities[i].time == time) bits |= 1u << i;
    }
    return bits;
}

constexpr unsigned kAnyTime = advisors_with(Time::AnyTime);
constexpr unsigned kChoice = advisors_with(Time::Choice);
constexpr unsigned kBeforeSelection = advisors_with(Time::BeforeSelection);

// By phase, production apart.
constexpr std::array<unsigned, index(Phase::Over) + 1> kInSeason = [] {
    std::array<unsigned, index(Phase::Over) + 1> bits{};
    bits[index(Phase::Offer)] = kAnyTime | kChoice;
    bits[index(Phase::Select)] = kAnyTime | kChoice | kBeforeSelection;
    for (const Phase phase : {Phase::Planning, Phase::Combat, Phase::Conquest}) {
        bits[index(phase)] = kAnyTime;
    }
    bits[index(Phase::EndWindow)] = advisors_with(Time::End);
    return bits;
}();

unsigned in_production(const Position& position) {
    const std::size_t helper = index(Advisor::ForestChieftain) + index(position.state.step);
    const unsigned bits = kAnyTime | 1u << helper;
    // The foreman comes at the very end, with no cube left in hand.
    const bool at_end = position.state.step == Resource::Exploration && !has_cubes(position.side());
    return at_end ? bits | bit_of(Advisor::TyrannicalForeman) : bits;
}

bool any_face_down(const State& state) {
    for (const Row row : {Row::Left, Row::Right, Row::SelectionValados, Row::SelectionTeressie}) {
        if (table::row_at(state, row).any_face_down()) return true;
    }
    return false;
}

// Cards that the artisan can complete: under construction, and in planning those to be slated.
CardSet artisan_cards(const Position& position) {
    CardSet cards = under_construction(position.side());
    if (position.state.phase == Phase::Planning) {
        cards |= position.side().selection.set() & kDevelopments;
    }
    return cards;
}

// Cards that the foreman serves.
CardSet foreman_cards(const Position& position) {
    CardSet cards;
    for (const Card card : under_construction(position.side())) {
        if (has_free_basic_space(position.deck, position.state.board, card)) cards.add(card);
    }
    return cards;
}

bool has_work(const Position& position, Advisor advisor) {
    const State& state = position.state;
    switch (advisor) {
        case Advisor::UndergroundSpy: return position.side().traps < trap_limit(state);
        case Advisor::MasterCartographer: return table::can_draw(state);
        case Advisor::PowerBehindTheThrone: return any_face_down(state);
        case Advisor::ChiefMercenary:
        case Advisor::WhimsicalGambler: return !state.areas[0].empty() || !state.areas[1].empty();
        case Advisor::TyrannicalForeman: return !foreman_cards(position).empty();
        case Advisor::IlluminatedProphet: return !(position.side().duchy & kCalamities).empty();
        case Advisor::MasterArtisan: return !artisan_cards(position).empty();
        default: return true;
    }
}

bool may_draw_into(const State& state, Area area) {
    return state.areas[index(area)].size() <= state.areas[index(other(area))].size();
}

bool may_aim_at(const State& state, Target target, At at) {
    const bool in_area = at.row == Row::Left || at.row == Row::Right;
    if (target == Target::AreaCard && !in_area) return false;
    const CardRow& row = table::row_at(state, at.row);
    if (at.position >= row.size()) return false;
    return target == Target::AreaCard || row.face_down(at.position);
}

Listing list_rows(const Position& position, Advisor advisor, Listing list) {
    for (const Row row : {Row::Left, Row::Right, Row::SelectionValados, Row::SelectionTeressie}) {
        for (std::size_t i = 0; i < table::row_at(position.state, row).size(); ++i) {
            const At at{row, static_cast<std::uint8_t>(i)};
            if (!may_aim_at(position.state, kAbilities[index(advisor)].target, at)) continue;
            list.push_back(decision(Activate{advisor, {}, at, {}}));
        }
    }
    return list;
}

Listing list_artisan(const Position& position, Listing list) {
    const CardSet building = under_construction(position.side());
    const CardSet cards =
        distinct_under_construction(position.deck, position.state.board, building) |
        distinct_designs(position.deck, artisan_cards(position) - building);
    for (const Card card : cards) {
        list.push_back(decision(Activate{Advisor::MasterArtisan, {}, {}, card}));
    }
    return list;
}

// The mercenary: a face-down card is shown as it goes (R4.9).
void discard_at(Game& game, Player player, At at) {
    const auto area = static_cast<Area>(index(at.row));
    const Card card = game.state.areas[index(area)][at.position];
    table::remove_from_area(game.state, area, at.position);
    game.side(player).discarded.add(card);
    game.tell({.kind = EventKind::LeftOver, .player = player, .card = card});
}

// The gambler: the card stays as it lay, and arrives last.
void move_at(Game& game, At at) {
    State& state = game.state;
    const auto from = static_cast<Area>(index(at.row));
    CardRow& to = state.areas[index(other(from))];
    const CardRow& row = state.areas[index(from)];
    const bool face_down = row.face_down(at.position);
    // Solo nobody placed a face-down card, so nobody knows it.
    const bool unknown = face_down && state.setup.solo();
    game.tell({.kind = EventKind::CardMoved,
               .player = row.placer(at.position),
               .card_is_secret = face_down,
               .card = unknown ? kHiddenCard : row[at.position],
               .area = other(from),
               .face_down = face_down});
    const std::uint32_t mark = (state.turned_by_token[index(from)] >> at.position) & 1u;
    state.turned_by_token[index(other(from))] |= mark << to.size();
    to.add_from(row, at.position);
    table::remove_from_area(state, from, at.position);
}

void use_artisan(Game& game, Player player, Card card) {
    Side& side = game.side(player);
    if (!side.construction.has(card)) take_from_selection(game, player, card);
    complete(game, player, card);
}

void discard_calamity(Game& game, Player player) {
    Side& side = game.side(player);
    const Card card = (side.duchy & kCalamities).first();
    side.duchy.remove(card);
    side.discarded.add(card);
    game.tell({.kind = EventKind::CardDiscarded, .player = player, .card = card});
}

void return_trap(Game& game, Player player) {
    ++game.side(player).traps;
    game.tell({.kind = EventKind::TrapReturned, .player = player, .amount = 1});
}

}  // namespace

unsigned in_season(const Position& position) {
    const Phase phase = position.state.phase;
    return phase == Phase::Production ? in_production(position) : kInSeason[index(phase)];
}

Judgement refuse_ready(const Position& position, Advisor advisor) {
    if (position.side().soldiers < position.deck.advisor_soldiers[index(advisor)]) {
        return Refusal::NotEnoughSoldiers;
    }
    if (!has_work(position, advisor)) return Refusal::NothingToWorkOn;
    return std::nullopt;
}

Judgement refuse_use(const Position& position, Advisor advisor) {
    const Side& side = position.side();
    if (!has_advisor(side, advisor)) return Refusal::AdvisorNotOwned;
    if (((side.advisors_used >> index(advisor)) & 1) != 0) return Refusal::AbilityAlreadyUsed;
    if ((in_season(position) & bit_of(advisor)) == 0) return Refusal::WrongTimeForAbility;
    return refuse_ready(position, advisor);
}

Judgement refuse_target(const Position& position, const Activate& decision) {
    const Target target = kAbilities[index(decision.advisor)].target;
    const bool wants_area = target == Target::SmallerArea;
    const bool wants_at = target == Target::FaceDownCard || target == Target::AreaCard;
    const bool wants_card = target == Target::Construction;
    const bool shaped = wants_area == decision.area.has_value() &&
                        wants_at == decision.at.has_value() &&
                        wants_card == decision.card.has_value();
    if (!shaped) return Refusal::WrongTarget;
    if (wants_area && !may_draw_into(position.state, *decision.area)) return Refusal::WrongTarget;
    if (wants_at && !may_aim_at(position.state, target, *decision.at)) return Refusal::WrongTarget;
    if (wants_card && !artisan_cards(position).has(*decision.card)) return Refusal::WrongTarget;
    return std::nullopt;
}

Listing list_targets(const Position& position, Advisor advisor, Listing list) {
    switch (kAbilities[index(advisor)].target) {
        case Target::Nothing: list.push_back(decision(Activate{advisor, {}, {}, {}})); break;
        case Target::SmallerArea:
            for (const Area area : kAreas) {
                if (!may_draw_into(position.state, area)) continue;
                list.push_back(decision(Activate{advisor, area, {}, {}}));
            }
            break;
        case Target::FaceDownCard:
        case Target::AreaCard: return list_rows(position, advisor, list);
        case Target::Construction: return list_artisan(position, list);
    }
    return list;
}

void play(Game& game, Player player, const Activate& decision) {
    switch (decision.advisor) {
        case Advisor::UndergroundSpy: return return_trap(game, player);
        case Advisor::MasterCartographer: return table::fill_area(game, *decision.area);
        case Advisor::PowerBehindTheThrone: return table::turn_up(game, *decision.at);
        case Advisor::ChiefMercenary: return discard_at(game, player, *decision.at);
        case Advisor::WhimsicalGambler: return move_at(game, *decision.at);
        case Advisor::TyrannicalForeman:
            game.state.foreman = foreman_cards(game.position(player));
            return;
        case Advisor::ForestChieftain:
        case Advisor::NurturingMother:
        case Advisor::NegotiatorFromTheLake:
        case Advisor::PirateOfTheFiveSeas:
            return gain_cubes(game, player, step_of(decision.advisor), kExtraCubes);
        case Advisor::ScryingAlchemist:
            game.state.calamities_doubled = 1;
            return game.tell({.kind = EventKind::CalamitiesDoubled, .player = player});
        case Advisor::IlluminatedProphet: return discard_calamity(game, player);
        case Advisor::GreatSilversmith: return gain_krystallium(game, player, kExtraKrystallium);
        case Advisor::MasterArtisan: return use_artisan(game, player, *decision.card);
    }
}

bool can_use_at_end(const Position& position, Advisor advisor) {
    return has_advisor(position.side(), advisor) && position.state.calamities_doubled == 0 &&
           position.side().soldiers >= position.deck.advisor_soldiers[index(advisor)];
}

}  // namespace kingdom::ability
