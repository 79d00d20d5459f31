// Decisions as words, and the state as a plain value.
#include <algorithm>
#include <cstring>
#include <tuple>
#include <type_traits>
#include <vector>

#include <doctest/doctest.h>

#include "tests/property/random_decisions.h"
#include "tests/property/random_games.h"

namespace kingdom::property {
namespace {

constexpr int kWordsOfAKind = 2000;

// The fields of each kind as a tuple, in the order in which they stand in the word.
auto fields(const Offer& d) {
    return std::tuple(d.first.card, d.second.card, d.first.area, d.first.face_down, d.second.area,
                      d.second.face_down);
}
auto fields(const Place& d) {
    return std::tuple(d.on, d.resource, d.as);
}
auto fields(const Activate& d) {
    const auto row = d.at ? std::optional(d.at->row) : std::nullopt;
    const auto position = d.at ? std::optional(d.at->position) : std::nullopt;
    return std::tuple(d.advisor, d.area, row, position, d.card);
}
auto fields(const Step& d) {
    return std::tuple(d.step, d.pay.alchemy, d.pay.in_hand, d.pay.krystallium, d.pay.soldiers);
}
auto fields(const Transmute& d) {
    return std::tuple(d.cubes);
}
auto fields(const Freeze& d) {
    return std::tuple(d.giant, d.card);
}
auto fields(const Vanquish& d) {
    return std::tuple(d.card, d.uncover);
}
auto fields(const Reveal& d) {
    return std::tuple(d.at.row, d.at.position);
}
auto fields(const Search& d) {
    return std::tuple(d.first, d.second);
}
auto fields(const Move& d) {
    return std::tuple(d.from, d.to, d.armies, d.imprison);
}
auto fields(const Select& d) {
    return std::tuple(d.area);
}
auto fields(const Cover& d) {
    return std::tuple(d.resource);
}
auto fields(const Recruit& d) {
    return std::tuple(d.armies);
}
auto fields(const Done&) {
    return std::tuple();
}
auto fields(const Pass&) {
    return std::tuple();
}
template <class OneCard>
auto fields(const OneCard& d) {
    return std::tuple(d.card);
}

// Whether two decisions compare as their fields do; false for two of different kinds.
bool compare_alike(Decision one, Decision two) {
    return visit(one, [&]<class One>(const One& a) {
        return visit(two, [&]<class Two>(const Two& b) {
            if constexpr (std::is_same_v<One, Two>) {
                return (one < two) == (fields(a) < fields(b)) &&
                       (one == two) == (fields(a) == fields(b));
            }
            return false;
        });
    });
}

Decision packed_again(Decision d) {
    return visit(d, [](const auto& unpacked) { return decision(unpacked); });
}

State some_state() {
    RandomGame game = random_game(founders().deck, kTwoPlayerTables[3], 0);
    return game.state;
}

std::vector<Decision> words_of(Kind kind) {
    const State state = some_state();
    Rng rng(index(kind));
    std::vector<Decision> words;
    for (int i = 0; i < kWordsOfAKind; ++i) {
        words.push_back(random_decision(founders().deck, state, Player::Valados, kind, rng));
    }
    return words;
}

// The kind of the struct that a decision unpacks to, by its place in the enum.
template <class D>
constexpr std::optional<Kind> kind_from(Decision d) {
    return visit(d, []<class Unpacked>(const Unpacked&) { return std::is_same_v<Unpacked, D>; })
               ? std::optional(d.kind())
               : std::nullopt;
}

}  // namespace

TEST_CASE("R10.1 unpacking a decision of any kind and packing it again gives the same word") {
    for (std::size_t kind = 0; kind < kKindCount; ++kind) {
        CAPTURE(kind);
        for (const Decision d : words_of(static_cast<Kind>(kind))) {
            REQUIRE(d.kind() == static_cast<Kind>(kind));
            REQUIRE(packed_again(d) == d);
            REQUIRE(Decision::from_word(d.word()) == d);
        }
    }
}

TEST_CASE("R10.1 decisions are ordered by kind and then by their fields") {
    std::optional<Decision> last;
    for (std::size_t kind = 0; kind < kKindCount; ++kind) {
        CAPTURE(kind);
        const std::vector<Decision> words = words_of(static_cast<Kind>(kind));
        for (std::size_t i = 0; i + 1 < words.size(); ++i) {
            REQUIRE(compare_alike(words[i], words[i + 1]));
        }
        const auto [lowest, highest] = std::minmax_element(words.begin(), words.end());
        if (last) REQUIRE(*last < *lowest);
        last = *highest;
    }
}

TEST_CASE("R10.1 every kind of decision unpacks to its own fields") {
    CHECK(kind_from<KeepAdvisor>(decision(KeepAdvisor{})) == Kind::KeepAdvisor);
    CHECK(kind_from<Offer>(decision(Offer{})) == Kind::Offer);
    CHECK(kind_from<Select>(decision(Select{})) == Kind::Select);
    CHECK(kind_from<Slate>(decision(Slate{})) == Kind::Slate);
    CHECK(kind_from<Recycle>(decision(Recycle{})) == Kind::Recycle);
    CHECK(kind_from<Place>(decision(Place{})) == Kind::Place);
    CHECK(kind_from<Discard>(decision(Discard{})) == Kind::Discard);
    CHECK(kind_from<Done>(decision(Done{})) == Kind::Done);
    CHECK(kind_from<Activate>(decision(Activate{})) == Kind::Activate);
    CHECK(kind_from<Step>(decision(Step{})) == Kind::Step);
    CHECK(kind_from<Transmute>(decision(Transmute{})) == Kind::Transmute);
    CHECK(kind_from<Forfeit>(decision(Forfeit{})) == Kind::Forfeit);
    CHECK(kind_from<Cover>(decision(Cover{})) == Kind::Cover);
    CHECK(kind_from<Freeze>(decision(Freeze{})) == Kind::Freeze);
    CHECK(kind_from<Vanquish>(decision(Vanquish{})) == Kind::Vanquish);
    CHECK(kind_from<Reveal>(decision(Reveal{})) == Kind::Reveal);
    CHECK(kind_from<Search>(decision(Search{})) == Kind::Search);
    CHECK(kind_from<Pick>(decision(Pick{})) == Kind::Pick);
    CHECK(kind_from<Recruit>(decision(Recruit{})) == Kind::Recruit);
    CHECK(kind_from<Move>(decision(Move{})) == Kind::Move);
    CHECK(kind_from<Pass>(decision(Pass{})) == Kind::Pass);
}

TEST_CASE("R10.1 the extreme values of every field survive packing") {
    const Card top = card_at(kCardCount - 1);
    const Payment most{{8, 8, 8, 8}, {8, 8, 8, 8}, 38, 30};
    const Move far{15, 15, 12, true};
    const Activate last{Advisor::MasterArtisan, Area::Right, At{Row::SelectionTeressie, 18}, top};
    const Place soldier{top, Resource::Soldiers, Resource::Soldiers};
    CHECK(visit(decision(Step{3, most}), [&]<class D>(const D& d) {
        if constexpr (std::is_same_v<D, Step>) return d.step == 3 && d.pay == most;
        return false;
    }));
    CHECK(visit(decision(far), [&]<class D>(const D& d) {
        if constexpr (std::is_same_v<D, Move>) return fields(d) == fields(far);
        return false;
    }));
    CHECK(visit(decision(last), [&]<class D>(const D& d) {
        if constexpr (std::is_same_v<D, Activate>) return fields(d) == fields(last);
        return false;
    }));
    CHECK(visit(decision(soldier), [&]<class D>(const D& d) {
        if constexpr (std::is_same_v<D, Place>) return fields(d) == fields(soldier);
        return false;
    }));
}

TEST_CASE("R10.1 a state is a plain value of at most one kibibyte without padding") {
    CHECK(sizeof(State) <= 1024);
    CHECK(std::is_trivially_copyable_v<State>);
    CHECK(std::has_unique_object_representations_v<State>);
    const State state = some_state();
    State copy;
    std::memcpy(static_cast<void*>(&copy), &state, sizeof state);
    CHECK(copy == state);
    CHECK(digest(copy) == digest(state));
}

TEST_CASE("R10.1 the digest tells states apart, whichever byte differs") {
    const State state = some_state();
    for (std::size_t at = 0; at < sizeof state; ++at) {
        std::array<unsigned char, sizeof state> bytes{};
        std::memcpy(bytes.data(), &state, sizeof state);
        bytes[at] = static_cast<unsigned char>(bytes[at] ^ 1u);
        State changed;
        std::memcpy(static_cast<void*>(&changed), bytes.data(), sizeof state);
        REQUIRE(digest(changed) != digest(state));
    }
}

}  // namespace kingdom::property
