import Glibc

/// An open stream of bytes.
final class InputFile {
    private let descriptor: Int32
    private let name: String

    /// Takes over an open file, but for standard input.
    init(descriptor: Int32, name: String) {
        self.descriptor = descriptor
        self.name = name
    }

    deinit {
        if descriptor != STDIN_FILENO { close(descriptor) }
    }

    /// Whether somebody types the bytes.
    var isTerminal: Bool { isatty(descriptor) == 1 }

    /// Whether reading never waits, as it is with a file on a disk.
    var isAlwaysReady: Bool { FileIdentity(descriptor: descriptor)?.isOrdinary ?? false }

    /// Whether something can be read, or the end noticed, without waiting.
    var isReady: Bool {
        var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&ready, 1, 0) != 0
    }

    /// Fills a buffer with what is there, and waits if nothing is.
    ///
    /// - Parameters:
    ///   - buffer: What is filled.
    ///   - pause: Is called before waiting.
    /// - Returns: How many bytes were read; 0 at the end.
    /// - Throws: ``InputError`` if the stream cannot be read, ``StopRequest`` if a signal has come, and
    ///   what `pause` throws.
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
