#include "store/postgres.h"

#include <algorithm>
#include <random>

#include "store/back_off.h"
#include "store/postgres_batch.h"
#include "store/postgres_connection.h"
#include "store/postgres_listener.h"
#include "store/sql_store.h"

namespace kingdom::store {
namespace {

// It may be restarting just when this process begins.
constexpr Limits::Duration kStart = std::chrono::seconds(5);

// While the database is away nobody calls it more often than the back-off allows; the others hear
// at once that it is.
Connect backing_off(const std::string& address) {
    const auto back_off = std::make_shared<BackOff>();
    return [address, back_off](Instant end) {
        if (!back_off->may_try(now())) throw StoreError("the database cannot be reached");
        try {
            auto connection = std::make_unique<PostgresConnection>(address, end);
            back_off->succeeded();
            return connection;
        } catch (const StoreError&) {
            back_off->failed(now());
            throw;
        }
    };
}

// By which the others know what this process has written.
std::string new_name() {
    std::random_device chance;
    return std::to_string(chance()) + "-" + std::to_string(chance());
}

class PostgresStore : public SqlStore {
  public:
    PostgresStore(const std::string& address, const std::string& name, const Limits& limits)
        : SqlStore(backing_off(address), PostgresBatches(name), limits), listener_(address, name) {}

    bool is_shared() const override { return true; }
    void on_change(std::function<void(const std::string&)> changed) override {
        listener_.start(std::move(changed));
    }

  private:
    PostgresListener listener_;
};

}  // namespace

std::unique_ptr<Store> open_postgres(const std::string& address, const Limits& limits) {
    Limits patient = limits;
    patient.start = std::max(limits.start, kStart);
    return std::make_unique<PostgresStore>(address, new_name(), patient);
}

}  // namespace kingdom::store
