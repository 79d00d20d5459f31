#include "server/hall/time_source.h"

#include <ctime>

namespace kingdom::server {

std::string day_of(Moment moment) {
    const std::time_t seconds = moment / 1000;
    std::tm parts{};
    gmtime_r(&seconds, &parts);
    std::string text(10, ' ');
    std::strftime(text.data(), text.size() + 1, "%Y-%m-%d", &parts);
    return text;
}

}  // namespace kingdom::server
