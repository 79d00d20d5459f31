// The printed facts that the founders' deck keeps, and the totals that a typing error would move.
#include <map>
#include <numeric>

#include "cards/founders.h"
#include "doctest/doctest.h"
#include "rules/setup.h"

using namespace kingdom;

namespace {

const Development& design(std::string_view key) {
    for (std::size_t i = 0; i < kDevelopmentCount; ++i) {
        if (key_of(founders(), card_at(i)) == key) return founders().deck.developments[i];
    }
    FAIL("there is no such card: ", std::string(key));
    return founders().deck.developments[0];
}

bool is_flat(const Points& points, int value) {
    return points.flat == value && points.each == 0;
}

bool is_combo(const Points& points, int each) {
    return points.flat == 0 && points.each == each;
}

int cost(const Development& card, Resource resource) {
    return card.cost[index(resource)];
}

int spaces(const Development& card) {
    return std::accumulate(card.cost.begin(), card.cost.end(), 0);
}

bool has_bonus(const Development& card) {
    return card.bonus_krystallium > 0 || card.bonus_soldiers > 0;
}

}  // namespace

TEST_CASE("printed: farm and barracks") {
    CHECK(design("farm").type == CardType::Structure);
    CHECK(is_flat(design("farm").points, 0));
    const Development& barracks = design("barracks");
    CHECK(barracks.type == CardType::Structure);
    CHECK(cost(barracks, Resource::Materials) == 3);
    CHECK(spaces(barracks) == 3);
    CHECK(barracks.production.flat == std::array<std::uint8_t, 4>{0, 1, 0, 0});
}

TEST_CASE("printed: the expeditionary force explores for every specialist") {
    const Development& force = design("expeditionary_force");
    CHECK(force.type == CardType::Specialist);
    CHECK(force.production.per[index(Resource::Exploration)] == CardType::Specialist);
    CHECK(is_flat(force.points, 0));
}

TEST_CASE("printed: cards that score two points for each card of a type") {
    CHECK(design("royal_cavalry").type == CardType::Specialist);
    for (const char* key : {"royal_cavalry", "royal_guard", "banquet_hall"}) {
        CHECK_MESSAGE(is_combo(design(key).points, 2), key);
    }
}

TEST_CASE("printed: munitions specialists and the ardent sand lair") {
    const Development& munitions = design("munitions_specialists");
    CHECK(munitions.type == CardType::Specialist);
    CHECK(is_flat(munitions.points, 2));
    CHECK(cost(munitions, Resource::Soldiers) > 0);
    const Development& lair = design("ardent_sand_lair");
    CHECK(lair.type == CardType::Discovery);
    CHECK(is_flat(lair.points, 1));
    CHECK(cost(lair, Resource::Krystallium) > 0);
    CHECK(is_flat(design("nexus").points, 1));
}

TEST_CASE("printed: scholars and guildhall have bonuses of different kinds and no points") {
    const Development& scholars = design("scholars");
    const Development& guildhall = design("guildhall");
    CHECK(scholars.bonus_krystallium > 0);
    CHECK(scholars.bonus_soldiers == 0);
    CHECK(guildhall.bonus_soldiers > 0);
    CHECK(guildhall.bonus_krystallium == 0);
    CHECK(is_flat(scholars.points, 0));
    CHECK(is_flat(guildhall.points, 0));
    CHECK(is_flat(design("tax_office").points, 0));
}

TEST_CASE("printed: the great monuments") {
    CHECK(design("grand_arena").type == CardType::Monument);
    CHECK(is_flat(design("grand_arena").points, 6));
    CHECK(design("majestic_statue").type == CardType::Monument);
    CHECK(is_combo(design("majestic_statue").points, 3));
    CHECK(design("majestic_statue").points.per == CardType::Monument);
    CHECK(design("grand_library").type == CardType::Monument);
    CHECK(is_flat(design("grand_library").points, 3));
    CHECK(is_combo(design("secret_fellowship").points, 4));
    CHECK(design("secret_fellowship").points.per == CardType::Monument);
    CHECK(is_flat(design("alchemical_forge").points, 2));
}

TEST_CASE("R9.3 exactly four of the six cards of the example are monuments") {
    int monuments = 0;
    for (const char* key : {"tax_office", "majestic_statue", "grand_library", "secret_fellowship",
                            "grand_arena", "alchemical_forge"}) {
        monuments += design(key).type == CardType::Monument ? 1 : 0;
    }
    CHECK(monuments == 4);
}

TEST_CASE("printed: cards known by name alone are there") {
    for (const char* key : {"navigators", "hamlet", "tatis_tribe", "dragon_egg"}) design(key);
}

TEST_CASE("printed: an expensive card with three soldiers and two points per discovery") {
    int found = 0;
    for (const Development& card : founders().deck.developments) {
        const bool scores = is_combo(card.points, 2) && card.points.per == CardType::Discovery;
        if (card.bonus_soldiers == 3 && scores && spaces(card) >= 6) ++found;
    }
    CHECK(found == 1);
}

TEST_CASE("printed: side A of the duchies scores two per type, monuments for Teressie") {
    const auto& duchies = founders().deck.duchies;
    const Points valados = duchies[index(Player::Valados)][0].points;
    const Points teressie = duchies[index(Player::Teressie)][0].points;
    CHECK(is_combo(teressie, 2));
    CHECK(teressie.per == CardType::Monument);
    CHECK(is_combo(valados, 2));
    CHECK(valados.per != CardType::Monument);
}

TEST_CASE("R1.4 ten treasures: the ten pairs of basic resources") {
    std::map<std::pair<Resource, Resource>, int> pairs;
    for (const auto& [one, two] : founders().deck.treasures) {
        CHECK(index(one) <= index(two));
        ++pairs[{one, two}];
    }
    CHECK(pairs.size() == kTreasureCount);
}

TEST_CASE("R1.4 R11.4 calamities and menaces cost their printed points") {
    const Deck& deck = founders().deck;
    CHECK(deck.calamity_points == -4);
    const auto points = [&deck](MenaceKind kind) { return deck.menaces[index(kind)].points; };
    CHECK(points(MenaceKind::FrostGiant) == -5);
    CHECK(points(MenaceKind::GiantRat) == -4);
    CHECK(points(MenaceKind::Vermin) == -2);
    CHECK(points(MenaceKind::Shadow) == -4);
    CHECK(points(MenaceKind::Thief) == -4);
    CHECK(deck.menaces[index(MenaceKind::Shadow)].soldiers == 3);
}

TEST_CASE("R11.23 advisors cost their printed soldiers") {
    CHECK(founders().deck.advisor_soldiers ==
          std::array<std::uint8_t, kAdvisorCount>{2, 3, 3, 4, 5, 3, 3, 3, 4, 4, 7, 5, 5, 8});
}

TEST_CASE("R12.9 spy, gambler and alchemist are for two players only") {
    const auto bit = [](Advisor advisor) { return 1u << index(advisor); };
    CHECK(founders().deck.two_player_advisors ==
          (bit(Advisor::UndergroundSpy) | bit(Advisor::WhimsicalGambler) |
           bit(Advisor::ScryingAlchemist)));
}

TEST_CASE("the totals of the founders' deck") {
    std::array<int, kTypeCount> types{};
    std::array<int, kResourceCount> costs{};
    std::array<int, kBasicCount> recycling{};
    int bonuses = 0;
    for (const Development& card : founders().deck.developments) {
        ++types[index(card.type)];
        ++recycling[index(card.recycles_into)];
        bonuses += has_bonus(card) ? 1 : 0;
        for (std::size_t i = 0; i < kResourceCount; ++i) costs[i] += card.cost[i];
    }
    CHECK(types == std::array<int, kTypeCount>{20, 16, 16, 15});
    CHECK(recycling == std::array<int, kBasicCount>{16, 13, 20, 18});
    CHECK(bonuses == 32);
    CHECK(costs == std::array<int, kResourceCount>{74, 59, 62, 63, 16, 12});
}

TEST_CASE("the combat costs of the founders' deck") {
    std::array<int, kMenaceKindCount> soldiers{};
    for (std::size_t kind = 0; kind < kMenaceKindCount; ++kind) {
        soldiers[kind] = founders().deck.menaces[kind].soldiers;
    }
    CHECK(soldiers == std::array<int, kMenaceKindCount>{3, 4, 1, 3, 4});
}

TEST_CASE("the founders' deck has three quests and nine territories") {
    CHECK(founders().deck.quest_count == 3);
    CHECK(founders().deck.conquest.count == 9);
    int points = 0;
    for (const Territory& territory : founders().deck.conquest.territories) {
        points += territory.points;
    }
    CHECK(points == 11);
}
