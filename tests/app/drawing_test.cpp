// The table and the sentences, over positions of random games in every language.
#include <algorithm>
#include <functional>

#include <doctest/doctest.h>

#include "app/play/choices.h"
#include "app/show/card_details.h"
#include "app/show/sentences.h"
#include "app/show/table.h"
#include "tests/record/games.h"

using namespace kingdom;
using namespace kingdom::testing;

namespace {

// A key instead of a text, or a name that nothing was filled in for.
bool has_gap(const std::string& text) {
    for (const std::string_view sign :
         {"ui.", "event.", "refusal.", "term.", "phase.", "card.", "help.", "{", "}"}) {
        if (text.find(sign) != std::string::npos) return true;
    }
    return false;
}

// Calls `see` at some moments of a random game of every kind.
void at_many_moments(const std::function<void(const GameRecorder&)>& see) {
    constexpr int kEvery = 17;
    std::uint64_t seed = 1;
    for (const Setup& setup : all_setups()) {
        GameRecorder game(founders(), setup, seed++);
        Rng rng(seed);
        for (int i = 0; game.next_player(); ++i) {
            if (i % kEvery == 0) see(game);
            play_at_random(game, rng, 1);
        }
        see(game);
    }
}

void check_lines(const Lines& lines, std::size_t width) {
    for (const std::string& line : lines) {
        CHECK_MESSAGE(width_of(line) <= width, line);
        CHECK_MESSAGE(!has_gap(line), line);
    }
}

}  // namespace

TEST_CASE("the table fits the width of the terminal, whoever looks at it") {
    std::size_t moment = 0;
    at_many_moments([&moment](const GameRecorder& game) {
        const Language language = kLanguages[moment++ % kLanguages.size()];
        const Show show{founders(), Texts(language), Paint(moment % 2 == 0)};
        const Setup& setup = game.state().setup;
        for (const Viewer viewer : {Viewer(setup.first), Viewer(other(setup.first)), Viewer()}) {
            if (setup.solo() && viewer == other(setup.first)) continue;
            for (const TableSize size :
                 {TableSize{80, 1000}, TableSize{80, 5}, TableSize{120, 20}, TableSize{50, 5}}) {
                check_lines(table_lines(show, game.view(viewer), size), size.width);
            }
        }
    });
}

TEST_CASE("every legal decision stands in the menu exactly once, with a label") {
    std::size_t moment = 0;
    at_many_moments([&moment](const GameRecorder& game) {
        const Language language = kLanguages[moment++ % kLanguages.size()];
        const Show show{founders(), Texts(language), Paint(false)};
        const auto player = game.next_player();
        if (!player || game.awaits_confirmation(*player)) return;
        const DecisionList legal = game.legal(*player);
        const Menu menu = menu_for(show, game.view(*player), legal);
        std::vector<Decision> found;
        const std::function<void(const Choice&)> collect = [&](const Choice& choice) {
            CHECK_MESSAGE(!has_gap(choice.label), choice.label);
            CHECK_FALSE(choice.label.empty());
            if (choice.decision) found.push_back(*choice.decision);
            for (const Choice& inside : choice.inside) collect(inside);
        };
        for (const CardChoices& card : menu.cards) {
            for (const Choice& action : card.actions) collect(action);
        }
        for (const Choice& choice : menu.choices) collect(choice);
        if (menu.last) collect(*menu.last);
        for (std::size_t i = 0; i < menu.hand.size(); ++i) {
            for (std::size_t j = i + 1; j < menu.hand.size(); ++j) {
                for (const Choice& choice :
                     arrangements(show, game.view(*player), legal, menu.hand[i], menu.hand[j])) {
                    collect(choice);
                }
            }
        }
        std::sort(found.begin(), found.end());
        found.erase(std::unique(found.begin(), found.end()), found.end());
        CHECK(std::equal(found.begin(), found.end(), legal.begin(), legal.end()));
    });
}

TEST_CASE("every event of the log is told in every language") {
    for (const Setup& setup : all_setups()) {
        const GameRecorder game = random_game(setup, 3);
        const View view = game.view(setup.first);
        for (const Language language : kLanguages) {
            const Show show{founders(), Texts(language), Paint(false)};
            for (const Event& event : game.log_for(setup.first)) {
                const std::string sentence = event_sentence(show, view, event);
                CHECK_MESSAGE(!has_gap(sentence), sentence);
            }
        }
    }
}

TEST_CASE("every card has a text, and can be asked for by a part of its name") {
    const Show show{founders(), Texts(Language::English), Paint(false)};
    for (std::size_t i = 0; i < kCardCount; ++i) {
        CHECK_FALSE(has_gap(card_details(show, card_at(i))));
        CHECK_FALSE(designs_named(show, card_name(show, card_at(i))).empty());
    }
    CHECK(designs_named(show, "STATUE").size() == 1);
    CHECK(designs_named(show, "no such card").empty());
}
