// Tables for tests, and random play at them.
#pragma once

#include "cards/founders.h"
#include "server/table/table.h"

namespace kingdom::server::testing {

inline DeckHandle founders_handle() {
    return {&founders(), [](const DeckFile*) {}};
}

inline TableHeader header_for(const Setup& setup, std::uint64_t seed) {
    TableHeader header{.id = "00000000000000000000", .setup = normal_form(setup), .seed = seed};
    header.deck = founders().names.deck.view();
    header.deck_hash = {founders().names.hash.begin(), founders().names.hash.end()};
    header.rules = kRulesEdition;
    header.created = 500;
    return header;
}

inline Table open_table(const TableHeader& header) {
    return std::move(*Table::open(founders_handle(), header));
}

inline nlohmann::json view_of(const Table& table, Viewer viewer, const ViewWish& wish = {}) {
    return nlohmann::json::parse(table.view(viewer, wish));
}

// A legal decision of some seat that may decide, as an entry.
inline Entry random_decision(const Table& table, Rng& rng, Moment now) {
    const Seats wanted = table.to_decide();
    const bool both = wanted[0] && wanted[1];
    const auto at = both ? rng.below(2) : (wanted[0] ? 0u : 1u);
    Entry entry{.kind = EntryKind::Decided, .seat = static_cast<Player>(at), .at = now};
    entry.decision = decision(Done{});
    if (!table.game().awaits_confirmation(entry.seat)) {
        const DecisionList legal = table.game().legal(entry.seat);
        entry.decision = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
    }
    return entry;
}

inline Entry decide_at_random(Table& table, Rng& rng, Moment now = 1000) {
    const Entry entry = random_decision(table, rng, now);
    table.apply(entry);
    return entry;
}

}  // namespace kingdom::server::testing
