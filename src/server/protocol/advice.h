// What the server advises: hints while a game runs, and the review of a finished one.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "server/protocol/field.h"

namespace kingdom::protocol {

// Exactly one of the three: what a reason is about.
struct ReasonThing {
    std::optional<std::string> card{};  // its design
    std::optional<Word<"Resource">> resource{};
    std::optional<std::string> territory{};
    static constexpr auto fields() {
        return std::tuple{Field{"card", &ReasonThing::card},
                          Field{"resource", &ReasonThing::resource},
                          Field{"territory", &ReasonThing::territory}};
    }
    bool operator==(const ReasonThing&) const = default;
};

// The sentence is the text `hint.` + why.
struct ReasonInfo {
    Word<"WhyKey"> why{};
    std::optional<ReasonThing> thing{};
    std::optional<std::uint32_t> count{};
    static constexpr auto fields() {
        return std::tuple{Field{"why", &ReasonInfo::why}, Field{"thing", &ReasonInfo::thing},
                          Field{"count", &ReasonInfo::count}};
    }
    bool operator==(const ReasonInfo&) const = default;
};

// `win`: how probably the decider wins then; null in solo. `points`: the decider's at the end.
struct HintInfo {
    DecisionPayload decision{};
    Nullable<double> win{};
    double points = 0;
    ReasonInfo reason{};
    static constexpr auto fields() {
        return std::tuple{Field{"decision", &HintInfo::decision}, Field{"win", &HintInfo::win},
                          Field{"points", &HintInfo::points}, Field{"reason", &HintInfo::reason}};
    }
    bool operator==(const HintInfo&) const = default;
};

// Best first.
struct HintsGiven {
    std::vector<HintInfo> hints{};
    static constexpr auto fields() { return std::tuple{Field{"hints", &HintsGiven::hints}}; }
};

// `win`: Valados' before the decision. `cost`: what it lost against the best, in probability of
// winning; in solo, in points.
struct ReviewedDecision {
    std::uint32_t n = 0;
    PlayerWord by{};
    DecisionPayload decision{};
    Nullable<double> win{};
    double points = 0;
    Nullable<HintInfo> better{};
    double cost = 0;
    static constexpr auto fields() {
        return std::tuple{Field{"n", &ReviewedDecision::n},
                          Field{"by", &ReviewedDecision::by},
                          Field{"decision", &ReviewedDecision::decision},
                          Field{"win", &ReviewedDecision::win},
                          Field{"points", &ReviewedDecision::points},
                          Field{"better", &ReviewedDecision::better},
                          Field{"cost", &ReviewedDecision::cost}};
    }
};

// While it is computed, how many decisions are done; then all of them.
struct Review {
    Word<"ReviewStatus"> status{};
    std::optional<std::uint32_t> done{};
    std::optional<std::uint32_t> of{};
    std::optional<std::vector<ReviewedDecision>> decisions{};
    static constexpr auto fields() {
        return std::tuple{Field{"status", &Review::status}, Field{"done", &Review::done},
                          Field{"of", &Review::of}, Field{"decisions", &Review::decisions}};
    }
};

}  // namespace kingdom::protocol
