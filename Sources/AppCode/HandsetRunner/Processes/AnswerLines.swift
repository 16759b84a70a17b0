import Dispatch
import Handset

/// The lines with which an app's program answers, as they come through a pipe.
final class AnswerLines: Sendable {
    private struct Rest: Sendable {
        /// The bytes that were read after the last line.
        var bytes: [UInt8] = []
        /// The number of those bytes among which there is no end of a line.
        var searchedCount = 0
    }

    private static let maximumByteCount = 64 << 20
    private static let newline = UInt8(ascii: "\n")

    private let program: String
    private let descriptor: Int32
    private let rest = Locked(Rest())
    private let hasEnded = Locked(false)

    /// - Parameters:
    ///   - program: The name of the program.
    ///   - descriptor: The end of the pipe from which is read, which is closed at the end.
    init(of program: String, from descriptor: Int32) {
        self.program = program
        self.descriptor = descriptor
    }

    deinit { try? Platform.closeFile(descriptor) }

    /// Ends the lines after those that are in the pipe, also if a process has the other end.
    func end() { hasEnded.withLock { $0 = true } }

    /// Waits for a line on a thread of its own; one caller at a time.
    ///
    /// - Returns: The line; `nil` at the end.
    /// - Throws: ``PackageFault`` if the line is longer than any answer.
    func next() async throws -> [UInt8]? {
        try await withCheckedThrowingContinuation { continuation in
            DispatchQueue.global().async {
                continuation.resume(with: Result { try self.nextNow() })
            }
        }
    }

    private func nextNow() throws -> [UInt8]? {
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            if let line = takeLine() { return line }
            guard let count = try? read(into: &buffer), count > 0 else { return nil }
            let heldCount = rest.withLock { rest in
                rest.bytes += buffer.prefix(count)
                return rest.bytes.count
            }
            if heldCount > Self.maximumByteCount {
                let words = rest.withLock { String(decoding: $0.bytes.prefix(200), as: UTF8.self) }
                throw PackageFault.foreignAnswer(program, words)
            }
        }
    }

    private func takeLine() -> [UInt8]? {
        rest.withLock { rest in
            guard let end = rest.bytes[rest.searchedCount...].firstIndex(of: Self.newline) else {
                rest.searchedCount = rest.bytes.count
                return nil
            }
            let line = Array(rest.bytes[..<end])
            rest.bytes.removeFirst(end + 1)
            rest.searchedCount = 0
            return line
        }
    }

    /// Returns the number of bytes that were read; none at the end.
    private func read(into buffer: inout [UInt8]) throws(Platform.Failure) -> Int {
        while true {
            // It is asked before, since what the program has written last is read after that.
            let isLast = hasEnded.withLock(\.self)
            guard Platform.waitUntilReadable(descriptor, milliseconds: isLast ? 0 : 100) else {
                if isLast { return 0 }
                continue
            }
            let count = try buffer.withUnsafeMutableBytes { bytes in
                Result { () throws(Platform.Failure) in
                    try Platform.read(descriptor, into: bytes)
                }
            }.get()
            // A signal does not end the reading.
            if let count { return count }
        }
    }
}
