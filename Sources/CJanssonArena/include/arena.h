#ifndef HANDSET_CJANSSONARENA_ARENA_H
#define HANDSET_CJANSSONARENA_ARENA_H

#include <stddef.h>

/// Makes jansson allocate from arenas, which lie one after the other in memory that is all zeros.
///
/// Call it once, before anything else.
void handset_arenas_enable(void *start, size_t count, size_t size);

/// Takes an arena for the next allocations of this thread; returns NULL if all are taken.
void *handset_arena_open(void);

/// Ends the use of the arena; returns 0 if it was too small for the allocations.
int handset_arena_close(void);

/// Gives an arena back, on any thread. Nothing in it may be used afterwards.
void handset_arena_release(void *arena);

#endif
