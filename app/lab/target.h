// A target of the deck's design: a band that a measured number should lie in.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "app/lab/estimate.h"

namespace kingdom {

// What `--only` can choose, in the order of the report.
enum class Group : std::uint8_t { FirstPlayer, Menaces, Duchies, Cards, Types, Solo, Choices };
inline constexpr std::size_t kGroupCount = 7;
inline constexpr std::array<std::string_view, kGroupCount> kGroupWords{
    "first_player", "menaces", "duchies", "cards", "types", "solo", "choices"};

struct Band {
    std::optional<double> low{}, high{};

    bool holds(double value) const { return (!low || value >= *low) && (!high || value <= *high); }
};

// NotDecided: the interval reaches over an edge of the band, so more games could tell either.
enum class Verdict : std::uint8_t { Holds, DoesNotHold, NotDecided };
inline constexpr std::array<std::string_view, 3> kVerdictWords{"holds", "does_not_hold",
                                                               "not_decided"};

Verdict verdict(const Band& band, const Estimate& measured);

enum class Unit : std::uint8_t { Share, Number };
inline constexpr std::array<std::string_view, 2> kUnitWords{"share", "number"};

struct Target {
    std::string key{};    // stable: first_player.menace.A
    std::string title{};  // for people
    std::string label{};  // likewise, under the heading of its group
    Group group = Group::FirstPlayer;
    Unit unit = Unit::Share;
    Band band{};
    Estimate measured{};

    Verdict verdict() const { return kingdom::verdict(band, measured); }
    // How many times as much play would about decide it; nothing when it is decided, or when the
    // value lies on an edge of its band.
    std::optional<double> more_play() const;
};

}  // namespace kingdom
