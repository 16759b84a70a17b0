#include <stddef.h>
#include <stdint.h>

// libFuzzer comes without a header; its documentation ("Using libFuzzer as a library") has this.
int LLVMFuzzerRunDriver(
    int *argc, char ***argv, int (*callback)(const uint8_t *data, size_t size));
