#include "app/play/start_menu.h"

#include <vector>

#include <fmt/format.h>

#include "ai/level.h"
#include "app/play/offer_input.h"
#include "record/words.h"

namespace kingdom {
namespace {

// Asks for one of the labels; the first is taken by just pressing Enter. Nothing: leave.
std::optional<std::size_t> ask_one(const Console& console, const Show& show,
                                   std::string_view question,
                                   const std::vector<std::string>& labels) {
    console.print(show.paint.strong(show.texts.say(question)));
    for (std::size_t i = 0; i < labels.size(); ++i) {
        console.print(fmt::format("{} {}", show.paint.key(fmt::format("{:>2}", i + 1)), labels[i]));
    }
    while (const auto text = console.ask("")) {
        if (text->empty()) return 0;
        if (*text == "q") return std::nullopt;
        const auto input = parse_number(*text);
        if (input && input->number >= 1 && input->number <= labels.size()) {
            return input->number - 1;
        }
        console.print(show.paint.bad(show.texts.say("ui.not_understood")));
    }
    return std::nullopt;
}

bool ask_opponent(const Console& console, const Show& show, Start& start) {
    if (!start.opponent.empty()) return true;
    std::vector<std::string> labels;
    for (const ai::Level& level : ai::levels()) {
        const std::string key = "level." + std::string(level.name);
        labels.push_back(fmt::format("{} – {}", show.paint.strong(show.texts.say(key)),
                                     show.texts.say(key + ".about")));
    }
    const auto chosen = ask_one(console, show, "ui.start.opponent", labels);
    if (chosen) start.opponent = ai::levels()[*chosen].name;
    return chosen.has_value();
}

bool ask_module(const Console& console, const Show& show, SetupOptions& setup) {
    std::vector<std::string> keys;
    std::vector<std::string> labels;
    for (const Word module : Words<Module>::kTable) {
        if (module == word(Module::Quest) && show.file.deck.quest_count == 0) continue;
        keys.emplace_back(module);
        labels.push_back(show.texts.say("module." + std::string(module)));
    }
    const auto chosen = ask_one(console, show, "ui.start.module", labels);
    if (chosen) setup.module = keys[*chosen];
    return chosen.has_value();
}

bool ask_quest(const Console& console, const Show& show, SetupOptions& setup) {
    std::vector<std::string> labels;
    for (std::size_t i = 0; i < show.file.deck.quest_count; ++i) {
        labels.push_back(show.texts.name("quest", show.file.names.quests[i].key.view()));
    }
    const auto chosen = ask_one(console, show, "ui.start.quest", labels);
    if (chosen) setup.quest = show.file.names.quests[*chosen].key.view();
    return chosen.has_value();
}

// One's own deck, then, with two players, one of the others for the opponent.
bool ask_menaces(const Console& console, const Show& show, SetupOptions& setup) {
    std::vector<std::string> keys(Words<MenaceDeck>::kTable.begin(),
                                  Words<MenaceDeck>::kTable.end());
    for (int player = 0; player < setup.players; ++player) {
        std::vector<std::string> labels;
        for (const std::string& key : keys) labels.push_back(show.texts.say("menace_deck." + key));
        const std::string_view question = player == 0 ? "ui.start.menace" : "ui.start.their_menace";
        const auto chosen = ask_one(console, show, question, labels);
        if (!chosen) return false;
        setup.menaces += (player == 0 ? "" : ",") + keys[*chosen];
        keys.erase(keys.begin() + static_cast<std::ptrdiff_t>(*chosen));
    }
    return true;
}

bool ask_side(const Console& console, const Show& show, SetupOptions& setup) {
    const auto chosen =
        ask_one(console, show, "ui.start.side",
                {show.texts.say("ui.start.side_a"), show.texts.say("ui.start.side_b")});
    if (chosen) setup.side = word(static_cast<DuchyFace>(*chosen));
    return chosen.has_value();
}

bool ask_details(const Console& console, const Show& show, SetupOptions& setup) {
    if (!ask_module(console, show, setup)) return false;
    if (setup.module == word(Module::Menace) && !ask_menaces(console, show, setup)) return false;
    if (setup.module == word(Module::Quest) && !ask_quest(console, show, setup)) return false;
    return ask_side(console, show, setup);
}

}  // namespace

std::optional<Start> ask_for_start(const Console& console, const Show& show, Start start) {
    console.print(show.paint.title(show.texts.say("ui.start.title")));
    const auto kind = ask_one(console, show, "ui.start.kind",
                              {show.texts.say("ui.start.lesson"), show.texts.say("ui.start.two"),
                               show.texts.say("ui.start.solo")});
    if (!kind) return std::nullopt;
    start.lesson = *kind == 0;
    const bool solo = *kind == 2;
    start.setup.players = solo ? 1 : 2;
    if (start.lesson && start.opponent.empty()) start.opponent = ai::levels().front().name;
    if (!solo && !ask_opponent(console, show, start)) return std::nullopt;
    if (!start.lesson && !ask_details(console, show, start.setup)) return std::nullopt;
    return start;
}

}  // namespace kingdom
