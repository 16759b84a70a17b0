/// JSON of any kind that somebody has written to be put into a payload: its text is kept.
///
/// Jansson reads it and finds what is wrong with it, but does not write it anew: it would write `0.1`
/// as `0.10000000000000001`, and has no integers beyond 64 bits.
package struct JSONFragment: Sendable {
    /// The text, without white space between its tokens.
    package let bytes: [UInt8]

    /// Reads a value.
    ///
    /// - Parameters:
    ///   - text: The value, with nothing but white space around it.
    ///   - source: What errors call the text.
    /// - Throws: ``PayloadRefusal`` if the text is anything else.
    package init(_ text: String, source: String) throws(PayloadRefusal) {
        let reader = PayloadReader(
            source: source, bytes: Array(text.utf8), framing: .whole,
            maximumByteCount: PayloadReader.largestMaximumByteCount)
        reader.takesAnyValue = true
        switch reader.next() {
        case .payload:
            let bytes = reader.lastBytes
            self.bytes = JSONToken.joined(bytes, bytes.indices)
        case .refusal(let refusal): throw Self.ofValue(refusal)
        case .failure, nil: throw Self.ofValue(reader.refusalOfEmptyInput())
        }
    }

    /// A refusal in the words for a value, which are others than those for a whole payload.
    private static func ofValue(_ refusal: PayloadRefusal) -> PayloadRefusal {
        var refusal = refusal
        switch refusal.reason {
        case .empty: refusal.advice = "give a value, such as 1, true, \"text\" or {}"
        case .unfinished:
            refusal.finding = "found the end of this value inside a string, an array or an object"
            refusal.advice = "close strings with \", arrays with ] and objects with }"
        case .severalOnLine:
            refusal.finding = refusal.finding.replacing("the payload", with: "the value")
            refusal.advice = "give one value only"
        default: break
        }
        return refusal
    }
}
