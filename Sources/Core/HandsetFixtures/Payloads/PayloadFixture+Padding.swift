extension PayloadFixture {
    private static let padding = UInt8(ascii: "x")

    /// Pads the payload to a size, for tests of limits.
    ///
    /// The letter `x` is appended to the first of these that is a string: `aps.alert`, `aps.alert.body`,
    /// `padding`. If none is, a top-level key `padding` is added, which does not change the printed text of
    /// `aps`. The key takes 13 bytes, so not every size is possible.
    ///
    /// - Parameter byteCount: The size of the JSON in bytes of UTF-8, without the newline.
    /// - Throws: ``PayloadFixtureError`` if the payload is larger already, or cannot have this size. The
    ///   payload then does not change.
    public mutating func pad(toByteCount byteCount: Int) throws(PayloadFixtureError) {
        let minimum = json.count
        guard byteCount >= minimum else {
            throw .tooSmall(byteCount: byteCount, minimum: minimum)
        }
        guard byteCount <= Self.maximumByteCount else {
            throw .tooLarge(byteCount: byteCount)
        }
        let missing = byteCount - minimum
        guard missing > 0 else { return }
        if let quote = closingQuoteOfPaddedText {
            insert(Array(repeating: Self.padding, count: missing), at: quote)
            return
        }
        guard range(of: [Self.paddingKey]) == nil else { throw .paddingKeyTaken }
        let opening = Array(",\"\(Self.paddingKey)\":\"".utf8)
        let keyCount = opening.count + 1
        guard missing >= keyCount else {
            throw .unreachable(byteCount: byteCount, minimum: minimum, next: minimum + keyCount)
        }
        insert(
            opening + Array(repeating: Self.padding, count: missing - keyCount)
                + [UInt8(ascii: "\"")],
            at: minimum - 1)
    }

    /// The index of the closing quote of the string that is padded; `nil` if there is none.
    private var closingQuoteOfPaddedText: Int? {
        [["aps", "alert"], ["aps", "alert", "body"], [Self.paddingKey]].lazy
            .compactMap { range(of: $0) }
            .first { json[$0.lowerBound] == UInt8(ascii: "\"") }
            .map { $0.upperBound - 1 }
    }
}
