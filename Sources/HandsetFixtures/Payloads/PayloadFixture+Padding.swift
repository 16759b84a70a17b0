extension PayloadFixture {
    private static let padding = UInt8(ascii: "x")

    /// Makes the payload as large as it shall be, for tests of limits.
    ///
    /// The letter `x` is put behind the first of these that is a text: `aps.alert`, `aps.alert.body`,
    /// `padding`. Otherwise a top-level key `padding` is added, which the text of `aps` does not show.
    /// It takes 13 bytes, so that not every size is possible.
    ///
    /// - Parameter byteCount: How many bytes in UTF-8 the JSON shall have, the newline not counted.
    /// - Throws: ``PayloadFixtureError`` if it has more already, or cannot have so many; the payload is
    ///   then as it was.
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

    /// Where the closing quote of the text stands that is made longer; `nil` if there is none.
    private var closingQuoteOfPaddedText: Int? {
        [["aps", "alert"], ["aps", "alert", "body"], [Self.paddingKey]].lazy
            .compactMap { range(of: $0) }
            .first { json[$0.lowerBound] == UInt8(ascii: "\"") }
            .map { $0.upperBound - 1 }
    }
}
