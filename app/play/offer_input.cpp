#include "app/play/offer_input.h"

#include <charconv>

namespace kingdom {
namespace {

// Takes digits off the front; nothing when there are none, or too many for any menu.
std::optional<std::size_t> take_number(std::string_view& text) {
    std::size_t number = 0;
    const auto [stop, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
    constexpr std::size_t kMost = 9999;
    if (problem != std::errc{} || number > kMost) return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(stop - text.data()));
    return number;
}

void skip_spaces(std::string_view& text) {
    while (!text.empty() && (text.front() == ' ' || text.front() == ',')) text.remove_prefix(1);
}

std::optional<OfferInput::Part> take_part(std::string_view& text, AreaLetters letters) {
    skip_spaces(text);
    const auto number = take_number(text);
    if (!number) return std::nullopt;
    OfferInput::Part part{*number, {}, false};
    if (!text.empty() && (text.front() == letters.left || text.front() == letters.right)) {
        part.area = text.front() == letters.left ? Area::Left : Area::Right;
        text.remove_prefix(1);
    }
    if (!text.empty() && text.front() == '?') {
        part.face_down = true;
        text.remove_prefix(1);
    }
    return part;
}

}  // namespace

std::optional<OfferInput> parse_offer(std::string_view text, AreaLetters letters) {
    const auto one = take_part(text, letters);
    if (!one) return std::nullopt;
    const auto two = take_part(text, letters);
    skip_spaces(text);
    if (!two || !text.empty()) return std::nullopt;
    return OfferInput{{*one, *two}};
}

std::optional<NumberInput> parse_number(std::string_view text) {
    const auto number = take_number(text);
    if (!number) return std::nullopt;
    skip_spaces(text);
    if (text.empty()) return NumberInput{*number, 1};
    if (text.front() != 'x' && text.front() != '*') return std::nullopt;
    text.remove_prefix(1);
    skip_spaces(text);
    const auto times = take_number(text);
    if (!times || *times == 0 || !text.empty()) return std::nullopt;
    return NumberInput{*number, *times};
}

}  // namespace kingdom
