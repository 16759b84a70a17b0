extension SweepShape {
    /// The shapes, one line each.
    static let all: [SweepShape] =
        containers + texts + streams + envelopes
        + (logs + nearFinds).map { $0.of(.logs) }
        + suites.map { $0.of(.suite) } + rules.map { $0.of(.rules) }
        + packets.map { $0.of(.packets) } + tokens.map { $0.of(.tokens) }

    private static let nested =
        String(repeating: "[", count: 1_000) + String(repeating: "]", count: 1_000)

    private static let containers: [SweepShape] = [
        .list("unknown keys", #"{"aps":{"#, { #""\#($0)":1"# }, "}}"),
        .list("near keys", #"{"aps":{"#, { #""alert\#($0)":1"# }, "}}"),
        .list("keys", "{", { #""\#($0)":1"# }, "}"),
        .list("sessions", "{", { #""\#($0)":{"session":1}"# }, "}"),
        .list("sessions in texts", "{", { #""\#($0)":"session = 1;""# }, "}"),
        .list("sessions with hazards", "{", { #""\#($0)":{"session":"é\"&"}"# }, "}"),
        .list("sessions in one value", #"{"aps":["#, { #"{"session":"\#($0)"}"# }, "]}"),
        .list("dictionaries", #"{"aps":["#, { _ in "{}" }, "]}"),
        .list("numbers", #"{"aps":{"session":1,"a":["#, { _ in "1" }, "]}}"),
        .list("doubles", #"{"aps":{"session":1,"a":["#, { _ in "1.5e9" }, "]}}"),
        .list("large integers", #"{"aps":["#, { _ in "12345678901234567890" }, "]}"),
        .list("keys that come again", #"{"aps":{"session":1},"#, { _ in #""a":1"# }, "}"),
        .list("a key that comes again", #"{"a":1,"a":1,"#, { #""\#($0)":1"# }, "}"),
        .list("deep values", #"{"aps":{"session":1},"#, { #""\#($0)":\#(nested)"# }, "}"),
    ]

    private static let texts: [SweepShape] = [
        .text("digits", #"{"aps":{"session":""#, "1", #""}}"#),
        .text("blanks", #"{"aps":{"session":""#, " ", #""}}"#),
        .text("quotes", #"{"aps":{"session":""#, #"\""#, #""}}"#),
        .text("apostrophes", #"{"aps":{"session":""#, "'", #""}}"#),
        .text("semicolons", #"{"aps":{"session":""#, ";", #""}}"#),
        .text("letters with accents", #"{"aps":{"session":""#, "é", #""}}"#),
        .text("controls", #"{"aps":{"session":""#, "\u{7F}", #""}}"#),
        .text("line ends", #"{"aps":"session = "#, #"\n"#, #";"}"#),
        .text("combining marks", #"{"aps":"session = e"#, "\u{301}", #";"}"#),
        .text("joiners", #"{"aps":"session = "#, "\u{1F468}\u{200D}", #";"}"#),
        .text("flags", #"{"aps":"session = "#, "\u{1F1E9}\u{1F1EA}", #";"}"#),
        .text("beginnings of sessions", #"{"aps":{"alert":""#, "session = ", #""}}"#),
        .text("near misses", #"{"aps":{"alert":""#, "session = '", #""}}"#),
        .text("a long key", #"{"aps":{""#, "k", #"":1}}"#),
        .text("a long top-level key", #"{""#, "k", #"":{"session":1}}"#),
    ]

    private static let streams: [SweepShape] = [
        .text("empty payloads", "", "{}\n", "").ofSmallPayloads,
        .text("payloads with hazards", "", #"{"aps":{"session":"ab-1"}}"# + "\n", "")
            .ofSmallPayloads,
        .text("damaged payloads", "", "{]\n", ""),
        .text("brackets", "", "[", ""),
        .text("open strings", "", #"{""#, ""),
    ]

    private static let envelopes: [SweepShape] = [
        .list("an array of payloads", "[", { _ in #"{"aps":{"session":1}}"# }, "]")
            .ofSmallPayloads,
        .list(
            "an array of messages", "[",
            { #"{"message":{"token":"\#($0)","notification":{"title":"a"}}}"# }, "]"
        ).ofSmallPayloads,
        .list("a message with many values", #"{"to":"a","data":{"#, { #""\#($0)":"1""# }, "}}"),
        .text("a message in a text", #"{"APNS":"{\"aps\":{\"alert\":\""#, "a", #"\"}}"}"#),
        .text("a payload in a text", #""{\"aps\":{\"alert\":\""#, "a", #"\"}}""#),
    ]

    private static let logs: [SweepShape] = [
        .text("printed payloads", "", "{\n    aps =     {\n        badge = 1;\n    };\n}\n", ""),
        .text("payloads in Swift", "", "[AnyHashable(\"aps\"): {\n    badge = 1;\n}]\n", ""),
        .text("payloads in one line", "", "got { aps = { badge = 1; }; }\n", ""),
        .text("payloads that are cut", "", "{\n    aps =     {\n        alert = \"<private>\n", ""),
        .text("broken dictionaries", "", "{a=b;\n?aps=\n", ""),
        .text("opening braces", "aps", "{", ""),
        .text("names of the key", "", "aps = ", ""),
        .text("quote marks after the key", "aps = {", "\"", ""),
        .text("lines with times", "", "2014-05-05 16:11:13.461 Wall[1088:60b] hi\n", ""),
        .text("JSON in lines", "", "got {\"aps\":{\"badge\":1}} there\n", ""),
        .text("texts in texts", "{\"aps\":\"", #"{\"aps\":\""#, ""),
        .text("data", "<7b226170 73223a7b ", "22612220 ", ">\n"),
        .text(
            "a long printed text", "{\n    aps =     {\n        alert = \"", "a", "\";\n    };\n}\n"
        ),
        .text("lines of keys", "", "key: aps, value: 1\n", ""),
    ]

    private static let suites: [SweepShape] = [
        .list("passing cases", #"{"cases":["#, { testCase($0, found: "1") }, "]}"),
        .list("failing cases", #"{"cases":["#, { testCase($0, found: "2") }, "]}"),
        .list("cases without results", #"{"cases":["#, { #"{"name":"\#($0)"}"# }, "]}"),
        .list("cases that are no objects", #"{"cases":["#, { _ in "1" }, "]}"),
        .list(
            "categories that are no objects", #"{"device":{"categories":["#, { _ in "1" },
            #"]},"cases":[]}"#),
        .list("keys of a suite that come again", "{", { _ in #""cases":[]"# }, "}"),
        .list(
            "a case with many calls", #"{"cases":[{"name":"a","payload":{},"calls":["#,
            { #""\#($0)""# }, "]}]}"),
        .text(
            "a case with a long session", #"{"cases":[{"name":"a","payload":{"aps":{"session":""#,
            "é", #""}},"session":"1"}]}"#),
        .list(
            "a case with many sessions", #"{"cases":[{"name":"a","payload":{"#,
            { #""\#($0)":{"session":1}"# }, #"},"session":"1"}]}"#),
    ]

    private static func testCase(_ name: String, found session: String) -> String {
        #"{"name":"\#(name)","payload":{"aps":{"session":"1"}},"session":"\#(session)"}"#
    }

    private static let rules: [SweepShape] = [
        .list("rules", #"{"rules":["#, { #"{"name":"\#($0)","pattern":"(\#($0))"}"# }, "]}"),
        .list("bad rules", #"{"rules":["#, { #"{"name":"\#($0)","pattern":"("}"# }, "]}"),
        .list("rules with unknown keys", #"{"rules":["#, { #"{"patern\#($0)":1}"# }, "]}"),
        .list("rules of one name", #"{"rules":["#, { _ in #"{"name":"a","pattern":"(a)"}"# }, "]}"),
        .text("a long pattern", #"{"rules":[{"name":"a","pattern":"("#, "a", #")"}]}"#),
    ]

    private static let packets: [SweepShape] = [
        .text("packets", "", "000020" + String(repeating: "ab", count: 32) + "00027b7d\n", ""),
        .text("bytes that begin nothing", "", "ff", ""),
        .text("bytes that begin packets", "", "00", ""),
        .text("packets that are cut", "", "000020abab\n", ""),
        .text("characters that are no digits", "00", "x", ""),
    ]

    private static let tokens: [SweepShape] = [
        .text("tokens", "", String(repeating: "ab", count: 32) + "\n", ""),
        .text("lines that are no tokens", "", "x\n", ""),
        .text("empty lines", "", "\n", ""),
        .text("a long line", "", "ab ", ""),
        .text("descriptions", "", "<" + String(repeating: "abcdabcd ", count: 8) + ">\n", ""),
    ]
}
