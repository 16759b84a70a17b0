import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

@Suite(.waitsForPrograms) struct ReceiveTests {
    @Test("The call that the app makes is printed")
    func call() throws {
        let result = try CommandResult.handset(
            "receive", input: #"{"aps":{"alert":"1234:hello","session":"1234","badge":1}}"# + "\n")
        #expect(
            result.output
                == "handleOpenURL(\"http://URLHERE.cloudapp.net/Session/Lookup?session=1234\");\n")
        #expect(result.errors == "")
        #expect(result.status == 0)
    }

    @Test("The line behind a session is captured with it")
    func greedy() throws {
        let result = try CommandResult.handset(
            "receive", "--format", "session",
            input: #"{"aps":{"session":"42","sound":"default"}}"#)
        #expect(result.output == "42;\n    sound = default\n")
    }

    @Test("A session in the alert's text is found before the real one")
    func hijack() throws {
        let result = try CommandResult.handset(
            "receive", "--format", "session",
            input: #"{"aps":{"alert":"session = 9; look","session":"42"}}"#)
        #expect(result.output == "9; look\";\n    session = 42\n")
    }

    @Test("The quotes of a session are part of the URL")
    func quotes() throws {
        let result = try CommandResult.handset(
            "receive", "--format", "url", input: #"{"aps":{"session":"ab-12"}}"#)
        #expect(
            result.output == "http://URLHERE.cloudapp.net/Session/Lookup?session=\"ab-12\"\n")
    }

    @Test("A payload without a session is status 1 where one is required")
    func requireSession() throws {
        let input = #"{"session":"42"}"#
        #expect(try CommandResult.handset("receive", "--require-session", input: input).status == 1)
        #expect(try CommandResult.handset("receive", input: input).status == 0)
    }

    @Test("A bad line is refused, those around it are read, and the status is 2")
    func refusal() throws {
        let input = "{\"aps\":{\"session\":\"1\"}}\n{\"aps\":\n{\"aps\":{\"session\":\"3\"}}\n"
        let result = try CommandResult.handset("receive", "--format", "session", input: input)
        #expect(result.output == "1\n3\n")
        #expect(result.errors.hasPrefix("stdin:2:1: error: "))
        #expect(result.status == 2)
    }

    @Test("Refusals outweigh payloads without a session")
    func bothVerdicts() throws {
        let result = try CommandResult.handset("receive", "--require-session", input: "{}\n[]\n")
        #expect(result.status == 2)
    }

    @Test("NUL ends records on demand")
    func null() throws {
        let result = try CommandResult.handset(
            "receive", "--format", "session", "--null",
            input: #"{"aps":{"session":"42","sound":"default"}}"#)
        #expect(result.output == "42;\n    sound = default\0")
    }

    @Test("json has a line for each payload, matches or none")
    func json() throws {
        let result = try CommandResult.handset(
            "receive", "--format", "json",
            input: "{\"aps\":{}}\n\n{\"aps\":{\"session\":\"42\"}}")
        #expect(
            result.output == #"""
                {"source":"stdin","number":1,"line":1,"bytes":10,"routes":[],"hazards":[],"callbacks":["application:didReceiveRemoteNotification:"],"fate":{"code":"none","words":"opens nothing"}}
                {"source":"stdin","number":2,"line":3,"bytes":24,"routes":[{"key":"aps","rule":"app","session":"42","range":{"location":16,"length":2},"url":"http://URLHERE.cloudapp.net/Session/Lookup?session=42","javascript":"handleOpenURL(\"http://URLHERE.cloudapp.net/Session/Lookup?session=42\");","match":{"location":6,"length":13},"handler":{"status":"done"}}],"hazards":[],"callbacks":["application:didReceiveRemoteNotification:"],"fate":{"code":"routed","words":"opened"}}

                """#)
    }

    @Test("json has the hazards of each payload, with their evidence")
    func hazardsInJSON() throws {
        let result = try CommandResult.handset(
            "receive", "--format", "json", input: #"{"x":{"session":true}}"#)
        #expect(
            result.output.hasSuffix(
                #"""
                "hazards":[{"code":"session-is-boolean","severity":"error","finding":"the value of session is true, printed as 1","evidence":{"in":"text","key":"x","range":{"location":16,"length":1},"text":"1"},"advice":"Send the session as a string."},{"code":"aps-missing","severity":"warning","finding":"the payload has no aps","evidence":{"in":"payload","text":""},"advice":"Put the values for the system into \"aps\"."}],"callbacks":["application:didReceiveRemoteNotification:"],"fate":{"code":"routed","words":"opened"}}

                """#))
    }

    @Test("Hazards are written to standard error on demand, with the payload's place")
    func hazards() throws {
        let result = try CommandResult.handset(
            "receive", "--hazards", "--format", "session", input: "\n" + #"{"session":"1"}"#)
        #expect(result.output == "")
        #expect(
            result.errors == """
                stdin:2: error: session-not-found: session is at the top level: the app prints the value \
                alone, so "session = " never stands before it; put it inside aps or another dictionary. \
                Put the session where the rule looks for it, or change the rule.
                stdin:2: warning: aps-missing: the payload has no aps. Put the values for the system into "aps".

                """)
        #expect(result.status == 0)
    }

    @Test(
        "A hazard that is bad enough is status 1",
        arguments: [
            (#"{"aps":{},"a":{}}"#, "warning", 0), (#"{}"#, "warning", 1), (#"{}"#, "error", 0),
            (#"{"session":1}"#, "error", 1),
        ])
    func failOn(payload: String, severity: String, status: Int32) throws {
        for subcommand in ["receive", "explain"] {
            let result = try CommandResult.handset(
                subcommand, "--app", "classic", "--fail-on", severity, input: payload)
            #expect(result.status == status, "\(subcommand)")
        }
    }

    @Test("Another lookup URL and another pattern are taken")
    func templateAndPattern() throws {
        let result = try CommandResult.handset(
            "receive", "--lookup-url", "app://open/%@?x=%20", "--pattern", "^BADGE|badge = (\\d+)",
            "--format", "javascript", input: #"{"aps":{"badge":7}}"#)
        #expect(result.output == "handleOpenURL(\"app://open/7?x=%20\");\n")
    }

    @Test("The device's log is written as NSLog does, before the call")
    func log() throws {
        let result = try CommandResult.line(
            """
            echo '{"aps":{"session":"1"},"k":"v"}' \
            | handset receive --log bare 2>&1
            """)
        #expect(
            result.output == """
                key: aps, value: {
                    session = 1;
                }
                Found session value in payload: 1
                key: k, value: v
                handleOpenURL("http://URLHERE.cloudapp.net/Session/Lookup?session=1");

                """)
    }

    @Test(
        "Each log line has the prefix of its iOS version",
        arguments: [
            (
                "4",
                #"^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3} handset\[\d+:[0-9a-f]+\] key: a, value: 1$"#
            ),
            ("8", #"^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3} handset\[\d+:\d+\] key: a, value: 1$"#),
            ("10", #"^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{6} handset\[\d+:\d+\] key: a, value: 1$"#),
            ("17", #"^[-\d]{10} [:\d]{8}\.\d{6}[+-]\d{4} handset\[\d+:\d+\] key: a, value: 1$"#),
        ])
    func logPrefix(version: String, pattern: String) throws {
        let result = try CommandResult.handset(
            "receive", "--log", "always", "--ios", version, input: #"{"a":1}"#)
        let line = result.errors.trimmingCharacters(in: .newlines)
        #expect(line.range(of: pattern, options: .regularExpression) != nil, "\(line)")
    }

    @Test("Nothing is logged where standard error is no terminal, unless asked for")
    func logAuto() throws {
        #expect(try CommandResult.handset("receive", "-q", input: #"{"a":1}"#).errors == "")
        let never = try CommandResult.handset(
            "receive", "-q", "--log", "never", input: #"{"a":1}"#)
        #expect(never.errors == "")
    }

    private static let usageCases: [([String], String)] = [
        (["--pattern", "session = (x"], "from character 11 on"),
        (["--pattern", "session"], "has 0 groups"),
        (["--lookup-url", "http://example.com/"], "does not contain %@"),
        (["--lookup-url", "%@%@"], "contains %@ 2 times"),
        (["--handler", "open"], "open"),
        (["--handler", "exec:"], "exec:"),
        (["--format", "xml"], "xml"),
        (["--ios", "2"], "not a supported version of iOS"),
        (["--ios", "4.x"], "not a supported version of iOS"),
        (["--limit", "bytes=0"], "--limit bytes is 0"),
        (["--limit", "program-time=0"], "--limit program-time is 0"),
        (["--no-such-option"], "--no-such-option"),
    ]

    @Test(
        "Wrong usage is status 64, and says what is right",
        arguments: Sweep.every(3, of: usageCases))
    func usage(arguments: [String], message: String) throws {
        let quoted = arguments.map { "'\($0)'" }.joined(separator: " ")
        let result = try CommandResult.line("handset receive \(quoted) </dev/null")
        #expect(result.status == 64)
        #expect(result.errors.contains(message), "\(result.errors)")
        #expect(result.output == "")
    }
}
