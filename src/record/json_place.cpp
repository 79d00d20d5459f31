#include "record/json_place.h"

#include <algorithm>

namespace kingdom {
namespace {

using nlohmann::json;

// What stands there instead of what was wanted.
std::string describe_value(const json& value) {
    switch (value.type()) {
        case json::value_t::null: return "null";
        case json::value_t::boolean: return value.get<bool>() ? "true" : "false";
        case json::value_t::string: return JsonPlace::quoted(value.get_ref<const std::string&>());
        case json::value_t::array: return "an array";
        case json::value_t::object: return "an object";
        case json::value_t::number_float: return "this";
        default: return value.dump();
    }
}

bool is_key(std::string_view text) {
    const auto lower = [](char c) { return c >= 'a' && c <= 'z'; };
    const auto allowed = [&lower](char c) {
        return lower(c) || c == '_' || (c >= '0' && c <= '9');
    };
    return !text.empty() && lower(text.front()) && std::all_of(text.begin(), text.end(), allowed);
}

// Unknown keys come from outside; only harmless ones are shown as they stand.
bool is_harmless(std::string_view text) {
    const auto harmless = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
               c == '_';
    };
    return !text.empty() && std::all_of(text.begin(), text.end(), harmless);
}

}  // namespace

std::string JsonPlace::quoted(std::string_view text) {
    constexpr std::size_t kLongest = 60;
    std::string shown = "'";
    for (const char c : text.substr(0, kLongest)) {
        // A cut could split a letter of several bytes, so only plain ones are shown.
        shown += c >= ' ' && c <= '~' ? c : '?';
    }
    return shown + (text.size() > kLongest ? "...'" : "'");
}

std::string JsonPlace::place() const {
    if (parent_ == nullptr) return "";
    const std::string before = parent_->place();
    if (parent_->value_->is_array()) return before + "[" + std::to_string(position_) + "]";
    const std::string shown = is_harmless(key_) ? std::string(key_) : quoted(key_);
    return before.empty() ? shown : before + "." + shown;
}

void JsonPlace::fault(const std::string& sentence) const {
    const std::string where = place();
    faults_->push_back(where.empty() ? sentence : where + ": " + sentence);
}

std::optional<int> JsonPlace::number(int lowest, int highest) const {
    const auto range = [&] { return std::to_string(lowest) + " to " + std::to_string(highest); };
    if (!value_->is_number_integer()) {
        fault(describe_value(*value_) + " is not a whole number from " + range());
        return std::nullopt;
    }
    const bool huge = value_->is_number_unsigned() &&
                      value_->get<std::uint64_t>() > static_cast<std::uint64_t>(INT64_MAX);
    const std::int64_t number = huge ? INT64_MAX : value_->get<std::int64_t>();
    if (number < lowest || number > highest) {
        fault(value_->dump() + " is not a number from " + range());
        return std::nullopt;
    }
    return static_cast<int>(number);
}

std::optional<bool> JsonPlace::boolean() const {
    if (value_->is_boolean()) return value_->get<bool>();
    fault(describe_value(*value_) + " is neither true nor false");
    return std::nullopt;
}

std::optional<std::string_view> JsonPlace::text() const {
    if (value_->is_string()) return value_->get_ref<const std::string&>();
    fault(describe_value(*value_) + " is not a text");
    return std::nullopt;
}

std::optional<Resource> JsonPlace::basic_resource() const {
    const auto resource = word<Resource>("basic resource");
    if (!resource || index(*resource) < kBasicCount) return resource;
    fault(quoted(kingdom::word(*resource)) + " is no basic resource");
    return std::nullopt;
}

std::optional<std::string_view> JsonPlace::key() const {
    const auto spelled = text();
    if (!spelled) return std::nullopt;
    if (is_key(*spelled) && spelled->size() <= Key::kCapacity) return spelled;
    fault(quoted(*spelled) + " is no key: a to z, 0 to 9 and _, a letter first, at most " +
          std::to_string(Key::kCapacity));
    return std::nullopt;
}

bool JsonPlace::is_object() const {
    if (!value_->is_object()) fault(describe_value(*value_) + " is not an object");
    return value_->is_object();
}

bool JsonPlace::is_array() const {
    if (!value_->is_array()) fault(describe_value(*value_) + " is not an array");
    return value_->is_array();
}

void JsonPlace::allow_only(std::initializer_list<std::string_view> keys) const {
    for (const JsonPlace& field : fields()) {
        if (std::find(keys.begin(), keys.end(), field.name()) == keys.end()) {
            field.fault("this key is not known");
        }
    }
}

std::optional<JsonPlace> JsonPlace::field(std::string_view key) const {
    const auto found = optional_field(key);
    if (!found) JsonPlace(json(), *this, key).fault("this is missing");
    return found;
}

std::optional<JsonPlace> JsonPlace::optional_field(std::string_view key) const {
    const auto found = value_->find(key);
    if (found == value_->end()) return std::nullopt;
    return JsonPlace(*found, *this, key);
}

std::vector<JsonPlace> JsonPlace::fields() const {
    std::vector<JsonPlace> all;
    const auto& object = value_->get_ref<const json::object_t&>();
    for (const auto& [key, value] : object) all.push_back(JsonPlace(value, *this, key));
    return all;
}

std::vector<JsonPlace> JsonPlace::items() const {
    std::vector<JsonPlace> all;
    if (!is_array()) return all;
    std::size_t position = 0;
    for (const json& value : *value_) all.push_back(JsonPlace(value, *this, position++));
    return all;
}

}  // namespace kingdom
