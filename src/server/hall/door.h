// Who may sit where at one table: tokens, and what it takes to join, to recover a seat and to
// play again. It decides what is to be written; writing it is the table's work.
#pragma once

#include <map>
#include <optional>
#include <string>

#include "server/hall/answer.h"

namespace kingdom::server {

// Who is asking: a seat, or nobody for a spectator.
struct Caller {
    Viewer seat;
    std::string player{};  // whose seat it is, or empty
};

// What is to be written, and the answer once it is. Without an answer the question is asked anew
// after the entry; without an entry only the rest is written.
struct Admission {
    std::optional<Entry> entry{};
    store::Write write{};
    std::optional<Body> body{};
};
using Admitted = Result<Admission, Rejection>;

class Door {
  public:
    Door(std::string table, store::Store& store) : table_(std::move(table)), store_(store) {}

    // Nothing when the token opens no seat here. An empty token is a spectator's. Throws
    // StoreError.
    std::optional<Caller> caller(const std::string& token);
    // A seat has changed hands.
    void forget_callers() { callers_.clear(); }

    // All of these throw StoreError.
    Admitted join(const Table& table, const protocol::Join& wish, Moment now) const;
    Admitted recover(const std::string& recovery, Moment now) const;
    Admitted rematch(const Table& table, const Caller& who, const std::string& client_id,
                     Moment now) const;

  private:
    Result<Player, Rejection> seat_to_join(const Table& table, const protocol::Join& wish) const;
    Admission make_rematch(const Table& table, Player by, Moment now) const;
    Admission seat_of_rematch(const Table& table, const Caller& who) const;

    std::string table_;
    store::Store& store_;
    std::map<std::string, Caller> callers_;  // by the hash of their token
};

// The secrets of a new seat; their hashes go to the write.
struct SeatSecrets {
    std::string token{};
    std::string recovery{};
};
SeatSecrets grant_seat(store::Write& write, const std::string& table, Player seat,
                       const std::string& player);

}  // namespace kingdom::server
