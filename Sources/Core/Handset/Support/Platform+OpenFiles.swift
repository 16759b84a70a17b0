internal import Foundation

extension Platform {
    package static var processIdentifier: Int { Int(getpid()) }

    /// The open files of this process that are not standard streams, and that programs may inherit or not;
    /// empty on other systems than Linux.
    ///
    /// Programs inherit no sockets: a port or a connection would stay open as long as a program runs.
    static var openFiles: [(descriptor: Int32, isInherited: Bool)] {
        numbers(inFolder: "/proc/self/fd").filter { $0 > STDERR_FILENO }.sorted().map {
            descriptor in
            var status = stat()
            let flags = fcntl(descriptor, F_GETFD)
            let isInherited =
                flags >= 0 && flags & FD_CLOEXEC == 0 && fstat(descriptor, &status) == 0
                && status.st_mode & S_IFMT != S_IFSOCK
            return (descriptor, isInherited)
        }
    }

    static var fileLimit: Int32 {
        var limit = rlimit()
        #if canImport(Glibc)
        let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        #else
        let resource = RLIMIT_NOFILE
        #endif
        guard getrlimit(resource, &limit) == 0 else { return 0 }
        return Int32(exactly: limit.rlim_cur) ?? .max
    }

    /// Returns the names in a folder that are numbers; none if it cannot be read.
    static func numbers(inFolder path: String) -> [Int32] {
        let found = (try? names(inFolder: Array(path.utf8))) ?? []
        return found.compactMap { Int32(String(decoding: $0, as: UTF8.self)) }
    }

    /// Returns the numbers of the processes of a group; only on Linux, since elsewhere they are not known.
    package static func processes(ofGroup group: Int32) -> [Int32] {
        numbers(inFolder: "/proc").filter { getpgid($0) == group }
    }
}
