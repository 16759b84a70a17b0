/// A printer of values as texts to be searched, which uses its memory again for the next value.
struct ValuePrinter: ~Copyable {
    private var writer = DescriptionWriter()
    private var bytes = TextBuffer()
    private var string: String?
    /// The number of bytes of all texts of a payload so far.
    private var totalCount = 0

    /// Prints a value, whose tree the caller holds, and forgets the last one.
    ///
    /// - Throws: ``DescriptionWriter/TextTooLong`` if the text is too long for ``DescriptionWriter``, or all texts
    ///   since ``beginPayload()`` are longer than ``DescriptionWriter/maximumTotalByteCount``.
    mutating func print(
        _ value: PayloadNode, of tree: PayloadTree
    ) throws(DescriptionWriter.TextTooLong) {
        bytes.removeAll()
        string = nil
        writer.maximumByteCount = min(
            DescriptionWriter.defaultMaximumByteCount, tree.maximumTextByteCount)
        try writer.write(value, of: tree, into: &bytes)
        totalCount &+= bytes.count
        guard totalCount <= DescriptionWriter.maximumTotalByteCount else {
            throw DescriptionWriter.TextTooLong(
                maximumByteCount: DescriptionWriter.maximumTotalByteCount, isTotal: true)
        }
    }

    /// Begins to count the bytes of the texts of a payload.
    mutating func beginPayload() { totalCount = 0 }

    var text: String {
        mutating get {
            if let string { return string }
            let text = withBytes { String(decoding: $0, as: UTF8.self) }
            string = text
            return text
        }
    }

    /// Keeps only one copy of a long text, as ``text``: ``withBytes(_:)`` has no bytes afterwards.
    mutating func keepOnlyText() {
        guard bytes.count > TextBuffer.largestIdleCapacity else { return }
        _ = text
        bytes.removeAll()
    }

    /// Calls a closure with the text of the last value in UTF-8, without a copy.
    @inline(__always)
    func withBytes<Result, Failure>(
        _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try bytes.withBytes(body)
    }
}
