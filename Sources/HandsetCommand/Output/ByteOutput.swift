import Glibc
import Handset

/// A stream that bytes are written to, few writes for many bytes.
package final class ByteOutput {
    /// How many bytes are held back at most.
    private static let capacity = 64 << 10
    /// How long a reader that does not read is waited for once a signal has come, in milliseconds.
    private static let patienceAfterStop: Int32 = 1_000

    /// Whether nothing is held back, for a reader who is waiting for it; so it is for a terminal.
    package var isUnbuffered: Bool

    /// Whether what a terminal would act on is shown instead, but for line ends and tabs; so it is for a
    /// terminal, unless whoever writes has colours and sees to that.
    var showsControls: Bool

    /// What is held back.
    private(set) var buffer: [UInt8] = []
    /// Where answers to payloads end in it.
    private(set) var answerEnds: [Int] = []
    /// How many payloads have no answer that was written to its end, because a signal came before.
    private(set) var unansweredCount = 0

    /// Whether nobody is waited for any more, and what is written is lost.
    private var hasGivenUp = false

    /// Whether bytes were lost of an answer that has not ended yet.
    private var hasLostBeginning = false

    /// The open file; `nil` if everything is held back.
    private let descriptor: Int32?
    private let name: String

    /// - Parameters:
    ///   - descriptor: The open file.
    ///   - name: What errors call it.
    init(descriptor: Int32, name: String) {
        self.descriptor = Self.reopenedPipe(descriptor) ?? descriptor
        self.name = name
        isUnbuffered = isatty(descriptor) == 1
        showsControls = isUnbuffered
    }

    /// Creates a stream that holds back all of what is written.
    init() {
        descriptor = nil
        name = "memory"
        isUnbuffered = false
        showsControls = false
    }

    /// Opens a file, which is made empty or made at all.
    package convenience init(path: String) throws(OutputError) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw OutputError(name: path, code: errno) }
        self.init(descriptor: descriptor, name: path)
    }

    /// Opens a pipe anew, so that no write to it waits where a signal would not be noticed; `nil` if it is
    /// none, or cannot be.
    ///
    /// Without waiting is how the pipe is opened, for whoever shares it; so it has to be opened anew.
    private static func reopenedPipe(_ descriptor: Int32) -> Int32? {
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFIFO else {
            return nil
        }
        let reopened = open("/proc/self/fd/\(descriptor)", O_WRONLY | O_NONBLOCK | O_CLOEXEC)
        return reopened < 0 ? nil : reopened
    }

    /// Notes that the answer to a payload ends with what was written last.
    func endAnswer() {
        if hasLostBeginning {
            hasLostBeginning = false
            unansweredCount += 1
        } else {
            answerEnds.append(buffer.count)
        }
    }

    /// Notes that a payload gets no answer.
    func leaveUnanswered() { unansweredCount += 1 }

    /// Writes some bytes, now or later, in which answers end at some offsets.
    func write(
        _ bytes: some Collection<UInt8>, answerEnds ends: some Sequence<Int>
    ) throws(OutputError) {
        let start = buffer.count
        buffer.append(contentsOf: bytes)
        answerEnds.append(contentsOf: ends.lazy.map { start + $0 })
        try flushIfFull()
    }

    /// Writes some bytes, now or later.
    package func write(_ bytes: some Collection<UInt8>) throws(OutputError) {
        buffer.append(contentsOf: bytes)
        try flushIfFull()
    }

    /// Writes some bytes and one that ends them, now or later.
    package func write(_ bytes: some Collection<UInt8>, terminator: UInt8) throws(OutputError) {
        buffer.append(contentsOf: bytes)
        buffer.append(terminator)
        try flushIfFull()
    }

    private func flushIfFull() throws(OutputError) {
        if isUnbuffered || buffer.count >= Self.capacity { try flush() }
    }

    /// Writes what is held back.
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
            let count = buffer.withUnsafeBytes { bytes in
                Glibc.write(
                    descriptor, bytes.baseAddress.map { $0 + written }, bytes.count - written)
            }
            if count >= 0 {
                written += count
            } else if errno == EAGAIN {
                waitForReader(of: descriptor)
            } else if errno != EINTR {
                throw OutputError(name: name, code: errno)
            }
        }
    }

    /// Waits until something can be written, or gives up after a signal.
    private func waitForReader(of descriptor: Int32) {
        let isStopping = StopSignal.pending != nil
        var ready = [
            pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0),
            pollfd(
                fd: isStopping ? -1 : StopSignal.descriptor, events: Int16(POLLIN), revents: 0),
        ]
        let count = poll(&ready, nfds_t(ready.count), isStopping ? Self.patienceAfterStop : -1)
        if isStopping, count == 0 { hasGivenUp = true }
    }
}
