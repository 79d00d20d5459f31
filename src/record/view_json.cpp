#include "record/view_json.h"

#include <algorithm>

#include "record/decision_json.h"
#include "record/json_text.h"
#include "record/log_json.h"
#include "record/record_json.h"
#include "record/side_json.h"
#include "record/words.h"

namespace kingdom {
namespace {

using nlohmann::json;

bool takes_part(const View& view, Player player) {
    return !view.setup.solo() || player == view.setup.first;
}

bool is_choice(Phase phase) {
    return phase >= Phase::Offer && phase <= Phase::Pick;
}

json to_move_json(const View& view) {
    json players = json::array();
    for (const Player player : kPlayers) {
        const bool open = takes_part(view, player) && view.sides[index(player)].done == 0;
        const bool moves = is_segment(view.phase) ? open : view.mover == player;
        if (moves && view.phase != Phase::Over) players.push_back(word(player));
    }
    return players;
}

json hand_json(const DeckFile& file, const View& view) {
    json cards = json::array();
    const std::size_t size = view.hand_sizes[index(*view.viewer)];
    for (std::size_t i = 0; i < size; ++i) cards.push_back(card_text(file, view.hand.cards[i]));
    return cards;
}

template <class Value>
json by_player(const View& view, const std::array<Value, 2>& values) {
    json map = json::object();
    for (const Player player : kPlayers) {
        if (takes_part(view, player)) map[word(player)] = values[index(player)];
    }
    return map;
}

json search_json(const DeckFile& file, const View& view) {
    json looked = json::array();
    for (std::size_t i = 0; i < view.looked_count; ++i) {
        const bool seen = view.looked[i] != kHiddenCard;
        looked.push_back(seen ? json{{"card", card_text(file, view.looked[i])}} : json::object());
    }
    return {{"area", word(view.selected)}, {"searches", view.searches_left}, {"looked", looked}};
}

json quest_json(const DeckFile& file, const View& view) {
    json first = json::array();
    for (const std::uint8_t player : view.first_at_step) {
        first.push_back(player == 0 ? json() : json(word(static_cast<Player>(player - 1))));
    }
    return {{"key", file.names.quests[view.setup.quest].key.view()}, {"first_at_step", first}};
}

json conquest_json(const DeckFile& file, const View& view) {
    const Armies& armies = view.armies;
    json territories = json::object();
    for (std::size_t i = 0; i < file.deck.conquest.count; ++i) {
        if (armies.count[i] == 0) continue;
        const auto owner = static_cast<Player>((armies.of_teressie >> i) & 1);
        territories[file.names.territories[i].view()] = {
            {"player", word(owner)}, {"armies", armies.count[i]}, {"rested", armies.rested[i]}};
    }
    json value{{"territories", territories},
               {"reserve", by_player(view, armies.reserve)},
               {"imprisoned", by_player(view, armies.imprisoned)}};
    value["passed"] = json::array();
    for (const Player player : kPlayers) {
        if (armies.passed[index(player)] != 0) value["passed"].push_back(word(player));
    }
    return value;
}

void put_moment(json& value, const View& view) {
    value["phase"] = word(view.phase);
    value["round"] = view.round + 1;
    value["to_move"] = to_move_json(view);
    if (is_choice(view.phase)) value["turn"] = view.turn + 1;
    if (view.phase == Phase::Production) value["step"] = word(view.step);
}

void put_table(json& value, const DeckFile& file, const View& view) {
    CardSet discarded;
    for (const Player player : kPlayers) {
        const Side& side = view.sides[index(player)];
        discarded |= side.discarded;
        if (takes_part(view, player))
            value["sides"][word(player)] = side_to_json(file, view, player);
    }
    value["discarded"] = cards_to_json(file, discarded);
    for (const Area area : kAreas) {
        value["areas"][word(area)] =
            row_to_json(file, view, view.areas[index(area)], view.turned_by_token[index(area)]);
    }
    value["deck"] = {{"left", view.deck_left}};
    if (view.deck_top != kHiddenCard) value["deck"]["top"] = card_text(file, view.deck_top);
    if (!view.setup.solo()) {
        value["hand_sizes"] = by_player(view, view.hand_sizes);
        return;
    }
    value["danger"] = {{"left", view.danger_left}};
    const bool searching = view.phase == Phase::Search || view.phase == Phase::Pick;
    if (searching) value["search"] = search_json(file, view);
}

void put_modules(json& value, const DeckFile& file, const View& view) {
    const Module module = view.setup.module;
    if (module == Module::Quest) value["quest"] = quest_json(file, view);
    if (module == Module::Conquest) value["conquest"] = conquest_json(file, view);
    if (module == Module::Advisors) value["calamities_doubled"] = view.calamities_doubled != 0;
    if (module == Module::Menace) {
        value["vermin_left"] =
            kMenaceCopies[index(MenaceKind::Vermin)] - static_cast<int>(view.vermin_used);
    }
}

void put_own(json& value, const DeckFile& file, const View& view, const ViewExtras& extras) {
    value["hand"] = hand_json(file, view);
    if (view.returned != kHiddenCard) value["returned"] = card_text(file, view.returned);
    value["can_take_back"] = extras.can_take_back;
    value["awaits_confirmation"] = extras.awaits_confirmation;
}

json all_but_legal(const DeckFile& file, const View& view, const ViewExtras& extras) {
    json value{{"viewer", nullptr}, {"setup", setup_to_json(file, view.setup)}};
    put_moment(value, view);
    put_table(value, file, view);
    put_modules(value, file, view);
    if (view.viewer) {
        value["viewer"] = word(*view.viewer);
        put_own(value, file, view, extras);
    }
    value["seq"] = extras.since + extras.entries.size();
    value["log"] = log_to_json(file, extras.entries, extras.since);
    if (extras.outcome) value["result"] = outcome_to_json(view.setup, *extras.outcome);
    value.update(extras.more);
    return value;
}

void write_legal(JsonText& out, const DeckFile& file, const View& view, const ViewExtras& extras) {
    // R10.5: the part is closed but for the player's word; nothing else of it is open any more.
    if (extras.awaits_confirmation) return write_decision(out, file, decision(Done{}));
    for (const Decision decision : legal_decisions(file.deck, view)) {
        write_decision(out, file, decision);
    }
}

}  // namespace

// An offer has hundreds of legal decisions: they are written as text, not as values first.
std::string view_text(const DeckFile& file, const View& view, const ViewExtras& extras) {
    std::string text = all_but_legal(file, view, extras).dump();
    if (!view.viewer) return text;
    text.pop_back();
    JsonText out(text);
    out.key("legal");
    out.open('[');
    if (extras.may_decide) write_legal(out, file, view, extras);
    out.close(']');
    out.close('}');
    return text;
}

json view_to_json(const DeckFile& file, const View& view, const ViewExtras& extras) {
    return json::parse(view_text(file, view, extras));
}

ViewExtras extras_of(const GameRecorder& game, Viewer viewer, std::size_t since) {
    ViewExtras extras;
    extras.since = std::min(since, game.log_size(viewer));
    extras.entries = game.log_for(viewer, extras.since);
    extras.can_take_back = viewer && game.can_take_back(*viewer);
    extras.awaits_confirmation = viewer && game.awaits_confirmation(*viewer);
    extras.outcome = game.outcome();
    return extras;
}

json view_to_json(const GameRecorder& game, Viewer viewer, std::size_t since) {
    return view_to_json(game.file(), game.view(viewer), extras_of(game, viewer, since));
}

}  // namespace kingdom
