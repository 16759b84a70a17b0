import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

@testable import HandsetListen

/// `handset listen --expect`, which compares what arrives with a suite.
@Suite(.waitsForPrograms, .timeLimit(.minutes(30))) struct ListenExpectTests {
    private static let token = ListenRun.tokens[0]

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            #"""
            {"cases": [
              {"name": "plain", "payload": {"aps": {"session": "42"}, "badge": 1}, "session": "42"},
              {"name": "none", "payload": "none.json", "none": true}
            ]}
            """#, to: "suite.json")
        try folder.write(#"{"other": "x"}"#, to: "none.json")
    }

    /// Runs `handset listen` with a program that sends payloads by the binary protocol.
    private func send(
        _ payloads: [String], _ options: String = ""
    ) throws -> CommandResult {
        let packets = payloads.map {
            "printf '%s' '\($0)' | handset packet --token \(Self.token) --identifier 1"
        }
        try folder.write(
            "{ \(packets.joined(separator: "; ")); } > /dev/tcp/localhost/$APNS_BINARY_PORT",
            to: "program")
        try ListenRun.identity.get().write(to: folder.path("state"))
        return try CommandResult.line(
            """
            cd '\(folder.path)'
            timeout --foreground -s KILL 1200 handset listen --tls off --output calls \
                --state-directory state \
                --expect suite.json --exec 'exec bash ./program' \(options) 2> err
            echo "status $?"; grep -v '^ready ' err >&2
            """)
    }

    @Test("All cases arrive, with keys in another order: status 0, and a report")
    func met() throws {
        let result = try send([#"{ "badge": 1.0, "aps": {"session":"42"} }"#, #"{"other":"x"}"#])
        #expect(result.output == "status 0\n", "\(result.errors)")
        #expect(
            result.errors == """
                suite.json: 2 passed, 0 failed
                  passed  plain
                  passed  none
                handset: 2 received = 2 delivered

                """)
    }

    @Test("What did not come and what was not expected is listed: status 1")
    func unmet() throws {
        let result = try send([#"{"other":"x"}"#, #"{"aps":{"session":"7"}}"#])
        #expect(result.output == "status 1\n")
        #expect(
            result.errors == """
                suite.json: 1 passed, 1 failed
                  FAILED  plain (suite.json:2:3)
                    payload, stated at suite.json:2:32:
                      expected: a notification with this payload
                      found:    none came; the nearest is binary#2
                    payload.aps.session, stated at suite.json:2:32:
                      expected: "42"
                      found:    "7"
                    payload.badge, stated at suite.json:2:32:
                      expected: 1
                      found:    nothing
                  passed  none
                handset: 1 notification has a payload that is not in a case:
                handset:   binary#2 {"aps":{"session":"7"}}
                handset: 2 received = 2 delivered

                """)
    }

    @Test("Of what was not expected, twenty are listed, each with 200 bytes", .exhaustive)
    func manyUnexpected() throws {
        let long = #"{"aps":{"session":"\#(String(repeating: "x", count: 400))"}}"#
        let result = try send(Array(repeating: long, count: 22))
        let lines = result.errors.split(separator: "\n").filter { $0.hasPrefix("handset:   ") }
        #expect(lines.count == 21)
        #expect(lines.last == "handset:   and 2 more")
        let shown = "handset:   binary#1 \(long.prefix(200))…"
        #expect(lines.first.map(String.init) == shown)
    }

    @Test("A notification that is rejected has not arrived, and the report says why")
    func rejected() throws {
        let result = try send(
            [#"{"other":"x"}"#, #"{"aps":{"session":"42"},"badge":1}"#],
            "--fail-next delay:0 --fail-next status:8")
        #expect(result.output == "status 1\n")
        #expect(
            result.errors.contains("      found:    one was rejected: "), "\(result.errors)")
    }

    @Test("A case that arrives with another result than it states fails")
    func otherResult() throws {
        try folder.write(
            #"{"cases":[{"name":"a","payload":{"aps":{"session":"42"}},"session":"43"}]}"#,
            to: "suite.json")
        let result = try send([#"{"aps":{"session":"42"}}"#])
        #expect(result.output == "status 1\n")
        #expect(result.errors.contains("      expected: 43\n      found:    42\n"))
        try folder.write(
            #"{"rules": [{"name": "r", "pattern": "session = (4)2"}]}"#, to: "app.json")
        let ruled = try send([#"{"aps":{"session":"42"}}"#], "--app app.json")
        #expect(ruled.errors.contains("      expected: 43\n      found:    4\n"))
    }

    @Test(
        "Without a program it ends when each case has arrived, or when time runs out", .exhaustive)
    func byItself() throws {
        let run = try ListenRun()
        try run.folder.write(try folder.read("suite.json"), to: "suite.json")
        try run.folder.write(try folder.read("none.json"), to: "none.json")
        func packet(_ payload: String) -> String {
            "printf '%s' '\(payload)' | handset packet --token \(Self.token) > /dev/tcp/127.0.0.1/$binary"
        }
        let plain = packet(#"{"aps":{"session":"42"},"badge":1}"#)
        let output = try run.run(
            "--tls off --expect suite.json --timeout 1200",
            "\(plain); \(plain); has out 2 42; \(packet(#"{"other":"x"}"#)); status")
        #expect(output == "status 0\n")
        let late = try run.run(
            "--tls off --expect suite.json --timeout 1", "\(plain); status")
        #expect(late == "status 1\n")
        #expect(
            try run.messages().first
                == "handset: time ran out after 1 second: 1 notification reached the app")
    }

    @Test("A suite that is wrong is status 2")
    func wrongSuite() throws {
        try folder.write(#"{"cases": []}"#, to: "suite.json")
        let result = try send([])
        #expect(result.output == "status 2\n")
        #expect(
            result.errors.contains("suite.json:1:11: error: this list of cases is empty"),
            "\(result.errors)")
    }

    @Test(
        "Payloads are equal if they are the same JSON",
        arguments: [
            (#"{"a":1,"b":[1,2]}"#, #"{ "b" : [1, 2.0], "a": 1e0 }"#, true),
            (#"{"a":[1,2]}"#, #"{"a":[2,1]}"#, false),
            (#"{"a":"1"}"#, #"{"a":1}"#, false),
            (#"{"a":true}"#, #"{"a":1}"#, false),
            (#"{"a":null}"#, "{}", false),
            (#"{"a":"x","b":"y"}"#, #"{"a":"xb","b":""}"#, false),
            (#"{"a":18446744073709551616}"#, #"{"a":18446744073709551617}"#, false),
            ("{", "{", true), ("{", "{ ", false), ("{", "{}", false),
        ])
    func identity(one: String, other: String, areEqual: Bool) {
        let equal = PayloadIdentity(Array(one.utf8)) == PayloadIdentity(Array(other.utf8))
        #expect(equal == areEqual)
    }
}
