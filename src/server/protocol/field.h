// How a message says what it consists of. The one list of fields in each message is what its
// reader, its writer and the TypeScript types are made from.
#pragma once

#include <algorithm>
#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>

#include <nlohmann/json.hpp>

namespace kingdom::protocol {

template <class Message, class Value>
struct Field {
    std::string_view name;
    Value Message::*member;
};
// Clang 14 does not deduce the arguments of an aggregate by itself.
template <class Message, class Value>
Field(std::string_view, Value Message::*) -> Field<Message, Value>;

// A text that can be a template argument.
template <std::size_t Size>
struct Name {
    constexpr Name(const char (&letters)[Size]) { std::copy_n(letters, Size, text); }
    constexpr std::string_view view() const { return {text, Size - 1}; }
    char text[Size]{};
};

// A value whose inside belongs to the vocabulary of records, such as a decision; `Shape` is what
// the types call it.
template <Name Shape>
struct Payload {
    static constexpr std::string_view kShape = Shape.view();
    nlohmann::json value{};
    std::string text{};  // instead of `value`, where it is written already
    bool operator==(const Payload&) const = default;
};

// One text out of a few that are fixed; `Shape` is what the types call it.
template <Name Shape>
struct Word {
    static constexpr std::string_view kShape = Shape.view();
    std::string value;
    bool operator==(const Word&) const = default;
};

// null where there is nothing; an optional field is left out instead.
template <class T>
struct Nullable {
    std::optional<T> value;
    bool operator==(const Nullable&) const = default;
};

// By the word of a player.
template <class T>
using ByPlayer = std::map<std::string, T, std::less<>>;

using DecisionPayload = Payload<"Decision">;
using SetupPayload = Payload<"SetupWish">;
using ViewPayload = Payload<"TableView">;
using PlayerWord = Word<"Player">;

// Calls `act(name, member pointer)` for each field of a message.
template <class Message, class Act>
constexpr void for_each_field(Act&& act) {
    std::apply([&act](const auto&... field) { (act(field.name, field.member), ...); },
               Message::fields());
}

}  // namespace kingdom::protocol
