import Glibc
import Handset

/// A stream that bytes are written to, few writes for many bytes.
package final class ByteOutput {
    /// How many bytes are held back at most.
    private static let capacity = 64 << 10

    /// Whether nothing is held back, for a reader who is waiting for it; so it is for a terminal.
    package var isUnbuffered: Bool

    /// Whether what a terminal would act on is shown instead, but for line ends and tabs; so it is for a
    /// terminal, unless whoever writes has colours and sees to that.
    var showsControls: Bool

    /// What is held back.
    private(set) var buffer: [UInt8] = []

    /// The open file; `nil` if everything is held back.
    private let descriptor: Int32?
    private let name: String

    /// - Parameters:
    ///   - descriptor: The open file.
    ///   - name: What errors call it.
    init(descriptor: Int32, name: String) {
        self.descriptor = descriptor
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
        defer { buffer.removeAll(keepingCapacity: buffer.count <= 2 * Self.capacity) }
        while written < buffer.count {
            let count = buffer.withUnsafeBytes { bytes in
                Glibc.write(
                    descriptor, bytes.baseAddress.map { $0 + written }, bytes.count - written)
            }
            if count >= 0 {
                written += count
            } else if errno == EAGAIN {
                var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                poll(&ready, 1, -1)
            } else if errno != EINTR {
                throw OutputError(name: name, code: errno)
            }
        }
    }
}
