#ifndef HANDSET_CJANSSONARENA_ARENA_H
#define HANDSET_CJANSSONARENA_ARENA_H

#include <stddef.h>

/// Makes jansson allocate from arenas, which lie one behind the other in memory that is all zeros.
///
/// To be called once, before anything else.
void handset_arenas_enable(void *start, size_t count, size_t size);

/// Takes an arena for what the running thread allocates next; NULL if all are taken.
void *handset_arena_open(void);

/// Ends that, and tells whether the arena has held all that was allocated.
int handset_arena_close(void);

/// Gives an arena back, on whatever thread; nothing in it may be used any more.
void handset_arena_release(void *arena);

#endif
