#include "batch/kingdom_batch.h"

#include <cstring>
#include <string>

#include "ai/net/judge.h"
#include "ai/net/traits.h"
#include "batch/batch.h"
#include "cards/founders.h"

struct kingdom_batch {
    kingdom::batch::Batch batch;
};
struct kingdom_net {
    kingdom::ai::net::Network network;
};

namespace {

using namespace kingdom;

thread_local std::string last_error;

bool fails(const std::string& sentence) {
    last_error = sentence;
    return true;
}

// Null without a fault when none is asked for.
bool find_level(const char* name, const ai::Level*& level) {
    level = nullptr;
    if (name == nullptr || *name == '\0') return true;
    level = ai::level_named(name);
    if (level != nullptr) return true;
    fails(std::string("no level is called '") + name + "'");
    return false;
}

bool is_faulty(const kingdom_batch_options& options, const kingdom_batch_buffers& buffers) {
    if (options.games == 0 || options.games % 2 != 0) {
        return fails("games must be an even number, at least 2");
    }
    if (options.threads == 0) return fails("threads must be at least 1");
    if ((options.modules & 0x1fu) == 0 || options.modules > 0x1fu) {
        return fails("modules must name at least one of the five, by the bits 0 to 4");
    }
    if (options.solo_percent > 100 || options.perturbed_percent > 100) {
        return fails("solo_percent and perturbed_percent must lie between 0 and 100");
    }
    if (options.perturbed_decks > 200) return fails("perturbed_decks must be at most 200");
    const bool whole = buffers.observations != nullptr && buffers.menus != nullptr &&
                       buffers.seats != nullptr && buffers.decks != nullptr &&
                       buffers.ended != nullptr && buffers.results != nullptr;
    if (!whole) return fails("a buffer is missing");
    if (options.teacher != nullptr && *options.teacher != '\0' && buffers.taught == nullptr) {
        return fails("a teacher needs the buffer taught");
    }
    return false;
}

}  // namespace

kingdom_batch_layout kingdom_batch_get_layout(void) {
    using namespace kingdom::ai::net;
    kingdom_batch_layout layout{};
    layout.observation_version = kObservationVersion;
    layout.menu_version = kMenuVersion;
    layout.observation_bytes = sizeof(Observation);
    layout.menu_bytes = sizeof(Menu);
    layout.figures = kFigures;
    layout.piles = kPileCount;
    layout.tokens = kTokens;
    layout.token_bytes = sizeof(Token);
    layout.token_traits = kTokenTraits;
    layout.places = kSpotCount;
    layout.traits = kTraits;
    layout.trait_rows = kTraitRows;
    layout.roles = role::Count;
    layout.entries = kEntries;
    layout.layings = kLayings;
    layout.choices = kChoices;
    return layout;
}

kingdom_batch* kingdom_batch_create(const kingdom_batch_options* options,
                                    const kingdom_batch_buffers* buffers) {
    if (is_faulty(*options, *buffers)) return nullptr;
    batch::BatchOptions made;
    made.games = options->games;
    made.threads = options->threads;
    made.plan = {options->seed, options->modules, options->solo_percent, options->perturbed_percent,
                 options->perturbed_decks};
    made.rival_playouts = options->rival_playouts;
    made.teacher_playouts = options->teacher_playouts;
    if (!find_level(options->rival, made.rival)) return nullptr;
    if (!find_level(options->teacher, made.teacher)) return nullptr;
    // The layouts are those of kingdom_batch_layout: plain bytes, made to be looked at from
    // outside.
    batch::Buffers views;
    views.observations = reinterpret_cast<ai::net::Observation*>(buffers->observations);
    views.menus = reinterpret_cast<ai::net::Menu*>(buffers->menus);
    views.seats = buffers->seats;
    views.decks = buffers->decks;
    views.ended = buffers->ended;
    views.results = reinterpret_cast<std::array<batch::SeatResult, 2>*>(buffers->results);
    views.taught = buffers->taught;
    return new kingdom_batch{batch::Batch(founders().deck, made, views)};
}

void kingdom_batch_destroy(kingdom_batch* batch) {
    delete batch;
}

const char* kingdom_batch_error(void) {
    return last_error.c_str();
}

void kingdom_batch_reset(kingdom_batch* batch) {
    batch->batch.reset();
}

uint32_t kingdom_batch_step(kingdom_batch* batch, const int32_t* choices) {
    return batch->batch.step(choices);
}

uint32_t kingdom_batch_deck_count(const kingdom_batch* batch) {
    return batch->batch.plan().deck_count();
}

void kingdom_batch_traits(const kingdom_batch* batch, uint32_t deck, int8_t* traits) {
    const ai::net::Traits made = ai::net::traits_of(batch->batch.plan().deck(deck));
    std::memcpy(traits, &made, sizeof made);
}

kingdom_net* kingdom_net_read(const uint8_t* bytes, uint64_t size) {
    auto network = ai::net::read_network({bytes, static_cast<std::size_t>(size)});
    if (network) return new kingdom_net{std::move(*network)};
    fails(network.error());
    return nullptr;
}

void kingdom_net_close(kingdom_net* net) {
    delete net;
}

void kingdom_net_judge(const kingdom_net* net, const kingdom_batch* batch, uint32_t deck,
                       const uint8_t* observation, const uint8_t* menu, float* logits,
                       float* prospect) {
    using namespace kingdom::ai::net;
    const DeckTables tables(net->network, batch->batch.plan().deck(deck));
    Observation seen;
    Menu choices;
    std::memcpy(&seen, observation, sizeof seen);
    std::memcpy(&choices, menu, sizeof choices);
    Judge judge(net->network, tables);
    judge.look(seen);
    judge.weigh(seen, choices);
    for (std::size_t i = 0; i < kChoices; ++i) {
        const bool listed = i >= kOfferChoices
                                ? i - kOfferChoices < choices.entry_count
                                : ((choices.offers[i / kLayings] >> (i % kLayings)) & 1u) != 0;
        logits[i] = listed ? static_cast<float>(judge.liking(i)) / kOne : 0.0F;
    }
    const Prospect found = judge.prospect();
    prospect[0] = static_cast<float>(found.win) / 10000.0F;
    prospect[1] = static_cast<float>(found.points) / 10.0F;
    prospect[2] = static_cast<float>(found.others_points) / 10.0F;
}
