// What is kept of a table beside its log: the line that lists show, and the results of its end.
#pragma once

#include <vector>

#include "server/protocol/answer_bodies.h"
#include "server/table/table.h"
#include "store/store.h"

namespace kingdom::server {

store::Summary summary_of(const Table& table);

// What a summary says to everybody: not who is to decide, which would tell who is done.
protocol::TableLine line_of(const store::Summary& summary);
// The same for the owner of a seat, who may know whether it is their turn.
protocol::OwnTableLine own_line_of(const store::OwnTable& own);

// Statistics of those who play under a name, and the day's leaderboard for who ends the day's deal
// on its day. What counts is what a replay of the record gives. Requires a finished table;
// `players`: its seats that have a name.
void put_results(store::Write& write, const Table& table, const std::vector<store::Grant>& players);

}  // namespace kingdom::server
