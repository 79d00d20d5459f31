#include "cards/founders_text.h"

namespace kingdom {

std::string_view founders_text() {
    return
#include "founders_text.inc"
        ;
}

}  // namespace kingdom
