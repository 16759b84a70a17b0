import HandsetFixtures

/// Writes payloads as senders send them, nearly all with one thing in which the proof of no hazards might err.
struct OrdinaryPayloads {
    private var generator: FixtureGenerator

    init(seed: UInt64) {
        generator = FixtureGenerator(seed: seed)
    }

    /// The values of a session, as they stand in JSON.
    private static let sessions = [
        "\"42\"", "\"abc\"", "42", "-3", "0", "1.5", "3.0", "true", "null", "{}", "[]",
        "\"ab-12\"", "\"\"", "\"a'b\"", "\"a\\\"b\"", "\"\u{E9}\"", "\"a b\"", "\"a;b\"", "\"&\"",
        "\"a\\nb\"", "\"null\"",
        "{\"session\":\"9\"}", "[\"1\"]", "12345678901234567890",
    ]

    private static let keys = [
        "session", "Session", "SESSION", "\u{17F}ession", "sessions", "mysession", "session ",
    ]

    /// Members that are no part of most payloads.
    private static let members = [
        #""alert":"session = 9;""#, #""alert":{"title":"t","body":"b"}"#, #""alert":{"body":5}"#,
        #""badge":"1""#, #""sound":"default""#, #""sound":{"name":"a","volume":1}"#,
        #""sound":{"name":1}"#, #""zz":1"#, #""content-available":1"#, #""content_available":1"#,
        #""url-args":["a"]"#, #""url-args":["a",1]"#, #""category":"""#, #""thread-id":7"#,
        #""a":{"session":"7"}"#, #""a":[{"session":"7"}]"#, #""a":{"b":{"Session":7}}"#,
        #""event":"update","content-state":{}"#, #""mdm":"x""#, #""aps":{"session":"8"}"#,
    ]

    /// The next payload.
    mutating func next() -> String {
        var members = [#""alert":"Your order is ready""#, #""badge":1"#]
        if Int.random(in: 0..<5, using: &generator) > 0 {
            let isPlain = Int.random(in: 0..<3, using: &generator) > 0
            let (key, value) =
                isPlain ? ("session", "\"42\"") : (pick(Self.keys), pick(Self.sessions))
            members.append("\"\(key)\":\(value)")
        }
        if Int.random(in: 0..<3, using: &generator) == 0 { members.append(pick(Self.members)) }
        members.shuffle(using: &generator)
        var others: [String] = []
        if Int.random(in: 0..<3, using: &generator) == 0 {
            others.append(#""order":{"id":7,"session":\#(pick(Self.sessions))}"#)
        }
        if Int.random(in: 0..<3, using: &generator) == 0 { others.append(pick(Self.members)) }
        others.append("\"aps\":{\(members.joined(separator: ","))}")
        others.shuffle(using: &generator)
        return "{" + others.joined(separator: ",") + "}"
    }

    private mutating func pick(_ texts: [String]) -> String {
        texts[Int.random(in: 0..<texts.count, using: &generator)]
    }
}
