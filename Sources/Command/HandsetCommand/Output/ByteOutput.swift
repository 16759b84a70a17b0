import Handset
import Synchronization

package final class ByteOutput {
    /// The number of buffered bytes at which they are written.
    private static let capacity = 64 << 10
    /// The number of bytes beyond which one text is written in pieces.
    private static let pieceByteCount = 1 << 20
    /// The time to wait for a slow reader after a signal, in milliseconds.
    private static let patienceAfterStop: Int32 = 500
    /// The time between attempts to open a pipe that has no reader, in milliseconds.
    private static let openingInterval: Int32 = 10
    /// True after a reader was given up: then the readers of other outputs get no time either.
    private static let isPatienceOver = Atomic<Bool>(false)

    /// True if every write goes out at once, for a reader that waits for it.
    ///
    /// The default for a terminal.
    package var isUnbuffered: Bool {
        get { pending.isUnbuffered }
        set { pending.isUnbuffered = newValue }
    }

    /// True if control characters are shown as pictures, except line ends and tabs.
    ///
    /// The default for a terminal, unless the writer uses colours and escapes text itself.
    var showsControls: Bool

    /// The bytes that wait to be written, and what decides when they are.
    ///
    /// One value, because each access to a property of a class is checked at run time, which takes some 60
    /// instructions.
    private struct Pending {
        var isUnbuffered: Bool
        var bytes: [UInt8] = []
        /// The offsets at which answers to payloads end; an answer without a byte has none, since nothing of it can
        /// be lost, and since a stream of such answers is never written.
        private(set) var answerEnds: [Int] = []
        /// The number of payloads whose answer was cut off or never begun because of a signal.
        var unansweredCount = 0
        /// True if bytes of the current answer were lost.
        var hasLostBeginning = false

        /// Returns true if the bytes are to be written now.
        mutating func append(_ body: (inout Pending) -> Void) -> Bool {
            body(&self)
            return isUnbuffered || bytes.count >= ByteOutput.capacity
        }

        mutating func endAnswer() {
            if hasLostBeginning {
                hasLostBeginning = false
                unansweredCount += 1
            } else {
                addAnswerEnd(bytes.count)
            }
        }

        mutating func addAnswerEnd(_ end: Int) {
            if end > answerEnds.last ?? 0 { answerEnds.append(end) }
        }

        /// `count` is the number of bytes that were written if the rest is lost; otherwise `nil`.
        mutating func remove(written count: Int?) {
            if let count {
                unansweredCount += answerEnds.count { $0 > count }
                if bytes.count > max(count, answerEnds.last ?? 0) { hasLostBeginning = true }
            }
            answerEnds.removeAll(keepingCapacity: true)
            bytes.removeAll(keepingCapacity: bytes.count <= 2 * ByteOutput.capacity)
        }
    }

    private var pending: Pending

    private var hasWritten = false
    /// True if nothing was written, also to the buffer.
    var isUntouched: Bool { !hasWritten && pending.bytes.isEmpty }

    /// True after the reader was given up; everything written then is lost.
    private(set) var hasGivenUp = false
    /// True if giving up the reader is an error: then what is lost cannot be counted elsewhere.
    package var failsWithoutReader = false

    /// The open file, or `nil` if everything stays in the buffer.
    private let descriptor: Int32?
    private let isTerminal: Bool
    /// True if the file was opened here, and is closed with the stream.
    private let ownsDescriptor: Bool
    private let name: String

    /// Creates a stream, with its name in errors, that closes the file if it owns it.
    init(descriptor: Int32, name: String, isOwned: Bool = false) {
        // A signal can interrupt a write only in non-blocking mode. The mode belongs to the open pipe, which
        // other processes share, so this needs a new one.
        let reopened = Platform.reopenForWriting(descriptor)
        self.descriptor = reopened ?? descriptor
        ownsDescriptor = isOwned || reopened != nil
        self.name = name
        isTerminal = Platform.isTerminal(descriptor)
        pending = Pending(isUnbuffered: isTerminal)
        showsControls = isTerminal
        if isOwned, reopened != nil { try? Platform.closeFile(descriptor) }
    }

    /// Creates a stream that keeps everything in its buffer.
    init() {
        descriptor = nil
        ownsDescriptor = false
        name = "memory"
        isTerminal = false
        pending = Pending(isUnbuffered: false)
        showsControls = false
    }

    /// Opens a file, and creates or truncates it; waits for the reader of a pipe, but not after a signal.
    ///
    /// `mode` has the permissions of a new file, before the process's mask.
    package convenience init(path: String, mode: UInt32 = 0o666) throws(OutputError) {
        do throws(Platform.Failure) {
            self.init(descriptor: try Self.open(path, mode), name: path, isOwned: true)
        } catch {
            throw OutputError(name: path, failure: error)
        }
    }

    private static func open(
        _ path: String, _ mode: UInt32
    ) throws(Platform.Failure) -> Int32 {
        while true {
            guard StopSignal.pending == nil else { throw .interrupted }
            if let descriptor = try Platform.openOutput(path, mode: mode) { return descriptor }
            // The system has no call that waits for a reader and for a signal.
            Platform.waitUntilReadable(StopSignal.descriptor, milliseconds: openingInterval)
        }
    }

    deinit {
        if ownsDescriptor, let descriptor { try? Platform.closeFile(descriptor) }
    }

    var buffer: [UInt8] { pending.bytes }

    var answerEnds: [Int] { pending.answerEnds }

    var unansweredCount: Int { pending.unansweredCount }

    func endAnswer() { pending.endAnswer() }

    func leaveUnanswered() { pending.unansweredCount += 1 }

    func write(answer bytes: UnsafeBufferPointer<UInt8>) throws(OutputError) {
        let isFull = append { pending in
            pending.bytes.append(contentsOf: bytes)
            pending.endAnswer()
        }
        if isFull { try flush() }
    }

    func write(
        _ bytes: some Collection<UInt8>, answerEnds ends: some Sequence<Int>
    ) throws(OutputError) {
        let isFull = append { pending in
            let start = pending.bytes.count
            pending.bytes.append(contentsOf: bytes)
            for end in ends { pending.addAnswerEnd(start + end) }
        }
        if isFull { try flush() }
    }

    /// From other modules, this is quicker than the function for any collection, which looks up the functions
    /// of the collection while it runs.
    package func write(_ bytes: [UInt8]) throws(OutputError) {
        guard bytes.count <= Self.pieceByteCount else { return try write(bytes[...]) }
        if append({ $0.bytes.append(contentsOf: bytes) }) { try flush() }
    }

    package func write(_ bytes: some Collection<UInt8>) throws(OutputError) {
        let bytes = try writeBeginning(of: bytes)
        if append({ $0.bytes.append(contentsOf: bytes) }) { try flush() }
    }

    /// Writes the beginning of very many bytes in pieces, never all in the buffer, and returns the rest.
    private func writeBeginning<Bytes: Collection<UInt8>>(
        of bytes: Bytes
    ) throws(OutputError) -> Bytes.SubSequence {
        var rest = bytes[...]
        // Characters that are shown differently must not be cut.
        guard descriptor != nil, !showsControls else { return rest }
        while rest.count > Self.pieceByteCount {
            let piece = rest.prefix(Self.pieceByteCount)
            rest = rest.dropFirst(Self.pieceByteCount)
            if append({ $0.bytes.append(contentsOf: piece) }) { try flush() }
        }
        return rest
    }

    package func write(_ bytes: some Collection<UInt8>, terminator: UInt8) throws(OutputError) {
        let bytes = try writeBeginning(of: bytes)
        let isFull = append { pending in
            pending.bytes.append(contentsOf: bytes)
            pending.bytes.append(terminator)
        }
        if isFull { try flush() }
    }

    /// Adds to the buffer, and returns true if it has to be written now.
    private func append(_ body: (inout Pending) -> Void) -> Bool {
        pending.append(body)
    }

    package func flush() throws(OutputError) {
        guard let descriptor else { return }
        if showsControls {
            pending.bytes = Array(SourceExcerpt.shownLines(pending.bytes).utf8)
        }
        guard isTerminal, let last = pending.bytes.last else { return try write(to: descriptor) }
        try ProgressLine.withoutLine(endingIn: last) { () throws(OutputError) in
            try write(to: descriptor)
        }
    }

    private func write(to descriptor: Int32) throws(OutputError) {
        var written = 0
        defer { pending.remove(written: hasGivenUp ? written : nil) }
        while written < pending.bytes.count, !hasGivenUp {
            do throws(Platform.Failure) {
                let count = try Platform.write(pending.bytes, from: written, to: descriptor)
                hasWritten = true
                if let count { written += count } else { waitForReader(of: descriptor) }
            } catch {
                throw OutputError(name: name, failure: error)
            }
        }
        if failsWithoutReader, hasGivenUp, written < pending.bytes.count {
            throw OutputError(name: name, failure: .notReady)
        }
    }

    /// Waits until the reader can take more, or gives up after a signal.
    ///
    /// After a signal, a reader has half a second to take something, if only a byte.
    private func waitForReader(of descriptor: Int32) {
        guard StopSignal.pending != nil else {
            _ = Platform.waitUntilWritable(
                descriptor, orReadable: StopSignal.descriptor, milliseconds: nil)
            return
        }
        var unread = Platform.unreadByteCount(ofPipe: descriptor)
        while !Self.isPatienceOver.load(ordering: .relaxed) {
            let isReady = Platform.waitUntilWritable(
                descriptor, orReadable: nil, milliseconds: Self.patienceAfterStop)
            if isReady { return }
            let rest = Platform.unreadByteCount(ofPipe: descriptor)
            guard let count = unread, let rest, rest < count else { break }
            unread = rest
        }
        Self.isPatienceOver.store(true, ordering: .relaxed)
        hasGivenUp = true
    }
}
