import Glibc

/// How many files, and so connections, the process may have open at once.
enum OpenFileLimit {
    /// Raises the limit as far as the system lets this process.
    ///
    /// A shell's own is 1,024 in most cases: fewer than senders may want connections.
    static func raise() {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return }
        limit.rlim_cur = limit.rlim_max
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    }
}
