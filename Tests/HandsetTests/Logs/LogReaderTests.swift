import Handset
import HandsetLogs
import HandsetTestSupport
import Testing

@Suite struct LogReaderTests {
    @Test(
        "Each sample log gives the records and messages beside it",
        arguments: try Repository.files(in: "samples/logs", endingIn: [".log"]))
    func samples(path: String) throws {
        let bytes = try Repository.bytes(of: path)
        let run = LogRun(bytes, source: path)
        try Golden(path + ".read.txt").expect(run.lines.map { $0 + "\n" }.joined())
        for size in [1, 2, 3, 7, 64] {
            #expect(LogRun(bytes, source: path, pieces: { size }).lines == run.lines)
        }
    }

    private static let log = "{\n    aps =     {\n        badge = 1;\n    };\n    id = \"-5\";\n}\n"

    @Test("An exact payload is printed again, byte for byte")
    func exact() throws {
        let found = try #require(LogRun(Self.log).found.first)
        #expect(found.grade == .exact && found.repairs == [])
        #expect(found.payload.description + "\n" == Self.log)
    }

    @Test(
        "One change takes the grade away",
        arguments: [
            ("badge = 1", "badge = \"1\"", LogGrade.repaired), ("=     {", "= {", .whiteSpace),
            ("    badge", "badge", .whiteSpace), ("1;", "1;;", .repaired),
            ("id = \"-5\"", "id = -5", .repaired), ("id = \"-5\";", "id = \"-5\"", .repaired),
            ("    id", "\tid", .whiteSpace), ("id =", "Id =", .repaired),
        ])
    func lowerGrade(old: String, new: String, grade: LogGrade) throws {
        let log = Self.log.replacing(old, with: new, maxReplacements: 1)
        let run = LogRun(log)
        guard !new.hasSuffix(";;") else {
            #expect(run.findings.count == 1 && run.found.isEmpty)
            return
        }
        let found = try #require(run.found.first, "\(run.lines)")
        #expect(found.grade == grade, "\(found.repairs)")
        #expect(found.grade == .repaired ? !found.repairs.isEmpty : found.repairs.isEmpty)
    }

    @Test(
        "A date alone and a time alone are prefixes, on each line or on the first",
        arguments: [
            "2014-05-05 ", "16:11:13.461 ", "16:11:13 Wall[1088:60b] ", "2014/05/05 Wall[1]: ",
        ])
    func shortPrefixes(prefix: String) throws {
        let lines = Self.log.split(separator: "\n")
        let logs = [
            lines.map { prefix + $0 + "\n" }.joined(), prefix + Self.log + prefix + "next\n",
            prefix + lines.dropFirst().dropLast().joined(separator: "\n"),
        ]
        for (log, grade) in zip(logs, [LogGrade.exact, .exact, .repaired]) {
            let found = try #require(LogRun(log).found.first, "\(log)")
            #expect(found.grade == grade && found.payload["id"]?.description == "-5", "\(log)")
        }
        let cut = LogRun(lines.prefix(3).map { $0 + "\n" }.joined())
        let followed = LogRun(
            prefix + lines.prefix(3).map { $0 + "\n" }.joined() + prefix + "next\n")
        #expect(cut.findings.count == 1 && cut.found.isEmpty)
        #expect(
            followed.findings == [
                "4:1 found the next message inside the payload that begins in line 1"
            ])
    }

    @Test("A line of a text may begin with a date or a time by chance")
    func timesInTexts() throws {
        for time in ["12:30:00 ", "2014-05-05 "] {
            let log = "{\n    aps =     {\n        alert = \"Meet at\n\(time)sharp\";\n    };\n}\n"
            let found = try #require(LogRun(log).found.first)
            #expect(found.payload["aps"]?["alert"]?.string == "Meet at\n\(time)sharp")
            #expect(found.repairs == [.lineBreak])
        }
    }

    @Test("A lower grade than the one that is asked for is refused")
    func minimumGrade() {
        let log = Self.log + Self.log.replacing("=     {", with: "= {")
        let run = LogRun(log, settings: LogSettings(minimumGrade: .exact))
        #expect(run.found.count == 1)
        #expect(run.findings == ["7:1 found a payload whose white space had to be restored"])
    }

    // MARK: - Types

    private func payload(_ members: String, types: [String: LogValueType] = [:]) -> LogRun {
        LogRun("{\n    aps =     {\n\(members)    };\n}\n", settings: LogSettings(types: types))
    }

    @Test(
        "A printed value has the types that print it",
        arguments: [
            ("1", "1", LogValueType.number, [LogValueType.string, .boolean]),
            ("0", "0", .number, [.string, .boolean]), ("12", "12", .number, [.string]),
            ("\"-1\"", "-1", .number, [.string]), ("\"0.5\"", "0.5", .number, [.string]),
            ("\"<null>\"", "null", .null, [.string]),
            (
                "12345678901234567890", "\"12345678901234567890\"", .string, [.number]
            ),
            ("\"-0\"", "-0.0", .number, [.string]),
        ])
    func types(text: String, json: String, type: LogValueType, others: [LogValueType]) throws {
        let run = payload("        x = \(text);\n")
        #expect(run.payloads == ["{\"aps\":{\"x\":\(json)}}"])
        let assumed = try #require(run.found.first?.assumed.first)
        #expect(assumed.path == "aps.x" && assumed.type == type)
        #expect(assumed.alternatives == others)
    }

    @Test(
        "A text that no number prints is a string, without doubt",
        arguments: [
            "007", "\"2.10\"", "\"1e5\"", "1a", "\"+1\"", "\"1.\"", "true", "\"0x1\"", "\"\"",
        ])
    func strings(text: String) throws {
        let found = try #require(payload("        x = \(text);\n").found.first)
        #expect(found.assumed.isEmpty && found.payload["aps"]?["x"]?.kind == .string)
    }

    @Test("Keys whose type is documented have it; what a sender sent is still open")
    func conventions() throws {
        let run = LogRun(
            """
            {
                aps =     {
                    alert = 12;
                    badge = 3;
                };
                "gcm.message_id" = 12;
            }

            """)
        #expect(run.payloads == [#"{"aps":{"alert":"12","badge":3},"gcm.message_id":"12"}"#])
        #expect(
            run.found.first?.assumed.map(\.path) == ["aps.alert", "aps.badge", "gcm.message_id"])
    }

    @Test("A type that is given counts if the text can have it, and is not assumed")
    func givenTypes() {
        let members =
            "        a = 1;\n        b = x;\n        c =         (\n            1\n        );\n"
        let run = payload(
            members, types: ["aps.a": .boolean, "aps.b": .number, "aps.c.0": .string])
        #expect(run.payloads == [#"{"aps":{"a":true,"b":"x","c":["1"]}}"#])
        #expect(run.found.first?.assumed == [])
        #expect(run.found.first?.grade == .exact)
    }

    // MARK: - What cannot be read

    @Test("A refusal does not take the next payload with it")
    func goesOn() {
        let log =
            "{\n    aps =     {\n        alert = <private>;\n    };\n    id = 7;\n}\n" + Self.log
        let run = LogRun(log)
        #expect(run.payloads.count == 1)
        #expect(run.findings == ["3:17 found <private>, which hides a value"])
        #expect(run.found.first?.place.line == 7)
    }

    @Test("Members of a damaged dictionary are not taken for a payload of their own")
    func damaged() {
        let run = LogRun(
            "{\n    id = ;\n    aps =     {\n        badge = 2;\n    };\n}\n" + Self.log)
        #expect(run.findings.count == 1, "\(run.lines)")
        #expect(run.findings.first?.hasPrefix("2:10 ") == true)
        #expect(run.payloads.count == 1)
    }

    @Test("A payload that is too long is refused; one that is not is read")
    func tooLong() {
        let size = Self.log.utf8.count
        #expect(LogRun(Self.log, settings: LogSettings(maximumByteCount: size)).found.count == 1)
        let run = LogRun(Self.log, settings: LogSettings(maximumByteCount: size - 20))
        #expect(run.findings == ["1:1 found more than \(size - 20) bytes in this payload"])
    }

    @Test("A dictionary without aps, and device tokens in hex, are no payloads")
    func others() {
        let run = LogRun(
            """
            {
                alert = hello;
            }
            let aps = userInfo["aps"] as? [String: Any]
            <7b5b251c 6cb1926d> perhaps, aps-environment
            {length = 32, bytes = 0x7a5b251c 6cb1926d e3cb366f dfb16ddd ... 5f857679 376eab7c }
            { return aps; }

            """)
        #expect(run.lines == [])
    }

    @Test("A payload is found although its beginning is far from the key aps")
    func farKey() {
        let text = String(repeating: "x", count: 90_000)
        let log = "{\n    Before = \(text);\n    aps =     {\n    };\n}\n"
        for size in [1_000, 70_000] {
            #expect(LogRun(Array(log.utf8), pieces: { size }).found.first?.grade == .exact)
        }
    }

    @Test(
        "A key is one whether the bytes after it arrive with it or later",
        arguments: [
            "aps" + String(repeating: " ", count: 30) + "= {1: 2}\n", "{\n    a = 1;\n    aps",
        ])
    func keyAtTheEndOfAPiece(log: String) {
        let whole = LogRun(log).lines
        for size in 1...40 {
            #expect(LogRun(Array(log.utf8), pieces: { size }).lines == whole, "pieces of \(size)")
        }
    }

    @Test("Text around payloads costs no events, and lines are counted through it", .exhaustive)
    func lines() {
        let filler = String(repeating: "perhaps maps, <tag> 0x7f {} [] = \"\n", count: 20_000)
        let run = LogRun(filler + Self.log + filler + Self.log)
        #expect(run.found.map(\.place.line) == [20_001, 40_007])
        #expect(run.refusals.isEmpty)
    }
}
