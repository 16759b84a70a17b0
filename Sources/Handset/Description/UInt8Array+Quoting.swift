// How strings stand inside a container.

extension [UInt8] {
    /// Appends a string in UTF-8 as it stands inside a container, and what follows it.
    @inline(__always)
    mutating func appendQuotedIfNeeded(
        _ utf8: UnsafeBufferPointer<UInt8>, end: StaticString = ""
    ) {
        let text = QuotedText(utf8)
        appendPiece(ofAtMost: text.maximumByteCount + end.utf8CodeUnitCount) { cursor in
            text.write(to: &cursor)
            cursor.write(end)
        }
    }

    static func isBare(_ byte: UInt8) -> Bool { QuotedText.isBare(byte) }
}
