// Reading and writing anything that lists its fields. Readers note faults with their place and go
// on; what was at fault keeps its default.
#pragma once

#include <concepts>
#include <cstdint>
#include <limits>
#include <vector>

#include "record/json_place.h"
#include "server/protocol/field.h"

namespace kingdom::protocol {

template <class T>
concept HasFields = requires {
    T::fields();
};

// Longest text that any field may hold; payloads have their own readers.
inline constexpr std::size_t kLongestText = 512;

inline void read_value(const JsonPlace& place, std::string& value) {
    const auto text = place.text();
    if (!text) return;
    if (text->size() > kLongestText) return place.fault("this text is too long");
    value = *text;
}
inline void read_value(const JsonPlace& place, bool& value) {
    value = place.boolean().value_or(false);
}
inline void read_value(const JsonPlace& place, std::uint32_t& value) {
    value =
        static_cast<std::uint32_t>(place.number(0, std::numeric_limits<int>::max()).value_or(0));
}
inline void read_value(const JsonPlace& place, std::int64_t& value) {
    if (!place.value().is_number_integer()) return place.fault("this is no whole number");
    value = place.value().get<std::int64_t>();
}
inline void read_value(const JsonPlace& place, double& value) {
    if (!place.value().is_number()) return place.fault("this is no number");
    value = place.value().get<double>();
}
template <Name Shape>
void read_value(const JsonPlace& place, Payload<Shape>& value) {
    if (place.is_object()) value.value = place.value();
}
template <Name Shape>
void read_value(const JsonPlace& place, Word<Shape>& value) {
    read_value(place, value.value);
}
template <HasFields T>
void read_value(const JsonPlace& place, T& value);
template <class T>
void read_value(const JsonPlace& place, Nullable<T>& value) {
    if (!place.is_null()) read_value(place, value.value.emplace());
}
template <class T>
void read_value(const JsonPlace& place, std::vector<T>& values) {
    for (const JsonPlace& item : place.items()) read_value(item, values.emplace_back());
}
template <class T>
void read_value(const JsonPlace& place, ByPlayer<T>& value) {
    if (!place.is_object()) return;
    for (const JsonPlace& field : place.fields()) {
        if (!find_word<Player>(field.name())) {
            field.fault("this is no player");
        } else {
            read_value(field, value[std::string(field.name())]);
        }
    }
}

template <class T>
void read_member(const JsonPlace& place, std::string_view name, T& value) {
    if (const auto field = place.field(name)) read_value(*field, value);
}
template <class T>
void read_member(const JsonPlace& place, std::string_view name, std::optional<T>& value) {
    if (const auto field = place.optional_field(name)) read_value(*field, value.emplace());
}

// `also` may stand there too and is read elsewhere.
template <HasFields T>
void read_fields(const JsonPlace& place, T& value, std::string_view also = {}) {
    if (!place.is_object()) return;
    for (const JsonPlace& field : place.fields()) {
        bool known = field.name() == also;
        for_each_field<T>([&](std::string_view name, auto) { known |= name == field.name(); });
        if (!known) field.fault("this key is not known");
    }
    for_each_field<T>(
        [&](std::string_view name, auto member) { read_member(place, name, value.*member); });
}
template <HasFields T>
void read_value(const JsonPlace& place, T& value) {
    read_fields(place, value);
}

inline nlohmann::json to_json_value(const std::string& value) {
    return value;
}
inline nlohmann::json to_json_value(bool value) {
    return value;
}
inline nlohmann::json to_json_value(std::uint32_t value) {
    return value;
}
inline nlohmann::json to_json_value(double value) {
    return value;
}
inline nlohmann::json to_json_value(std::int64_t value) {
    return value;
}
template <Name Shape>
nlohmann::json to_json_value(const Payload<Shape>& value) {
    return value.text.empty() ? value.value : nlohmann::json::parse(value.text);
}
template <Name Shape>
nlohmann::json to_json_value(const Word<Shape>& value) {
    return value.value;
}
template <HasFields T>
nlohmann::json to_json_value(const T& value);
template <class T>
nlohmann::json to_json_value(const Nullable<T>& value) {
    return value.value ? to_json_value(*value.value) : nlohmann::json();
}
template <class T>
nlohmann::json to_json_value(const std::vector<T>& values) {
    auto list = nlohmann::json::array();
    for (const T& value : values) list.push_back(to_json_value(value));
    return list;
}
template <class T>
nlohmann::json to_json_value(const ByPlayer<T>& values) {
    auto map = nlohmann::json::object();
    for (const auto& [player, value] : values) map[player] = to_json_value(value);
    return map;
}

template <class T>
void write_member(nlohmann::json& object, std::string_view name, const T& value) {
    object[std::string(name)] = to_json_value(value);
}
template <class T>
void write_member(nlohmann::json& object, std::string_view name, const std::optional<T>& value) {
    if (value) object[std::string(name)] = to_json_value(*value);
}
template <HasFields T>
nlohmann::json to_json_value(const T& value) {
    auto object = nlohmann::json::object();
    for_each_field<T>(
        [&](std::string_view name, auto member) { write_member(object, name, value.*member); });
    return object;
}

}  // namespace kingdom::protocol
