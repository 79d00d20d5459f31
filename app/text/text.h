// The sentences of the program in four languages, from data/text/, built into the program.
#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace kingdom {

enum class Language : std::uint8_t { English, Italian, Spanish, French };
inline constexpr std::array kLanguages{Language::English, Language::Italian, Language::Spanish,
                                       Language::French};

// en, it, es, fr.
std::string_view code_of(Language language);
std::optional<Language> language_from_code(std::string_view code);
// From LC_ALL, LC_MESSAGES or LANG; English when they name none of the four.
Language language_of_environment();

// The values for the {names} of a sentence.
using Values = std::initializer_list<std::pair<std::string_view, std::string>>;

// Replaces {name} by its value; a name without a value stays as it is.
std::string filled(std::string_view sentence, Values values);

// With a space between them; an empty part adds nothing.
void append_part(std::string& text, std::string_view part);

// farm_of_gold becomes "Farm of gold": for cards of a user's deck, which have no text.
std::string readable(std::string_view key);

class Texts {
  public:
    explicit Texts(Language language) : language_(language) {}

    Language language() const { return language_; }
    std::optional<std::string_view> find(std::string_view key) const;
    // The key itself when there is no such text, so that a gap is seen and not fatal.
    std::string say(std::string_view key, Values values = {}) const;
    // The text `group.key`, or the key made readable.
    std::string name(std::string_view group, std::string_view key) const;

  private:
    Language language_;
};

// In the language of the code, or that of the environment when it is empty.
Texts chosen_texts(std::string_view code);

}  // namespace kingdom
