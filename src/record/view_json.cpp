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

void write_to_move(JsonText& out, const View& view, const ViewExtras& extras) {
    out.open("to_move", '[');
    for (const Player player : kPlayers) {
        const bool open = takes_part(view, player) && view.sides[index(player)].done == 0;
        const bool moves = is_segment(view.phase) ? open : view.mover == player;
        if (moves && view.phase != Phase::Over && !extras.ended) out.value(word(player));
    }
    out.close(']');
}

template <class Value>
void write_by_player(JsonText& out, Word name, const View& view,
                     const std::array<Value, 2>& values) {
    out.open(name, '{');
    for (const Player player : kPlayers) {
        if (takes_part(view, player)) out.member(word(player), values[index(player)]);
    }
    out.close('}');
}

void write_search(JsonText& out, const DeckFile& file, const View& view) {
    out.open("search", '{');
    out.member("area", word(view.selected));
    out.member("searches", view.searches_left);
    out.open("looked", '[');
    for (std::size_t i = 0; i < view.looked_count; ++i) {
        out.open('{');
        if (view.looked[i] != kHiddenCard) out.member("card", card_text(file, view.looked[i]));
        out.close('}');
    }
    out.close(']');
    out.close('}');
}

void write_quest(JsonText& out, const DeckFile& file, const View& view) {
    out.open("quest", '{');
    out.member("key", file.names.quests[view.setup.quest].key.view());
    out.open("first_at_step", '[');
    for (const std::uint8_t player : view.first_at_step) {
        if (player == 0) out.put("null");
        if (player != 0) out.value(word(static_cast<Player>(player - 1)));
    }
    out.close(']');
    out.close('}');
}

void write_conquest(JsonText& out, const DeckFile& file, const View& view) {
    const Armies& armies = view.armies;
    out.open("conquest", '{');
    out.open("territories", '{');
    for (std::size_t i = 0; i < file.deck.conquest.count; ++i) {
        if (armies.count[i] == 0) continue;
        out.open(file.names.territories[i].view(), '{');
        out.member("player", word(static_cast<Player>((armies.of_teressie >> i) & 1)));
        out.member("armies", armies.count[i]);
        out.member("rested", armies.rested[i]);
        out.close('}');
    }
    out.close('}');
    write_by_player(out, "reserve", view, armies.reserve);
    write_by_player(out, "imprisoned", view, armies.imprisoned);
    out.open("passed", '[');
    for (const Player player : kPlayers) {
        if (armies.passed[index(player)] != 0) out.value(word(player));
    }
    out.close(']');
    out.close('}');
}

void write_moment(JsonText& out, const View& view, const ViewExtras& extras) {
    out.member("phase", word(view.phase));
    out.member("round", view.round + 1);
    write_to_move(out, view, extras);
    if (is_choice(view.phase)) out.member("turn", view.turn + 1);
    if (view.phase == Phase::Production) out.member("step", word(view.step));
}

void write_sides(JsonText& out, const DeckFile& file, const View& view) {
    CardSet discarded;
    out.open("sides", '{');
    for (const Player player : kPlayers) {
        discarded |= view.sides[index(player)].discarded;
        if (!takes_part(view, player)) continue;
        out.key(word(player));
        write_side(out, file, view, player);
    }
    out.close('}');
    out.key("discarded");
    write_cards(out, file, discarded);
}

void write_table(JsonText& out, const DeckFile& file, const View& view) {
    write_sides(out, file, view);
    out.open("areas", '{');
    for (const Area area : kAreas) {
        out.key(word(area));
        write_row(out, file, view, view.areas[index(area)], view.turned_by_token[index(area)]);
    }
    out.close('}');
    out.open("deck", '{');
    out.member("left", view.deck_left);
    if (view.deck_top != kHiddenCard) out.member("top", card_text(file, view.deck_top));
    out.close('}');
    if (!view.setup.solo()) return write_by_player(out, "hand_sizes", view, view.hand_sizes);
    out.open("danger", '{');
    out.member("left", view.danger_left);
    out.close('}');
    const bool searching = view.phase == Phase::Search || view.phase == Phase::Pick;
    if (searching) write_search(out, file, view);
}

void write_modules(JsonText& out, const DeckFile& file, const View& view) {
    const Module module = view.setup.module;
    if (module == Module::Quest) write_quest(out, file, view);
    if (module == Module::Conquest) write_conquest(out, file, view);
    if (module == Module::Advisors) out.member("calamities_doubled", view.calamities_doubled != 0);
    if (module == Module::Menace) {
        out.member("vermin_left",
                   kMenaceCopies[index(MenaceKind::Vermin)] - static_cast<int>(view.vermin_used));
    }
}

void write_choice(JsonText& out, const DeckFile& file, const View& view, const ViewExtras& extras) {
    // R10.5: the part is closed but for the player's word; nothing else of it is open any more.
    if (extras.awaits_confirmation) return write_decision(out, file, decision(Done{}));
    write_legal(out, file, view, extras.legal);
}

void write_own(JsonText& out, const DeckFile& file, const View& view, const ViewExtras& extras) {
    out.open("hand", '[');
    const std::size_t size = view.hand_sizes[index(*view.viewer)];
    for (std::size_t i = 0; i < size; ++i) out.value(card_text(file, view.hand.cards[i]));
    out.close(']');
    if (view.returned != kHiddenCard) out.member("returned", card_text(file, view.returned));
    out.member("can_take_back", extras.can_take_back);
    out.member("awaits_confirmation", extras.awaits_confirmation);
    out.open("legal", '[');
    if (extras.may_decide) write_choice(out, file, view, extras);
    out.close(']');
}

void write_extras(JsonText& out, const DeckFile& file, const View& view, const ViewExtras& extras) {
    out.member("seq", extras.since + extras.entries.size());
    out.key("log");
    out.put(log_to_json(file, extras.entries, extras.since).dump());
    if (extras.outcome) {
        out.key("result");
        out.put(outcome_to_json(view.setup, *extras.outcome).dump());
    }
    if (extras.table.empty()) return;
    out.key("table");
    out.put(extras.table);
}

}  // namespace

// Views are sent after every decision, and an offer has hundreds of legal ones: all that is long is
// written as text, not as values first.
std::string view_text(const DeckFile& file, const View& view, const ViewExtras& extras) {
    std::string text;
    JsonText out(text);
    out.open('{');
    out.key("viewer");
    if (!view.viewer) out.put("null");
    if (view.viewer) out.value(word(*view.viewer));
    out.key("setup");
    out.put(setup_to_json(file, view.setup).dump());
    write_moment(out, view, extras);
    write_table(out, file, view);
    write_modules(out, file, view);
    write_extras(out, file, view, extras);
    if (view.viewer) write_own(out, file, view, extras);
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
