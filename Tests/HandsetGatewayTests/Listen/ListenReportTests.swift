import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// The reports of `handset listen --expect`, and parts of payloads that it expects.
@Suite(.waitsForPrograms, .timeLimit(.minutes(30))) struct ListenReportTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            #"""
            {"cases": [
              {"name": "order", "payload": {"aps": {"session": "42"}}, "session": "42"},
              {"name": "news", "payload": {"aps": {"alert": "a"}, "news": 1}, "none": true}
            ]}
            """#, to: "suite.json")
    }

    /// Runs `handset listen` with a program that sends payloads by the binary protocol.
    private func send(_ payloads: [String], _ options: String) throws -> CommandResult {
        let packets = payloads.map {
            "printf '%s' '\($0)' | handset packet --token \(ListenRun.tokens[0]) --identifier 1"
        }
        try folder.write(
            "{ \(packets.joined(separator: "; ")); } > /dev/tcp/localhost/$APNS_BINARY_PORT",
            to: "program")
        try ListenRun.identity.get().write(to: folder.path("state"))
        return try CommandResult.line(
            """
            cd '\(folder.path)'
            timeout --foreground -s KILL 1200 handset listen --tls off --output calls \
                --state-directory state --expect suite.json --exec 'exec bash ./program' \
                \(options) 2> err
            echo "status $?"; grep -v '^ready ' err >&2
            """)
    }

    @Test("JUnit and TAP have a case for each expected push, as handset test writes them")
    func reports() throws {
        let result = try send(
            [#"{"aps":{"session":"42"}}"#, #"{"aps":{"alert":"b"},"news":1}"#],
            "--report junit=report.xml --report tap=report.tap")
        #expect(result.output == "status 1\n", "\(result.errors)")
        let xml = try folder.read("report.xml").replacing(#/ time="[0-9.]+"/#, with: "")
        #expect(
            xml == """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites name="handset" tests="2" failures="1" errors="0">
                  <testsuite name="suite.json" tests="2" failures="1" errors="0">
                    <testcase name="order" classname="suite.json" file="suite.json" line="2"/>
                    <testcase name="news" classname="suite.json" file="suite.json" line="3">
                      <failure message="payload: expected a notification with this payload, found none came; \
                the nearest is binary#2; payload.aps.alert: expected &quot;a&quot;, found &quot;b&quot;" \
                type="unmet-expectation">payload, stated at suite.json:3:31:
                  expected: a notification with this payload
                  found:    none came; the nearest is binary#2
                payload.aps.alert, stated at suite.json:3:31:
                  expected: &quot;a&quot;
                  found:    &quot;b&quot;</failure>
                    </testcase>
                  </testsuite>
                </testsuites>

                """)
        let lines = try folder.read("report.tap").split(separator: "\n").map(String.init)
        #expect(
            lines.filter { !$0.hasPrefix(" ") } == [
                "TAP version 13", "ok 1 - suite.json: order", "not ok 2 - suite.json: news", "1..2",
            ])
        #expect(lines.contains(#"    - field: "payload.aps.alert""#))
        #expect(lines.contains(##"      expected: "\"a\"""##))
        #expect(lines.contains(##"      found: "\"b\"""##))
    }

    @Test("All cases passed: the report passes, unless others came too")
    func further() throws {
        let payloads = [#"{"aps":{"session":"42"}}"#, #"{"aps":{"alert":"a"},"news":1}"#]
        let good = try send(payloads, "--report tap=report.tap")
        #expect(good.output == "status 0\n", "\(good.errors)")
        #expect(
            try folder.read("report.tap")
                == "TAP version 13\nok 1 - suite.json: order\nok 2 - suite.json: news\n1..2\n")
        let other = try send(payloads + [#"{"x":1}"#], "--report tap=report.tap")
        #expect(other.output == "status 1\n")
        let report = try folder.read("report.tap")
        #expect(report.contains("not ok 3 - suite.json: no other notification\n"), "\(report)")
        #expect(report.contains(#"binary#3 {\"x\":1}"#), "\(report)")
        #expect(report.hasSuffix("1..3\n"))
    }

    @Test("A report that cannot be written is status 74, before anything is sent")
    func unwritable() throws {
        let result = try send([], "--report junit=none/report.xml")
        #expect(result.output == "status 74\n", "\(result.errors)")
        #expect(result.errors.contains("none/report.xml"))
    }

    @Test("A part of a payload has to come with its values, whatever else comes with it")
    func part() throws {
        try folder.write(
            #"""
            {"cases": [{"name": "order", "payloadIsPart": true, "session": "42",
              "payload": {"aps": {"session": "42"}, "items": [1, {"a": 2}]}}]}
            """#, to: "suite.json")
        let sent = #"{"id":"x7","aps":{"alert":"a","session":"42"},"items":[1.0,{"a":2}]}"#
        let good = try send([sent], "")
        #expect(good.output == "status 0\n", "\(good.errors)")
        #expect(good.errors.contains("suite.json: 1 passed, 0 failed"))
        let bad = try send([#"{"id":"x7","aps":{"alert":"a"},"items":[1,{"a":2,"b":3}]}"#], "")
        #expect(bad.output == "status 1\n")
        #expect(
            bad.errors.contains(
                """
                      expected: a notification with this part of a payload
                      found:    none came; the nearest is binary#1
                    payload.aps.session, stated at suite.json:2:14:
                      expected: "42"
                      found:    nothing
                    payload.items[1].b, stated at suite.json:2:14:
                      expected: nothing
                      found:    3
                handset: 1 notification has a payload that is not in a case:

                """), "\(bad.errors)")
    }

    @Test("Without payloadIsPart the whole payload has to be the same")
    func whole() throws {
        let payload = #"{"aps": {"session": "42"}}"#
        for member in ["", #""payloadIsPart": false,"#, #""payloadIsPart": true,"#] {
            try folder.write(
                #"{"cases": [{"name": "a", \#(member) "payload": \#(payload), "session": "42"}]}"#,
                to: "suite.json")
            let result = try send([#"{"aps":{"session":"42"},"id":1}"#], "")
            #expect(result.output == "status \(member.contains("true") ? 0 : 1)\n", "\(member)")
        }
    }
}
