import Handset
import HandsetLogs
import HandsetTestSupport
import Testing

/// The work on logs with many beginnings that come to the same end.
@Suite(.timeLimit(.minutes(30))) struct LogGrowthTests {
    /// A piece of text, as often as it fits between a beginning and an end.
    struct Shape: CustomTestStringConvertible, Sendable {
        let beginning: String
        let piece: String
        let end: String

        var testDescription: String { "\(beginning) \(piece) \(end)".debugDescription }

        init(_ beginning: String, _ piece: String, _ end: String = "") {
            (self.beginning, self.piece, self.end) = (beginning, piece, end)
        }

        func log(_ byteCount: Int) -> String {
            beginning + String(repeating: piece, count: byteCount / piece.utf8.count) + end
        }
    }

    private static let shapes = [
        Shape("x7b22 ", #"{\"#), Shape("x7b22 ", #"{\a"#), Shape("", "a = x7b22;\n"),
        Shape("", "a = (x7b22,\n"), Shape("", "a=(\\\"x7b22\n"), Shape("", "a = /*x7b22\n"),
        Shape("", "a = {}/*x7b22\n"), Shape("", "aps={}/*\n"), Shape("x7b22 ", "{a/*"),
        Shape("x7b22 ", #"{a=\""#, "\n{"), Shape("x7b22 ", "{a:\"\\'{a:'\\\"", "\n{"),
        Shape("", "aps={};a=(\\\"x\n\n", "{\n"), Shape("", "aps=(x\n\n", ") foo\n"),
        Shape("x7b22 ", #"["a": "x, "#), Shape("", "<7b22"), Shape("", #"{"aps":{}} "#),
        Shape(#""payload": ""#, #"{\"aps\":{}}"#, "\""), Shape("", #"{\"aps\":{}} "#),
        Shape(#""payload": ""#, #"{\"aps\":}"#, "\""), Shape("", "key: aps, value: (x\n"),
        Shape("", "{a: x, aps: {\n"), Shape("x7b22 ", "{a: x "), Shape("x7b22 ", "{a: [x, "),
        Shape("", "{/*aps={}*/a={/*aps={}*/"), Shape("", "{a=b,c {\"aps\":{}} "),
        Shape("", "{a=b;// {aps={};}\n"), Shape("", "{a={aps={};};b={/*aps={*/"),
        Shape("", "Tag = \"x\", aps={\n"), Shape("", "[AnyHashable(\"aps\"): <__NSArrayM 0x1>(\n"),
        Shape("[\"aps\": {}, \"a\": ", "<__NSArrayM 0x1>(\n"), Shape("", "<UNNotification: x "),
        Shape("", "<UNNotification\n"), Shape("", "x {\n  a = b c {\n  aps = x\n"),
        Shape("", "{alert = {body = x"),
        Shape("", "key: aps\nvalue: {}\n"), Shape("", "{a=x, aps={"), Shape("x7b22 ", "{a=x, b={"),
        Shape("x7b22 ", "{a=[x, "), Shape("x7b22 ", "{a=B(c="), Shape("", "{aps=A(b={c=D[e="),
        Shape("", "{a=x{aps={}}, b="), Shape("", "{aps: [Object"),
        Shape("[aps] => ", "Array ( [a] => "), Shape("", "Array ( [aps] => "),
        Shape("[aps] => ", "Array\n(\n[a] => x\n"),
        Shape("", "array(1) { [\"a\"]=> "),
        Shape("[\"aps\"]=>", "array(1) { [\"a\"]=> string(9) \"x"),
        Shape("", "array ( 'aps' => "), Shape("'aps' =>", "array ( 'a' => array ( "),
        Shape("'aps' =>", "array ( 'a' => 'x"), Shape("'aps' =>", "array ( 'a' => 1, "),
        Shape("", "map[string]any{\"aps\":"), Shape("\"aps\":", "map[string]any{\"a\":"),
        Shape("\"aps\":", "map[string]any{\"a\":\"x"), Shape("\"aps\":", "map[string]any{} "),
        Shape("", "map[aps:x "), Shape("aps: ", "map[a:[b:"), Shape("aps: ", "map[a:b] "),
        Shape("aps: ", "map[a:x b:c "),
        Shape("aps: ", "{a: \\\n"), Shape("aps: ", "\"{\\\"a\" \\\n"), Shape("aps: ", "\"{\"\n"),
        Shape("aps: ", "\"{\" "),
        Shape("", "00000000  7b 22 61\n"), Shape("", "00000000: 7b22 6170 7322 3a7b\n"),
        Shape("", "{messageId: 1, "), Shape("", "{\"messageId\": {"),
        Shape("", "{messageId: 1, data: {}, from: 2} "),
        Shape("{aps: [", "[Object], ", "]}"), Shape("{aps: {}, a: ", "[Object: null prototype] "),
    ]

    @Test(
        "Four times a log takes some four times the work, and not sixteen times",
        arguments: Sweep.every(13, of: shapes))
    func growth(shape: Shape) {
        let byteCount = Sweep.choose(sampled: 48_000, exhaustive: 1_600_000)
        let part = LogRun(shape.log(byteCount / 4)).workByteCount
        let whole = LogRun(shape.log(byteCount)).workByteCount
        // Both are 0 where nothing reads like a payload.
        #expect(Double(whole) <= 6 * Double(part))
    }

    @Test(
        "Each byte of a log is looked at a limited number of times",
        arguments: Sweep.every(7, from: 3, of: shapes))
    func work(shape: Shape) {
        let byteCount = Sweep.choose(sampled: 16 << 10, exhaustive: 64 << 10)
        #expect(LogRun(shape.log(byteCount)).workByteCount < 200 * byteCount)
    }

    @Test("The payloads of one literal are handed over without moving the others", .exhaustive)
    func handover() {
        let shape = Shape(#""payload": ""#, #"{\"aps\":{}}"#, "\"")
        let growth = ProcessorTime.growth(to: 300_000) { byteCount in
            #expect(LogRun(shape.log(byteCount)).found.count > byteCount / 20)
        }
        #expect(growth < ProcessorTime.largestGrowth)
    }

    @Test("The lines of many keys are graded together")
    func keys() {
        let value = String(repeating: "x", count: 400)
        let growth = ProcessorTime.growth(to: 800) { count in
            let lines = (0..<count).map { "key: \($0), value: {\n    a = \(value);\n}\n" }
            let run = LogRun("key: aps, value: {\n}\n" + lines.joined())
            #expect(run.found.first?.payload.count == count + 1)
        }
        #expect(growth < ProcessorTime.largestGrowth)
    }

    @Test("The text that Swift prints for a deep payload is not written to its end in vain")
    func deepSwift() {
        let growth = ProcessorTime.growth(to: 2_000) { depth in
            let payload =
                "{a=" + String(repeating: "{a=", count: depth) + "1"
                + String(repeating: "}", count: depth) + "}"
            let run = LogRun(String(repeating: "[AnyHashable(\"aps\"): \(payload)]\n", count: 8))
            #expect(run.found.count == 8)
        }
        #expect(growth < ProcessorTime.largestGrowth)
    }

    // MARK: - What is still read

    @Test("A payload after members that are beyond the limit is found", .exhaustive)
    func afterMembers() {
        let members = Shape("", "a = x7b22;\n").log(600_000)
        let run = LogRun(members + "\naps = {\n    badge = 1;\n};\n{\n    aps =     {\n    };\n}\n")
        #expect(run.payloads == [#"{"aps":{"badge":1}}"#, #"{"aps":{}}"#])
    }

    @Test("A literal with the key is read after many without it")
    func afterLiterals() {
        let log = Shape("x7b22 ", #"{\a"#, #"" "{\"aps\":{\"badge\":1}}""# + "\n").log(10_000)
        #expect(LogRun(log).payloads == [#"{"aps":{"badge":1}}"#])
    }

    @Test("A comment of four thousand bytes is skipped; a longer one is a mistake")
    func comments() {
        func log(_ count: Int) -> String {
            "{aps={};/*\(String(repeating: "x", count: count))*/a=b;}\n"
        }
        #expect(LogRun(log(4_000)).payloads == [#"{"aps":{},"a":"b"}"#])
        #expect(LogRun(log(5_000)).findings.map { $0.prefix(9) } == ["1:9 found"])
    }

    @Test("Each message with a string that is not closed is refused for itself")
    func unclosedStrings() {
        let log = Shape("", "aps={};a=(\\\"x\n\n", "{\n").log(3_000)
        let findings = LogRun(log).findings
        #expect(findings.count == 200)
        #expect(
            findings.enumerated().allSatisfy {
                $1.hasPrefix("\(2 * $0 + 1):12 found a string that is not closed")
            })
    }
}
