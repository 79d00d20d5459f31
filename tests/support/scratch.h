// Files of one test program, gone when it ends.
#pragma once

#include <filesystem>
#include <string>
#include <unistd.h>

namespace kingdom::testing {

// A folder of this process, so that test programs side by side do not meet.
class ScratchFolder {
  public:
    explicit ScratchFolder(
        const std::filesystem::path& parent = std::filesystem::temp_directory_path())
        : path_(parent / ("kingdom_tests_" + std::to_string(getpid()))) {
        std::filesystem::create_directories(path_);
    }
    ~ScratchFolder() {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }
    ScratchFolder(const ScratchFolder&) = delete;
    ScratchFolder& operator=(const ScratchFolder&) = delete;
    std::string file(const std::string& name) const { return (path_ / name).string(); }

  private:
    std::filesystem::path path_;
};

inline std::string scratch(const std::string& name) {
    static const ScratchFolder folder;
    return folder.file(name);
}

}  // namespace kingdom::testing
