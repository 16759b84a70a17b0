internal import HandsetFixtures

/// Writes payloads at random, full of what a rule may look for and of what printing changes.
public struct RandomPayloads {
    private let isCertain: Bool
    private var generator: FixtureGenerator

    /// Creates a writer.
    ///
    /// - Parameters:
    ///   - seed: The seed; the same one gives the same payloads.
    ///   - isCertain: True for payloads of which all readers make the same: no dictionary has a key twice, and each
    ///     integer fits into 64 bits.
    public init(seed: UInt64, isCertain: Bool = false) {
        self.isCertain = isCertain
        generator = FixtureGenerator(seed: seed)
    }

    /// The parts of keys, as they stand in JSON.
    private static let keyPieces = [
        "aps", "session", "Session", "SESSION", "alert", "badge", "sound", "more", "k", "a b", "",
        "ſession", #"\u017fession"#, "se\u{DF}ion", "to\u{212A}en", "token", "한국", "\u{E9}",
        "e\u{301}", #"\ud83d\udc4b"#, "\u{FF5E}", "it's", "_", "1pb", #"\""#, #"\n"#,
    ]

    /// The parts of texts, as they stand in JSON.
    private static let textPieces = [
        "", "a", "42", "ab-12", "hello world", "session = ", "session = ", "SESSION = ",
        "Session = 7;", "session=", "session", "ſession = ", #"\u017fession = "#, "sesſion",
        "se\u{DF}ion = ", "se\u{1E9E}ion = 1;", "ses", "sion = 7;", "ion = ", "token = ",
        "to\u{212A}en = ", #"\u212a"#, "k", "K", "aps", "badge = 1;", "it's", "'", ";", "; ",
        #";\n"#, #"\n"#, #"\r\n"#, #"\t"#, #"\u0000"#, #"\u0001"#, #"\u0007"#, #"\u000b"#,
        #"\b"#, #"\f"#, #"\u001b"#, #"\u007f"#, #"\u0085"#, #"\u2028"#, #"\""#, #"\\"#, #"\/"#,
        "/", "#", "한국어", "안녕하세요", "\u{E9}", #"e\u0301"#, "👋", #"\ud83d\udc4b"#,
        "👩‍👩‍👧", "🇩🇪", #"\ufeff"#, #"session = ([^']*);"#, "session = .;", "{", "}", "(", ")",
        "=", " = ", " ", #"\\Q"#, #"\\E"#, "\u{FB06}", "\u{130}", "\u{131}", "\u{DF}", "ss", "SS",
        "ſſ", "σ", "ς", "Σ", "\u{FB00}", "ff",
    ]

    /// Ways to write the name that the app looks for, for eyes and for patterns that ignore case.
    private static let names = [
        "session", "session", "SESSION", "Session", "ſession", "seſsion", "seſſion", "SE\u{DF}ION",
        "se\u{DF}ion", "se\u{1E9E}ion", "sess\u{130}on", "sess\u{131}on", "mysession", "sessions",
        "sesion", "token", "to\u{212A}en",
    ]

    /// An integer of more than 64 bits.
    private static let longInteger = "12345678901234567890"

    private static let numbers = [
        "0", "-0", "1", "-1", "42", "-25200", "9223372036854775807", "-9223372036854775808",
        longInteger, "0.5", "64.4", "1.0", "-0.0", "1e-5", "1e21",
        "1.7976931348623157e308",
        "true", "false", "null",
    ]

    /// Writes the next payload.
    public mutating func next() -> String {
        dictionary(depth: 0, memberCount: Int.random(in: 0...4, using: &generator))
    }

    private mutating func pick(_ texts: [String]) -> String {
        texts[Int.random(in: 0..<texts.count, using: &generator)]
    }

    private mutating func dictionary(depth: Int, memberCount: Int) -> String {
        var members: [String] = []
        var keys: Set<String> = []
        for _ in 0..<memberCount {
            // A payload without the app's keys would be passed over by most rules.
            let isPlain = Int.random(in: 0..<3, using: &generator) > 0
            let key =
                isPlain
                ? depth == 0 ? "aps" : "session" : pick(Self.keyPieces) + pick(["", "x", "1"])
            // The one key that is written in two ways.
            let isNew = keys.insert(key.replacing(#"\u017f"#, with: "ſ")).inserted
            if isNew || !isCertain { members.append("\"\(key)\":" + value(depth: depth + 1)) }
        }
        return "{\(members.joined(separator: ","))}"
    }

    private mutating func value(depth: Int) -> String {
        switch Int.random(in: 0..<(depth < 4 ? 10 : 7), using: &generator) {
        case 0, 1:
            let number = pick(Self.numbers)
            return isCertain && number == Self.longInteger ? "0" : number
        case 2...6: return "\"" + string() + "\""
        case 7:
            var text = "["
            for index in 0..<Int.random(in: 0...3, using: &generator) {
                text += (index == 0 ? "" : ",") + value(depth: depth + 1)
            }
            return text + "]"
        default:
            return dictionary(
                depth: depth, memberCount: Int.random(in: 0...3, using: &generator))
        }
    }

    private mutating func string() -> String {
        let ending = pick(["", ";", "; x"])
        var text =
            Int.random(in: 0..<4, using: &generator) == 0
            ? pick(Self.names) + pick([" = ", " = ", "="]) + pick(Self.textPieces) + ending : ""
        for _ in 0..<Int.random(in: 0...5, using: &generator) {
            text += Int.random(in: 0..<8, using: &generator) == 0 ? scalar() : pick(Self.textPieces)
        }
        return text
    }

    /// Any character that may stand in a string of JSON as it is.
    private mutating func scalar() -> String {
        let limit: [UInt32] = [0x7F, 0x250, 0xFFFF, 0x10_FFFF]
        let value = UInt32.random(
            in: 0x20...limit[Int.random(in: 0...3, using: &generator)], using: &generator)
        guard let scalar = Unicode.Scalar(value), scalar != "\"", scalar != "\\" else { return "x" }
        return String(scalar)
    }
}
