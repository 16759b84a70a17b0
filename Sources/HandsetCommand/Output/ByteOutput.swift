import Handset

/// A buffered output stream of bytes.
package final class ByteOutput {
    /// The number of buffered bytes at which they are written.
    private static let capacity = 64 << 10
    /// The time to wait for a slow reader after a signal, in milliseconds.
    private static let patienceAfterStop: Int32 = 1_000

    /// True if every write goes out at once, for a reader that waits for it.
    ///
    /// The default for a terminal.
    package var isUnbuffered: Bool

    /// True if control characters are shown as pictures, except line ends and tabs.
    ///
    /// The default for a terminal, unless the writer uses colours and escapes text itself.
    var showsControls: Bool

    /// The buffered bytes.
    private(set) var buffer: [UInt8] = []
    /// The offsets in the buffer at which answers to payloads end.
    private(set) var answerEnds: [Int] = []
    /// The number of payloads whose answer was cut off or never begun because of a signal.
    private(set) var unansweredCount = 0

    /// True after the reader was given up.
    ///
    /// Everything written then is lost.
    private var hasGivenUp = false

    /// True if bytes of the current answer were lost.
    private var hasLostBeginning = false

    /// The open file, or `nil` if everything stays in the buffer.
    private let descriptor: Int32?
    /// True if the file was opened here, and is closed with the stream.
    private let ownsDescriptor: Bool
    private let name: String

    /// - Parameters:
    ///   - descriptor: The open file.
    ///   - name: The name of the stream in errors.
    ///   - isOwned: True if the stream closes the file.
    init(descriptor: Int32, name: String, isOwned: Bool = false) {
        // A signal can interrupt a write only in non-blocking mode. The mode belongs to the open pipe, which
        // other processes share, so this needs a new one.
        let reopened = Platform.reopenPipe(descriptor)
        self.descriptor = reopened ?? descriptor
        ownsDescriptor = isOwned || reopened != nil
        self.name = name
        isUnbuffered = Platform.isTerminal(descriptor)
        showsControls = isUnbuffered
        if isOwned, reopened != nil { try? Platform.closeFile(descriptor) }
    }

    /// Creates a stream that keeps everything in its buffer.
    init() {
        descriptor = nil
        ownsDescriptor = false
        name = "memory"
        isUnbuffered = false
        showsControls = false
    }

    /// Opens a file, and creates or truncates it.
    package convenience init(path: String) throws(OutputError) {
        let descriptor: Int32
        do throws(Platform.Failure) {
            descriptor = try Platform.openOutput(path)
        } catch {
            throw OutputError(name: path, failure: error)
        }
        self.init(descriptor: descriptor, name: path, isOwned: true)
    }

    deinit {
        if ownsDescriptor, let descriptor { try? Platform.closeFile(descriptor) }
    }

    /// Marks the end of an answer to a payload.
    func endAnswer() {
        if hasLostBeginning {
            hasLostBeginning = false
            unansweredCount += 1
        } else {
            answerEnds.append(buffer.count)
        }
    }

    /// Counts a payload that gets no answer.
    func leaveUnanswered() { unansweredCount += 1 }

    /// Writes bytes in which answers end at the given offsets.
    func write(
        _ bytes: some Collection<UInt8>, answerEnds ends: some Sequence<Int>
    ) throws(OutputError) {
        let start = buffer.count
        buffer.append(contentsOf: bytes)
        answerEnds.append(contentsOf: ends.lazy.map { start + $0 })
        try flushIfFull()
    }

    /// Writes bytes.
    package func write(_ bytes: some Collection<UInt8>) throws(OutputError) {
        buffer.append(contentsOf: bytes)
        try flushIfFull()
    }

    /// Writes bytes and a terminator.
    package func write(_ bytes: some Collection<UInt8>, terminator: UInt8) throws(OutputError) {
        buffer.append(contentsOf: bytes)
        buffer.append(terminator)
        try flushIfFull()
    }

    private func flushIfFull() throws(OutputError) {
        if isUnbuffered || buffer.count >= Self.capacity { try flush() }
    }

    /// Writes the buffered bytes to the file.
    package func flush() throws(OutputError) {
        guard let descriptor else { return }
        if showsControls { buffer = Array(SourceExcerpt.shownLines(buffer).utf8) }
        var written = 0
        defer {
            if hasGivenUp {
                unansweredCount += answerEnds.count { $0 > written }
                if buffer.count > max(written, answerEnds.last ?? 0) { hasLostBeginning = true }
            }
            answerEnds.removeAll(keepingCapacity: true)
            buffer.removeAll(keepingCapacity: buffer.count <= 2 * Self.capacity)
        }
        while written < buffer.count, !hasGivenUp {
            do throws(Platform.Failure) {
                let count = try Platform.write(buffer, from: written, to: descriptor)
                if let count { written += count } else { waitForReader(of: descriptor) }
            } catch {
                throw OutputError(name: name, failure: error)
            }
        }
    }

    /// Waits until the reader can take more, or gives up after a signal.
    private func waitForReader(of descriptor: Int32) {
        let isStopping = StopSignal.pending != nil
        let isReady = Platform.waitUntilWritable(
            descriptor, orReadable: isStopping ? nil : StopSignal.descriptor,
            milliseconds: isStopping ? Self.patienceAfterStop : nil)
        if !isReady { hasGivenUp = true }
    }
}
