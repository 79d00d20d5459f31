#include "app/play/help.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "ai/hint/hint.h"
#include "app/show/card_details.h"
#include "app/show/hint_text.h"
#include "app/show/sentences.h"
#include "app/show/table.h"
#include "record/words.h"

namespace kingdom {
namespace {

constexpr std::array<std::string_view, 8> kTopics{"any_time", "alchemy", "supremacy", "traps",
                                                  "scoring",  "solo",    "module",    "rulings"};

void print_topic(const GameTable& table, std::string_view topic) {
    if (topic == "module") {
        const Module module = table.game.state().setup.module;
        return table.console.paragraph(table.say("module_help." + std::string(word(module))));
    }
    table.console.paragraph(table.say("help." + std::string(topic)));
}

}  // namespace

void print_help(const GameTable& table, std::string_view topic) {
    for (const std::string_view known : kTopics) {
        if (topic == known) return print_topic(table, topic);
    }
    const View view = table.view();
    table.console.print(table.show.paint.title(phase_name(table.show, view)));
    table.console.paragraph(table.say("help." + phase_key(view)));
    table.console.print();
    table.console.paragraph(table.say("ui.legend"));
    table.console.paragraph(
        table.say("ui.help_topics", {{"topics", fmt::format("{}", fmt::join(kTopics, ", "))}}));
}

void print_cards(const GameTable& table, std::string_view text) {
    const auto cards = text.empty() ? visible_designs(table.show.file, table.view())
                                    : designs_named(table.show, text);
    if (cards.empty()) table.console.print(table.say("ui.no_such_card"));
    for (const Card card : cards) {
        table.console.print(wrapped(card_details(table.show, card), table.console.size().width, 3));
    }
}

void print_log(const GameTable& table, bool all) {
    constexpr std::size_t kLast = 30;
    const View view = table.view();
    const auto entries = table.game.log_for(table.human);
    const std::size_t begin = all || entries.size() < kLast ? 0 : entries.size() - kLast;
    for (std::size_t i = begin; i < entries.size(); ++i) {
        table.console.print(event_sentence(table.show, view, entries[i]));
    }
    if (begin > 0) table.console.print(table.say("ui.log_all"));
}

void print_hint(const GameTable& table, ai::Thinker& thinker) {
    // More playouts than fit into the time.
    constexpr ai::Budget kPatience{.playouts = 1'000'000, .milliseconds = 1000};
    const View view = table.view();
    Rng rng(digest(table.game.state()));
    const ai::Hints hints = hints_for(table.show.file.deck, view, thinker, kPatience, rng);
    for (const std::string& line : hint_lines(table.show, view, hints)) {
        table.console.print(wrapped(line, table.console.size().width, 3));
    }
}

}  // namespace kingdom
