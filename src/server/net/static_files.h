// The files of a web client, held in memory: each with its tag and, where it helps, compressed.
#pragma once

#include <map>
#include <optional>
#include <string>

#include "server/net/http.h"

namespace kingdom::net {

class StaticFiles {
  public:
    StaticFiles() = default;
    // Every file under the folder. Throws when it cannot be read.
    explicit StaticFiles(const std::string& folder);

    bool empty() const { return files_.empty(); }
    // Nothing when there is no such file; / is index.html.
    std::optional<Response> answer(const Request& request) const;

  private:
    struct File {
        std::string type{};
        std::string tag{};
        Text plain{};
        Text compressed{};  // null where it is no shorter
        bool for_ever = false;
    };
    std::map<std::string, File, std::less<>> files_;
};

}  // namespace kingdom::net
