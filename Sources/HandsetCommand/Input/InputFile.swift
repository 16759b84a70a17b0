import Glibc

/// An open stream of bytes.
final class InputFile {
    private let descriptor: Int32
    private let name: String

    /// Takes over an open file, and closes it at the end unless it is standard input.
    init(descriptor: Int32, name: String) {
        self.descriptor = descriptor
        self.name = name
    }

    deinit {
        if descriptor != STDIN_FILENO { close(descriptor) }
    }

    /// True if the bytes are typed.
    var isTerminal: Bool { isatty(descriptor) == 1 }

    /// True if reading never waits, as with a file on a disk.
    var isAlwaysReady: Bool { FileIdentity(descriptor: descriptor)?.isOrdinary ?? false }

    /// True if bytes, or the end, can be read without waiting.
    var isReady: Bool {
        var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&ready, 1, 0) != 0
    }

    /// Reads the available bytes into a buffer, and waits if there are none.
    ///
    /// - Parameters:
    ///   - buffer: The buffer for the bytes.
    ///   - pause: A closure that is called before waiting.
    /// - Returns: The number of bytes; 0 at the end.
    /// - Throws: ``InputError`` if the stream cannot be read, ``StopRequest`` if a signal has come, and
    ///   the errors of `pause`.
    func read(
        into buffer: UnsafeMutableRawBufferPointer, pause: () throws -> Void
    ) throws -> Int {
        while true {
            try StopSignal.check()
            if !isReady {
                try pause()
                var ready = [descriptor, StopSignal.descriptor].map {
                    pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
                }
                poll(&ready, nfds_t(ready.count), -1)
                try StopSignal.check()
            }
            let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
            if count >= 0 { return count }
            guard errno == EINTR || errno == EAGAIN else {
                throw InputError(name: name, code: errno)
            }
        }
    }
}
