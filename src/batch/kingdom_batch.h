/* The batched environment for other languages: plain C, buffers of the caller, no exception
 * crosses.
 *
 * Every function that can fail says so by its result; kingdom_batch_error() has the sentence. A
 * batch is used by one thread at a time; it has its own threads inside.
 */
#pragma once

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct kingdom_batch kingdom_batch;

typedef struct {
    uint32_t games; /* at once */
    uint32_t threads;
    uint64_t seed;
    uint32_t modules; /* bits: none, menace, advisors, quest, conquest */
    uint32_t solo_percent;
    uint32_t perturbed_percent; /* of the games are played with a deck that never existed */
    uint32_t perturbed_decks;   /* out of this many */
    const char* rival;          /* a level that plays one of the seats, or null */
    uint32_t rival_playouts;    /* 0: as its level says */
    const char* teacher;        /* a level that says what it would choose, or null */
    uint32_t teacher_playouts;
} kingdom_batch_options;

/* One element a game. */
typedef struct {
    uint8_t* observations; /* kingdom_batch_layout.observation_bytes each */
    uint8_t* menus;        /* kingdom_batch_layout.menu_bytes each */
    uint8_t* seats;        /* who is to choose: 0 or 1 */
    uint8_t* decks;        /* 0: the real one */
    uint8_t* ended;        /* 1: a game ended before this position */
    float* results;        /* of the game that ended last: by seat value, points, other's points */
    int32_t* taught;       /* the teacher's choice, -1 when the menu has no such; may be null */
} kingdom_batch_buffers;

typedef struct {
    uint32_t observation_version, menu_version;
    uint32_t observation_bytes, menu_bytes;
    uint32_t figures, piles, tokens, token_bytes, token_traits, places;
    uint32_t traits, trait_rows;
    uint32_t roles, entries, layings, choices;
} kingdom_batch_layout;

kingdom_batch_layout kingdom_batch_get_layout(void);

/* Null when something is wrong with the options. */
kingdom_batch* kingdom_batch_create(const kingdom_batch_options* options,
                                    const kingdom_batch_buffers* buffers);
void kingdom_batch_destroy(kingdom_batch* batch);

/* What was wrong with the last call of this thread that failed. */
const char* kingdom_batch_error(void);

void kingdom_batch_reset(kingdom_batch* batch);

/* One choice a game. The number of choices that were not on their menus: the menu's first was
 * played instead. */
uint32_t kingdom_batch_step(kingdom_batch* batch, const int32_t* choices);

/* The cards of one of the decks as numbers: trait_rows rows of `traits` bytes. */
uint32_t kingdom_batch_deck_count(const kingdom_batch* batch);
void kingdom_batch_traits(const kingdom_batch* batch, uint32_t deck, int8_t* traits);

/* A net in whole numbers, as the program plays with it. */
typedef struct kingdom_net kingdom_net;

/* From the bytes of its file; null when something is wrong with them. */
kingdom_net* kingdom_net_read(const uint8_t* bytes, uint64_t size);
void kingdom_net_close(kingdom_net* net);

/* What it thinks of one position of a batch, played with that deck: how much it likes every choice
 * (logits; only those on the menu mean anything), and win chance (-1 to 1), points, other's points.
 */
void kingdom_net_judge(const kingdom_net* net, const kingdom_batch* batch, uint32_t deck,
                       const uint8_t* observation, const uint8_t* menu, float* logits,
                       float* prospect);

#ifdef __cplusplus
}
#endif
