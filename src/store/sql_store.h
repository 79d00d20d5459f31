// The store over any SQL connection: one thread that writes, a few connections that read.
#pragma once

#include "store/group_writer.h"
#include "store/read_pool.h"
#include "store/store.h"

namespace kingdom::store {

class SqlStore : public Store {
  public:
    // Throws StoreError.
    SqlStore(const Connect& connect, WriteBatch write_batch, const Limits& limits);

    void submit(Write write, Acknowledge acknowledge) override;
    Health health() const override;
    void finish_by(Instant end) override;
    std::optional<TableRow> find_table(const std::string& id) override;
    std::vector<EntryRow> entries(const std::string& table, std::uint64_t from) override;
    std::optional<Grant> find_grant(const std::string& hash) override;
    std::optional<Grant> find_seat_of(const std::string& table, const std::string& player) override;
    std::vector<Grant> players_at(const std::string& table) override;
    std::optional<PlayerRow> find_player(const std::string& token_hash) override;
    std::vector<Summary> listed(const std::string& status, int most) override;
    std::vector<OwnTable> tables_of(const std::string& player, int most) override;
    std::vector<Due> due(const std::string& rules, std::int64_t now, const Due& after,
                         int most) override;
    std::vector<Statistics> statistics(const std::string& player) override;
    std::vector<DailyRow> leaderboard(const std::string& day, int most) override;
    std::optional<std::string> find_review(const std::string& table) override;
    std::optional<std::string> find_deck(const std::string& hash) override;
    std::optional<std::string> find_hook(const std::string& table,
                                         const std::string& seat) override;
    std::vector<PushRow> pushes(const std::string& table, const std::string& seat) override;
    std::string fixed_text(const std::string& key, const std::string& proposal) override;
    bool is_shared() const override { return false; }
    void on_change(std::function<void(const std::string&)>) override {}

  private:
    std::optional<std::string> first_text(const char* sql, const Parameters& parameters);

    ReadPool readers_;
    GroupWriter writer_;
};

}  // namespace kingdom::store
