#include "arena.h"

#include <jansson.h>
#include <stdlib.h>

// Where jansson's memory comes from while an arena is open. Jansson asks for memory some forty times for
// each payload; in C the look at the thread's arena is one instruction, where Swift needs calls.

static _Thread_local struct handset_arena *current;
// Where all arenas begin and end.
static char *arenas_start;
static char *arenas_end;

static void *allocate(size_t count)
{
    struct handset_arena *arena = current;
    if (!arena)
        return malloc(count);
    size_t rest = (size_t)(arena->end - arena->next);
    if (count > rest) {
        arena->has_overflown = 1;
        return malloc(count);
    }
    void *memory = arena->next;
    // Jansson's own types need no larger alignment than malloc's.
    size_t aligned = (count + 15) & ~(size_t)15;
    arena->next += aligned < rest ? aligned : rest;
    return memory;
}

static void release(void *memory)
{
    if ((char *)memory < arenas_start || (char *)memory >= arenas_end)
        free(memory);
}

void handset_arenas_enable(void *start, size_t count)
{
    arenas_start = start;
    arenas_end = arenas_start + count;
    json_set_alloc_funcs(allocate, release);
}

void handset_arena_open(struct handset_arena *arena)
{
    current = arena;
}
