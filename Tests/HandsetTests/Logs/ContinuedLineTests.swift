import Handset
import HandsetLogs
import HandsetTestSupport
import Testing

/// Lines that end with a backslash, and literals of several lines.
@Suite struct ContinuedLineTests {
    @Test(
        "Lines that go on after a backslash are joined",
        arguments: [
            "X = {\"aps\":{\"alert\":\"x\"}, \\\n  \"id\":7}",
            "d '{\"aps\": \\\n{\"alert\":\"x\"},\\\n\"id\":7}'",
            "d \"{\\\"aps\\\": \\\n{\\\"alert\\\":\\\"x\\\"}, \\\n\\\"id\\\":7}\"",
            "{\"aps\":{\"alert\":\"\\\nx\"},\"id\":7 \\\n}",
            "p = '{\"aps\":' \\\n  '{\"alert\":\"x\"},' \\\n'\"id\":7}'",
            "#define P \"{\" \\\n \"\\\"aps\\\":{\\\"alert\\\":\\\"x\\\"},\" \\\n \"\\\"id\\\":7}\"",
            "#define P \"{\\\"aps\\\":\" \\\n \"{\\\"alert\\\":\\\"x\\\"},\" \\ \n \"\\\"id\\\":7}\"",
            "// #define P \"{\" \\\n//  \"\\\"aps\\\":{\\\"alert\\\":\\\"x\\\"},\" \\\n//  \"\\\"id\\\":7}\"",
            "p = \"{\"\n  \"\\\"aps\\\":{\\\"alert\\\":\\\"x\\\"},\"\n  \"\\\"id\\\":7}\";",
            "p = \"{\" \"\\\"aps\\\":{\\\"alert\\\":\\\"x\\\"},\" \"\\\"id\\\":7}\";",
        ])
    func joined(log: String) {
        for text in [log, log.replacing("\n", with: "\r\n")] {
            let run = LogRun("x\n" + text + "\ny\n")
            #expect(run.payloads == [#"{"aps":{"alert":"x"},"id":7}"#], "\(run.lines)")
            #expect(run.found.first?.place.line == 2)
        }
    }

    @Test("A backslash outside of strings is repaired, and named")
    func named() {
        let run = LogRun("X = {\"aps\":{\"alert\":\"x\"}, \\\n  \"id\":7}\n")
        #expect(run.found.first?.repairs == [.continuation])
    }

    @Test("Two literals on lines of their own are two payloads, each in its line")
    func separate() {
        let line = "\"{\\\"aps\\\":{\\\"alert\\\":\\\"x\\\"}}\"\n"
        let run = LogRun(line + line)
        #expect(run.found.map(\.place.line) == [1, 2])
    }

    @Test("A literal that goes on in what is not there is refused")
    func cut() {
        let run = LogRun("#define P \"{\" \\\n \"\\\"aps\\\":{\\\"alert\\\":\" \\\n")
        #expect(run.found.isEmpty && run.refusals.map(\.reason) == [.unfinished], "\(run.lines)")
    }
}
