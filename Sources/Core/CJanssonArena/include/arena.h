#ifndef HANDSET_CJANSSONARENA_ARENA_H
#define HANDSET_CJANSSONARENA_ARENA_H

#include <stddef.h>

/// Makes jansson allocate from arenas, which lie one after the other in memory that is all zeros.
///
/// Call it once, before anything else.
void handset_arenas_enable(void *start, size_t count, size_t size);

/// Sets the number of bytes that jansson may use on this thread outside arenas; 0 allows any number.
///
/// Beyond it, jansson still gets memory, and must get no more input. It has an effect only after arenas were
/// enabled.
void handset_arena_limit(size_t count);

/// Returns the number of bytes that jansson uses on this thread outside arenas since the limit was set.
size_t handset_arena_used(void);

/// Returns 1 if the thread has asked for more than the limit that was set last.
int handset_arena_is_beyond_limit(void);

/// Takes an arena for the next allocations of this thread; returns NULL if all are taken.
void *handset_arena_open(void);

/// Ends the use of the arena; returns 0 if it was too small for the allocations.
int handset_arena_close(void);

/// Gives an arena back, on any thread. Nothing in it may be used afterwards.
void handset_arena_release(void *arena);

/// Gives each large block back to the system when it is freed, from now on, where the C library can.
void handset_return_large_blocks(void);

/// Gives memory that was freed back to the system, where the C library can.
void handset_return_freed_memory(void);

#endif
