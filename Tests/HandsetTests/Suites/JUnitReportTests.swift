import Foundation
import FoundationXML
import Handset
import HandsetSuites
import HandsetTestSupport
import Testing

@Suite(.waitsForPrograms) struct JUnitReportTests {
    @Test("The sample's report is this")
    func sample() {
        #expect(
            SuiteRun.sample.report(.junit) == """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites name="handset" tests="4" failures="2" errors="1" time="1.500000">
                  <testsuite name="suites/session.json" tests="3" failures="2" errors="0" time="1.500000" timestamp="2026-11-22T09:30:07">
                    <testcase name="a plain session" classname="suites/session.json" file="suites/session.json" line="2" time="0.000150"/>
                    <testcase name="a quoted session" classname="suites/session.json" file="suites/session.json" line="6">
                      <failure message="session: expected ab-12, found &quot;ab-12&quot;" type="unmet-expectation">session, stated at suites/session.json:7:7:
                  expected: ab-12
                  found:    &quot;ab-12&quot;
                why: Darwin prints quotes around a value with a hyphen: &quot;ab-12&quot;.</failure>
                    </testcase>
                    <testcase name="the printed text" classname="suites/session.json" file="suites/session.json" line="10">
                      <failure message="printed differs" type="unmet-expectation">printed, stated at suites/session.json:12:7 (- is expected, + is found):
                    {
                        alert = hello;
                  -     session = 1;
                  +     session = 2;
                    }</failure>
                    </testcase>
                  </testsuite>
                  <testsuite name="suites/broken.json" tests="1" failures="0" errors="1">
                    <testcase name="could not be read" classname="suites/broken.json" file="suites/broken.json">
                      <error message="suites/broken.json:1:11: error: found tru, which is not JSON" type="unreadable-suite">suites/broken.json:1:11: error: found tru, which is not JSON
                {&quot;cases&quot;: tru}
                          ^</error>
                    </testcase>
                  </testsuite>
                </testsuites>

                """)
    }

    @Test("Without suites there is an empty document")
    func empty() {
        #expect(
            SuiteRun(results: []).report(.junit) == """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites name="handset" tests="0" failures="0" errors="0">
                </testsuites>

                """)
    }

    /// Names with characters that XML cannot hold.
    private static let names = SuiteRun.hostileTexts.map { text in
        switch text {
        case "an escape \u{1B}[31m and \u{0}\u{7F}\u{85}": "an escape ␛[31m and ␀␡�"
        case "turned \u{202E}round\u{061C}": "turned �round�"
        case "parted\u{2028}line \u{FEFF}\u{FFFE}": "parted�line ��"
        default: text
        }
    }

    @Test("An XML parser reads hostile names unchanged, except for control characters")
    func parsedHostile() throws {
        let document = try XMLDocument(xmlString: SuiteRun.hostile.report(.junit))
        let root = try #require(document.rootElement())
        #expect(root.name == "testsuites")
        let suites = root.elements(forName: "testsuite")
        let count = SuiteRun.hostileTexts.count
        #expect(suites.map { $0.attribute(forName: "name")?.stringValue } == Self.names + ["]]>\n"])
        for suite in suites.dropLast() {
            #expect(suite.attribute(forName: "tests")?.stringValue == "\(count)")
            #expect(suite.attribute(forName: "failures")?.stringValue == "\(count)")
            #expect(suite.attribute(forName: "errors")?.stringValue == "0")
            let cases = suite.elements(forName: "testcase")
            #expect(cases.map { $0.attribute(forName: "name")?.stringValue } == Self.names)
            #expect(cases.allSatisfy { $0.attribute(forName: "line")?.stringValue == "6" })
            #expect(cases.allSatisfy { $0.elements(forName: "failure").count == 1 })
        }
        let last = try #require(suites.last?.elements(forName: "testcase").first)
        let error = try #require(last.elements(forName: "error").first?.stringValue)
        #expect(error.contains("]]> <b>&amp;</b>\n"))
    }

    @Test("The text of a failure is that of the report for people")
    func failureText() throws {
        let document = try XMLDocument(xmlString: SuiteRun.sample.report(.junit))
        let failures = try document.nodes(forXPath: "//failure").compactMap(\.stringValue)
        let text = SuiteRun.sample.report(.text)
        for line in failures.flatMap({ $0.split(separator: "\n") }) {
            #expect(text.contains("\n    \(line)\n"))
        }
        #expect(failures.count == 2)
    }

    // MARK: - What Python's junitparser understands

    private struct Suite: Decodable {
        struct Case: Decodable {
            let name: String
            let classname: String
            let time: Double?
            let results: [String]
        }

        let name: String
        let tests: Int
        let failures: Int
        let errors: Int
        let time: Double
        let timestamp: String?
        let cases: [Case]
    }

    private static let python = ReportReader(
        line: #"""
            /usr/bin/python3 -c '
            import json, sys
            from junitparser import JUnitXml
            print(json.dumps([{
                "name": suite.name, "tests": suite.tests, "failures": suite.failures,
                "errors": suite.errors, "time": suite.time, "timestamp": suite.timestamp, "cases": [{
                    "name": case.name, "classname": case.classname, "time": case.time,
                    "results": [type(result).__name__ for result in case.result]
                } for case in suite]
            } for suite in JUnitXml.fromfile(sys.argv[1])]))
            ' "$report"
            """#)

    @Test("junitparser reads the sample's report", .needs(.junitParser))
    func junitparserSample() throws {
        let suites = try Self.python.read(SuiteRun.sample.report(.junit), as: [Suite].self)
        #expect(suites.map(\.name) == ["suites/session.json", "suites/broken.json"])
        #expect(suites.map(\.tests) == [3, 1])
        #expect(suites.map(\.failures) == [2, 0])
        #expect(suites.map(\.errors) == [0, 1])
        #expect(suites.map(\.time) == [1.5, 0])
        #expect(suites.map(\.timestamp) == ["2026-11-22T09:30:07", nil])
        #expect(suites.first?.cases.map(\.time) == [0.00015, nil, nil])
        #expect(suites.first?.cases.map(\.results) == [[], ["Failure"], ["Failure"]])
        #expect(suites.last?.cases.map(\.results) == [["Error"]])
    }

    @Test("junitparser reads hostile names", .needs(.junitParser))
    func junitparserHostile() throws {
        let suites = try Self.python.read(SuiteRun.hostile.report(.junit), as: [Suite].self)
        #expect(suites.map(\.name) == Self.names + ["]]>\n"])
        for suite in suites.dropLast() {
            #expect(suite.cases.map(\.name) == Self.names)
            #expect(suite.cases.allSatisfy { $0.classname == suite.name })
        }
    }
}
