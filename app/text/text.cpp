#include "app/text/text.h"

#include <algorithm>
#include <cstdlib>

namespace kingdom {
namespace {

struct Row {
    std::string_view key;
    std::array<std::string_view, kLanguages.size()> texts;
};

// Sorted by key; the languages in the order of Language.
constexpr Row kRows[] = {
#include "texts.inc"
};

constexpr std::array<std::string_view, kLanguages.size()> kCodes{"en", "it", "es", "fr"};

}  // namespace

std::string_view code_of(Language language) {
    return kCodes[static_cast<std::size_t>(language)];
}

std::optional<Language> language_from_code(std::string_view code) {
    for (const Language language : kLanguages) {
        if (code_of(language) == code) return language;
    }
    return std::nullopt;
}

Language language_of_environment() {
    for (const char* const name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        const char* const value = std::getenv(name);
        if (value == nullptr || value[0] == '\0') continue;
        return language_from_code(std::string_view(value).substr(0, 2)).value_or(Language::English);
    }
    return Language::English;
}

std::string filled(std::string_view sentence, Values values) {
    std::string out;
    while (!sentence.empty()) {
        const std::size_t open = std::min(sentence.find('{'), sentence.size());
        out += sentence.substr(0, open);
        sentence.remove_prefix(open);
        if (sentence.empty()) break;
        const std::size_t close = sentence.find('}');
        const std::string_view name =
            close == std::string_view::npos ? "" : sentence.substr(1, close - 1);
        const auto* value = std::find_if(values.begin(), values.end(),
                                         [name](const auto& pair) { return pair.first == name; });
        const bool known = value != values.end();
        out += known ? std::string_view(value->second) : sentence.substr(0, 1);
        sentence.remove_prefix(known ? close + 1 : 1);
    }
    return out;
}

std::string readable(std::string_view key) {
    std::string out(key);
    std::replace(out.begin(), out.end(), '_', ' ');
    if (!out.empty() && out[0] >= 'a' && out[0] <= 'z') {
        out[0] = static_cast<char>(out[0] - 'a' + 'A');
    }
    return out;
}

std::optional<std::string_view> Texts::find(std::string_view key) const {
    const Row* const row =
        std::lower_bound(std::begin(kRows), std::end(kRows), key,
                         [](const Row& one, std::string_view wanted) { return one.key < wanted; });
    if (row == std::end(kRows) || row->key != key) return std::nullopt;
    return row->texts[static_cast<std::size_t>(language_)];
}

std::string Texts::say(std::string_view key, Values values) const {
    return filled(find(key).value_or(key), values);
}

std::string Texts::name(std::string_view group, std::string_view key) const {
    const auto text = find(std::string(group) + "." + std::string(key));
    return text ? std::string(*text) : readable(key);
}

void append_part(std::string& text, std::string_view part) {
    if (part.empty()) return;
    if (!text.empty()) text += ' ';
    text += part;
}

Texts chosen_texts(std::string_view code) {
    return Texts(language_from_code(code).value_or(language_of_environment()));
}

}  // namespace kingdom
