import Foundation
import Handset

/// The lines of standard input.
enum ConsoleLines {
    /// The number of bytes kept of a line, more than any command has.
    private static let maximumByteCount = 4096

    /// Starts to read.
    ///
    /// The lines end at the end of standard input, or when it cannot be read.
    static func read() -> AsyncStream<String> {
        Platform.ignoreStopAtTerminalRead()
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
            let count = Platform.readStandardInput(into: &buffer)
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
