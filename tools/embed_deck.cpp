// embed_deck OUT.inc DECK.json
//
// Writes a deck file as statements that fill a `DeckFile file` inside a constexpr function; the
// derived tables are made after them. A deck file with faults fails the build, all faults named.
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>

#include "record/deck_reader.h"

namespace {

using namespace kingdom;

std::string read_file(const std::string& path) {
    std::ifstream in(path, std::ios::binary);
    if (!in) throw std::runtime_error(path + ": this file cannot be read");
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

template <class Numbers>
std::string list(const Numbers& numbers) {
    std::string text = "{";
    for (const auto number : numbers) {
        text += (text.size() > 1 ? ", " : "") + std::to_string(int{number});
    }
    return text + "}";
}

template <class Enum>
std::string spelled(std::string_view type, Enum value) {
    return std::string(type) + "{" + std::to_string(index(value)) + "}";
}

std::string spelled(const Yield& yield) {
    std::string per = "{";
    for (const auto& type : yield.per) {
        per += (per.size() > 1 ? ", " : "") +
               (type ? spelled("CardType", *type) : std::string("std::nullopt"));
    }
    return "{" + list(yield.flat) + ", " + per + "}}";
}

std::string spelled(const Points& points) {
    return "{" + std::to_string(points.flat) + ", " + std::to_string(points.each) + ", " +
           spelled("CardType", points.per) + "}";
}

std::string spelled(const Development& card) {
    return "{" + spelled("CardType", card.type) + ", " + list(card.cost) + ", " +
           std::to_string(card.bonus_krystallium) + ", " + std::to_string(card.bonus_soldiers) +
           ", " + spelled("Resource", card.recycles_into) + ", " + spelled(card.production) + ", " +
           spelled(card.points) + "}";
}

std::string spelled(const QuestStep& step) {
    const int counts[] = {step.soldiers, step.krystallium, step.trap_tokens, step.points};
    const int first[] = {step.first.soldiers, step.first.krystallium, step.first.points};
    const std::string flat = list(counts);
    return "{" + list(step.cost) + ", " + flat.substr(1, flat.size() - 2) + ", " +
           list(step.cubes) + ", " + list(first) + "}";
}

// One assignment to a member of `file`.
class Writer {
  public:
    explicit Writer(std::ostream& out) : out_(out) {}
    void set(const std::string& member, const std::string& value) {
        out_ << "file." << member << " = " << value << ";\n";
    }
    void set(const std::string& member, std::size_t at, const std::string& value) {
        set(member + "[" + std::to_string(at) + "]", value);
    }
    void name(const std::string& member, std::size_t at, const Key& key) {
        set("names." + member, at, "Key(\"" + std::string(key.view()) + "\")");
    }

  private:
    std::ostream& out_;
};

void write_cards(const DeckFile& file, Writer& out) {
    const Deck& deck = file.deck;
    for (std::size_t i = 0; i < kDevelopmentCount; ++i) {
        out.set("deck.developments", i, spelled(deck.developments[i]));
    }
    for (std::size_t i = 0; i < kTreasureCount; ++i) {
        out.set("deck.treasures", i,
                "{" + spelled("Resource", deck.treasures[i][0]) + ", " +
                    spelled("Resource", deck.treasures[i][1]) + "}");
    }
    out.set("deck.design", list(deck.design));
    out.set("deck.calamity_points", std::to_string(deck.calamity_points));
    for (std::size_t i = 0; i < kMenaceKindCount; ++i) {
        const int numbers[] = {deck.menaces[i].soldiers, deck.menaces[i].points};
        out.set("deck.menaces", i, list(numbers));
    }
    out.set("deck.advisor_soldiers", list(deck.advisor_soldiers));
    out.set("deck.two_player_advisors", std::to_string(deck.two_player_advisors));
    for (std::size_t i = 0; i < kCardCount; ++i) out.name("designs", i, file.names.designs[i]);
}

void write_duchies(const Deck& deck, Writer& out) {
    for (std::size_t player = 0; player < 2; ++player) {
        for (std::size_t side = 0; side < 2; ++side) {
            const DuchySide& duchy = deck.duchies[player][side];
            out.set("deck.duchies[" + std::to_string(player) + "]", side,
                    "{" + spelled(duchy.production) + ", " + spelled(duchy.points) + "}");
        }
    }
}

void write_quests(const DeckFile& file, Writer& out) {
    out.set("deck.quest_count", std::to_string(file.deck.quest_count));
    for (std::size_t quest = 0; quest < file.deck.quest_count; ++quest) {
        const std::string at = "quests[" + std::to_string(quest) + "]";
        out.set("names." + at + ".key",
                "Key(\"" + std::string(file.names.quests[quest].key.view()) + "\")");
        for (std::size_t side = 0; side < 2; ++side) {
            const std::string number = "[" + std::to_string(side) + "]";
            for (std::size_t step = 0; step < kStepCount; ++step) {
                out.set("deck." + at + ".sides" + number, step,
                        spelled(file.deck.quests[quest].sides[side][step]));
                out.name(at + ".steps" + number, step, file.names.quests[quest].steps[side][step]);
            }
        }
    }
}

void write_conquest(const DeckFile& file, Writer& out) {
    const ConquestBoard& board = file.deck.conquest;
    out.set("deck.conquest.count", std::to_string(board.count));
    out.set("deck.conquest.castles", list(board.castles));
    out.set("deck.conquest.prison", std::to_string(board.prison));
    for (std::size_t i = 0; i < board.count; ++i) {
        const int numbers[] = {board.territories[i].points, board.territories[i].adjacent};
        out.set("deck.conquest.territories", i, list(numbers));
        out.name("territories", i, file.names.territories[i]);
    }
}

void write_deck(const DeckFile& file, const std::string& path) {
    std::ofstream stream(path, std::ios::binary);
    Writer out(stream);
    out.set("names.deck", "Key(\"" + std::string(file.names.deck.view()) + "\")");
    out.set("names.hash", list(file.names.hash));
    write_cards(file, out);
    write_duchies(file.deck, out);
    write_quests(file, out);
    write_conquest(file, out);
    if (!stream.flush()) throw std::runtime_error(path + ": this file cannot be written");
}

int embed(const std::string& out, const std::string& in) {
    const std::string text = read_file(in);
    const auto file = read_deck(text);
    if (file) {
        write_deck(*file, out);
        return 0;
    }
    for (const std::string& fault : deck_faults(text)) std::cerr << in << ": " << fault << "\n";
    return 1;
}

}  // namespace

int main(int count, char** arguments) {
    if (count != 3) {
        std::cerr << "usage: embed_deck OUT.inc DECK.json\n";
        return 2;
    }
    try {
        return embed(arguments[1], arguments[2]);
    } catch (const std::exception& problem) {
        std::cerr << "embed_deck: " << problem.what() << "\n";
        return 1;
    }
}
