// Hints and judgements in the words of the protocol.
#pragma once

#include "ai/hint/hint.h"
#include "cards/deck_names.h"
#include "server/protocol/advice.h"

namespace kingdom::server {

protocol::HintsGiven hints_given(const DeckFile& deck, const Setup& setup, const ai::Hints& hints);

// `played` as it stands in the record.
protocol::ReviewedDecision reviewed(const DeckFile& deck, const Setup& setup, const Turn& played,
                                    const ai::Judgement& judgement);

}  // namespace kingdom::server
