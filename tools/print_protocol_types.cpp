// Prints the TypeScript types of the protocol from the definitions that the server itself uses:
//   print_protocol_types FOLDER
// vocabulary.ts has what the record room writes, messages.ts the messages around it.
#include <fstream>
#include <iostream>

#include "server/protocol/answer_bodies.h"
#include "server/protocol/client_message.h"
#include "server/protocol/http_bodies.h"
#include "server/protocol/json_fields.h"
#include "server/protocol/server_message.h"
#include "server/protocol/shapes.h"
#include "server/protocol/table_info.h"

namespace kingdom::protocol {
namespace {

// What a type is called there.
template <class T>
struct TypeName;
template <>
struct TypeName<std::string> {
    static std::string text() { return "string"; }
};
template <>
struct TypeName<bool> {
    static std::string text() { return "boolean"; }
};
template <>
struct TypeName<std::uint32_t> {
    static std::string text() { return "number"; }
};
template <>
struct TypeName<double> {
    static std::string text() { return "number"; }
};
template <>
struct TypeName<std::int64_t> {
    static std::string text() { return "number"; }
};
template <Name Shape>
struct TypeName<Payload<Shape>> {
    static std::string text() { return std::string(Shape.view()); }
};
template <Name Shape>
struct TypeName<Word<Shape>> {
    static std::string text() { return std::string(Shape.view()); }
};
template <class T>
struct TypeName<Nullable<T>> {
    static std::string text() { return TypeName<T>::text() + " | null"; }
};
template <class T>
struct TypeName<std::vector<T>> {
    static std::string text() { return TypeName<T>::text() + "[]"; }
};
template <class T>
struct TypeName<ByPlayer<T>> {
    static std::string text() { return "ByPlayer<" + TypeName<T>::text() + ">"; }
};
// What has an interface of its own.
template <class T>
constexpr std::string_view kInterface;
template <>
constexpr std::string_view kInterface<SeatInfo> = "SeatInfo";
template <>
constexpr std::string_view kInterface<ClockInfo> = "ClockInfo";
template <>
constexpr std::string_view kInterface<EndInfo> = "EndInfo";
template <>
constexpr std::string_view kInterface<RematchInfo> = "RematchInfo";
template <>
constexpr std::string_view kInterface<TableInfo> = "TableInfo";
template <>
constexpr std::string_view kInterface<ClockWish> = "ClockWish";
template <>
constexpr std::string_view kInterface<NewTable> = "NewTable";
template <>
constexpr std::string_view kInterface<SeatGrant> = "SeatGrant";
template <>
constexpr std::string_view kInterface<TableMade> = "TableMade";
template <>
constexpr std::string_view kInterface<Join> = "Join";
template <>
constexpr std::string_view kInterface<Recover> = "Recover";
template <>
constexpr std::string_view kInterface<Seated> = "Seated";
template <>
constexpr std::string_view kInterface<Webhook> = "Webhook";
template <>
constexpr std::string_view kInterface<Push> = "Push";
template <>
constexpr std::string_view kInterface<PushOff> = "PushOff";
template <>
constexpr std::string_view kInterface<PushKey> = "PushKey";
template <>
constexpr std::string_view kInterface<NewPlayer> = "NewPlayer";
template <>
constexpr std::string_view kInterface<ChangePlayer> = "ChangePlayer";
template <>
constexpr std::string_view kInterface<PlayerMade> = "PlayerMade";
template <>
constexpr std::string_view kInterface<NewDaily> = "NewDaily";
template <>
constexpr std::string_view kInterface<HttpError> = "HttpError";
template <>
constexpr std::string_view kInterface<OutcomeLine> = "OutcomeLine";
template <>
constexpr std::string_view kInterface<TableLine> = "TableLine";
template <>
constexpr std::string_view kInterface<TableLines> = "TableLines";
template <>
constexpr std::string_view kInterface<OwnTableLine> = "OwnTableLine";
template <>
constexpr std::string_view kInterface<MedalCounts> = "MedalCounts";
template <>
constexpr std::string_view kInterface<StatisticsLine> = "StatisticsLine";
template <>
constexpr std::string_view kInterface<PlayerInfo> = "PlayerInfo";
template <>
constexpr std::string_view kInterface<DailyScore> = "DailyScore";
template <>
constexpr std::string_view kInterface<DailyInfo> = "DailyInfo";
template <>
constexpr std::string_view kInterface<ReasonThing> = "ReasonThing";
template <>
constexpr std::string_view kInterface<ReasonInfo> = "ReasonInfo";
template <>
constexpr std::string_view kInterface<HintInfo> = "HintInfo";
template <>
constexpr std::string_view kInterface<HintsGiven> = "HintsGiven";
template <>
constexpr std::string_view kInterface<ReviewedDecision> = "ReviewedDecision";
template <>
constexpr std::string_view kInterface<Review> = "Review";
template <HasFields T>
struct TypeName<T> {
    static std::string text() { return std::string(kInterface<T>); }
};

template <class Message, class Value>
std::string field_line(std::string_view name, Value Message::*) {
    return "  " + std::string(name) + ": " + TypeName<Value>::text() + ";\n";
}
template <class Message, class Value>
std::string field_line(std::string_view name, std::optional<Value> Message::*) {
    return "  " + std::string(name) + "?: " + TypeName<Value>::text() + ";\n";
}

template <class T>
void print_interface(std::ostream& out, std::string_view name, std::string_view type = {}) {
    out << "\nexport interface " << name << " {\n";
    if (!type.empty()) out << "  type: '" << type << "';\n";
    for_each_field<T>(
        [&out](std::string_view field, auto member) { out << field_line(field, member); });
    out << "}\n";
}

// subscribe -> SubscribeMessage; the server's carry their sender, for both have a hint.
std::string message_name(std::string_view type, std::string_view sender) {
    std::string name(sender);
    bool upper = true;
    for (const char c : type) {
        if (c != '_') name += upper ? static_cast<char>(c - 'a' + 'A') : c;
        upper = c == '_';
    }
    return name;
}

template <class Variant>
void print_messages(std::ostream& out, std::string_view sender) {
    std::string all;
    const auto print = [&]<class Message>(Message) {
        const std::string name = message_name(Message::kType, sender);
        print_interface<Message>(out, name, Message::kType);
        all += "\n  | " + name;
    };
    [&]<std::size_t... Index>(std::index_sequence<Index...>) {
        (print(std::variant_alternative_t<Index, Variant>{}), ...);
    }
    (std::make_index_sequence<std::variant_size_v<Variant>>{});
    out << "\nexport type " << sender << "Message =" << all << ";\n";
}

void print_shapes(std::ostream& out) {
    out << "export type Card = string;\n"
           "export type ByPlayer<T> = Partial<Record<Player, T>>;\n"
           "export type Amounts = Partial<Record<Resource, number>>;\n";
    for (const Alias& alias : aliases()) {
        out << "export type " << alias.name << " = " << alias.type << ";\n";
    }
    for (const Shape& shape : shapes()) {
        out << "\nexport interface " << shape.name << " {\n";
        for (const ShapeField& field : shape.fields) {
            out << "  " << field.name << ": " << field.type << ";\n";
        }
        out << "}\n";
    }
}

constexpr std::string_view kTop =
    "// Printed by tools/print_protocol_types.cpp; do not edit. What the fields mean is in\n"
    "// docs/protocol.md and docs/record.md.\n\n";

void print_vocabulary(std::ostream& out) {
    out << kTop;
    print_shapes(out);
}

std::string imports() {
    std::string names = "  ByPlayer,\n  Decision,\n  Setup,\n  SetupWish,\n  View,\n";
    for (const std::string_view name :
         {"ClockKind", "DuchyFace", "EmoteKey", "EndReason", "ErrorKey", "LegalForm", "Medal",
          "Module", "NoticeKey", "Player", "RematchStatus", "Resource", "ReviewStatus", "SeatKind",
          "TableStatus", "WhyKey", "Winner"}) {
        names += "  " + std::string(name) + ",\n";
    }
    return "import type {\n" + names + "} from './vocabulary';\n";
}

template <class... Bodies>
void print_interfaces(std::ostream& out) {
    (print_interface<Bodies>(out, kInterface<Bodies>), ...);
}

void print_bodies(std::ostream& out) {
    print_interfaces<SeatInfo, ClockInfo, EndInfo, RematchInfo, TableInfo>(out);
    out << "\nexport interface TableView extends View {\n  table: TableInfo;\n}\n";
    print_interfaces<ClockWish, NewTable, SeatGrant, TableMade, Join, Recover, Seated, Webhook>(
        out);
    print_interfaces<Push, PushOff, PushKey>(out);
    print_interfaces<NewPlayer, ChangePlayer, PlayerMade, NewDaily, HttpError>(out);
    print_interfaces<OutcomeLine, TableLine, TableLines, OwnTableLine, MedalCounts>(out);
    print_interfaces<StatisticsLine, PlayerInfo, DailyScore, DailyInfo>(out);
    print_interfaces<ReasonThing, ReasonInfo, HintInfo, HintsGiven, ReviewedDecision, Review>(out);
}

void print_all_messages(std::ostream& out) {
    out << kTop << imports();
    print_bodies(out);
    print_messages<ClientMessage>(out, "Client");
    print_messages<ServerMessage>(out, "Server");
}

}  // namespace
}  // namespace kingdom::protocol

int main(int argc, char** argv) {
    if (argc != 2) {
        std::cerr << "print_protocol_types FOLDER\n";
        return 2;
    }
    const std::string folder = argv[1];
    std::ofstream vocabulary(folder + "/vocabulary.ts", std::ios::binary);
    kingdom::protocol::print_vocabulary(vocabulary);
    std::ofstream messages(folder + "/messages.ts", std::ios::binary);
    kingdom::protocol::print_all_messages(messages);
    return vocabulary.flush() && messages.flush() ? 0 : 1;
}
