/// The text of a JSON value that a user wrote to be put into a payload.
///
/// Jansson validates it, but does not write it: jansson would write `0.1` as `0.10000000000000001`, and
/// has no integers beyond 64 bits.
package struct JSONFragment: Sendable {
    /// The text, without white space between its tokens.
    package let bytes: [UInt8]

    /// White space may surround the value.
    ///
    /// - Throws: ``PayloadRefusal`` if the text is not one JSON value. ``RefusalMessage`` has words for it
    ///   in the context of a value.
    package init(_ text: String, source: String) throws(PayloadRefusal) {
        let reader = PayloadReader(
            source: source, whole: Array(text.utf8),
            maximumByteCount: PayloadReader.largestMaximumByteCount,
            maximumDepth: PayloadReader.largestMaximumDepth, takesAnyValue: true, refused: { _ in })
        switch reader.next() {
        case .payload:
            let bytes = reader.lastBytes
            self.bytes = JSONToken.joined(bytes, bytes.indices)
        case .refusal(let refusal): throw refusal
        case .failure, nil: throw reader.refusalOfEmptyInput()
        }
    }
}
