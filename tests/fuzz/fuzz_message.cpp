// Whatever a client sends is read or refused with a sentence; what is read can be written and
// read again.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "server/protocol/http_bodies.h"
#include "server/protocol/message_json.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace kingdom;
    using namespace kingdom::protocol;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    if (const auto message = read_client_message(text)) {
        const auto again = read_client_message(write_client_message(*message));
        if (!again || !(*again == *message)) std::abort();
    } else if (message.error().empty()) {
        std::abort();
    }
    read_body<NewTable>(text);
    read_body<Join>(text);
    read_body<Webhook>(text);
    return 0;
}
