#include "store/postgres_batch.h"

#include <unordered_set>

#include "store/postgres_connection.h"
#include "store/write.h"

namespace kingdom::store {
namespace {

// A lock on the table's name is taken or not, without waiting, and ends with the transaction. The
// key (table, number) alone decides; the lock only keeps processes from waiting for each other.
constexpr const char* kWriteEntries =
    "WITH job AS MATERIALIZED ("
    "SELECT *, pg_try_advisory_xact_lock(hashtextextended(table_id, 0)) AS mine "
    "FROM unnest($1::text[], $2::int8[], $3::text[], $4::text[], $5::text[], "
    "$6::text[], $7::int8[], $8::int8[], $9::text[], $10::int8[], $11::text[]) WITH ORDINALITY "
    "AS job (table_id, number, client_id, body, chain, "
    "status, updated, deadline, text, listed, rules, place)), "
    "written AS ("
    "INSERT INTO log (table_id, number, client_id, body, chain) "
    "SELECT table_id, number, client_id, body, chain FROM job WHERE mine ORDER BY place "
    "ON CONFLICT DO NOTHING RETURNING table_id), "
    "summed AS ("
    "INSERT INTO summaries (table_id, status, updated, deadline, text, listed, rules) "
    "SELECT table_id, status, updated, deadline, text, listed, rules "
    "FROM job JOIN written USING (table_id) WHERE status IS NOT NULL ORDER BY place "
    "ON CONFLICT (table_id) DO UPDATE SET status = excluded.status, updated = excluded.updated, "
    "deadline = excluded.deadline, text = excluded.text, rules = excluded.rules), "
    // One notice names who wrote and the tables, as many as it can hold.
    "told AS (SELECT count(pg_notify('kingdom_changes', $12::text || names)) FROM ("
    "SELECT string_agg(' ' || table_id, '') AS names FROM ("
    "SELECT table_id, (row_number() OVER () - 1) / 100 AS part FROM written) AS one "
    "GROUP BY part) AS notice), "
    // A process of 0.1.0 understands one notice a table.
    "told_first AS (SELECT count(pg_notify('kingdom_tables', table_id)) FROM written "
    "WHERE $13::bool) "
    "SELECT mine, written.table_id IS NOT NULL, told.count, told_first.count "
    "FROM told, told_first, job LEFT JOIN written USING (table_id) ORDER BY place";

// Its listeners show what they said last.
constexpr const char* kFindFirst =
    "SELECT EXISTS (SELECT FROM pg_stat_activity WHERE datname = current_database() "
    "AND query = 'LISTEN kingdom_tables')";
constexpr auto kLookAgain = std::chrono::seconds(2);

constexpr const char* kWriteTables =
    "WITH made AS (INSERT INTO tables (id, header, listed) "
    "SELECT * FROM unnest($1::text[], $2::text[], $3::int8[]) "
    "ON CONFLICT DO NOTHING RETURNING id) "
    "SELECT made.id IS NOT NULL FROM unnest($1::text[]) WITH ORDINALITY AS job (id, place) "
    "LEFT JOIN made USING (id) ORDER BY place";

// Goes to the disk with its transaction and leaves no row behind.
constexpr const char* kProbe = "SELECT pg_logical_emit_message(true, 'kingdom', 'probe')";

// Keeps what is said instead of sending it.
class Gatherer : public Connection {
  public:
    Rows run(const char* sql, const Parameters& parameters = {}) override {
        statements.push_back({sql, {parameters.begin(), parameters.end()}});
        return {};
    }
    Dialect dialect() const override { return Dialect::Postgres; }
    bool is_open() const override { return true; }
    void until(Instant) override {}

    std::vector<PostgresStatement> statements;
};

using Numbers = std::vector<std::optional<std::int64_t>>;

// The entries of a batch, at most one of a table, as columns.
class EntryColumns {
  public:
    // False: another entry of the table is here already.
    bool add(const Write& write) {
        const EntryRow& entry = *write.entry;
        if (!seen_.insert(entry.table).second) return false;
        tables_.emplace_back(entry.table);
        numbers_.emplace_back(static_cast<std::int64_t>(entry.number));
        client_ids_.push_back(entry.client_id.empty() ? Parameter{} : Parameter{entry.client_id});
        bodies_.emplace_back(entry.body);
        chains_.push_back(entry.chain.empty() ? Parameter{} : Parameter{entry.chain});
        const Summary* own = own_summary(write);
        statuses_.push_back(own ? Parameter{own->status} : Parameter{});
        updated_.push_back(own ? std::optional(own->updated) : std::nullopt);
        deadlines_.push_back(own ? own->deadline : std::nullopt);
        texts_.push_back(own ? Parameter{own->text} : Parameter{});
        listed_.push_back(own ? std::optional(own->listed ? 1 : 0) : std::nullopt);
        rules_.push_back(own ? Parameter{own->rules} : Parameter{});
        return true;
    }
    bool empty() const { return tables_.empty(); }
    PostgresStatement statement(const std::string& writer, bool tells_first) const {
        return {
            kWriteEntries,
            {PostgresValue::texts(tables_), PostgresValue::numbers(numbers_),
             PostgresValue::texts(client_ids_), PostgresValue::texts(bodies_),
             PostgresValue::texts(chains_), PostgresValue::texts(statuses_),
             PostgresValue::numbers(updated_), PostgresValue::numbers(deadlines_),
             PostgresValue::texts(texts_), PostgresValue::numbers(listed_),
             PostgresValue::texts(rules_), Parameter{writer}, Parameter{tells_first ? "t" : "f"}}};
    }

    static const Summary* own_summary(const Write& write) {
        for (const Summary& summary : write.summaries) {
            if (write.entry && summary.table == write.entry->table) return &summary;
        }
        return nullptr;
    }

  private:
    std::unordered_set<std::string> seen_;
    Parameters tables_, client_ids_, bodies_, chains_, statuses_, texts_, rules_;
    Numbers numbers_, updated_, deadlines_, listed_;
};

// Likewise the tables that are made.
class TableColumns {
  public:
    void add(const TableRow& table) {
        ids_.emplace_back(table.id);
        headers_.emplace_back(table.header);
        listed_.emplace_back(table.listed ? 1 : 0);
    }
    bool empty() const { return ids_.empty(); }
    PostgresStatement statement() const {
        return {kWriteTables,
                {PostgresValue::texts(ids_), PostgresValue::texts(headers_),
                 PostgresValue::numbers(listed_)}};
    }

  private:
    Parameters ids_, headers_;
    Numbers listed_;
};

class Batch {
  public:
    explicit Batch(const std::vector<const Write*>& writes)
        : writes_(writes), outcomes_(writes.size(), Outcome::Written) {
        for (std::size_t i = 0; i < writes.size(); ++i) {
            if (writes[i]->entry) {
                if (entries_.add(*writes[i])) {
                    with_entry_.push_back(i);
                } else {
                    outcomes_[i].reset();
                }
            } else if (writes[i]->table) {
                tables_.add(*writes[i]->table);
                with_table_.push_back(i);
            }
        }
    }

    Outcomes run(PostgresConnection& connection, const std::string& writer, bool tells_first) {
        std::vector<PostgresStatement> keys{{"BEGIN"}};
        if (!entries_.empty()) keys.push_back(entries_.statement(writer, tells_first));
        if (!tables_.empty()) keys.push_back(tables_.statement());
        const bool has_more = !rest().empty();
        const std::span<const PostgresStatement> asked(keys);
        if (keys.size() > 1) read_keys(connection.run_all(has_more ? asked : asked.subspan(1)));
        if (!has_more) return outcomes_;
        auto last = rest();  // without those whose key was taken
        if (keys.size() > 1) last.push_back({"COMMIT"});
        connection.run_all(last);
        return outcomes_;
    }

  private:
    void read_keys(std::vector<Rows> answers) {
        if (answers.size() > 1 && answers[0].rows.empty()) answers.erase(answers.begin());  // BEGIN
        std::size_t at = 0;
        if (!entries_.empty()) {
            const Rows& rows = answers[at++];
            for (std::size_t i = 0; i < with_entry_.size(); ++i) {
                auto& outcome = outcomes_[with_entry_[i]];
                if (rows.rows[i][0] != "t")
                    outcome.reset();
                else if (rows.rows[i][1] != "t")
                    outcome = Outcome::Taken;
            }
        }
        if (tables_.empty()) return;
        const Rows& rows = answers[at];
        for (std::size_t i = 0; i < with_table_.size(); ++i) {
            if (rows.rows[i][0] != "t") outcomes_[with_table_[i]] = Outcome::Taken;
        }
    }

    // What belongs to writes whose keys were free.
    std::vector<PostgresStatement> rest() const {
        Gatherer gatherer;
        for (std::size_t i = 0; i < writes_.size(); ++i) {
            if (outcomes_[i] != Outcome::Written) continue;
            const Write& write = *writes_[i];
            if (write.entry && write.table) write_table(gatherer, *write.table);
            for (const Summary& summary : write.summaries) {
                if (&summary != EntryColumns::own_summary(write)) write_summary(gatherer, summary);
            }
            write_rest(gatherer, write);
            if (write.is_probe) gatherer.run(kProbe);
        }
        return std::move(gatherer.statements);
    }

    const std::vector<const Write*>& writes_;
    Outcomes outcomes_;
    EntryColumns entries_;
    TableColumns tables_;
    std::vector<std::size_t> with_entry_;
    std::vector<std::size_t> with_table_;
};

}  // namespace

Outcomes PostgresBatches::operator()(Connection& connection,
                                     const std::vector<const Write*>& batch) {
    auto& postgres = static_cast<PostgresConnection&>(connection);
    if (now() >= look_at_) {
        tells_first_ = postgres.run(kFindFirst).rows.at(0).at(0) == "t";
        look_at_ = now() + kLookAgain;
    }
    return Batch(batch).run(postgres, writer_, tells_first_);
}

}  // namespace kingdom::store
