internal import Glibc
internal import Handset

// The calls of the system that only the gateway needs.

extension Platform.Failure {
    /// True if the folder cannot be written, because of its permissions or a read-only file system.
    var isWriteProtection: Bool { code == EROFS || code == EACCES }
}

extension Platform {
    /// Opens or creates a file, and waits for its lock, which ends when the caller closes the descriptor.
    static func lockFile(_ path: String) throws(Failure) -> Int32 {
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw .ofLastCall }
        while flock(descriptor, LOCK_EX) != 0 {
            guard errno == EINTR else {
                let failure = Failure.ofLastCall
                close(descriptor)
                throw failure
            }
        }
        return descriptor
    }
}

extension Platform {
    /// Returns the 4 or 16 bytes of an IP address, 4 for version 4 within version 6; `nil` for another text.
    static func addressBytes(_ text: String) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: 16)
        if inet_pton(AF_INET, text, &bytes) == 1 { return Array(bytes.prefix(4)) }
        guard inet_pton(AF_INET6, text, &bytes) == 1 else { return nil }
        let isMapped = bytes.starts(with: [UInt8](repeating: 0, count: 10) + [0xFF, 0xFF])
        return isMapped ? Array(bytes.suffix(4)) : bytes
    }

    /// The smallest number that no open file has, or the largest `Int` if no file can be opened.
    static var lowestFreeDescriptor: Int {
        let descriptor = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 0)
        guard descriptor >= 0 else { return .max }
        close(descriptor)
        return Int(descriptor)
    }

    static var openFileLimit: Int {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else {
            return .max
        }
        return Int(exactly: limit.rlim_cur) ?? .max
    }
}

extension Platform {
    /// Returns new pages of zeros, which take memory once they are used; `nil` if memory is short.
    static func mapPages(_ byteCount: Int) -> UnsafeMutableRawPointer? {
        let pages = mmap(
            nil, byteCount, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
        return pages == MAP_FAILED ? nil : pages
    }

    static func unmapPages(_ pages: UnsafeMutableRawPointer, _ byteCount: Int) {
        munmap(pages, byteCount)
    }
}

extension Platform.Failure {
    /// True if the process or the system has too many files open, or too little memory for another.
    package var isShortage: Bool { [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(code) }

    var isPortInUse: Bool { code == EADDRINUSE }

    /// True if the address is not one of this machine.
    var isOtherMachine: Bool { code == EADDRNOTAVAIL }

    /// True if this user may not listen on the port.
    var isNotPermitted: Bool { code == EACCES || code == EPERM }
}
