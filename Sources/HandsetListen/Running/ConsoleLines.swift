import Foundation
import Glibc

/// The lines of standard input.
enum ConsoleLines {
    /// The number of bytes kept of a line, more than any command has.
    private static let maximumByteCount = 4096

    /// Starts to read.
    ///
    /// The lines end at the end of standard input, or when it cannot be read.
    static func read() -> AsyncStream<String> {
        // Otherwise a terminal would stop a process that reads it in the background.
        signal(SIGTTIN, SIG_IGN)
        let (lines, continuation) = AsyncStream.makeStream(of: String.self)
        Thread.detachNewThread {
            read { continuation.yield($0) }
            continuation.finish()
        }
        return lines
    }

    private static func read(_ body: (String) -> Void) {
        var line: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = Glibc.read(STDIN_FILENO, &buffer, buffer.count)
            if count < 0 {
                switch errno {
                case EINTR: continue
                case EAGAIN:
                    var ready = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
                    poll(&ready, 1, -1)
                    continue
                case EIO where isatty(STDIN_FILENO) == 1 && tcgetpgrp(STDIN_FILENO) != getpgrp():
                    // A background process waits until it is in the foreground.
                    sleep(1)
                    continue
                default: break
                }
            }
            guard count > 0 else { break }
            for byte in buffer.prefix(count) {
                if byte == UInt8(ascii: "\n") {
                    body(String(decoding: line, as: UTF8.self))
                    line = []
                } else if line.count < maximumByteCount {
                    line.append(byte)
                }
            }
        }
        if !line.isEmpty { body(String(decoding: line, as: UTF8.self)) }
    }
}
