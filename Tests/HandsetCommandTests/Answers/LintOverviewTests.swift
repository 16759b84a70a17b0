import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// `handset lint` over many payloads: overviews, sums, pages, and JUnit's XML.
@Suite(.waitsForPrograms, .timeLimit(.minutes(10))) struct LintOverviewTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(#"{"aps":{"alert":"a"}}"#, to: "a.json")
        try folder.write(#"{"aps":{"alert":"a","badge":-1,"one":1,"two":2}}"#, to: "b.json")
        try folder.write(#"{"aps":{"alert":"a","badge":"1","one":1}}"#, to: "c.json")
    }

    private func lint(_ options: String) throws -> CommandResult {
        try CommandResult.line("cd '\(folder.path)' && handset lint \(options)")
    }

    private static let sums = """
          aps-wrong-type   1 error in 1 payload
          aps-unknown-key  3 warnings in 2 payloads
          badge-negative   1 warning in 1 payload
        3 payloads: 1 error, 4 warnings, 0 notes

        """

    @Test("--summary has a line for each payload, and the sums of each finding")
    func summary() throws {
        let result = try lint("--summary .")
        #expect(
            result.output == """
                errors  warnings  notes  payload
                     -         -      -  ./a.json:1
                     -         3      -  ./b.json:1  aps-unknown-key, badge-negative
                     1         1      -  ./c.json:1  aps-wrong-type, aps-unknown-key

                \(Self.sums)
                """)
        #expect(result.status == 1)
    }

    @Test("The findings of several payloads end in the sums; those of one do not")
    func sums() throws {
        #expect(try lint(".").output.hasSuffix("\n\n" + Self.sums))
        #expect(try lint("b.json").output.hasSuffix("\n1 payload: 0 errors, 3 warnings, 0 notes\n"))
        #expect(try lint("b.json").output.matches(of: /aps-unknown-key/).count == 2)
        #expect(try lint("--only badge-fraction .").output.split(separator: "\n").count == 1)
    }

    @Test("The sums count every finding, also those that are not shown")
    func notShown() throws {
        #expect(try lint("--limit findings=0 .").output.hasSuffix("\n\n" + Self.sums))
    }

    @Test("The last line counts what was rejected, values and sources")
    func rejected() throws {
        try folder.write("{", to: "d.json")
        let result = try lint("--summary . missing.json")
        #expect(result.output.hasSuffix("0 notes, 2 rejected\n"))
        #expect(result.status == 2)
    }

    @Test("--only looks for what it names, and nothing else")
    func only() throws {
        let result = try lint("--only badge-negative --only badge-fraction .")
        #expect(result.output.hasSuffix("3 payloads: 0 errors, 1 warning, 0 notes\n"))
        #expect(result.status == 0)
        let mistyped = try lint("--only badge-negativ .")
        #expect(mistyped.status == 64)
        #expect(mistyped.errors.contains("is not a finding of the lint"))
        #expect(mistyped.errors.contains("Did you mean 'badge-negative'?"))
        #expect(try lint("--only badge-negative --disable badge-negative .").status == 64)
    }

    @Test("--list-findings lists all, as text and in JSON, without payloads")
    func list() throws {
        let text = try lint("--list-findings").output.split(separator: "\n")
        let json = try lint("--list-findings --format json").output.split(separator: "\n")
        #expect(text.count == json.count && text.count > 40)
        for (line, record) in zip(text, json) {
            let code = line.prefix { $0 != " " }
            #expect(record.hasPrefix("{\"code\":\"\(code)\",\"severity\":\""))
        }
        #expect(try lint("--list-findings --format sarif").status == 64)
    }

    @Test("Notes on many files are one line, which names three")
    func notes() throws {
        let message = #"{"to":"t","notification":{"title":"a","body":"b"}}"#
        for number in 1...5 { try folder.write(message, to: "m\(number).json") }
        for number in 1...2 { try folder.write("", to: "n\(number).json") }
        #expect(
            try lint(".").errors == """
                handset: found a legacy FCM message in 5 files (./m1.json, ./m2.json, ./m3.json, …), and took \
                the payload that each holds; --from payload takes such objects as they are
                handset: no payload found in 2 files (./n1.json, ./n2.json)

                """)
        #expect(
            try lint("a.json n1.json m2.json").errors == """
                handset: n1.json: no payload found
                handset: found a legacy FCM message, and took the payload that it holds; --from payload takes \
                such an object as it is

                """)
    }

    @Test("A page has the sums, an index, and the findings of each payload")
    func page() throws {
        let page = try lint("--format html .").output
        #expect(page.contains("<h1>3 payloads: 1 error, 4 warnings, 0 notes</h1>"))
        #expect(page.matches(of: #/<section id="payload-\d">/#).count == 2)
        #expect(page.contains("<a href=\"#payload-2\">./b.json:1</a>"))
        #expect(page.contains("aps.badge is a text; it has to be a number (1:29)"))
        let summary = try lint("--format html --summary .").output
        #expect(!summary.contains("<section") && summary.contains("./b.json:1"))
    }

    @Test("JUnit's XML has a case for each payload, which fails from the severity of --fail-on on")
    func junit() throws {
        #expect(
            try lint("--format junit --only aps-wrong-type .").output == """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites name="handset" tests="3" failures="1" errors="0">
                  <testsuite name="handset lint" tests="3" failures="1" errors="0">
                    <testcase name="payload 1" classname="./a.json" file="./a.json" line="1"/>
                    <testcase name="payload 1" classname="./b.json" file="./b.json" line="1"/>
                    <testcase name="payload 1" classname="./c.json" file="./c.json" line="1">
                      <failure message="1 error, 0 warnings, 0 notes" type="aps-wrong-type">./c.json:1:29: \
                error: aps-wrong-type: aps.badge is a text; it has to be a number
                {&quot;aps&quot;:{&quot;alert&quot;:&quot;a&quot;,&quot;badge&quot;:&quot;1&quot;,&quot;one&quot;:1}}
                                            ^
                  Send &quot;badge&quot;: 1.</failure>
                    </testcase>
                  </testsuite>
                </testsuites>

                """)
        try folder.write("{", to: "d.json")
        for (severity, failures) in [("never", 0), ("error", 1), ("warning", 2)] {
            let report = try lint("--format junit --fail-on \(severity) .").output
            #expect(report.contains("tests=\"4\" failures=\"\(failures)\" errors=\"1\""))
        }
        try folder.write(try lint("--format junit .").output, to: "report.xml")
        try NeededProgram.junitParser.require()
        let read = try CommandResult.line(
            """
            /usr/bin/python3 -c 'import junitparser, sys
            suite = next(iter(junitparser.JUnitXml.fromfile(sys.argv[1])))
            print(suite.tests, suite.failures, suite.errors)' '\(folder.path("report.xml"))'
            """)
        #expect(read.output == "4 1 1\n", "\(read.errors)")
    }

    @Test(
        "Options that contradict each other are wrong usage",
        arguments: Sweep.every(
            3,
            of: [
                "--summary --format json .", "--watch", "--watch -", "--watch --format json .",
                "--watch --write-baseline b .", "--watch --refused r .", "--watch '{}'",
            ]))
    func contradictions(options: String) throws {
        #expect(try lint(options).status == 64)
    }
}
