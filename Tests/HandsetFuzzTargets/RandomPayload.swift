internal import HandsetFixtures

/// A maker of random payloads for logs, as JSON.
struct RandomPayload {
    private static let texts = [
        "", "1", "0", "007", "-1", "-0", "1.5", "2.10", "1e+20", "<null>", "true",
        "12345678901234567890",
        "9223372036854775807", "9223372036854775808", "hello", "Hi there", "it's; a = {trap}",
        "\"quoted\"", "back\\slash", "line\nbreak", "cr\rlf\r\n", "tab\tbell\u{7}", "\u{1B}[2J",
        "é", "안녕 \u{1F44B}", "// no comment", "/* nor this */", "a,b", "(x)", "{", "}", "[1]",
        "<b>", "...", "aps = {", "2014-05-05 16:11:13.461 Wall[1088:60b] x", "\\U00e9", "=", " ",
        "ends with …", "0.1", "64.400000000000006", "key: aps, value: 1", "\u{0}", "\u{7F}",
    ]
    private static let literals = [
        "0", "1", "-1", "7", "123456789", "1.5", "0.1", "64.4", "-0.0", "1e300", "1e-5", "1.0",
        "true", "false", "null", "12345678901234567890", "-9223372036854775808", "3.0e2",
    ]
    private static let plainTexts = [
        "hello", "AB-7", "1", "0", "He said it; twice", "1.5", "x = y",
    ]
    private static let keys = [
        "id", "order", "a-b", "gcm.message_id", "with blank", "é", "", "0", "=", "\"", "Z", "_",
        "aps2",
    ]

    /// True if all strings directly in userInfo can be read back from Swift's print.
    let isPlain: Bool
    private var generator: FixtureGenerator

    init(isPlain: Bool, seed: UInt64) {
        self.isPlain = isPlain
        generator = FixtureGenerator(seed: seed)
    }

    /// Returns a payload with the key `aps`.
    mutating func next() -> String {
        var members = [#""aps":"# + aps()]
        let count = Int.random(in: 0...4, using: &generator)
        for key in Self.keys.shuffled(using: &generator).prefix(count)
        where !isPlain || key.utf8.allSatisfy({ $0 < 0x80 && $0 != 34 && $0 != 61 }) && key != "" {
            members.append("\(Self.quoted(key)):\(value(depth: 0))")
        }
        return "{\(members.shuffled(using: &generator).joined(separator: ","))}"
    }

    private mutating func aps() -> String {
        var members: [String] = []
        for key in ["alert", "badge", "content-available", "sound", "thread-id", "session"]
        where Bool.random(using: &generator) {
            members.append("\(Self.quoted(key)):\(value(depth: 1))")
        }
        // An aps of JSON that has none of Apple's keys is another thing.
        if members.count == 1, members[0].hasPrefix("\"session\"") { members.append(#""badge":1"#) }
        return "{\(members.joined(separator: ","))}"
    }

    private mutating func value(depth: Int) -> String {
        switch Int.random(in: 0..<10, using: &generator) {
        case 0..<5: return Self.quoted(text(depth: depth))
        case 5..<8: return Self.literals.randomElement(using: &generator) ?? "0"
        case 8 where depth < 4:
            let count = Int.random(in: 0...3, using: &generator)
            let keys = Self.keys.shuffled(using: &generator).prefix(count)
            let members = keys.map { "\(Self.quoted($0)):\(value(depth: depth + 1))" }
            return "{\(members.joined(separator: ","))}"
        case 9 where depth < 4:
            let count = Int.random(in: 0...3, using: &generator)
            return "[\((0..<count).map { _ in value(depth: depth + 1) }.joined(separator: ","))]"
        default: return "1"
        }
    }

    private mutating func text(depth: Int) -> String {
        if isPlain, depth == 0 { return Self.plainTexts.randomElement(using: &generator) ?? "" }
        var text = ""
        for _ in 0..<Int.random(in: 1...2, using: &generator) {
            text += Self.texts.randomElement(using: &generator) ?? ""
        }
        return text
    }

    /// Returns a string of JSON.
    static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": quoted += "\\" + String(scalar)
            case _ where scalar.value < 0x20:
                let digits = String(scalar.value, radix: 16)
                quoted += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}
