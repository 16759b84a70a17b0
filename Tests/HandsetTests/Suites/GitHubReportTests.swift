import Handset
import HandsetSuites
import Testing

@Suite struct GitHubReportTests {
    @Test("The sample's report is this")
    func sample() {
        #expect(
            SuiteRun.sample.report(.github) == """
                ::error file=suites/session.json,line=6,col=5,title=a quoted session::session, stated at suites/session.json:7:7:%0A  expected: ab-12%0A  found:    "ab-12"%0Awhy: Darwin prints quotes around a value with a hyphen: "ab-12".
                ::error file=suites/session.json,line=10,col=5,title=the printed text::printed, stated at suites/session.json:12:7 (- is expected, + is found):%0A    {%0A        alert = hello;%0A  -     session = 1;%0A  +     session = 2;%0A    }
                ::error file=suites/broken.json,title=suites/broken.json could not be read::suites/broken.json:1:11: error: found tru, which is not JSON%0A{"cases": tru}%0A          ^
                1 passed, 2 failed, 1 suite could not be read

                """)
    }

    @Test("A name can neither end a property nor begin a command")
    func hostile() {
        let name = "50%, a: b\n::set-output name=x::y"
        let failed = SuiteRun.failed(name, expected: "1\n::error::x", found: "100%")
        let report = SuiteRun(results: [SuiteResult(name: "s", content: .ran([failed]))])
            .report(.github)
        let lines = report.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == 3)
        #expect(lines[0].contains("title=50%25%2C a%3A b"))
        #expect(lines[0].contains("100%25"))
        #expect(lines[1...] == ["0 passed, 1 failed", ""])
    }
}
