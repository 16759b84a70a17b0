import Handset
import HandsetLogs
import HandsetTestSupport
import Testing

/// The forms of texts, beyond those that the samples show.
@Suite struct LogFormTests {
    private func only(_ log: String) throws -> FoundPayload {
        let run = LogRun(log)
        #expect(run.lines.count == 1, "\(run.lines)")
        return try #require(run.found.first, "\(run.lines)")
    }

    // MARK: - What stands around a payload

    @Test(
        "What a form has begun in vain is searched by the others",
        arguments: [
            "a => %\n", "a = %.map(x)\n", "Tag = \"x\",\n    Payload = %)\n", "PAYLOAD='%'\n",
            "let payload = decode('%')\n", "{\n    tag = x;\n    send(%)\n}\n",
            "{ a: f(1, 2), payload: % }\n", "{ a = 1; note = f(%); }\n",
        ])
    func searched(text: String) throws {
        let found = try only(text.replacing("%", with: #"{"aps":{"alert":"x"},"id":7}"#))
        #expect(found.grade == .exact && found.payload["id"]?.description == "7")
    }

    @Test("A payload is found in what was read before a fault far behind it")
    func beforeFault() throws {
        let filler = (0..<30).map { "key\($0): \"value\($0)\"," }.joined(separator: "\n")
        for inner in [
            #"a: {"aps":{"alert":"x"}},"#, #"a: "{\"aps\":{\"alert\":\"x\"}}","#,
            "// {\"aps\":{\"alert\":\"x\"}}\n",
        ] {
            let found = try only("f({\(filler)\n\(inner)\n\(filler)\n ! b c\n")
            #expect(String(decoding: found.json, as: UTF8.self) == #"{"aps":{"alert":"x"}}"#)
            #expect(found.place.line == 31)
        }
    }

    @Test(
        "A payload in a comment within braces is found, at its place",
        arguments: ["{\n  // %\n}\n", "{\n  /* % */\n}\n", "{ a = 1; // %\n  b = 2; }\n"])
    func comments(text: String) throws {
        let found = try only("x\n" + text.replacing("%", with: #"{"aps":{"alert":"x"}}"#))
        let line = text.hasPrefix("{\n") ? 3 : 2
        #expect(found.place.line == line && found.payload.origin.line == line)
        #expect(found.place.column == (line == 3 ? 6 : 13))
    }

    @Test("A comment in a payload is skipped, and a payload in it is found")
    func commentsInPayload() {
        let run = LogRun("{aps={}; // was {\"aps\":{\"badge\":1}}\nid=x;}\n")
        #expect(run.payloads == [#"{"aps":{},"id":"x"}"#, #"{"aps":{"badge":1}}"#])
        #expect(run.found.map(\.place.line) == [1, 1])
    }

    @Test("A text that has begun as a payload is refused, and what stands in it is no payload")
    func begun() {
        let run = LogRun(
            "{\n    aps =     {\n    };\n    data = {\"aps\":{\"alert\":\"x\"}} b;\n\n")
        #expect(run.found.isEmpty && run.findings.count == 1, "\(run.lines)")
    }

    @Test("The words of a key and its value may stand in a payload, and in other text")
    func wordsOfKeys() throws {
        for text in ["got %", "key %", "a Key: b - Value: %", "a Key: aps - Value: 1 %"] {
            let json = #"{"aps":{"alert":"the key: aps, value: 1"}}"#
            let found = try only(text.replacing("%", with: json) + "\n")
            #expect(found.form == .json && found.grade == .exact)
        }
    }

    @Test("Code that only speaks of aps is not refused")
    func code() {
        let run = LogRun("aps = userInfo[\"aps\"], x\na = b, aps = c\n{ a = b; aps = c d }\n")
        #expect(run.lines == [])
    }

    @Test(
        "In JSON and code, a dictionary aps without Apple's keys is another thing",
        arguments: [
            #"{"site":{"aps":{"count":12}}}"#, "{'aps': {'max': 1, 'min': 2}}",
            "{aps: {name: a, max: 2}}", #"["aps": ["count": 12]]"#,
        ])
    func otherAPS(log: String) { #expect(LogRun(log + "\n").lines == []) }

    @Test(
        "One of Apple's keys is enough, in any spelling; an empty aps, and one of Darwin's, count",
        arguments: [
            #"{"aps":{"count":12,"badge":1}}"#, "{aps: {contentAvailable: true}}", #"{"aps":{}}"#,
            #"{"aps":{"thread_id":"x"}}"#, "{aps={session=12;};}",
        ])
    func ownAPS(log: String) { #expect(LogRun(log + "\n").found.count == 1) }

    // MARK: - Swift and Dart

    @Test("An array in Swift's print is exact only if it prints the same text")
    func arrays() throws {
        let head = "<__NSArrayM 0x283e5c2a0>"
        func found(_ array: String) throws -> FoundPayload {
            try only(
                "[AnyHashable(\"aps\"): {\n    badge = x;\n}, AnyHashable(\"tags\"): \(array)]\n")
        }
        let exact = try found("\(head)(\na,\n<b>, \"c\",\n{\n    id = x;\n}\n)\n")
        #expect(exact.grade == .exact && exact.assumed == [])
        #expect(
            String(decoding: exact.json, as: UTF8.self)
                == #"{"aps":{"badge":"x"},"tags":["a","<b>, \"c\"",{"id":"x"}]}"#)
        #expect(try found("\(head)( a, b )").grade == .whiteSpace)
        #expect(try found("\(head)(\n1\n)\n").assumed.map(\.path) == ["tags.0"])
        #expect(try found("\(head)(\na\n)\n").payload["tags"]?.count == 1)
        #expect(try found("\(head)(\n\n)\n").payload["tags"]?.count == 0)
        #expect(try found("(\n    a\n)").grade == .exact)
    }

    @Test("A scalar of Dart has the types that print it, and documented keys have theirs")
    func dart() throws {
        let found = try only(
            "{aps: {alert: 12, badge: 3}, gcm.message_id: 15, a: 1.5, b: 1.50, c: true, d: null, "
                + "e: Hello, Bob, f: [1, x], g: {k: a } b}, h: , i: [], j: [New] shop, l: 1: 2, m: {}}\n"
        )
        #expect(found.form == .dart && found.grade == .exact)
        #expect(
            String(decoding: found.json, as: UTF8.self)
                == #"{"aps":{"alert":"12","badge":3},"gcm.message_id":"15","a":1.5,"b":"1.50","#
                + #""c":true,"d":null,"e":"Hello, Bob","f":[1,"x"],"g":{"k":"a } b"},"h":"","i":[],"#
                + #""j":"[New] shop","l":"1: 2","m":{}}"#)
        #expect(
            found.assumed.map(\.path) == [
                "aps.alert", "aps.badge", "gcm.message_id", "a", "c", "d", "f.0",
            ])
        #expect(found.assumed.last?.alternatives == [.string])
    }

    @Test("Quotes show that a text is not Dart's")
    func javaScript() throws {
        #expect(try only("{aps: {alert: 'a', badge: 1}}\n").form == .javaScript)
        #expect(LogRun("{aps: {alert: 'a' + b, badge: 1}}\n").found.isEmpty)
    }

    @Test(
        "A text in brackets is no array of Swift",
        arguments: ["[New] Your order", "[1, 2] and more", "[a]"])
    func brackets(text: String) throws {
        let found = try only("[AnyHashable(\"t\"): \(text), AnyHashable(\"aps\"): {\n}]\n")
        let isArray = text.hasSuffix("]")
        #expect(found.payload["t"]?.kind == (isArray ? .array : .string))
        #expect(isArray || found.payload["t"]?.string == text)
    }

    @Test(
        "What Python and Ruby print for a dictionary is read",
        arguments: [
            "{'aps': {'alert': 'x', 'badge': 1}, 'a': True, 'b': None}",
            "{\"aps\"=>{\"alert\"=>\"x\", \"badge\"=>1}, \"a\"=>true, \"b\"=>nil}",
        ])
    func otherLanguages(log: String) throws {
        let found = try only(log + "\n")
        #expect(
            String(decoding: found.json, as: UTF8.self)
                == #"{"aps":{"alert":"x","badge":1},"a":true,"b":null}"#)
        #expect(found.form == .javaScript && found.grade == .repaired && !found.repairs.isEmpty)
    }

    // MARK: - Parts of userInfo

    @Test(
        "The dictionary aps alone is known by its name, or by its keys",
        arguments: [
            ("aps: {\n    badge = x;\n}\n", true), ("perhaps: {\n    badge = x;\n}\n", false),
            ("{\n    alert = x;\n}\n", false), ("{\n    alert = x;\n    sound = y;\n}\n", true),
            ("{\n    alert = x;\n    other = y;\n}\n", false),
            ("{\n    alert =     {\n        body = x;\n    };\n    other = y;\n}\n", true),
            ("{\n    \"content-available\" = 1;\n}\n", true),
            ("{\n    alert = 1;\n    badge = 1;\n    sound = 1;\n}\n", false),
            ("[\"alert\": Hello, Bob, \"badge\": 1]\n", true),
            ("[AnyHashable(\"alert\"): Hello, AnyHashable(\"sound\"): x]\n", true),
            ("{\"alert\":\"x\",\"badge\":1}\n", false),
        ])
    func inner(log: String, isRead: Bool) throws {
        let run = LogRun("x\n" + log)
        #expect(run.refusals.isEmpty && run.found.count == (isRead ? 1 : 0), "\(run.lines)")
        guard isRead else { return }
        #expect(run.found.first?.form == .aps && run.found.first?.grade == .exact)
        #expect(run.found.first?.payload["aps"]?.kind == .dictionary)
    }

    @Test("A hidden value in aps alone is refused")
    func hiddenInner() {
        #expect(LogRun("aps: {\n    alert = <private>;\n    badge = 1;\n}\n").refusals.count == 1)
    }

    @Test(
        "What lldb shows for a dictionary is named once",
        arguments: ["▿ key : AnyHashable(\"aps\")\n  - value : \"aps\"\n", "- key : \"aps\"\n"])
    func debugger(text: String) {
        let run = LogRun("▿ 1 element\n  ▿ 0 : 2 elements\n    \(text)    ▿ value : 1 element\n")
        #expect(run.refusals.map(\.reason) == [.debugger] && run.found.isEmpty)
    }

    @Test("Each notification that is printed is refused once, however many lines it has")
    func objects() {
        let text = "<UNNotification: 1; content: <UNNotificationContent: 2; attachments: (\n), "
        let run = LogRun(text + "<UNNotificationContent: 3>>>\n" + text + "\n")
        #expect(run.refusals.map(\.place.line) == [1, 3])
        #expect(LogRun("<UNNotificationSettings: 0x1>\n<UNNotificationSound: 1>\n").lines == [])
    }
}
