import Glibc
import Handset

extension Platform {
    /// Returns true if bytes, or the end, can be read without waiting.
    static func isReadable(_ descriptor: Int32) -> Bool {
        var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&ready, 1, 0) != 0
    }

    /// Returns true if nothing more will come from a pipe: it is empty, and has no writer any more.
    static func isAtEnd(_ descriptor: Int32) -> Bool {
        var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&ready, 1, 0) > 0 && ready.revents & Int16(POLLIN) == 0
    }

    /// The time that a program at the other end of a pipe has to write its first byte, in milliseconds.
    private static let patienceWithPipe: Int32 = 5_000

    /// True if standard input has bytes: a file that is not empty, or a pipe into which something is written soon.
    static var hasInput: Bool {
        let input = CommandEnvironment.current.input
        guard let status = FileStatus(descriptor: input) else { return false }
        if status.isOrdinary { return status.size > 0 }
        guard status.isPipe else { return false }
        var ready = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
        return poll(&ready, 1, patienceWithPipe) > 0 && ready.revents & Int16(POLLIN) != 0
    }

    /// Waits for one of two files, without end if there is no time; true if the first one can be read.
    @discardableResult
    static func waitUntilReadable(
        _ descriptor: Int32, or other: Int32, milliseconds: Int32? = nil
    ) -> Bool {
        var ready = [descriptor, other].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        poll(&ready, nfds_t(ready.count), milliseconds ?? -1)
        return ready[0].revents != 0
    }

    /// Waits until a file can be written, or another one can be read; false if the time, if any, is up.
    static func waitUntilWritable(
        _ descriptor: Int32, orReadable other: Int32?, milliseconds: Int32?
    ) -> Bool {
        var ready = [
            pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0),
            pollfd(fd: other ?? -1, events: Int16(POLLIN), revents: 0),
        ]
        return poll(&ready, nfds_t(ready.count), milliseconds ?? -1) != 0
    }
}
