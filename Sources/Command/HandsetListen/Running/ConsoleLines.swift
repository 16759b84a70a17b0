import Foundation
import Handset

enum ConsoleLines {
    /// The number of bytes kept of a line, more than any command has.
    private static let maximumByteCount = 4096
    /// The number of lines that are read ahead.
    private static let waitingLimit = 64

    /// Calls a closure with one line after another, until standard input ends or cannot be read.
    ///
    /// While the closure does not keep up, nothing is read: the writer of standard input waits. After the
    /// task is cancelled, no line is read.
    ///
    /// - Parameters:
    ///   - input: Reads bytes; returns 0 or less at the end.
    ///   - body: Carries out a line.
    /// - Returns: The task that calls it.
    static func read(
        from input: @escaping @Sendable (inout [UInt8]) -> Int = {
            Platform.readStandardInput(into: &$0)
        }, _ body: @escaping @Sendable (String) async -> Void
    ) -> Task<Void, Never> {
        Platform.ignoreStopAtTerminalRead()
        let (lines, continuation) = AsyncStream.makeStream(of: String.self)
        // It begins at 0: a semaphore must not be freed with a lower value than its first.
        let room = DispatchSemaphore(value: 0)
        for _ in 0..<waitingLimit { room.signal() }
        Thread.detachNewThread {
            readLines(from: input) {
                room.wait()
                continuation.yield($0)
            }
            continuation.finish()
        }
        return Task {
            for await line in lines {
                await body(line)
                room.signal()
            }
        }
    }

    private static func readLines(
        from input: (inout [UInt8]) -> Int, _ body: (String) -> Void
    ) {
        var line: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = input(&buffer)
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
