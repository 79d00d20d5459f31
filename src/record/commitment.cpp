#include "record/commitment.h"

#include "record/chance.h"
#include "record/record_json.h"
#include "record/sha256.h"

namespace kingdom {

std::string commitment_of(const DeckFile& file, const Record& record, std::string_view nonce) {
    Record begun = record;
    begun.chance = chance_of_deal(dealt_state(file, record));
    const nlohmann::json whole = record_to_json(file, begun);
    const nlohmann::json promised{{"chance", whole["chance"]},
                                  {"deck_hash", whole["deck_hash"]},
                                  {"nonce", nonce},
                                  {"setup", whole["setup"]}};
    const auto digits = sha256_hex(promised.dump());
    return {digits.begin(), digits.end()};
}

std::optional<std::string> commitment_fault(const DeckFile& file, const Record& record) {
    if (!record.promise) return "the record holds no commitment to its deal";
    const std::string found = commitment_of(file, record, record.promise->nonce);
    if (found == record.promise->commitment) return std::nullopt;
    return "the deal of the record has the commitment " + found + ", not " +
           record.promise->commitment;
}

}  // namespace kingdom
