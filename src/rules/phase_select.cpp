#include "rules/phase_select.h"

#include "rules/any_time.h"
#include "rules/building_list.h"
#include "rules/construction.h"
#include "rules/flow.h"
#include "rules/module_advisors.h"
#include "rules/table.h"

namespace kingdom::selecting {
namespace {

// Face-down danger cards that the solo player's token could turn up (R12.4).
Listing list_reveals(const Position& position, Listing list) {
    if (position.side().traps == 0) return list;
    for (const Area area : kAreas) {
        const CardRow& row = position.state.areas[index(area)];
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (!row.face_down(i)) continue;
            list.push_back(decision(Reveal{{row_of(area), static_cast<std::uint8_t>(i)}}));
        }
    }
    return list;
}

// What else the solo player may decide.
[[gnu::noinline]] Listing list_alone(const Deck& deck, const State& state, Player player,
                                     Listing list) {
    const Position position{deck, state, player};
    return list_reveals(position, any_time::list_without_cubes(position, list));
}

constexpr std::array kSelects{decision(Select{Area::Left}), decision(Select{Area::Right})};

// R12.5: what a search may discard.
CardSet searchable(const State& state) {
    const CardRow& row = state.areas[index(state.selected)];
    CardSet cards;
    for (std::size_t i = 0; i < row.size(); ++i) {
        if (!row.face_down(i)) cards.add(row[i]);
    }
    return cards & (kDevelopments | kTreasures);
}

bool can_search(const State& state) {
    return state.searches_left > 0 && searchable(state).size() >= 2;
}

// Advisors that lie face up go straight to the advisors' area (R11.21).
void collect_with_advisors(Game& game, Player player, const CardRow& row) {
    for (std::size_t i = 0; i < row.size(); ++i) {
        if (!row.face_down(i) && kind_of(row[i]) == CardKind::Advisor) {
            advisors::join(game, player, row[i]);
        } else {
            game.side(player).selection.add_from(row, i);
        }
    }
}

// Moves the area's cards to the selection area as they lie.
[[gnu::always_inline]] inline void collect(Game& game, Player player, Area area) {
    CardRow& row = game.state.areas[index(area)];
    game.tell({.kind = EventKind::Selected,
               .player = player,
               .area = area,
               .amount = static_cast<std::int16_t>(row.size())});
    if (game.state.setup.module == Module::Advisors) {
        Game copy = game.copy();
        collect_with_advisors(copy, player, row);
    } else {
        game.side(player).selection.add_all(row);
    }
    row.clear();
    game.state.turned_by_token[index(area)] = 0;
}

void search_or_collect(Game& game) {
    if (can_search(game.state)) {
        game.state.phase = Phase::Search;
    } else {
        end_search(game);
    }
}

void discard_from_area(Game& game, Player player, Card card) {
    const Area area = game.state.selected;
    table::remove_from_area(game.state, area, game.state.areas[index(area)].find(card));
    game.side(player).discarded.add(card);
}

}  // namespace

Listing list(const Position& position, Listing list) {
    if (has_cubes(position.side())) return any_time::list_with_cubes(position, list);
    for (const Decision select : kSelects) list.push_back(select);
    const auto& [deck, state, player] = position;
    if (position.solo()) return list_alone(deck, state, player, list);
    return any_time::list_without_cubes(position, list);
}

Judgement refuse(const Position& position, Select) {
    if (position.state.phase != Phase::Select) return Refusal::WrongPhase;
    if (has_cubes(position.side())) return Refusal::CubesInHand;
    return std::nullopt;
}

void play(Game& game, Player player, Select decision) {
    State& state = game.state;
    if (!state.setup.solo()) {
        collect(game, player, decision.area);
        return flow::after_selection(game.state);
    }
    state.selected = decision.area;
    const bool token_card = state.turned_by_token[index(decision.area)] != 0;
    state.searches_left = token_card ? 2 : 1;
    search_or_collect(game);
}

Judgement refuse(const Position& position, Reveal decision) {
    const State& state = position.state;
    if (state.phase != Phase::Select || !position.solo()) return Refusal::WrongPhase;
    if (has_cubes(position.side())) return Refusal::CubesInHand;
    if (position.side().traps == 0) return Refusal::TokenAlreadySpent;
    if (index(decision.at.row) > index(Row::Right)) return Refusal::NotFaceDown;
    const CardRow& row = state.areas[index(decision.at.row)];
    const std::size_t at = decision.at.position;
    if (at >= row.size() || !row.face_down(at)) return Refusal::NotFaceDown;
    return std::nullopt;
}

void play(Game& game, Player player, Reveal decision) {
    const std::size_t area = index(decision.at.row);
    --game.side(player).traps;
    game.state.turned_by_token[area] |= 1u << decision.at.position;
    table::turn_up(game, decision.at);
}

Listing list_search(const Position& position, Listing list) {
    list.push_back(decision(Done{}));
    const CardSet cards = searchable(position.state);
    const CardSet distinct = distinct_designs(position.deck, cards);
    for (const Card first : distinct) {
        CardSet seconds = distinct;
        // Two copies of one design: the lowest two stand for all of them.
        for (const Card twin : cards - distinct) {
            if (position.deck.design[index(twin)] == position.deck.design[index(first)]) {
                seconds.add(twin);
                break;
            }
        }
        for (const Card second : seconds) {
            if (index(first) < index(second)) list.push_back(decision(Search{first, second}));
        }
    }
    return list;
}

Judgement refuse(const Position& position, Search decision) {
    if (position.state.phase != Phase::Search) return Refusal::WrongPhase;
    const CardSet cards = searchable(position.state);
    const bool fit = decision.first != decision.second && cards.has(decision.first) &&
                     cards.has(decision.second);
    if (!fit) return Refusal::NotSearchable;
    return std::nullopt;
}

void play(Game& game, Player player, Search decision) {
    State& state = game.state;
    --state.searches_left;
    discard_from_area(game, player, decision.first);
    discard_from_area(game, player, decision.second);
    game.tell({.kind = EventKind::Searched,
               .player = player,
               .card = decision.first,
               .other_card = decision.second});
    while (state.looked_count < kLookedSize) {
        const auto card = table::draw(game);
        if (!card) break;
        state.looked[state.looked_count++] = *card;
    }
    state.phase = Phase::Pick;
}

Listing list_pick(const Position& position, Listing list) {
    CardSet cards;
    for (std::size_t i = 0; i < position.state.looked_count; ++i) {
        cards.add(position.state.looked[i]);
    }
    for (const Card card : distinct_designs(position.deck, cards)) {
        list.push_back(decision(Pick{card}));
    }
    return list;
}

Judgement refuse(const Position& position, Pick decision) {
    if (position.state.phase != Phase::Pick) return Refusal::WrongPhase;
    for (std::size_t i = 0; i < position.state.looked_count; ++i) {
        if (position.state.looked[i] == decision.card) return std::nullopt;
    }
    return Refusal::CardNotLookedAt;
}

void play(Game& game, Player player, Pick decision) {
    State& state = game.state;
    for (std::size_t i = 0; i < state.looked_count; ++i) {
        if (state.looked[i] != decision.card) {
            game.side(player).discarded.add(state.looked[i]);
            game.tell({.kind = EventKind::LeftOver, .player = player, .card = state.looked[i]});
        }
        state.looked[i] = kHiddenCard;
    }
    state.looked_count = 0;
    state.areas[index(state.selected)].add_face_up(decision.card);
    game.tell({.kind = EventKind::Picked,
               .player = player,
               .card = decision.card,
               .area = state.selected});
    search_or_collect(game);
}

void end_search(Game& game) {
    game.state.searches_left = 0;
    collect(game, game.state.setup.first, game.state.selected);
    flow::next_solo_selection(game);
}

}  // namespace kingdom::selecting
