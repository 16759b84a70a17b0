import Handset
import HandsetLogs
import HandsetTestSupport
import Testing

/// The texts that Node.js prints in place of values.
@Suite struct LostValueTests {
    private func only(_ log: String) throws -> FoundPayload {
        let run = LogRun(log + "\n")
        #expect(run.lines.count == 1, "\(run.lines)")
        return try #require(run.found.first, "\(run.lines)")
    }

    @Test(
        "What was left out is null, and lost",
        arguments: [
            "[Object]", "[Array]", "[Function]", "[Function: send]", "[Function (anonymous)]",
            "[AsyncFunction: send]", "[Circular]", "[Circular *1]", "[Getter]", "[Getter/Setter]",
            "[class A extends B]", "[Notification]", "[Array(3)]", "[Object: null prototype]",
        ])
    func values(token: String) throws {
        for text in ["{ aps: { alert: 'x' }, a: % }", "{\"aps\": {\"alert\": \"x\"}, \"a\": %}"] {
            let found = try only("sent " + text.replacing("%", with: token))
            #expect(
                String(decoding: found.json, as: UTF8.self) == #"{"aps":{"alert":"x"},"a":null}"#)
            #expect(found.lost == [LostValue(path: "a", text: token)])
            #expect(found.grade == .repaired && found.form == .javaScript)
        }
        let listed = try only("{ aps: { alert: 'x' }, a: [ \(token), { b: \(token) }, 1 ] }")
        #expect(
            String(decoding: listed.json, as: UTF8.self)
                == #"{"aps":{"alert":"x"},"a":[null,{"b":null},1]}"#)
        #expect(listed.lost.map(\.path) == ["a.0", "a.1.b"])
    }

    @Test("Elements and ends of texts that were left out are lost")
    func parts() throws {
        let found = try only(
            "{ aps: { alert: 'x' }, a: [ 'b', ... 1 more item ], c: [ 1,\n  ... 30 more items\n ], "
                + "d: 'e'... 9 more characters, f: [] }")
        #expect(
            String(decoding: found.json, as: UTF8.self)
                == #"{"aps":{"alert":"x"},"a":["b"],"c":[1],"d":null,"f":[]}"#)
        #expect(found.lost.map(\.path) == ["a", "c", "d"])
        #expect(found.lost.last?.text == "... 9 more characters")
        let record = String(decoding: found.record, as: UTF8.self)
        #expect(record.contains(#""lost":[{"path":"a","text":"... 1 more item"},"#))
    }

    @Test(
        "An aps that was left out is refused",
        arguments: ["{ aps: [Object] }", "{ message: { payload: { aps: [Object], id: 7 } } }"])
    func aps(text: String) {
        let run = LogRun("sent " + text + "\n")
        #expect(run.found.isEmpty && run.refusals.map(\.reason) == [.elided])
        #expect(
            run.findings.first?.hasSuffix(
                "found [Object], for which the print has left the value out") == true)
    }

    @Test("Marks before a dictionary are no values")
    func heads() throws {
        let found = try only(
            "<ref *1> [Object: null prototype] { aps: [Object: null prototype] { alert: 'x' }, a: <ref *2> { b: 1 } }"
        )
        #expect(
            String(decoding: found.json, as: UTF8.self) == #"{"aps":{"alert":"x"},"a":{"b":1}}"#)
        #expect(found.lost == [])
    }

    @Test("Such a text in quotes, and words in other languages' brackets, are values")
    func others() throws {
        let json = #"{"aps":{"alert":"[Object]"},"a":["[Array]"]}"#
        #expect(try only(json).grade == .exact)
        #expect(
            try only("{'aps': {'alert': 'x'}, 'a': [True], 'b': [None]}").payload["a"]?[0]?.kind
                == .boolean)
        #expect(
            try only("{aps: {alert: [Shop] hello}, a: [Red]}").payload["a"]?[0]?.string == "Red")
        #expect(
            try only(#"["aps": ["alert": "Hi"], "a": [Red]]"#).payload["a"]?[0]?.string == "Red")
    }
}
