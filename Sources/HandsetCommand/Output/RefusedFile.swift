/// The file that keeps refused bytes, if one was asked for.
package final class RefusedFile {
    private let output: ByteOutput?
    /// Why bytes could not be kept; once that is so, no more are.
    private(set) var failure: OutputError?

    /// Opens the file, which is made empty or made at all.
    ///
    /// - Parameter path: The file's path. If `nil`, nothing is kept.
    /// - Throws: ``OutputError`` if the file cannot be opened.
    package init(path: String?) throws(OutputError) {
        if let path {
            output = try ByteOutput(path: path)
        } else {
            output = nil
        }
    }

    /// Keeps some bytes.
    package func keep(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard failure == nil else { return }
        do throws(OutputError) {
            try output?.write(bytes)
        } catch {
            failure = error
        }
    }

    /// Writes what is held back, and throws whatever has kept bytes from being kept.
    package func flush() throws(OutputError) {
        if let failure { throw failure }
        try output?.flush()
    }
}
