#include "server/protocol/message_json.h"

namespace kingdom::protocol {
namespace {

using nlohmann::json;

constexpr std::string_view kTypeKey = "type";

template <class Variant, std::size_t... Index>
bool read_one_of(std::string_view type, const JsonPlace& place, Variant& message,
                 std::index_sequence<Index...>) {
    const auto read = [&]<class Message>(Message) {
        if (type != Message::kType) return false;
        Message read_message;
        read_fields(place, read_message, kTypeKey);
        message = std::move(read_message);
        return true;
    };
    return (read(std::variant_alternative_t<Index, Variant>{}) || ...);
}

template <class Variant>
Result<Variant> read_message(std::string_view text) {
    const auto value = parse_strictly(text);
    if (!value) return Error{value.error()};
    Faults faults;
    const JsonPlace place(*value, faults);
    Variant message;
    if (place.is_object()) {
        const auto type = place.field(kTypeKey);
        const auto word = type ? type->text() : std::nullopt;
        const auto all = std::make_index_sequence<std::variant_size_v<Variant>>{};
        if (word && !read_one_of(*word, place, message, all)) {
            type->fault(JsonPlace::quoted(*word) + " is no message");
        }
    }
    if (!faults.empty()) return Error{faults.front()};
    return message;
}

template <Name Shape>
void append_member(std::string& text, std::string_view name, const Payload<Shape>& value) {
    text += ",\"" + std::string(name) + "\":";
    text += value.text.empty() ? value.value.dump() : value.text;
}
template <class T>
void append_member(std::string& text, std::string_view name, const T& value) {
    text += ",\"" + std::string(name) + "\":" + to_json_value(value).dump();
}
template <class T>
void append_member(std::string& text, std::string_view name, const std::optional<T>& value) {
    if (value) append_member(text, name, *value);
}

// Member by member: a payload is long, and would be copied into a value of the whole message.
template <class Variant>
std::string write_message(const Variant& message) {
    return std::visit(
        []<class Message>(const Message& one) {
            std::string text = "{\"" + std::string(kTypeKey) + "\":\"";
            text += Message::kType;
            text += '"';
            for_each_field<Message>([&](std::string_view name, auto member) {
                append_member(text, name, one.*member);
            });
            return text + "}";
        },
        message);
}

}  // namespace

Result<ClientMessage> read_client_message(std::string_view text) {
    return read_message<ClientMessage>(text);
}
std::string write_client_message(const ClientMessage& message) {
    return write_message(message);
}
std::string write_server_message(const ServerMessage& message) {
    return write_message(message);
}
Result<ServerMessage> read_server_message(std::string_view text) {
    return read_message<ServerMessage>(text);
}

}  // namespace kingdom::protocol
