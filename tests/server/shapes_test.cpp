// The shapes that clients' types are printed from, held against what the server really sends.
#include "server/protocol/shapes.h"

#include <set>

#include <doctest/doctest.h>

#include "tests/record/games.h"
#include "tests/server/tables.h"

namespace kingdom::server {
namespace {

using nlohmann::json;
using protocol::Shape;

// Checks a value against a type in the words of TypeScript, and notes which fields it saw.
class Checker {
  public:
    void check(const json& value, std::string_view type, const std::string& where) {
        if (!fits(value, type, where)) fault(where, type, value);
    }
    const std::set<std::string>& faults() const { return faults_; }
    const std::set<std::string>& seen() const { return seen_; }

  private:
    bool fits(const json& value, std::string_view type, const std::string& where) {
        if (const std::size_t bar = top_level_bar(type); bar != std::string_view::npos) {
            return fits(value, type.substr(0, bar), where) ||
                   fits(value, type.substr(bar + 3), where);
        }
        if (type.ends_with("[]")) return fits_list(value, type.substr(0, type.size() - 2), where);
        if (type.starts_with('(')) return fits(value, type.substr(1, type.size() - 2), where);
        if (type.starts_with('\'')) return value == type.substr(1, type.size() - 2);
        if (type == "string" || type == "Card") return value.is_string();
        if (type == "number") return value.is_number_integer();
        if (type == "boolean") return value.is_boolean();
        if (type == "null") return value.is_null();
        if (type == "Amounts") return fits_map(value, "Resource", "number", where);
        if (type.starts_with("ByPlayer<")) return fits_map(value, "Player", inner(type), where);
        if (type == "Record<string, Territory>") {
            return fits_map(value, "string", "Territory", where);
        }
        for (const protocol::Alias& alias : protocol::aliases()) {
            if (alias.name == type) return fits(value, alias.type, where);
        }
        return fits_shape(value, type, where);
    }

    static std::size_t top_level_bar(std::string_view type) {
        return type.starts_with('(') ? std::string_view::npos : type.find(" | ");
    }
    static std::string_view inner(std::string_view type) {
        return type.substr(9, type.size() - 10);
    }

    bool fits_list(const json& value, std::string_view type, const std::string& where) {
        if (!value.is_array()) return false;
        for (const json& item : value) check(item, type, where + "[]");
        return true;
    }
    bool fits_map(const json& value, std::string_view key, std::string_view type,
                  const std::string& where) {
        if (!value.is_object()) return false;
        for (const auto& [name, item] : value.items()) {
            check(name, key, where + ".key");
            check(item, type, where + ".*");
        }
        return true;
    }
    bool fits_shape(const json& value, std::string_view type, const std::string& where) {
        const Shape* shape = nullptr;
        for (const Shape& one : protocol::shapes()) {
            if (one.name == type) shape = &one;
        }
        if (shape == nullptr || !value.is_object()) return false;
        std::set<std::string> left;
        for (const auto& [name, item] : value.items()) left.insert(name);
        for (const protocol::ShapeField& field : shape->fields) {
            const bool optional = field.name.ends_with('?');
            const std::string name(field.name.substr(0, field.name.size() - (optional ? 1 : 0)));
            if (!value.contains(name)) {
                if (!optional) fault(where, field.name, value);
                continue;
            }
            left.erase(name);
            seen_.insert(std::string(type) + "." + name);
            check(value[name], field.type, where + "." + name);
        }
        for (const std::string& name : left) fault(where, "no key " + name, value);
        return true;
    }
    void fault(const std::string& where, std::string_view type, const json& value) {
        faults_.insert(where + ": no " + std::string(type) + ": " + value.dump().substr(0, 60));
    }

    std::set<std::string> faults_;
    std::set<std::string> seen_;
};

// Entries that are looked at; there are at most so many between two looks.
constexpr std::uint32_t kLatest = 60;

void look_at(Checker& checker, const Table& table, Viewer viewer) {
    const std::uint32_t seq = table.seq(viewer);
    json view = testing::view_of(table, viewer, {.since = seq - std::min(seq, kLatest)});
    view.erase("table");  // made from its own fields, so it cannot differ from them
    checker.check(view, "View", "view");
}

}  // namespace

TEST_CASE("every view has the shape that clients are told, and every field of a shape occurs") {
    Checker checker;
    for (std::uint64_t seed = 1; seed <= 16; ++seed) {
        for (const Setup& setup : kingdom::testing::all_setups()) {
            Table table = testing::open_table(testing::header_for(setup, seed));
            Rng rng(seed);
            int decisions = 0;
            while (table.status() == TableStatus::Running) {
                testing::decide_at_random(table, rng);
                // Vanquishing is rare in random play: no moment of it is left out.
                const bool combat = table.game().state().phase == Phase::Combat;
                if (++decisions % 5 != 0 && !combat) continue;
                for (const Player player : kPlayers) {
                    if (table.header().takes_part(player)) look_at(checker, table, player);
                }
            }
            look_at(checker, table, std::nullopt);
            look_at(checker, table, setup.first);
        }
    }
    for (const std::string& fault : checker.faults()) FAIL_CHECK(fault);
    for (const Shape& shape : protocol::shapes()) {
        if (shape.name == "SetupWish") continue;  // of requests
        for (const protocol::ShapeField& field : shape.fields) {
            std::string name(field.name);
            if (name.ends_with('?')) name.pop_back();
            CHECK_MESSAGE(checker.seen().contains(std::string(shape.name) + "." + name), shape.name,
                          ".", name, " never occurred");
        }
    }
}

}  // namespace kingdom::server
