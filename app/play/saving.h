// Games on disk: a record each, finished or not.
#pragma once

#include <string>

#include "cards/deck_names.h"
#include "record/record.h"

namespace kingdom {

// Writes the whole file or none of it. Throws Failure.
void save_record(const DeckFile& file, const Record& record, const std::string& path);

// The only record of a file. Throws Failure.
Record load_record(const DeckFile& file, const std::string& path);

}  // namespace kingdom
