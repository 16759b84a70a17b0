/// Prints the values of payloads one after another, as texts to be searched.
///
/// One that is used again needs no new memory for most values.
final class ValuePrinter {
    private static let largestIdleByteCount = 1 << 20

    /// In one piece, since each look at what stands in an object is guarded.
    private struct State {
        var writer = DescriptionWriter()
        var bytes: [UInt8] = []
        var string: String?

        mutating func print(_ value: PayloadNode) throws(DescriptionTooLong) {
            // One large value must not keep its memory for the rest of an endless stream.
            bytes.removeAll(keepingCapacity: bytes.capacity <= ValuePrinter.largestIdleByteCount)
            string = nil
            try writer.write(value, into: &bytes)
        }
    }

    private var state = State()

    /// Prints a value, whose tree is held by the caller, in the place of the last one.
    ///
    /// - Throws: ``SessionSearchError`` if the text is too long for ``DescriptionWriter``.
    func print(_ value: PayloadNode) throws(SessionSearchError) {
        do throws(DescriptionTooLong) {
            try state.print(value)
        } catch {
            throw .textTooLong(error)
        }
    }

    /// What `%@` gives for the value that was printed last.
    var text: String {
        if let string = state.string { return string }
        let string = String(decoding: state.bytes, as: UTF8.self)
        state.string = string
        return string
    }

    /// The same in UTF-8, which costs nothing.
    func withBytes<Result, Failure>(
        _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try state.bytes.withUnsafeBufferPointer(body)
    }
}
