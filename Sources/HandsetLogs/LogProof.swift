import Handset

/// A comparison of the text that Darwin prints for a payload with the text that it was read from.
struct LogProof {
    let grade: LogGrade

    /// The root is what was read, with all that is around the payload; the text is without the prefixes of
    /// its lines.
    init(_ root: Payload, of text: ArraySlice<UInt8>, form: LogForm, hasCarriageReturns: Bool) {
        // The text that iOS prints depends on its version for integers beyond 64 bits alone.
        let grades = [root, root.made(by: IOSVersion(11))].map { root -> LogGrade in
            guard let printed = Self.printed(root, form, text.count) else { return .repaired }
            if printed.elementsEqual(text) { return hasCarriageReturns ? .whiteSpace : .exact }
            return Self.withoutWhiteSpace(printed[...]) == Self.withoutWhiteSpace(text)
                ? .whiteSpace : .repaired
        }
        grade = grades.max() ?? .repaired
    }

    private static func printed(
        _ root: Payload, _ form: LogForm, _ count: Int
    ) -> [UInt8]? {
        // Indentation may be lost, but a deep text without it must not take all memory.
        var writer = DescriptionWriter(maximumByteCount: 16 * count + 64 << 10)
        var text: [UInt8] = []
        switch form {
        case .swift, .swiftDictionary:
            guard write(root, form, with: &writer, into: &text) else { return nil }
        default:
            guard (try? writer.write(root.userInfo, into: &text)) != nil else { return nil }
        }
        return text
    }

    /// Writes what Swift prints for a dictionary; returns false if it is too long.
    private static func write(
        _ root: Payload, _ form: LogForm, with writer: inout DescriptionWriter,
        into text: inout [UInt8]
    ) -> Bool {
        text.append(UInt8(ascii: "["))
        if form == .swift, root.count == 0 { text.append(UInt8(ascii: ":")) }
        for (key, value) in root {
            if text.count > 1 { text += ", ".utf8 }
            let name = String(reflecting: key)
            text += (form == .swift ? "AnyHashable(\(name)): " : "\(name): ").utf8
            guard (try? writer.write(value, into: &text)) != nil,
                text.count <= writer.maximumByteCount
            else { return false }
        }
        text.append(UInt8(ascii: "]"))
        return true
    }

    /// Returns a text without the white space outside of quotes.
    static func withoutWhiteSpace(_ text: ArraySlice<UInt8>) -> [UInt8] {
        var rest: [UInt8] = []
        rest.reserveCapacity(text.count)
        var isQuoted = false
        var isEscaped = false
        for byte in text {
            if !isQuoted, JSONToken.isWhiteSpace(byte) { continue }
            rest.append(byte)
            if isEscaped {
                isEscaped = false
            } else if byte == UInt8(ascii: "\\") {
                isEscaped = isQuoted
            } else if byte == UInt8(ascii: "\"") {
                isQuoted.toggle()
            }
        }
        return rest
    }
}
