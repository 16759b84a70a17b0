package final class RefusedFile {
    private let output: ByteOutput?
    /// The first rejected bytes since ``takeSample()`` was called last.
    private var sample: [UInt8] = []
    /// The first rejected bytes since ``takeRefusal()`` was called last.
    private var refusal: [UInt8] = []
    /// The number of bytes that are kept of a sample, and of a refusal.
    private static let keptByteCount = 64 << 10
    /// The first error; nothing is kept after it.
    private(set) var failure: OutputError?

    /// Opens the file, and creates or truncates it; keeps nothing if the path is `nil`.
    package init(path: String?) throws(OutputError) {
        if let path {
            let output = try ByteOutput(path: path, mode: 0o644)
            output.failsWithoutReader = true
            self.output = output
        } else {
            output = nil
        }
    }

    package func keep(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard failure == nil else { return }
        if sample.count < Self.keptByteCount {
            sample += bytes.prefix(Self.keptByteCount - sample.count)
        }
        if refusal.count < Self.keptByteCount {
            refusal += bytes.prefix(Self.keptByteCount - refusal.count)
        }
        do throws(OutputError) {
            try output?.write(bytes)
        } catch {
            failure = error
        }
    }

    /// Returns the first bytes that were rejected since the last call, which tell what a source is.
    func takeSample() -> [UInt8] {
        defer { sample = [] }
        return sample
    }

    func takeRefusal() -> [UInt8] {
        defer { refusal = [] }
        return refusal
    }

    /// Writes buffered bytes, and throws an earlier error.
    package func flush() throws(OutputError) {
        if let failure { throw failure }
        try output?.flush()
    }
}
