internal import Glibc
internal import Handset

// The calls of the system that only the gateway needs.

extension Platform.Failure {
    /// True if the folder cannot be written, by its permissions or because the file system is read-only.
    var isWriteProtection: Bool { code == EROFS || code == EACCES }
}

extension Platform {
    /// Opens a file, creates it if it is missing, and waits until no other descriptor locks it.
    ///
    /// - Returns: Its descriptor. The lock ends when the caller closes it.
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
