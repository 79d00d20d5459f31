// The opponents of the `ai` room as the server's levels.
#pragma once

#include "server/hall/levels.h"

namespace kingdom {

class ServerLevels : public server::Levels {
  public:
    std::vector<std::string> names() const override;
    Decision choose(const Deck& deck, const View& view, const std::string& level,
                    std::uint64_t seed) const override;
    ai::Hints hints(const Deck& deck, const View& view, std::uint64_t seed) const override;
    ai::Judgement judge(const Deck& deck, const View& view, Decision played,
                        std::uint64_t seed) const override;
};

}  // namespace kingdom
