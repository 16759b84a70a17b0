#ifndef HANDSET_CJANSSONARENA_ARENA_H
#define HANDSET_CJANSSONARENA_ARENA_H

#include <stddef.h>

/// What is left of an arena; it stands at the arena's beginning.
struct handset_arena {
    char *next;
    char *end;
    /// Whether something was allocated elsewhere because the arena was full.
    int has_overflown;
};

/// Makes jansson allocate from arenas, all of which lie in one piece of memory.
void handset_arenas_enable(void *start, size_t count);

/// Opens an arena for the running thread, or closes it with a null pointer.
void handset_arena_open(struct handset_arena *arena);

#endif
