import Handset
import HandsetTestSupport
import Testing

/// Logs that are made to take time, memory or the stack.
@Suite(.timeLimit(.minutes(30))) struct HostileLogTests {
    private static let pieces = [
        "{", "{a={", "{\"a\":{", "aps = {", "{aps={", "{\"aps\":", "{a=b;", "{a=b;\n?aps=\n",
        "aps = \"x\n", "[AnyHashable(\"aps\"): ", "[\"aps\": ", "{\\\"aps\\\":", "{\\n aps = {",
        "<7b", "<7b22>aps=", "{length = 9, bytes = 0x7b", "key: aps, value: {\n",
        "key: aps, value: x\n", "aps=(", "aps=[", "aps = \"\\", "aps={};\n",
        "<private> payload\n", "<UNNotification", "aps=/*", "{aps=//",
        "2014-05-05 16:11:13.461 Wall[1:6] {\n", "// aps = {\n", "{ aps = {}; \"", "aps=…;{",
        ", AnyHashable(\"", "{aps: {a: x, ", "{aps: {a: [", "{aps: {}}", "[AnyHashable(\"id\"): ",
        "[\"alert\": ", "<__NSArrayM 0x1>(\n", "[AnyHashable(\"a\"): <__NSArrayM 0x1>(\n",
        "{alert = x; badge = 1;}", "key: aps\nvalue: {\n",
        "(key: AnyHashable(\"aps\"), value: {})\n",
        "<UNNotification: <", "AnyHashable(\"aps\")\n", "{/*aps={}*/", "a => {\"aps\":",
        "{aps={a=x, ", "{aps={a=[", "{aps={alert=[{", "{aps={alert=x, badge=1}}", "[Object], ",
        "{ aps: [Object]",
        "<ref *1> [Object: null prototype] {aps: ", "{aps:[... 3 more items", "[Object",
        "Array ( [aps] => ", "Array\n(\n[aps] => Array\n(\n[a] => x\n",
        "stdClass Object ( [a:protected] => ",
        "Array\n(\n", "array(1) { [\"aps\"]=> ", "array(1) {\n[\"aps\"]=>\nstring(9) \"x\n",
        "object(a)#1 (1) {",
        "map[aps:", "map[aps:map[alert:x badge:3]]", "map[a:[", "map[a:x b:", "{aps: \\\n",
        "\"{\" \\\n",
        "\"{\\\"aps\\\":\" \\\n", "{' \\\n'", "00000000  7b 22 61 70 73 22 3a  |x|\n",
        "0000 7b22\n",
        "{\"messageId\":1,\"data\":{", "{messageId: 1, from: 2, data: {}, ",
    ]

    @Test("A log of one piece, again and again, is read to its end", arguments: pieces)
    func repeated(piece: String) {
        let count = Sweep.choose(sampled: 4_000, exhaustive: 100_000) / piece.utf8.count
        let run = LogRun(String(repeating: piece, count: count))
        #expect(run.lines.count <= count + 1)
    }

    @Test("Two kinds of pieces, in halves", arguments: Sweep.every(7, of: pieces))
    func halves(piece: String) {
        let count = Sweep.choose(sampled: 300, exhaustive: 3_000)
        for other in ["{ aps = {", "}", "\"", "]", "};\n"] {
            let half = String(repeating: piece, count: count)
            let run = LogRun(half + String(repeating: other, count: count))
            #expect(run.lines.count <= 2 * count + 1)
        }
    }

    @Test("Depth ends where that of payloads does")
    func depth() {
        func log(_ depth: Int) -> String {
            let open = String(repeating: "{a=", count: depth - 2)
            let close = String(repeating: ";}", count: depth - 2)
            return "{aps={};b=" + open + "1" + close + ";}\n"
        }
        #expect(LogRun(log(2_000)).found.count == 1)
        #expect(LogRun(log(2_100)).findings.first?.contains("more than 2048 levels") == true)
    }
}
