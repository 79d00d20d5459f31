// Making tables: new ones, imported ones, and the deal of the day; lists of them.
#include "record/deck_reader.h"
#include "record/record_json.h"
#include "record/replay.h"
#include "record/strict_json.h"
#include "record/words.h"
#include "server/hall/hall.h"
#include "server/hall/names.h"
#include "server/hall/secrets.h"
#include "server/hall/summary.h"
#include "server/hall/table_wish.h"

namespace kingdom::server {
namespace {

using protocol::ErrorKey;

constexpr int kMostListed = 100;
constexpr std::size_t kTableBytes = 64 * 1024;  // of a whole game, about

bool is_day(const std::string& day) {
    return day.size() == 10 && day.find_first_not_of("0123456789-") == std::string::npos;
}

}  // namespace

void Hall::make_table(protocol::NewTable wish, const std::string& guest, Reply reply) {
    keep(guest, kTableBytes, std::move(reply), [this, wish = std::move(wish)](const Reply& answer) {
        const DeckHandle deck = wish.deck_hash ? decks_.find(*wish.deck_hash) : decks_.builtin();
        if (!deck) return answer(rejected(ErrorKey::NotFound, "deck_hash: there is no such deck"));
        auto wished = wished_table(*deck, wish, around_.levels.names());
        if (!wished) return answer(rejected(ErrorKey::BadRequest, wished.error()));
        if (!wished->seeded) wished->deal = new_key();
        make(deck, std::move(*wished), wish.player.value_or(""), answer);
    });
}

void Hall::make(const DeckHandle& deck, TableHeader header, const std::string& player_token,
                const Reply& reply) {
    std::string player;
    if (!player_token.empty()) {
        const auto found = store_.find_player(hash_of(player_token));
        if (!found) {
            return reply(rejected(ErrorKey::Unauthorized, "this player token is not known"));
        }
        player = found->id;
        for (SeatPlan& plan : header.seats) {
            if (plan.kind == SeatKind::Person && plan.name.empty()) plan.name = found->name;
        }
    }
    const bool one_attempt = !header.daily.empty() && !player.empty();
    header.id = one_attempt ? daily_table(store_secret_, header.daily, player) : new_table_id();
    header.created = around_.time.now();
    protocol::TableMade made{.table = header.id, .spectate = "/#/watch/" + header.id};
    store::Write write;
    for (const Player seat : kPlayers) {
        const SeatKind kind = header.seats[index(seat)].kind;
        if (!header.takes_part(seat) || kind == SeatKind::Level) continue;
        const std::string name(word(seat));
        if (kind == SeatKind::Invite) {
            const std::string invite = new_secret();
            write.grants.push_back({hash_of(invite), "invite", header.id, name, ""});
            made.seats[name].invite = invite;
            continue;
        }
        SeatSecrets secrets = new_seat_secrets();
        grant_seat(write, header.id, seat, player, secrets);
        made.seats[name] = {.token = std::move(secrets.token),
                            .recovery = std::move(secrets.recovery)};
        player.clear();  // a name sits at one seat of a table
    }
    const auto table = Table::open(deck, header);
    if (!table) return reply(rejected(ErrorKey::Refused, table.error()));
    write.table = {header.id, write_header(*deck, header), header.listed};
    write.summaries.push_back(summary_of(*table));
    if (!one_attempt) {
        return store_.submit(std::move(write), once_written(reply, std::move(made)));
    }
    // Whoever asks again is led back to what they began: their own token opens it.
    protocol::TableMade begun{.table = made.table, .spectate = made.spectate};
    begun.seats[std::string(word(header.setup.first))].token = player_token;
    store_.submit(std::move(write), [reply, made = std::move(made),
                                     begun = std::move(begun)](store::Outcome outcome) {
        if (outcome == store::Outcome::Taken) return reply(begun);
        once_written(reply, made)(outcome);
    });
}

void Hall::import_record(std::string text, const std::string& guest, Reply reply) {
    keep(guest, text.size(), std::move(reply), [this, text = std::move(text)](const Reply& answer) {
        const auto named = read_record_deck(text);
        if (!named) return answer(rejected(ErrorKey::BadRequest, named.error()));
        const DeckHandle deck = decks_.find(named->hash);
        if (!deck) return answer(rejected(ErrorKey::NotFound, "the record's deck is not known"));
        const auto record = read_record(*deck, text);
        if (!record) return answer(rejected(ErrorKey::BadRequest, record.error()));
        if (const auto played = replay(*deck, *record); !played) {
            return answer(rejected(ErrorKey::Refused, played.error()));
        }
        TableHeader header{.setup = record->setup,
                           .seed = record->seed,
                           .deck = record->deck,
                           .deck_hash = record->deck_hash,
                           .rules = std::string(kRulesEdition)};
        header.record = record_line(*deck, *record);
        header.id = new_table_id();
        header.created = around_.time.now();
        store::Write write;
        write.table = {header.id, write_header(*deck, header), false};
        store_.submit(std::move(write), once_written(answer, protocol::RecordAdded{header.id}));
    });
}

void Hall::add_deck(std::string text, const std::string& guest, Reply reply) {
    keep(guest, text.size(), std::move(reply), [this, text = std::move(text)](const Reply& answer) {
        const auto deck = read_deck(text);
        if (!deck) {
            Rejection faulty = rejected(ErrorKey::Refused, deck.error());
            faulty.faults = deck_faults(text);
            return answer(std::move(faulty));
        }
        const std::string hash = hash_text(*deck);
        store::Write write;
        write.deck = {hash, parse_strictly(text)->dump()};  // what is hashed, without its spaces
        store_.submit(std::move(write), once_written(answer, protocol::DeckAdded{hash}));
    });
}

void Hall::deck(std::string hash, Reply reply) {
    ask(std::move(reply), [this, hash = std::move(hash)](const Reply& answer) {
        auto text = decks_.text(hash);
        if (!text) return answer(rejected(ErrorKey::NotFound, "there is no deck of this hash"));
        answer(JsonText{.text = std::move(*text), .is_lasting = true});
    });
}

void Hall::levels(const Reply& reply) const {
    reply(protocol::LevelNames{around_.levels.names()});
}

void Hall::push_key(const Reply& reply) const {
    protocol::PushKey body;
    const std::string key = around_.messenger.push_key();
    if (!key.empty()) body.key.value = key;
    reply(std::move(body));
}

void Hall::list(std::string status, Reply reply) {
    ask(std::move(reply), [this, status = std::move(status)](const Reply& answer) {
        protocol::TableLines lines;
        for (const store::Summary& summary : store_.listed(status, kMostListed)) {
            lines.tables.push_back(line_of(summary));
        }
        answer(std::move(lines));
    });
}

// Another module every day, on both sides in turn.
TableHeader Hall::daily_header(const std::string& day) const {
    const DeckFile& deck = *decks_.builtin();
    TableHeader header;
    header.seed = daily_seed(store_secret_, day);
    header.setup.players = 1;
    header.setup.module = static_cast<Module>(header.seed % kModuleCount);
    header.setup.side = static_cast<DuchyFace>(header.seed / kModuleCount % 2);
    header.setup.first = static_cast<Player>(header.seed / (2 * kModuleCount) % 2);
    header.setup.menaces.fill(
        static_cast<MenaceDeck>(header.seed / (4 * kModuleCount) % kMenaceDeckCount));
    if (header.setup.module != Module::Menace) header.setup.menaces = Setup{}.menaces;
    header.deck = deck.names.deck.view();
    header.deck_hash = hash_text(deck);
    header.rules = kRulesEdition;
    header.daily = day;
    header.deal = daily_key(store_secret_, day);
    header.hints = false;  // everybody plays it alone
    header.hand_over = false;
    return header;
}

std::string Hall::today() const {
    return day_of(around_.time.now());
}

void Hall::daily(std::string day, Reply reply) {
    if (day.empty()) day = today();
    if (!is_day(day) || day > today()) {
        return reply(rejected(ErrorKey::NotFound, "there is no deal of this day"));
    }
    ask(std::move(reply), [this, day = std::move(day)](const Reply& answer) {
        protocol::DailyInfo info{.day = day};
        info.setup.value = setup_to_json(*decks_.builtin(), daily_header(day).setup);
        for (const store::DailyRow& row : store_.leaderboard(day, kMostListed)) {
            protocol::DailyScore score{.name = row.name, .points = row.points};
            if (day < today()) score.table = row.table;
            if (!row.medal.empty()) score.medal.value = {row.medal};
            info.scores.push_back(std::move(score));
        }
        answer(std::move(info));
    });
}

void Hall::make_daily(protocol::NewDaily wish, const std::string& guest, Reply reply) {
    if (wish.player && !attempts_.spend(guest, 1)) {
        return reply(rejected(ErrorKey::TooMany, "enough players of this address have begun it"));
    }
    keep(guest, kTableBytes, std::move(reply), [this, wish = std::move(wish)](const Reply& answer) {
        TableHeader header = daily_header(today());
        if (const auto fault = name_fault(wish.name.value_or(""))) {
            return answer(rejected(ErrorKey::BadRequest, "name: " + *fault));
        }
        header.seats[index(header.setup.first)].name = wish.name.value_or("");
        make(decks_.builtin(), std::move(header), wish.player.value_or(""), answer);
    });
}

}  // namespace kingdom::server
