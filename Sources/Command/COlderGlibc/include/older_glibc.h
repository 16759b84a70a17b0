// Nothing is declared: the linker finds the functions before those of the C library.
