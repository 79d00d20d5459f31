// A value inside a JSON text together with its place, for readers that must name what is wrong
// and where. Asking for something that is not there notes a fault and gives nothing.
#pragma once

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include "record/words.h"

namespace kingdom {

using Faults = std::vector<std::string>;

// Children refer to their parent, which must outlive them; `faults` gets what is wrong.
class JsonPlace {
  public:
    JsonPlace(const nlohmann::json& value, Faults& faults) : value_(&value), faults_(&faults) {}

    const nlohmann::json& value() const { return *value_; }
    std::string place() const;
    void fault(const std::string& sentence) const;

    // The typed value, or a fault.
    std::optional<int> number(int lowest, int highest) const;
    std::optional<bool> boolean() const;
    std::optional<std::string_view> text() const;
    template <class Enum>
    std::optional<Enum> word(std::string_view what) const {
        const auto spelled = text();
        if (!spelled) return std::nullopt;
        const auto found = find_word<Enum>(*spelled);
        if (!found) fault(quoted(*spelled) + " is no " + std::string(what));
        return found;
    }
    std::optional<Resource> basic_resource() const;
    // [a-z][a-z0-9_]*, short enough for a Key.
    std::optional<std::string_view> key() const;

    bool is_null() const { return value_->is_null(); }
    // False, with a fault, when it is not of the type.
    bool is_object() const;
    bool is_array() const;

    // A fault for each key that is not among these. Requires an object.
    void allow_only(std::initializer_list<std::string_view> keys) const;
    // The field, or a fault that it is missing. Requires an object.
    std::optional<JsonPlace> field(std::string_view key) const;
    std::optional<JsonPlace> optional_field(std::string_view key) const;
    // Every field of an object, in ascending order of keys; `name` tells which.
    std::vector<JsonPlace> fields() const;
    std::string_view name() const { return key_; }
    // Every item of an array; none, with a fault, when it is no array.
    std::vector<JsonPlace> items() const;

    // For sentences: a text cut to a readable length, control characters made visible.
    static std::string quoted(std::string_view text);

  private:
    JsonPlace(const nlohmann::json& value, const JsonPlace& parent, std::string_view key)
        : value_(&value), faults_(parent.faults_), parent_(&parent), key_(key) {}
    JsonPlace(const nlohmann::json& value, const JsonPlace& parent, std::size_t position)
        : value_(&value), faults_(parent.faults_), parent_(&parent), position_(position) {}

    const nlohmann::json* value_;
    Faults* faults_;
    const JsonPlace* parent_ = nullptr;
    std::string_view key_{};    // in an object
    std::size_t position_ = 0;  // in an array
};

}  // namespace kingdom
