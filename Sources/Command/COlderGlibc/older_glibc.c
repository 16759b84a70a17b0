#include <errno.h>
#include <math.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/random.h>

// Functions that the libraries of Swift take from glibc 2.36, for a program that runs with an older one. Theirs are
// hidden, so that a library which comes later keeps those of the machine.
#pragma GCC visibility push(hidden)

void arc4random_buf(void *bytes, size_t count)
{
    char *next = bytes;
    while (count > 0) {
        // At most 256 bytes arrive whole.
        ssize_t arrived = getrandom(next, count < 256 ? count : 256, 0);
        if (arrived < 0) {
            if (errno == EINTR)
                continue;
            abort();
        }
        next += arrived;
        count -= (size_t)arrived;
    }
}

uint32_t arc4random(void)
{
    uint32_t number;
    arc4random_buf(&number, sizeof number);
    return number;
}

uint32_t arc4random_uniform(uint32_t bound)
{
    if (bound < 2)
        return 0;
    // The first numbers, of which no whole run of `bound` is left, would make some results likelier.
    uint32_t least = -bound % bound;
    uint32_t number;
    do
        number = arc4random();
    while (number < least);
    return number % bound;
}

// glibc 2.35 has a `hypot` that does not set `errno`; the one before it is as exact.
#if defined(__x86_64__)
__asm__(".symver first_hypot, hypot@GLIBC_2.2.5");
#elif defined(__aarch64__)
__asm__(".symver first_hypot, hypot@GLIBC_2.17");
#else
#error "the first version of hypot in this processor's glibc is not known"
#endif

extern __attribute__((visibility("default"))) double first_hypot(double x, double y);

double hypot(double x, double y) { return first_hypot(x, y); }

#pragma GCC visibility pop
