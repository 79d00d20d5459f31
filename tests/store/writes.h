// Small writes and their outcomes, for tests of the store.
#pragma once

#include <future>

#include "store/store.h"

namespace kingdom::testing {

inline store::Outcome write(store::Store& store, store::Write write) {
    auto outcome = std::make_shared<std::promise<store::Outcome>>();
    store.submit(std::move(write), [outcome](store::Outcome one) { outcome->set_value(one); });
    return outcome->get_future().get();
}

inline store::Write entry_of(const std::string& table, std::uint64_t number,
                             const std::string& client_id = "") {
    store::Write write;
    write.entry = store::EntryRow{table, number, client_id, "body " + std::to_string(number)};
    return write;
}

inline std::chrono::milliseconds since(store::Instant begin) {
    return std::chrono::duration_cast<std::chrono::milliseconds>(store::now() - begin);
}

}  // namespace kingdom::testing
