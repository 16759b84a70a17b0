/// A word or a sign of a Swift file's code.
struct SourceToken {
    /// A name with the sign before it, such as `@main` or `#if`, or one other sign.
    let text: String
    let offset: Int
    let line: Int

    var isName: Bool { text.utf8.first.map { SourceText.isName($0) && !Self.isDigit($0) } ?? false }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
