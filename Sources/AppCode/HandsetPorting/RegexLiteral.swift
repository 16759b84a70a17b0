/// The places of regular expressions in Swift code: `/a+/`, `#/a+/#`, and ones with several lines.
struct RegexLiteral {
    private let bytes: [UInt8]
    /// The end of the last line in which no slash ends an expression, so that no line is read for each slash of it.
    private var endOfFruitlessLine = 0

    /// Signs after which an expression can stand, where after a name a slash divides.
    private static let signsBefore = Array("(,=:[{;!&|?<>+-*%^~".utf8)
    private static let wordsBefore: Set<String> = [
        "return", "in", "case", "try", "await", "if", "while", "where", "throw", "else",
    ]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Returns the end of the expression that begins at a place; `nil` if none does.
    ///
    /// - Parameters:
    ///   - place: The place of the first sign.
    ///   - hashCount: The number of `#` there, which a slash follows.
    /// - Returns: The end.
    mutating func end(at place: Int, hashCount: Int) -> Int? {
        let slash = place + hashCount
        guard slash < bytes.count, bytes[slash] == UInt8(ascii: "/") else { return nil }
        guard hashCount == 0 else { return endOfExtended(from: slash + 1, hashCount: hashCount) }
        guard slash >= endOfFruitlessLine, canBegin(at: slash) else { return nil }
        var end = slash + 1
        while end < bytes.count, bytes[end] != UInt8(ascii: "\n") {
            if bytes[end] == UInt8(ascii: "/") { return end + 1 }
            end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
        }
        endOfFruitlessLine = end
        return nil
    }

    /// An expression does not begin with white space or the end of parentheses, and stands where a value can.
    private func canBegin(at slash: Int) -> Bool {
        guard let next = bytes[(slash + 1)...].first, !Array(" \t\n/*),]".utf8).contains(next)
        else {
            return false
        }
        let before = bytes[..<slash]
            .lastIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
        guard let before, bytes[before] != UInt8(ascii: "\n") else { return true }
        guard SourceText.isName(bytes[before]) else {
            return Self.signsBefore.contains(bytes[before])
        }
        let start = bytes[...before].lastIndex { !SourceText.isName($0) }.map { $0 + 1 } ?? 0
        return Self.wordsBefore.contains(String(decoding: bytes[start...before], as: UTF8.self))
    }

    private func endOfExtended(from start: Int, hashCount: Int) -> Int? {
        let sign = bytes[start...].first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
        let hasLines = sign == UInt8(ascii: "\n") || sign == UInt8(ascii: "\r")
        var place = start
        while place < bytes.count, hasLines || bytes[place] != UInt8(ascii: "\n") {
            let next = place + 1
            if bytes[place] == UInt8(ascii: "/"), next + hashCount <= bytes.count,
                bytes[next..<next + hashCount].allSatisfy({ $0 == UInt8(ascii: "#") })
            {
                return next + hashCount
            }
            place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
        }
        return nil
    }
}
