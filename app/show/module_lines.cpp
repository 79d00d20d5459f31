// The shared parts of the table that only some games have: the solo decks, the quest, the map.
#include <bit>

#include <fmt/format.h>

#include "app/show/table.h"
#include "record/words.h"

namespace kingdom {
namespace {

std::string initial(const Show& show, Player player) {
    return show.paint.of(player, show.texts.say("ui.initial." + std::string(word(player))));
}

std::string tokens_text(const Show& show, int krystallium, int soldiers, int points) {
    std::string text;
    if (krystallium > 0) append_part(text, amount_of(show, krystallium, Resource::Krystallium));
    if (soldiers > 0) append_part(text, amount_of(show, soldiers, Resource::Soldiers));
    if (points > 0) append_part(text, fmt::format("{}★", points));
    return text;
}

std::string benefit_text(const Show& show, const QuestStep& step) {
    std::string text = cubes_text(show, step.cubes);
    append_part(text, tokens_text(show, step.krystallium, step.soldiers, step.points));
    if (step.trap_tokens > 0) {
        append_part(text,
                    show.texts.say("ui.traps_back", {{"count", std::to_string(step.trap_tokens)}}));
    }
    const FirstReward& first = step.first;
    const std::string reward = tokens_text(show, first.krystallium, first.soldiers, first.points);
    if (!reward.empty()) append_part(text, show.texts.say("ui.first_reward", {{"gain", reward}}));
    return text;
}

// ✓V✓T: who has completed it.
std::string completed(const Show& show, const View& view, std::size_t step) {
    std::string text;
    for (const Player player : kPlayers) {
        const bool done = ((view.sides[index(player)].steps_done >> step) & 1) != 0;
        if (done) text += "✓" + initial(show, player);
    }
    return text;
}

std::string owner_text(const Show& show, const View& view, std::size_t territory) {
    const int count = view.armies.count[territory];
    if (count == 0) return "–";
    const auto owner = static_cast<Player>((view.armies.of_teressie >> territory) & 1);
    const bool blue = view.setup.solo() && owner != view.setup.first;
    const std::string who = blue ? show.texts.say("ui.blue") : initial(show, owner);
    std::string text = fmt::format("{}{}", who, count);
    const int rested = view.armies.rested[territory];
    if (view.phase == Phase::Conquest && !blue && rested < count) {
        text += show.paint.faint(show.texts.say("ui.rested", {{"count", std::to_string(rested)}}));
    }
    return text;
}

char place_letter(std::size_t territory) {
    return static_cast<char>('a' + territory);
}

std::string neighbours(const ConquestBoard& board, std::size_t territory) {
    std::string text;
    for (std::size_t i = 0; i < board.count; ++i) {
        if ((board.territories[territory].adjacent >> i) & 1) text += place_letter(i);
    }
    return text;
}

}  // namespace

std::string territory_name(const Show& show, std::size_t territory) {
    return show.texts.name("territory", show.file.names.territories[territory].view());
}

Lines solo_lines(const Show& show, const View& view, std::size_t width) {
    Lines lines;
    const std::string top =
        view.deck_top == kHiddenCard ? "–" : card_line(show, view.deck_top, width / 2);
    if (view.phase <= Phase::Pick) {
        lines.push_back(
            cut(show.texts.say("ui.solo_decks",
                               {{"card", top}, {"count", std::to_string(view.danger_left)}}),
                width));
    }
    for (std::size_t i = 0; i < view.looked_count; ++i) {
        // A spectator knows how many are looked at, not which.
        if (view.looked[i] == kHiddenCard) continue;
        lines.push_back("  " + card_line(show, view.looked[i], width - 2));
    }
    return lines;
}

Lines quest_lines(const Show& show, const View& view, std::size_t width, Detail detail) {
    const QuestSide side = view.setup.solo() ? QuestSide::Solo : QuestSide::TwoPlayer;
    const QuestNames& names = show.file.names.quests[view.setup.quest];
    const QuestSteps& steps = show.file.deck.quests[view.setup.quest].sides[index(side)];
    Lines lines{show.paint.strong(show.texts.name("quest", names.key.view()))};
    std::vector<std::string> items;
    for (std::size_t i = 0; i < kStepCount; ++i) {
        const std::string name = show.texts.name("quest_step", names.steps[index(side)][i].view());
        items.push_back(fmt::format(" {}{} {}: {} → {}", i + 1, completed(show, view, i), name,
                                    cubes_text(show, steps[i].cost), benefit_text(show, steps[i])));
    }
    if (detail != Detail::Full) {
        for (std::string& item : items) item = cut(item, (width - 2) / 2);
    }
    const Lines laid = in_columns(items, width, 2);
    lines.insert(lines.end(), laid.begin(), laid.end());
    return lines;
}

Lines map_lines(const Show& show, const View& view, std::size_t width) {
    const ConquestBoard& board = show.file.deck.conquest;
    std::vector<std::string> items;
    for (std::size_t i = 0; i < board.count; ++i) {
        const std::string prison = i == board.prison ? "#" : "";
        items.push_back(fmt::format(" {} {}{} {}★ {}  ↔ {}", place_letter(i),
                                    territory_name(show, i), prison, board.territories[i].points,
                                    owner_text(show, view, i), neighbours(board, i)));
    }
    return in_columns(items, width, 3);
}

}  // namespace kingdom
