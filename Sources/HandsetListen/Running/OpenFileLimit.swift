import Glibc

/// The limit on open files, and so on connections.
enum OpenFileLimit {
    /// Raises the limit as far as the system allows.
    ///
    /// The limit in most shells is 1,024, less than the connections that senders may open.
    static func raise() {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return }
        limit.rlim_cur = limit.rlim_max
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    }
}
