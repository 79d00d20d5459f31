#include "app/deck/show_deck.h"

#include <vector>

#include <fmt/format.h>

#include "app/show/table.h"
#include "record/words.h"

namespace kingdom {
namespace {

constexpr std::size_t kWidth = 100;

struct Column {
    std::string text;
    std::size_t width;
};

std::string row_of(const std::vector<Column>& columns) {
    std::string line;
    for (const Column& column : columns) line += fitted(column.text, column.width) + " ";
    line.erase(line.find_last_not_of(' ') + 1);
    return line + "\n";
}

int copies_of(const DeckFile& file, Card card) {
    int copies = 0;
    for (std::size_t i = 0; i < kCardCount; ++i) {
        if (file.deck.first_copy[i] == index(card)) ++copies;
    }
    return copies;
}

std::string card_row(const Show& show, Card card) {
    const bool development = kind_of(card) == CardKind::Development;
    return row_of({{kind_mark(show, card), 2},
                   {fmt::format("{}×", copies_of(show.file, card)), 3},
                   {card_name(show, card), 32},
                   {development ? cost_text(show, card) : "", 16},
                   {gain_text(show, card), 40}});
}

std::string duchy_row(const Show& show, Player player, DuchyFace side) {
    const DuchySide& face = show.file.deck.duchies[index(player)][index(side)];
    return row_of({{player_name(show, player), 10},
                   {std::string(word(side)), 2},
                   {yield_text(show, face.production), 20},
                   {points_text(show, face.points), 12}});
}

std::string quest_text(const Show& show) {
    std::string text;
    for (std::uint8_t quest = 0; quest < show.file.deck.quest_count; ++quest) {
        for (const std::uint8_t players : {std::uint8_t{2}, std::uint8_t{1}}) {
            View view;
            view.setup = {.players = players, .module = Module::Quest, .quest = quest};
            for (const std::string& line : quest_lines(show, view, kWidth, Detail::Full))
                text += line + "\n";
        }
    }
    return text;
}

std::string map_text(const Show& show) {
    std::string text;
    View view;
    view.setup.module = Module::Conquest;
    for (const std::string& line : map_lines(show, view, kWidth)) text += line + "\n";
    return text;
}

int designs(const DeckFile& file, CardSet cards) {
    int count = 0;
    for (const Card card : cards) count += file.deck.first_copy[index(card)] == index(card) ? 1 : 0;
    return count;
}

}  // namespace

std::string deck_text(const Show& show) {
    std::string text = show.paint.strong(show.file.names.deck.view()) + "\n";
    text += show.texts.say("ui.legend") + "\n\n";
    for (std::size_t i = 0; i < kCardCount; ++i) {
        if (show.file.deck.first_copy[i] == i) text += card_row(show, card_at(i));
    }
    text += "\n";
    for (const Player player : kPlayers) {
        for (const DuchyFace side : {DuchyFace::A, DuchyFace::B}) {
            text += duchy_row(show, player, side);
        }
    }
    return text + "\n" + quest_text(show) + "\n" + map_text(show);
}

std::string deck_summary(const DeckFile& file) {
    return fmt::format("{}: {} developments in {} designs, {} treasures, {} quests, {} territories",
                       file.names.deck.view(), kDevelopmentCount, designs(file, kDevelopments),
                       kTreasureCount, file.deck.quest_count, file.deck.conquest.count);
}

}  // namespace kingdom
