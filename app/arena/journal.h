// The resume file: JSON Lines, the settings first, then every finished pair as soon as it is
// finished. Whatever is cut off at its end is played again.
#pragma once

#include <fstream>
#include <string>
#include <vector>

#include "app/arena/pair_json.h"

namespace kingdom {

class Journal {
  public:
    // Goes on with the file, or begins it. Throws Failure for a file of other settings, one that
    // is no resume file, and one that cannot be written.
    Journal(std::string path, const DeckFile& file, const Plan& plan);

    // What was in the file; each pair once.
    const std::vector<FinishedPair>& finished() const { return finished_; }

    // Throws Failure.
    void write(const ai::Task& task, const ai::PairResult& pair);

  private:
    void read(const std::string& text, const nlohmann::ordered_json& settings);
    void write_line(const nlohmann::ordered_json& line);

    std::string path_;
    const Plan& plan_;
    std::vector<FinishedPair> finished_;
    std::ofstream out_;
};

}  // namespace kingdom
