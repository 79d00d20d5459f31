// Any bytes given to the record reader end in a sentence or in a record; what was read is written
// and read again unchanged, and replaying it ends in a sentence or in a game.
#include <cstdint>
#include <cstdlib>
#include <string>

#include "cards/founders.h"
#include "record/record_json.h"
#include "record/replay.h"

using namespace kingdom;

namespace {

// The corpus has 64 zeros for the hash of the deck, so that a change of the deck's numbers does
// not turn every record of it away at the door.
std::string with_hash(std::string line) {
    const std::size_t at = line.find(std::string(64, '0'));
    if (at == line.npos) return line;
    return line.replace(at, 64, founders().names.hash.data(), 64);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string line(reinterpret_cast<const char*>(data), size);
    const auto record = read_record(founders(), with_hash(line));
    if (!record) {
        if (record.error().empty()) std::abort();
        return 0;
    }
    const auto again = read_record(founders(), record_line(founders(), *record));
    if (!again || *again != *record) std::abort();
    const auto replayed = replay(founders(), *record);
    if (!replayed && replayed.error().empty()) std::abort();
    return 0;
}
