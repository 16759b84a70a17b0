import Testing

@testable import Handset

/// Payloads deep inside other values, which are never taken for one silently.
@Suite struct HiddenPayloadTests {
    @Test(
        "An object with aps further inside is refused with the path, which takes the payload",
        arguments: [
            (#"{"push":{"aps":{"badge":1}}}"#, "push"),
            (#"{"a":[1,{"b":{"aps":{"badge":1}}}]}"#, "a.1.b"),
            (
                #"{"notifications":[{"platform":1,"apns":{"payload":{"aps":{"badge":1}}}}]}"#,
                "notifications.0.apns.payload"
            ),
            (#"{"a":"{\"b\":{\"aps\":{\"badge\":1}}}"}"#, "a.b"),
            (#"{"a":{"list":"[{\"aps\":{\"badge\":1}}]"}}"#, "a.list.0"),
            (#"{"a":{"b":"{\"c\":\"{\\\"aps\\\":{\\\"badge\\\":1}}\"}"}}"#, "a.b.c"),
            (#"{"com.example":{"a.b":{"aps":{"badge":1}}}}"#, "com.example.a.b"),
            (
                #"{"message":{"to":"u","providers":{"apn":{"body":{"aps":{"badge":1}}}}}}"#,
                "message.providers.apn.body"
            ),
        ])
    func path(json: String, path: String) {
        let run = EnvelopeRun(json)
        #expect(run.payloads.isEmpty)
        #expect(run.refusals.map(\.reason) == [.envelope])
        #expect(
            run.refusals.first?.advice
                == "--payload-at \(path) takes that value, and --from payload takes the whole object"
        )
        #expect(EnvelopeRun(json, path: path).texts == [#"{"aps":{"badge":1}}"#])
        #expect(EnvelopeRun(json, form: .payload).texts == [json])
    }

    @Test("The refusal stands where the payload is")
    func place() {
        let json = "{\n  \"a\": [ 1,\n    { \"b\": { \"aps\": {} } } ]\n}"
        let place = EnvelopeRun(json).refusals.first?.place
        #expect(place?.line == 3)
        #expect(place?.column == 7)
    }

    @Test(
        "An aps that is no dictionary, and text that only looks like one, hide nothing",
        arguments: [
            #"{"a":{"b":{"aps":3}}}"#, #"{"a":"{\"aps\":"}"#, #"{"a":"aps"}"#,
            #"{"a":["perhaps"]}"#,
            #"{"session":"1","a":{"b":{"c":[{}]}}}"#,
        ])
    func nothing(json: String) {
        #expect(EnvelopeRun(json).texts == [json])
    }

    @Test("Each element of an array is opened by its own shape")
    func elements() {
        let json = """
            [{"message":{"token":"t","notification":{"title":"a"}}},{"aps":{"badge":1}},
            {"x":{"y":{"aps":{}}}},{"message":{"token":"t","data":{"n":1}}}]
            """
        let run = EnvelopeRun(json)
        #expect(run.texts.count == 2)
        #expect(run.payloads.first?["aps"]?["alert"]?["title"]?.string == "a")
        #expect(run.refusals.map(\.reason) == [.envelope, .serviceRefuses])
        #expect(run.refusals.map(\.place.line) == [2, 2])
        #expect(run.refusals.first?.advice.hasPrefix("--payload-at x.y ") == true)
    }

    @Test("A message in a string of JSON is opened as well")
    func string() {
        let run = EnvelopeRun(
            #""{\"message\":{\"token\":\"t\",\"notification\":{\"title\":\"a\"}}}""#)
        #expect(run.aps?["alert"]?["title"]?.string == "a")
        #expect(run.forms == [.fcm, .string])
    }

    @Test("Strings of JSON are searched up to 8 within each other", arguments: [1, 7, 8, 9, 12])
    func nestedStrings(count: Int) throws {
        var json = #"{"aps":{"badge":1}}"#
        for _ in 0..<count {
            let text = json.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
            json = "{\"a\":\"\(text)\"}"
        }
        let run = EnvelopeRun(json)
        if count <= 8 {
            #expect(run.refusals.map(\.reason) == [.envelope])
            let path = Array(repeating: "a", count: count).joined(separator: ".")
            #expect(run.refusals.first?.advice.hasPrefix("--payload-at \(path) ") == true)
        } else {
            #expect(run.refusals.isEmpty)
            #expect(run.texts == [json])
        }
    }

    @Test("The search takes the same work for each byte, however deep it looks")
    func deep() {
        let depth = 2_000
        let open = String(repeating: #"{"a":["#, count: depth / 2)
        let close = String(repeating: "]}", count: depth / 2)
        let run = EnvelopeRun(open + #"{"aps":{}}"# + close)
        #expect(run.payloads.isEmpty)
        #expect(run.refusals.count == 1)
        let plain = EnvelopeRun(open + "1" + close)
        #expect(plain.payloads.count == 1)
    }
}
