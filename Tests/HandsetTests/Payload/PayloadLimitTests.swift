import Handset
import HandsetTestSupport
import Testing

/// The corners of JSON and the limits of a payload.
@Suite struct PayloadLimitTests {
    private let next = "\n{\"aps\":{\"session\":\"next\"}}"

    @Test("A payload of just the limit is read, and one more byte is refused")
    func byteLimit() {
        let text = "{\"aps\":{\"session\":\"next\"}}"
        for (limit, reasons) in [(26, []), (25, [PayloadRefusal.Reason.tooLarge])] {
            for framing in [PayloadReader.Framing.values, .lines, .whole] {
                let run = ReaderRun(
                    Array(text.utf8), framing: framing, maximumByteCount: limit)
                #expect(run.reasons == reasons)
                #expect(run.payloads.count == 1 - reasons.count)
            }
        }
    }

    @Test("Blanks behind a payload do not hide what follows it")
    func blanksBehindPayload() {
        let text = Array("{} \(String(repeating: " ", count: 7)) junk\n{}\n".utf8)
        let lines = ReaderRun(text, framing: .lines, maximumByteCount: 9)
        #expect(lines.reasons == [.severalOnLine])
        #expect(lines.payloads.count == 1)
        let long = ReaderRun(text, framing: .lines, maximumByteCount: 8)
        #expect(long.reasons == [.tooLarge])
        #expect(long.payloads.count == 1)
    }

    @Test("A payload over 16 MiB is refused by default, and the next is read", .exhaustive)
    func defaultByteLimit() {
        let count = PayloadReader.defaultMaximumByteCount
        let large = "{\"a\":\"" + String(repeating: "x", count: count) + "\"}"
        let run = ReaderRun(large + next)
        #expect(run.reasons == [.tooLarge])
        #expect(run.sessions == ["next"])
        #expect(run.refusedBytes.count == large.utf8.count + 1)
    }

    @Test("Containers may be nested 2,048 levels deep, and no deeper")
    func depth() {
        for (count, isRead) in [(2_047, true), (2_048, false)] {
            let text =
                "{\"a\":" + String(repeating: "[", count: count)
                + String(repeating: "]", count: count) + "}"
            let run = ReaderRun(text + next)
            #expect(run.payloads.count == (isRead ? 2 : 1))
            #expect(run.reasons == (isRead ? [] : [.tooDeep]))
        }
    }

    @Test(
        "Fewer levels can be allowed; what is deeper is refused at its bracket, and the next is read"
    )
    func smallerDepth() {
        let text = "{\"a\":[\"[[[[\",{\"b\":[]}]}"
        for (depth, places) in [(4, []), (3, ["1:19"]), (2, ["1:14"])] {
            let run = ReaderRun(Array((text + next).utf8), maximumDepth: depth)
            #expect(run.places == places)
            #expect(run.reasons == places.map { _ in .tooDeep })
            #expect(run.payloads.count == 2 - places.count)
            #expect(run.sessions.last == "next")
            #expect(run.refusedBytes == (places.isEmpty ? [] : Array(text.utf8)))
        }
    }

    @Test("Integers of 64 bits are exact")
    func integers() throws {
        let payload = try Payload(json: #"{"a":9223372036854775807,"b":-9223372036854775808}"#)
        #expect(payload["a"]?.integer == .max)
        #expect(payload["b"]?.integer == .min)
        #expect(payload.warnings.isEmpty)
    }

    @Test("Integers beyond 64 bits become doubles, each with a warning")
    func largeIntegers() throws {
        let payload = try Payload(
            json: """
                {"a": 9223372036854775808, "text": "99999999999999999999 \\" 1",
                 "b": [-9223372036854775809, 12, 123456789012345678901234567890], "c": 7}
                """)
        #expect(payload["a"]?.double == 9_223_372_036_854_775_808)
        #expect(payload["b"]?[0]?.double == -9_223_372_036_854_775_808)
        #expect(payload["b"]?[1]?.integer == 12)
        #expect(payload["c"]?.integer == 7)
        #expect(
            payload.warnings.map { "\($0.place.line):\($0.place.column) \($0.kind)" } == [
                #"1:7 integerBeyond64Bits("9223372036854775808")"#,
                #"2:8 integerBeyond64Bits("-9223372036854775809")"#,
                #"2:34 integerBeyond64Bits("123456789012345678901234567890")"#,
            ])
        #expect(payload["b"]?[2]?.double == 123_456_789_012_345_677_877_719_597_056)
    }

    @Test("Keys that look alike and are written differently are different")
    func alikeKeys() throws {
        let payload = try Payload(json: "{\"é\":1,\"e\u{301}\":2,\"x\":3,\"x\":4}")
        #expect(payload.count == 3)
        #expect(
            payload.warnings.map(\.kind) == [
                .duplicateKey(
                    "x", first: SourcePlace(source: "payload", line: 1, column: 17, offset: 16))
            ])
    }

    @Test("A hundred warnings of a payload stand for themselves, and one for all the others")
    func manyWarnings() throws {
        let json = "{" + Array(repeating: "\"\":1", count: 1_000).joined(separator: ",\n") + "}"
        let warnings = try Payload(json: json).warnings
        #expect(warnings.count == Payload.Warning.maximumCount + 1)
        #expect(warnings[99].place.line == 101)
        #expect(warnings.last?.kind == .more(count: 899))
        #expect(warnings.last?.place.line == 102)
    }

    @Test("An error behind an integer beyond 64 bits has its true place")
    func placeBehindLargeInteger() {
        let run = ReaderRun(#"{"a": 12345678901234567890, "b": 12345678901234567890, "c": x}"#)
        #expect(run.places == ["1:61"])
    }

    @Test("Numbers beyond a double are refused", arguments: ["1e400", "-1e400", "1e99999999999"])
    func numberBeyondDouble(number: String) {
        let run = ReaderRun("{\"a\":\(number)}" + next)
        #expect(run.reasons == [.numberTooLarge])
        #expect(run.places == ["1:6"])
        #expect(run.sessions == ["next"])
    }

    @Test("An integer of 400 digits is beyond a double too")
    func integerBeyondDouble() {
        let run = ReaderRun("{\"a\":1" + String(repeating: "0", count: 400) + "}" + next)
        #expect(run.reasons == [.numberTooLarge])
    }

    @Test("Numbers too small for a double are zero")
    func underflow() throws {
        #expect(try Payload(json: #"{"a":1e-400}"#)["a"]?.double == 0)
    }

    @Test("Of keys that come twice the first counts, and each is reported at its place")
    func duplicateKeys() throws {
        let payload = try Payload(
            json: #"{"a":1,"b":{"a":2,"c":3,"c":4},"\u0061":{"d":5,"d":6},"l":["a","a","l"]}"#)
        #expect(payload.map(\.key) == ["a", "b", "l"])
        #expect(payload["a"]?.integer == 1)
        #expect(payload["b"]?["c"]?.integer == 3)
        #expect(payload["b"]?["a"]?.integer == 2)
        #expect(
            payload.warnings.map { "\($0)".prefix { $0 != "\n" } } == [
                #"payload:1:25: warning: the key "c" comes again; the first value, at 1:19, counts by default"#,
                #"payload:1:32: warning: the key "a" comes again; the first value, at 1:2, counts by default"#,
                #"payload:1:48: warning: the key "d" comes again; the first value, at 1:42, counts by default"#,
            ])
    }

    @Test(
        "A NUL byte is named wherever it stands, and never ends the input",
        arguments: [
            ("\0", "1:1"), (" \0{}", "1:2"), ("{\0}", "1:2"), ("{\"a\":\0 1}", "1:6"),
            ("{\"a\":\"x\0y\"}", "1:8"), ("{\"a\0\":1}", "1:4"), ("{\"a\":1\0}", "1:7"),
            ("{\"a\":\"\\\0\"}", "1:8"), ("{} \0", "1:4"), ("{}\0{}", "1:3"),
        ])
    func nul(text: String, place: String) {
        // Four blanks, so that the beginning is not taken for UTF-16 or UTF-32.
        let run = ReaderRun("    \n" + text + next)
        #expect(run.reasons == [.nulByte])
        #expect(run.places == [place.replacing("1:", with: "2:", maxReplacements: 1)])
        #expect(run.payloads.last?["aps"]?["session"]?.string == "next")
    }

    @Test(
        "A NUL at the beginning of a stream is not taken for another encoding",
        arguments: ["\0{}\n", "{\0\n", "{\0}\n", "\0\n", "{\"\0\n"])
    func nulAtBeginning(text: String) {
        let run = ReaderRun(text + next)
        #expect(run.reasons == [.nulByte])
        #expect(run.sessions == ["next"])
    }

    @Test(
        "Advice fits what was found",
        arguments: [
            ("{\"a\" 1}", "put a colon"), ("{\"a\":[1 2]}", "separate elements with commas"),
            ("{\"a\":01}", "write a number as JSON does"),
            ("{\"a\":+1}", "write a number as JSON does"),
            ("{\"a\":1,,}", "put keys in"), ("{\"a\":}", "remove the comma before it, or"),
            ("{a:1}", "put keys in double quotes"), ("{'a':1}", "put strings and keys in double"),
            ("{\"a\":'x'}", "put strings and keys in double"),
            ("{\"a\":/*x*/1}", "remove the comment"),
            ("{\"a\":None}", "write true, false or null"),
            ("{\"a\":1 \"b\":2}", "separate members"),
        ])
    func advice(text: String, advice: String) {
        let run = ReaderRun(text)
        #expect(run.refusals.first?.advice.hasPrefix(advice) == true, "\(run.refusals)")
    }

    @Test("\\u0000 is read in strings and in keys, and printed alike")
    func escapedNUL() throws {
        #expect(try Payload(json: #"{"a":"x\u0000y"}"#)["a"]?.string == "x\0y")
        let run = ReaderRun(#"{"k":{"b":0,"ab\u0000c":"\u0000","a":[{"\u0000":1}]}}"# + next)
        #expect(run.reasons.isEmpty)
        #expect(run.payloads[0]["k"]?.keys == ["b", "ab\0c", "a"])
        #expect(run.payloads[0]["k"]?["ab\0c"]?.string == "\0")
        #expect(run.payloads[0]["k"]?["a"]?[0]?["\0"]?.integer == 1)
        #expect(run.payloads[0]["k"]?["ab"]?.kind == nil)
        #expect(run.payloads[0].warnings.isEmpty)
        #expect(run.payloads[0].description.contains(#""ab\000c" = "\000";"#))
        #expect(run.sessions.last == "next")
    }

    @Test("Keys with \\u0000 that come twice are one, and an error after one has its true place")
    func keysWithNUL() throws {
        let payload = try Payload(json: #"{"a\u0000":1,"b":2,"a\u0000":3,"a\u0001":4}"#)
        #expect(payload.map(\.key) == ["a\0", "b", "a\u{1}"])
        #expect(payload["a\0"]?.integer == 1)
        #expect(payload.made(by: .ofTheApp, equalKeys: .last)["a\0"]?.integer == 3)
        #expect(
            payload.warnings.map(\.kind) == [
                .duplicateKey(
                    "a\0", first: SourcePlace(source: "payload", line: 1, column: 2, offset: 1))
            ])
        #expect(ReaderRun(#"{"a\u0000":1,"b\u0000\u0001":x}"#).places == ["1:30"])
    }

    @Test(
        "Half of a surrogate pair is refused at its place",
        arguments: [
            (#"\ud83d"#, 0), (#"x\ude00"#, 1), (#"\ud83d\ud83d\ude00"#, 0),
            (#"\ud83d\ude00\ud83dx"#, 12), (#"\\ud83d \udc00"#, 8), (#"\ud83d\n"#, 0),
        ])
    func loneSurrogate(text: String, index: Int) {
        let run = ReaderRun("{\"a\":\"\(text)\"}" + next)
        #expect(run.reasons == [.loneSurrogate])
        #expect(run.places == ["1:\(7 + index)"])
        #expect(run.sessions == ["next"])
    }

    @Test(
        "Bytes that are no UTF-8 are refused at their place",
        arguments: [
            [0xFF], [0x80], [0xC0, 0x80], [0xC3, 0x28], [0xED, 0xA0, 0x80],
            [0xF5, 0x80, 0x80, 0x80],
            [0xE2, 0x82],
        ])
    func invalidUTF8(bytes: [UInt8]) {
        let run = ReaderRun(Array("{\"a\":\"x".utf8) + bytes + Array("\"}".utf8) + Array(next.utf8))
        #expect(run.reasons == [.invalidUTF8])
        #expect(run.places == ["1:8"])
        #expect(run.sessions == ["next"])
    }

    @Test(
        "UTF-16 and UTF-32 are named, once, with and without a byte order mark",
        arguments: [
            ("UTF-16LE", [0x7B, 0, 0x7D, 0, 0x0A, 0, 0x7B, 0, 0x7D, 0]),
            ("UTF-16LE", [0xFF, 0xFE, 0x7B, 0, 0x7D, 0, 0x0A, 0, 0x7B, 0]),
            ("UTF-16LE", [0x20, 0, 0x7B, 0, 0x7D, 0]),
            ("UTF-16BE", [0, 0x7B, 0, 0x7D, 0, 0x0A, 0, 0x7B]),
            ("UTF-16BE", [0xFE, 0xFF, 0, 0x7B, 0, 0x7D]),
            ("UTF-32LE", [0xFF, 0xFE, 0, 0, 0x7B, 0, 0, 0]),
            ("UTF-32LE", [0x7B, 0, 0, 0, 0x7D, 0, 0, 0]),
            ("UTF-32BE", [0, 0, 0xFE, 0xFF, 0, 0, 0, 0x7B]),
            ("UTF-32BE", [0, 0, 0, 0x7B, 0, 0, 0, 0x7D]),
        ])
    func otherEncodings(name: String, bytes: [UInt8]) {
        for framing in [PayloadReader.Framing.values, .lines, .whole] {
            let run = ReaderRun(bytes, framing: framing)
            #expect(run.reasons == [.encoding])
            #expect(run.refusals.first?.finding == "found text in \(name)")
            #expect(run.refusedBytes == Array(bytes.drop { $0 == 0x20 }))
        }
    }

    @Test(
        "An object that ends with the input is unfinished",
        arguments: [
            "{", "{\"a", "{\"a\\", "{\"a\"", "{\"a\":", "{\"a\":1", "{\"a\":1,",
            "{\"a\":[{\"b\":{}",
        ])
    func unfinished(text: String) {
        let run = ReaderRun("{}\n" + text)
        #expect(run.payloads.count == 1)
        #expect(run.reasons == [.unfinished])
        #expect(run.places == ["2:1"])
        #expect(run.refusedBytes == Array(text.utf8))
    }
}
