#include "server/hall/intention.h"

#include <algorithm>

#include "record/decision_json.h"

namespace kingdom::server {
namespace {

using namespace protocol;
using Intended = Result<Intention, Rejection>;

constexpr std::size_t kLongestClientId = 64;

Rejection bad(std::string sentence) {
    return {.key = ErrorKey::BadRequest, .message = std::move(sentence)};
}

template <class Words>
bool is_one_of(const Words& words, const std::string& word) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

// One function for each message that wants an entry; the rest falls through to the last.
struct Reader {
    Player seat;
    const DeckFile& deck;
    const std::vector<std::string>& levels;

    template <class Message>
    Intention plain(EntryKind kind, const Message& said) const {
        return {.entry = {.kind = kind, .seat = seat, .client_id = said.client_id}};
    }

    Intended operator()(const Decide& said) const {
        const auto decision = decision_from_json(deck, said.decision.value);
        if (!decision) return bad("decision: " + decision.error());
        Intention intention = plain(EntryKind::Decided, said);
        intention.entry.decision = *decision;
        intention.seq = said.seq;
        return intention;
    }
    Intended operator()(const TakeBack& said) const {
        Intention intention = plain(EntryKind::TookBack, said);
        intention.seq = said.seq;
        return intention;
    }
    Intended operator()(const Resign& said) const { return plain(EntryKind::Resigned, said); }
    Intended operator()(const HandOver& said) const {
        if (!is_one_of(levels, said.level)) return bad("level: there is no such level");
        Intention intention = plain(EntryKind::HandedOver, said);
        intention.entry.text = said.level;
        return intention;
    }
    Intended operator()(const TakeOver& said) const { return plain(EntryKind::TookOver, said); }
    Intended operator()(const Emote& said) const {
        if (!is_one_of(kEmotes, said.emote.value)) return bad("emote: there is no such emote");
        Intention intention = plain(EntryKind::Emoted, said);
        intention.entry.text = said.emote.value;
        return intention;
    }
    Intended operator()(const OfferEnd& said) const { return plain(EntryKind::EndOffered, said); }
    Intended operator()(const Claim& said) const { return plain(EntryKind::Claimed, said); }
    template <class Other>
    Intended operator()(const Other&) const {
        return bad("type: this cannot be done here");
    }
};

}  // namespace

Intended intention_of(const ClientMessage& message, Player seat, const DeckFile& deck,
                      const std::vector<std::string>& levels) {
    return std::visit(Reader{seat, deck, levels}, message);
}

std::optional<Rejection> client_id_fault(const std::string& client_id) {
    const bool printable =
        std::all_of(client_id.begin(), client_id.end(), [](char c) { return c > ' ' && c <= '~'; });
    if (printable && !client_id.empty() && client_id.size() <= kLongestClientId) {
        return std::nullopt;
    }
    return bad("client_id: 1 to 64 letters, digits or signs without spaces");
}

}  // namespace kingdom::server
