#include "app/play/picker.h"

#include <algorithm>

#include <fmt/format.h>

#include "app/play/offer_input.h"
#include "app/show/table.h"
#include "record/words.h"

namespace kingdom {
namespace {

class Picker {
  public:
    Picker(const GameTable& table, const DecisionList& legal, const Keys& keys)
        : table_(table),
          legal_(legal),
          keys_(keys),
          view_(table.view()),
          menu_(menu_for(table.show, view_, legal)) {
        for (const CardChoices& card : menu_.cards) {
            numbered_.insert(numbered_.end(), card.actions.begin(), card.actions.end());
        }
        numbered_.insert(numbered_.end(), menu_.choices.begin(), menu_.choices.end());
    }

    Answer pick(const DrawAbove& draw);

  private:
    using Step = std::optional<Answer>;  // nothing: not understood, ask once more

    Lines menu_lines() const;
    Lines hand_lines() const;
    Lines card_lines(std::size_t first) const;
    Lines choice_lines(const std::vector<Choice>& choices, std::size_t first) const;
    bool low() const { return table_.console.size().height < 30; }
    Answer ask(std::string_view prompt, const std::function<Step(const std::string&)>& read);
    Step read_menu(const std::string& text);
    Step read_choice(const std::vector<Choice>& choices, std::size_t number, std::size_t times);
    Step read_number(const std::string& text);
    Answer open_group(const Choice& group);
    Answer ask_second_card(std::size_t first);
    Step offer(const OfferInput& input);
    Step offer_exactly(const OfferInput& input);
    std::string prompt() const;
    AreaLetters area_letters() const;

    const GameTable& table_;
    const DecisionList& legal_;
    const Keys& keys_;
    View view_;
    Menu menu_;
    std::vector<Choice> numbered_;  // in the order of their numbers, the hand apart
};

std::string numbered(const GameTable& table, std::size_t number, const std::string& label) {
    return table.show.paint.key(fmt::format("{:>2}", number)) + " " + label;
}

Lines Picker::choice_lines(const std::vector<Choice>& choices, std::size_t first) const {
    constexpr std::size_t kFewLines = 4;
    std::vector<std::string> items;
    for (const Choice& choice : choices) {
        items.push_back(numbered(table_, first++, choice.label));
    }
    const std::size_t columns = items.size() <= kFewLines ? 1 : 3;
    return in_columns(items, table_.console.size().width, columns);
}

Lines Picker::hand_lines() const {
    const std::size_t width = table_.console.size().width;
    const std::size_t column = low() ? (width - 2) / 2 : width;
    std::vector<std::string> items;
    for (const Card card : menu_.hand) {
        const std::string line = card_line(table_.show, card, column - 3);
        items.push_back(numbered(table_, items.size() + 1, line));
    }
    return in_columns(items, width, 2);
}

// One line a card: the numbers of what can be done with it, then the card.
Lines Picker::card_lines(std::size_t first) const {
    constexpr std::size_t kMostActions = 2;
    std::size_t action_width = 0;
    for (const CardChoices& card : menu_.cards) {
        for (const Choice& action : card.actions) {
            action_width = std::max(action_width, width_of(action.label) + 5);
        }
    }
    Lines lines;
    for (const CardChoices& card : menu_.cards) {
        std::string line((kMostActions - card.actions.size()) * action_width, ' ');
        for (const Choice& action : card.actions) {
            line += fitted(numbered(table_, first++, action.label), action_width);
        }
        const std::size_t room = table_.console.size().width - width_of(line);
        lines.push_back(line + card_line(table_.show, card.card, room));
    }
    return lines;
}

Lines Picker::menu_lines() const {
    Lines lines = hand_lines();
    const auto add = [&lines](const Lines& more) {
        lines.insert(lines.end(), more.begin(), more.end());
    };
    add(card_lines(menu_.hand.size() + 1));
    const std::size_t open = menu_.hand.size() + numbered_.size() - menu_.choices.size();
    add(choice_lines(menu_.choices, open + 1));
    if (menu_.last) lines.push_back(numbered(table_, 0, menu_.last->label));
    add(wrapped(table_.show.paint.strong(prompt()), table_.console.size().width));
    return lines;
}

std::string Picker::prompt() const {
    const CubeCounts& cubes = view_.sides[index(table_.human)].cubes;
    if (cubes != CubeCounts{}) return table_.say("ui.prompt.cubes");
    return table_.say("ui.prompt." + std::string(word(view_.phase)));
}

AreaLetters Picker::area_letters() const {
    return {table_.say("ui.letter.left").front(), table_.say("ui.letter.right").front()};
}

// Asks until the answer is understood, or a key changes the table.
Answer Picker::ask(std::string_view prompt, const std::function<Step(const std::string&)>& read) {
    while (true) {
        const auto text = table_.console.ask(prompt);
        if (!text) return Leave{};
        switch (keys_(*text)) {
            case Handled::Yes: continue;
            case Handled::AskAgain: return AskAgain{};
            case Handled::Leave: return Leave{};
            case Handled::No: break;
        }
        if (const Step answer = read(*text)) return *answer;
        table_.console.print(table_.show.paint.bad(table_.say("ui.not_understood")));
    }
}

Answer Picker::pick(const DrawAbove& draw) {
    const Lines menu = menu_lines();
    draw(menu.size());
    table_.console.print(menu);
    return ask("", [this](const std::string& text) { return read_menu(text); });
}

Picker::Step Picker::read_menu(const std::string& text) {
    if (!menu_.hand.empty()) {
        if (const auto input = parse_offer(text, area_letters())) return offer(*input);
    }
    return read_number(text);
}

Picker::Step Picker::read_number(const std::string& text) {
    const auto input = parse_number(text);
    if (!input) return std::nullopt;
    if (input->number == 0) {
        return menu_.last ? Step(Picked{*menu_.last->decision, 1}) : std::nullopt;
    }
    if (input->number <= menu_.hand.size()) return ask_second_card(input->number);
    return read_choice(numbered_, input->number - menu_.hand.size(), input->times);
}

Picker::Step Picker::read_choice(const std::vector<Choice>& choices, std::size_t number,
                                 std::size_t times) {
    if (number == 0 || number > choices.size()) return std::nullopt;
    const Choice& choice = choices[number - 1];
    if (choice.decision) return Picked{*choice.decision, times};
    return open_group(choice);
}

Answer Picker::open_group(const Choice& group) {
    table_.console.print(table_.show.paint.strong(group.label));
    table_.console.print(choice_lines(group.inside, 1));
    return ask(table_.say("ui.back"), [&](const std::string& text) -> Step {
        if (text.empty()) return AskAgain{};
        const auto input = parse_number(text);
        return input ? read_choice(group.inside, input->number, input->times) : std::nullopt;
    });
}

Answer Picker::ask_second_card(std::size_t first) {
    return ask(table_.say("ui.second_card"), [&](const std::string& text) -> Step {
        if (text.empty()) return AskAgain{};
        return read_menu(std::to_string(first) + " " + text);
    });
}

Picker::Step Picker::offer(const OfferInput& input) {
    for (const OfferInput::Part& part : input.parts) {
        if (part.number == 0 || part.number > menu_.hand.size()) return std::nullopt;
    }
    if (input.parts[0].number == input.parts[1].number) return std::nullopt;
    if (input.complete()) return offer_exactly(input);
    const Card one = menu_.hand[input.parts[0].number - 1];
    const Card two = menu_.hand[input.parts[1].number - 1];
    const Choice group{table_.say("ui.where"), std::nullopt,
                       arrangements(table_.show, view_, legal_, one, two)};
    return open_group(group);
}

Picker::Step Picker::offer_exactly(const OfferInput& input) {
    const auto placement = [&](const OfferInput::Part& part) {
        return Placement{menu_.hand[part.number - 1], *part.area, part.face_down};
    };
    const Turn turn{table_.human,
                    decision(Offer{placement(input.parts[0]), placement(input.parts[1])})};
    if (const auto reason = refusal(table_.show.file.deck, table_.game.state(), turn)) {
        table_.console.print(table_.say("refusal." + std::string(describe(*reason).key)));
        return std::nullopt;
    }
    return Picked{turn.decision, 1};
}

}  // namespace

Answer pick_decision(const GameTable& table, const DecisionList& legal, const Keys& keys,
                     const DrawAbove& draw) {
    return Picker(table, legal, keys).pick(draw);
}

}  // namespace kingdom
