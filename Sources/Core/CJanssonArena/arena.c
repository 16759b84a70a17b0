#include "arena.h"

#include <jansson.h>
#include <malloc.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>

// Jansson's memory while an arena is open. Jansson allocates some forty times for each payload. In C the
// thread's arena is read in one instruction, where Swift needs calls.

enum { flag_size = 64 };

// All arenas, one after the other. Each begins with a flag that is set while it is taken, on a cache line
// of its own.
static char *arenas;
static size_t arena_count;
static size_t arena_size;
// The bytes of all arenas.
static size_t arena_bytes;

// The free part of the thread's arena; empty if none is open. Its place in the thread's memory is fixed when
// the program starts, so that each of the many allocations finds it without a call.
static _Thread_local struct {
    char *next;
    char *end;
} part __attribute__((tls_model("initial-exec")));
static _Thread_local int has_overflown;
// The arena that the thread used last, which is probably still in the cache of its processor.
static _Thread_local size_t last;
static _Thread_local int has_last;

// The bytes outside arenas that the thread may use; 0 for any number. And those that it uses.
static _Thread_local size_t limit;
static _Thread_local size_t used;
static _Thread_local int is_beyond_limit;

// Returns the bytes that a block takes, with malloc's own word before it, which is a quarter of a small one.
static size_t taken(void *memory)
{
    return malloc_usable_size(memory) + sizeof(size_t);
}

static void *allocate_outside(size_t count)
{
    has_overflown = 1;
    // Where jansson gets no memory for the rest of a token, it reads and writes beyond the token's end (lex_save
    // in load.c of 2.14 ignores the failure). So beyond the limit it gets memory, and no more input.
    if (limit && (used >= limit || count > limit - used)) is_beyond_limit = 1;
    void *memory = malloc(count);
    if (!memory) abort();
    if (limit) used += taken(memory);
    return memory;
}

static void *allocate(size_t count)
{
    char *memory = part.next;
    size_t rest = (size_t)(part.end - memory);
    if (__builtin_expect(count > rest, 0)) {
        return allocate_outside(count);
    }
    // The alignment of malloc is enough for jansson's types. The free part stays a multiple of it.
    part.next = memory + ((count + 15) & ~(size_t)15);
    return memory;
}

static void release_outside(void *memory)
{
    if (limit && memory) {
        size_t size = taken(memory);
        used -= size < used ? size : used;
    }
    free(memory);
}

static void release(void *memory)
{
    // A place before the arenas is a very large distance.
    if ((uintptr_t)memory - (uintptr_t)arenas < arena_bytes) return;
    release_outside(memory);
}

void handset_arenas_enable(void *start, size_t count, size_t size)
{
    arenas = start;
    arena_count = count;
    arena_size = size;
    arena_bytes = count * size;
    json_set_alloc_funcs(allocate, release);
}

void handset_arena_limit(size_t count)
{
    limit = count;
    used = 0;
    is_beyond_limit = 0;
}

size_t handset_arena_used(void)
{
    return used;
}

int handset_arena_is_beyond_limit(void)
{
    return is_beyond_limit;
}

void *handset_arena_open(void)
{
    static atomic_size_t thread_count;
    if (!has_last) {
        last = atomic_fetch_add_explicit(&thread_count, 1, memory_order_relaxed) % arena_count;
        has_last = 1;
    }
    for (size_t tried = 0; tried < arena_count; tried++) {
        size_t index = (last + tried) % arena_count;
        char *start = arenas + index * arena_size;
        if (!atomic_exchange_explicit((atomic_int *)start, 1, memory_order_acquire)) {
            last = index;
            part.next = start + flag_size;
            part.end = start + arena_size;
            has_overflown = 0;
            return start;
        }
    }
    return NULL;
}

int handset_arena_close(void)
{
    part.next = NULL;
    part.end = NULL;
    return !has_overflown;
}

void handset_arena_release(void *arena)
{
    atomic_store_explicit((atomic_int *)arena, 0, memory_order_release);
}

void handset_return_large_blocks(void)
{
#ifdef __GLIBC__
    // glibc raises this number with each large block that is freed, up to 32 MiB. It keeps the memory of large
    // blocks then, between small ones that live longer.
    mallopt(M_MMAP_THRESHOLD, 256 << 10);
#endif
}

void handset_return_freed_memory(void)
{
#ifdef __GLIBC__
    malloc_trim(0);
#endif
}
