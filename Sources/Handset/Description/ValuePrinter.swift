/// A printer of values as texts to be searched, which uses its memory again for the next value.
final class ValuePrinter {
    private struct State: ~Copyable {
        var writer = DescriptionWriter()
        var bytes = TextBuffer()
        var string: String?

        mutating func print(
            _ value: PayloadNode, of tree: PayloadTree
        ) throws(DescriptionTooLong) {
            bytes.removeAll()
            string = nil
            try writer.write(value, of: tree, into: &bytes)
        }
    }

    private let unguarded = Unguarded(State())
    private var state: UnsafeMutablePointer<State> { unguarded.pointer }

    /// Prints a value, whose tree the caller holds, and forgets the last one.
    ///
    /// - Throws: ``DescriptionTooLong`` if the text is too long for ``DescriptionWriter``.
    func print(_ value: PayloadNode, of tree: PayloadTree) throws(DescriptionTooLong) {
        try state.pointee.print(value, of: tree)
    }

    /// The text of the last value.
    var text: String {
        if let string = state.pointee.string { return string }
        let string = withBytes { String(decoding: $0, as: UTF8.self) }
        state.pointee.string = string
        return string
    }

    /// Calls a closure with the text of the last value in UTF-8, without a copy.
    func withBytes<Result, Failure>(
        _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try state.pointee.bytes.withBytes(body)
    }
}
