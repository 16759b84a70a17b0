internal import Glibc
internal import Handset
internal import HandsetFixtures
internal import HandsetTestSupport

/// What is printed for a payload reads back as the same value.
enum PrintingTarget {
    /// Deep nesting prints texts that are far longer than the payload.
    private static let longestText = 8 << 10

    static func check(_ bytes: [UInt8], using generator: inout FixtureGenerator) throws {
        let payload: Payload
        if let read = try? Payload(json: bytes) {
            payload = read
        } else {
            // Most changes leave no JSON; so that each input prints something, such an input is a
            // text inside of JSON.
            let text = String(decoding: bytes, as: UTF8.self)
            payload = try made(of: text)
            try requireEqual(
                payload["text"].map { Array($0.description.utf8) }, Array(text.utf8),
                "a string by itself")
        }
        var writer = DescriptionWriter(maximumByteCount: longestText)
        var text: [UInt8] = []
        guard (try? writer.write(payload.userInfo, into: &text)) != nil else { return }
        try checkReading(text, payload)
        // One in four, since it takes its time.
        if Int.random(in: 0..<4, using: &generator) == 0 {
            try checkLimit(Int.random(in: 1...200, using: &generator), &writer, text, payload)
        }
    }

    /// A text that is too long is taken back, and leaves the writer as it was.
    private static func checkLimit(
        _ limit: Int, _ writer: inout DescriptionWriter, _ text: [UInt8], _ payload: Payload
    ) throws {
        let before = Array("before".utf8)
        writer.maximumByteCount = limit
        var short = before
        let fits = (try? writer.write(payload.userInfo, into: &short)) != nil
        try require(fits == (text.count <= limit), "the limit of \(limit) is not kept")
        try requireEqual(short, fits ? before + text : before, "what was written with a limit")
        writer.maximumByteCount = longestText
        var again: [UInt8] = []
        try writer.write(payload.userInfo, into: &again)
        try requireEqual(again, text, "what was written after that")
    }

    private static func checkReading(_ text: [UInt8], _ payload: Payload) throws {
        let read: OldStyleValue
        do throws(OldStyleReader.Fault) {
            read = try OldStyleReader.value(of: text)
        } catch {
            throw BrokenProperty("\(error), in\n\(String(decoding: text, as: UTF8.self))")
        }
        try requireEqual(read, expected(payload.userInfo), "what was printed")
    }

    /// A payload in which a text is a key, a value and an element.
    private static func made(of text: String) throws -> Payload {
        let value = escaped(text.utf8)
        let json =
            Array(#"{"text":""#.utf8) + value + Array(#"","other":{""#.utf8) + value
            + Array(#"":[[],""#.utf8) + value + Array(#""]}}"#.utf8)
        do {
            return try Payload(json: json)
        } catch {
            throw BrokenProperty("\(error), of \(json)")
        }
    }

    private static func escaped(_ text: some Collection<UInt8>) -> [UInt8] {
        var escaped: [UInt8] = []
        for byte in text {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): escaped += [UInt8(ascii: "\\"), byte]
            case 0..<0x10: escaped += Array("\\u000\(String(byte, radix: 16))".utf8)
            case 0x10..<0x20: escaped += Array("\\u00\(String(byte, radix: 16))".utf8)
            default: escaped.append(byte)
            }
        }
        return escaped
    }

    // MARK: - What should be read

    private static func expected(_ value: PayloadValue) -> OldStyleValue {
        switch value.kind {
        case .dictionary:
            let members = value.keys.map { key in
                OldStyleValue.Member(
                    key: Array(key.utf16), value: value[key].map(expected) ?? .array([]))
            }
            return .dictionary(
                members.sorted { $0.key.lexicographicallyPrecedes($1.key) })
        case .array: return .array((0..<value.count).compactMap { value[$0].map(expected) })
        case .string: return text(value.string ?? "")
        case .integer: return text("\(value.integer ?? 0)")
        case .real:
            return text(value.largeInteger.map(PlainPrinter.decimal) ?? real(value.double ?? 0))
        case .boolean: return text(value.boolean == true ? "1" : "0")
        case .null: return text("<null>")
        }
    }

    private static func text(_ text: String) -> OldStyleValue { .text(Array(text.utf16)) }

    private static func real(_ real: Double) -> String {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { buffer in
            guard let start = buffer.baseAddress else { return "" }
            _ = withVaList([real]) { vsnprintf(start, buffer.count, "%.16g", $0) }
            return String(cString: start)
        }
    }
}
