import Handset

/// A comparison of the text that Darwin prints for a payload with the text that it was read from.
struct LogProof {
    let grade: LogGrade

    /// The root is what was read, with all that is around the payload; the text is without the prefixes of its lines.
    ///
    /// Classes and addresses of arrays, which no payload has, come from the text.
    init(
        _ root: Payload, of text: ArraySlice<UInt8>, form: LogForm, arrayHeads: [[UInt8]] = [],
        hasCarriageReturns: Bool
    ) {
        // The text that iOS prints depends on its version for integers beyond 64 bits alone.
        let grades = [root, root.made(by: IOSVersion(11))].map { root -> LogGrade in
            guard let printed = Self.printed(root, form, arrayHeads, text.count) else {
                return .repaired
            }
            return Self.grade(printed, text, hasCarriageReturns)
        }
        grade = grades.max() ?? .repaired
    }

    /// Compares a text that was printed again with the log's.
    init(_ printed: [UInt8], of text: ArraySlice<UInt8>, hasCarriageReturns: Bool) {
        grade = Self.grade(printed, text, hasCarriageReturns)
    }

    private static func grade(
        _ printed: [UInt8], _ text: ArraySlice<UInt8>, _ hasCarriageReturns: Bool
    ) -> LogGrade {
        if printed.elementsEqual(text) { return hasCarriageReturns ? .whiteSpace : .exact }
        return withoutWhiteSpace(printed[...]) == withoutWhiteSpace(text) ? .whiteSpace : .repaired
    }

    private static func printed(
        _ root: Payload, _ form: LogForm, _ arrayHeads: [[UInt8]], _ count: Int
    ) -> [UInt8]? {
        // Indentation may be lost, but a deep text without it must not take all memory.
        var writer = DescriptionWriter(maximumByteCount: 16 * count + 64 << 10)
        var text: [UInt8] = []
        switch form {
        case .swift, .swiftDictionary:
            var heads = arrayHeads[...]
            guard write(root, form, &heads, with: &writer, into: &text) else { return nil }
        default:
            guard (try? writer.write(root.userInfo, into: &text)) != nil else { return nil }
        }
        return text
    }

    /// Writes what Swift prints for a dictionary; returns false if it is too long.
    private static func write(
        _ root: Payload, _ form: LogForm, _ heads: inout ArraySlice<[UInt8]>,
        with writer: inout DescriptionWriter,
        into text: inout [UInt8]
    ) -> Bool {
        text.append(UInt8(ascii: "["))
        if form == .swift, root.count == 0 { text.append(UInt8(ascii: ":")) }
        for (key, value) in root {
            if text.count > 1 { text += ", ".utf8 }
            let name = String(reflecting: key)
            text += (form == .swift ? "AnyHashable(\(name)): " : "\(name): ").utf8
            guard write(value, &heads, with: &writer, into: &text) else { return false }
        }
        text.append(UInt8(ascii: "]"))
        return true
    }

    private static func write(
        _ value: PayloadValue, _ heads: inout ArraySlice<[UInt8]>,
        with writer: inout DescriptionWriter, into text: inout [UInt8]
    ) -> Bool {
        // Arrays in arrays are not deep in logs, but may be in what somebody makes.
        var open = [(value: value, next: 0)]
        while let (value, next) = open.popLast() {
            guard text.count <= writer.maximumByteCount else { return false }
            let isArray = value.kind == .array && (next > 0 || !heads.isEmpty)
            guard isArray else {
                guard (try? writer.write(value, into: &text)) != nil else { return false }
                continue
            }
            if next == 0 { text += (heads.popFirst() ?? []) + Array("(\n".utf8) }
            if next > 0, next < value.count { text.append(UInt8(ascii: ",")) }
            if next > 0 || value.count == 0 { text.append(UInt8(ascii: "\n")) }
            guard next < value.count, let element = value[next] else {
                text += ")\n".utf8
                continue
            }
            open.append((value, next + 1))
            open.append((element, 0))
        }
        return text.count <= writer.maximumByteCount
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
