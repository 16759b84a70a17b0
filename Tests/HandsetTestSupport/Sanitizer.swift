internal import Glibc

/// Whether the tests, and so the command beside them, were built with a sanitizer.
public enum Sanitizer {
    /// A sanitizer keeps released memory for a while, so that the size of a process says nothing.
    public static var isActive: Bool {
        dlsym(nil, "__asan_init") != nil || dlsym(nil, "__tsan_init") != nil
    }
}
