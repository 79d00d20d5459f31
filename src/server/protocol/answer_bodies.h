// The bodies of HTTP answers: what the hall says, and what lists keep of a table.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "server/protocol/http_bodies.h"
#include "server/protocol/table_info.h"

namespace kingdom::protocol {

// Done, and there is nothing to say about it.
struct Nothing {
    static constexpr auto fields() { return std::tuple{}; }
};

struct Readiness {
    std::string status{};
    static constexpr auto fields() { return std::tuple{Field{"status", &Readiness::status}}; }
};

// The seat's sequence number after what it did.
struct SeqNow {
    std::uint32_t seq = 0;
    static constexpr auto fields() { return std::tuple{Field{"seq", &SeqNow::seq}}; }
};

// `status` is ready once all persons asked; then the rest is there too.
struct RematchSeat {
    Word<"RematchStatus"> status{};
    std::optional<std::string> table{};
    std::optional<PlayerWord> seat{};
    std::optional<std::string> token{};
    std::optional<std::string> recovery{};
    static constexpr auto fields() {
        return std::tuple{Field{"status", &RematchSeat::status},
                          Field{"table", &RematchSeat::table}, Field{"seat", &RematchSeat::seat},
                          Field{"token", &RematchSeat::token},
                          Field{"recovery", &RematchSeat::recovery}};
    }
};

struct RecordAdded {
    std::string table{};
    static constexpr auto fields() { return std::tuple{Field{"table", &RecordAdded::table}}; }
};

struct DeckAdded {
    std::string deck_hash{};
    static constexpr auto fields() { return std::tuple{Field{"deck_hash", &DeckAdded::deck_hash}}; }
};

struct LevelNames {
    std::vector<std::string> levels{};
    static constexpr auto fields() { return std::tuple{Field{"levels", &LevelNames::levels}}; }
};

// How a finished game ended; points where it was played to the end.
struct OutcomeLine {
    Word<"EndReason"> reason{};
    Nullable<Word<"Winner">> winner{};
    std::optional<ByPlayer<std::int64_t>> points{};
    static constexpr auto fields() {
        return std::tuple{Field{"reason", &OutcomeLine::reason},
                          Field{"winner", &OutcomeLine::winner},
                          Field{"points", &OutcomeLine::points}};
    }
};

// What is said of a table wherever tables are listed.
struct TableOutline {
    std::uint32_t players = 0;
    Word<"Module"> module{};
    Word<"DuchyFace"> side{};
    std::optional<std::string> deck{};  // not of tables that were stored before decks were named
    std::optional<std::string> deck_hash{};
    ByPlayer<SeatInfo> seats{};
    std::optional<ClockWish> clock{};
    std::optional<bool> seeded{};  // true: somebody chose the seed, and it counts for nothing
    std::optional<OutcomeLine> result{};
    std::optional<RematchInfo> rematch{};
    static constexpr auto fields() {
        return std::tuple{
            Field{"players", &TableOutline::players},     Field{"module", &TableOutline::module},
            Field{"side", &TableOutline::side},           Field{"deck", &TableOutline::deck},
            Field{"deck_hash", &TableOutline::deck_hash}, Field{"seats", &TableOutline::seats},
            Field{"clock", &TableOutline::clock},         Field{"seeded", &TableOutline::seeded},
            Field{"result", &TableOutline::result},       Field{"rematch", &TableOutline::rematch}};
    }
};

// As the store keeps it. Whom the table waits for is for that seat's eyes only.
struct StoredOutline : TableOutline {
    std::vector<PlayerWord> to_decide{};
    static constexpr auto fields() {
        return std::tuple_cat(TableOutline::fields(),
                              std::tuple{Field{"to_decide", &StoredOutline::to_decide}});
    }
};

struct TableLine : TableOutline {
    std::string table{};
    Word<"TableStatus"> status{};
    std::int64_t updated = 0;
    static constexpr auto fields() {
        return std::tuple_cat(
            TableOutline::fields(),
            std::tuple{Field{"table", &TableLine::table}, Field{"status", &TableLine::status},
                       Field{"updated", &TableLine::updated}});
    }
};
struct TableLines {
    std::vector<TableLine> tables{};
    static constexpr auto fields() { return std::tuple{Field{"tables", &TableLines::tables}}; }
};

struct OwnTableLine : TableLine {
    PlayerWord seat{};
    bool your_turn = false;
    static constexpr auto fields() {
        return std::tuple_cat(TableLine::fields(),
                              std::tuple{Field{"seat", &OwnTableLine::seat},
                                         Field{"your_turn", &OwnTableLine::your_turn}});
    }
};

struct MedalCounts {
    std::int64_t bronze = 0;
    std::int64_t silver = 0;
    std::int64_t gold = 0;
    static constexpr auto fields() {
        return std::tuple{Field{"bronze", &MedalCounts::bronze},
                          Field{"silver", &MedalCounts::silver}, Field{"gold", &MedalCounts::gold}};
    }
};

struct StatisticsLine {
    Word<"Module"> module{};
    std::int64_t players = 0;
    std::int64_t games = 0;
    std::int64_t wins = 0;
    std::int64_t points = 0;
    std::int64_t best = 0;
    MedalCounts medals{};
    static constexpr auto fields() {
        return std::tuple{
            Field{"module", &StatisticsLine::module}, Field{"players", &StatisticsLine::players},
            Field{"games", &StatisticsLine::games},   Field{"wins", &StatisticsLine::wins},
            Field{"points", &StatisticsLine::points}, Field{"best", &StatisticsLine::best},
            Field{"medals", &StatisticsLine::medals}};
    }
};

struct PlayerInfo {
    std::string name{};
    std::vector<OwnTableLine> tables{};
    std::vector<StatisticsLine> statistics{};
    static constexpr auto fields() {
        return std::tuple{Field{"name", &PlayerInfo::name}, Field{"tables", &PlayerInfo::tables},
                          Field{"statistics", &PlayerInfo::statistics}};
    }
};

struct DailyScore {
    std::string name{};
    std::int64_t points = 0;
    Nullable<Word<"Medal">> medal{};
    std::optional<std::string> table{};  // once the day is over
    static constexpr auto fields() {
        return std::tuple{Field{"name", &DailyScore::name}, Field{"points", &DailyScore::points},
                          Field{"medal", &DailyScore::medal}, Field{"table", &DailyScore::table}};
    }
};

struct DailyInfo {
    std::string day{};
    Payload<"Setup"> setup{};
    std::vector<DailyScore> scores{};
    static constexpr auto fields() {
        return std::tuple{Field{"day", &DailyInfo::day}, Field{"setup", &DailyInfo::setup},
                          Field{"scores", &DailyInfo::scores}};
    }
};

}  // namespace kingdom::protocol
