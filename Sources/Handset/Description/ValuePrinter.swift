/// Prints the values of payloads one after another, as texts to be searched.
///
/// One that is used again needs no new memory for most values.
final class ValuePrinter {
    private static let largestIdleByteCount = 1 << 20

    private struct State: ~Copyable {
        var writer = DescriptionWriter()
        var bytes = TextBuffer()
        var string: String?

        mutating func print(_ value: PayloadNode) throws(DescriptionTooLong) {
            // One large value must not keep its memory for the rest of an endless stream.
            bytes.removeAll(keepingAtMost: ValuePrinter.largestIdleByteCount)
            string = nil
            try writer.write(value, into: &bytes)
        }
    }

    private let unguarded = Unguarded(State())
    private var state: UnsafeMutablePointer<State> { unguarded.pointer }

    /// Prints a value, whose tree is held by the caller, in the place of the last one.
    ///
    /// - Throws: ``DescriptionTooLong`` if the text is too long for ``DescriptionWriter``.
    func print(_ value: PayloadNode) throws(DescriptionTooLong) {
        try state.pointee.print(value)
    }

    /// What `%@` gives for the value that was printed last.
    var text: String {
        if let string = state.pointee.string { return string }
        let string = withBytes { String(decoding: $0, as: UTF8.self) }
        state.pointee.string = string
        return string
    }

    /// The same in UTF-8, which costs nothing.
    func withBytes<Result, Failure>(
        _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try state.pointee.bytes.withBytes(body)
    }
}
