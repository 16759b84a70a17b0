import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// `handset phone`, and clients of its API.
@Suite(.waitsForPrograms, .timeLimit(.minutes(30))) struct PhoneCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            #"{"aps":{"alert":"One","session":"1"}} {"aps":{"alert":"Two","session":"2"}}"#,
            to: "two.json")
        try folder.write(#"{"aps":{"alert":"Bad""#, to: "bad.json")
    }

    /// Runs `handset phone` on a free port, and lines beside it.
    ///
    /// Its output and its messages are in `out` and `err`; `ask PATH [OPTIONS OF CURL]` calls the API.
    ///
    /// - Parameters:
    ///   - arguments: Its arguments, of bash.
    ///   - lines: What is run when it is ready.
    ///   - input: Its standard input.
    /// - Returns: What the lines have printed, and the status.
    /// - Throws: If bash cannot be run.
    private func run(
        _ arguments: String, _ lines: String, input: String = "/dev/null"
    ) throws -> String {
        let result = try CommandResult.line(
            """
            cd '\(folder.path)' || exit
            : > err
            timeout --foreground -s KILL 1200 handset phone --port 0 \(ListenRun.ofClassic(arguments)) \
                > out 2> err < \(input) &
            phone=$!
            for ((attempt = 0; attempt < 12000; attempt++)); do grep -q '^ready ' err && break; sleep 0.1; done
            page=$(sed -n 's/^ready page=\\([^ ]*\\).*/\\1/p' err)
            ask() { curl -sS --max-time 1200 -H 'content-type: application/json' "${@:2}" "$page/api/v1/$1"; }
            \(lines)
            { kill -TERM $(< /proc/$phone/task/$phone/children); } 2> /dev/null; wait $phone; echo "status $?"
            """)
        #expect(result.errors == "")
        return result.output
    }

    @Test("A phone for files none of which is there says so, and ends")
    func missing() throws {
        let result = try CommandResult.line(
            """
            cd '\(folder.path)' || exit
            timeout --foreground -s KILL 1200 handset phone --port 0 none.json other.json < /dev/null
            echo "status $?"
            """)
        #expect(result.output == "status 2\n")
        #expect(
            result.errors == """
                handset: error: cannot read none.json: No such file or directory
                handset: error: cannot read other.json: No such file or directory

                """)
    }

    @Test("What is not a payload is on the page too, in its turn and with the reason")
    func rejected() throws {
        let output = try run(
            "bad.json two.json --limit kept=2",
            """
            ask 'wait?count=2&after=1' | jq -c '[.last, .gone]'
            ask 'notifications' | jq -c '[.notifications[].fate.code], .counts'
            """)
        #expect(
            output == """
                [3,0]
                ["routed","routed"]
                {"routed":2,"refused":1}
                status 2

                """)
        let all = try run(
            "bad.json two.json",
            """
            ask 'wait?count=3&after=0' | jq -c '[.notifications[].fate.code]'
            ask notifications/1 | jq -c '[.kind, .record.refused.finding, .payload.text]'
            """)
        #expect(
            all == #"""
                ["refused","routed","routed"]
                ["unreadable","found the end of the input inside this object","{\"aps\":{\"alert\":\"Bad\""]
                status 2

                """#)
    }

    @Test("The payloads of files arrive at the phone, and a tap prints the statement")
    func files() throws {
        let output = try run(
            "--app classic --ios 17 --app-state background two.json",
            """
            ask 'wait?count=2&after=0' | jq -c '[.notifications[] | [.fate.code, .record.source]][]'
            ask phone/actions -d '{"action":"tap","notification":2}' | jq -c .notification.fate.code
            ask notifications/1 | jq -c .payload.text
            cat out
            """)
        #expect(
            output == """
                ["waiting","two.json"]
                ["waiting","two.json"]
                "routed"
                "{\\"aps\\":{\\"alert\\":\\"One\\",\\"session\\":\\"1\\"}}"
                handleOpenURL("http://URLHERE.cloudapp.net/Session/Lookup?session=2");
                status 0

                """)
    }

    @Test("The payloads of standard input arrive, and what is no payload makes the status 2")
    func standardInput() throws {
        let output = try run(
            "", "ask 'wait?after=0&timeout=20' | jq .last; cat out", input: "two.json")
        #expect(
            output == """
                1
                handleOpenURL("http://URLHERE.cloudapp.net/Session/Lookup?session=1");
                handleOpenURL("http://URLHERE.cloudapp.net/Session/Lookup?session=2");
                status 0

                """)
        #expect(
            try run("bad.json", "until grep -q ' error: ' err; do sleep 0.1; done").hasSuffix(
                "status 2\n"))
        #expect(try folder.read("err").contains("bad.json:1:1: error: "))
    }

    @Test("A payload is pasted, and there are no senders")
    func pasted() throws {
        let output = try run(
            "--app-state background",
            """
            ask notifications -d '{"aps":{"alert":"x","session":"7"}}' | jq -c '[.number, .fate.code]'
            ask faults | jq -c .; ask faults -d '{"answer":"stall"}' | jq -c .status
            ask devices -X PATCH -d '{"state":"away"}' | jq -c .status
            """)
        #expect(
            output == """
                [1,"waiting"]
                {"faults":[]}
                409
                409
                status 0

                """)
    }

    @Test("A port that another program has is an error with advice, status 69")
    func portInUse() throws {
        let output = try run(
            "",
            """
            handset phone --port ${page##*:} 2> taken < /dev/null; echo $?
            sed "s/${page##*:}/PORT/" taken
            """)
        #expect(
            output == """
                69
                handset: error: 127.0.0.1:PORT is not available for page: another program listens on it; \
                stop that program, or choose another port, or 0 for any free port
                status 0

                """)
    }

    @Test("It has the options of the page and of the app, and refuses those of the gateway")
    func options() throws {
        let help = try CommandResult.handset("phone", "--help-all").output
        for name in ["--host", "--port", "--app ", "--ios", "--device"] {
            #expect(help.contains(name), "\(name)")
        }
        #expect(try CommandResult.handset("phone", "--port", "http2=0").status == 64)
        #expect(try CommandResult.handset("phone", "--host", "0.0.0.0").status == 64)
        #expect(
            try CommandResult.handset("phone", "--limits").output.contains("  jobs=processors "))
    }
}
