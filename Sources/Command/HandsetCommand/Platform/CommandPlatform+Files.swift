import Glibc
import Handset

extension Platform {
    /// Opens a file for reading, without waiting for the writer of a pipe; the caller closes it.
    ///
    /// A pipe can be read as soon as a writer has written something, or has come and gone.
    static func openInput(_ path: String) throws(Failure) -> Int32 {
        let flags = O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
        let descriptor = open(cString(PathText.bytes(of: path)), flags)
        guard descriptor >= 0 else { throw .ofLastCall }
        return descriptor
    }

    /// Opens a file for writing, and creates or truncates it; `nil` for a pipe without a reader.
    ///
    /// The caller closes the descriptor.
    static func openOutput(_ path: String, mode: UInt32) throws(Failure) -> Int32? {
        let flags = O_WRONLY | O_CREAT | O_TRUNC | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
        let descriptor = open(cString(PathText.bytes(of: path)), flags, mode_t(mode))
        if descriptor >= 0 { return descriptor }
        let failure = Failure.ofLastCall
        guard failure.code == ENXIO, FileStatus(path: path)?.isPipe == true else { throw failure }
        return nil
    }

    /// Opens a pipe or a terminal again for writing, in non-blocking mode; `nil` if it is something else or
    /// cannot be opened.
    static func reopenForWriting(_ descriptor: Int32) -> Int32? {
        guard FileStatus(descriptor: descriptor)?.isPipe == true || isTerminal(descriptor) else {
            return nil
        }
        let reopened = open(
            "/proc/self/fd/\(descriptor)", O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
        return reopened < 0 ? nil : reopened
    }

    /// Returns the number of bytes in a pipe that were not read, or `nil` if the system does not say.
    static func unreadByteCount(ofPipe descriptor: Int32) -> Int? {
        var count: Int32 = 0
        return ioctl(descriptor, UInt(FIONREAD), &count) == 0 ? Int(count) : nil
    }

    /// Makes the next read of an open file begin at its beginning.
    static func rewind(_ descriptor: Int32) { lseek(descriptor, 0, SEEK_SET) }
}
