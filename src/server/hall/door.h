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

// What opens a seat, and what gives it back to who has lost that.
struct SeatSecrets {
    std::string token{};
    std::string recovery{};
};
SeatSecrets new_seat_secrets();
// Their hashes go to the write.
void grant_seat(store::Write& write, const std::string& table, Player seat,
                const std::string& player, const SeatSecrets& secrets);

// One sentence about a client's own secret that is none; nothing when it will do.
std::optional<Rejection> secret_fault(const std::optional<std::string>& secret);

class Door {
  public:
    // `secret`: the store's own.
    Door(std::string table, store::Store& store, std::string secret)
        : table_(std::move(table)), store_(store), secret_(std::move(secret)) {}

    // Nothing when the token opens no seat here. An empty token is a spectator's. Throws
    // StoreError.
    std::optional<Caller> caller(const std::string& token);
    // A seat has changed hands.
    void forget_callers() { callers_.clear(); }

    // All of these throw StoreError.
    Admitted join(const Table& table, const protocol::Join& wish, Moment now) const;
    Admitted recover(const Table& table, const protocol::Recover& wish, Moment now) const;
    Admitted rematch(const Table& table, const Caller& who, const std::string& client_id,
                     Moment now) const;

  private:
    // Secrets for a seat: the same again for whoever names a secret of their own.
    SeatSecrets secrets_for(std::string_view what, const std::optional<std::string>& secret) const;
    // What was answered when these were granted; nothing when they were not.
    std::optional<Admission> answered_before(const SeatSecrets& secrets) const;
    Result<Player, Rejection> seat_to_join(const Table& table, const protocol::Join& wish) const;
    Admission make_rematch(const Table& table, Player by, Moment now) const;
    SeatSecrets secrets_of_rematch(const std::string& rematch, Player seat) const;
    Admission seat_of_rematch(const Table& table, const Caller& who) const;

    std::string table_;
    store::Store& store_;
    std::string secret_;
    std::map<std::string, Caller> callers_;  // by the hash of their token
};

}  // namespace kingdom::server
