import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

@testable import HandsetListen

/// `handset send`, beside a gateway, a page, or nothing.
@Suite(.waitsForPrograms, .timeLimit(.minutes(30))) struct SendCommandTests {
    /// A line that prints the answer with the same identifiers in each run.
    private static let shown = #"sed -E 's/[0-9A-F]{8}-[0-9A-F-]{27}/ID/'"#

    @Test("A sample is sent with TLS and a provider token, and the answer is printed")
    func sample() throws {
        let run = try ListenRun()
        let output = try run.run(
            "--record came",
            """
            handset send alert silent too-large -q --state-directory state > sent; echo "status $?"
            \(Self.shown) sent
            grep -h '^apns-\\|^authorization' came/*.headers | sed 's/bearer .*/bearer/' | sort | uniq -c | \
                sed 's/^ *//' | grep -v apns-id
            stop TERM
            """)
        #expect(
            output == """
                status 1
                HTTP/2 200
                apns-id: ID
                apns-unique-id: ID

                HTTP/2 200
                apns-id: ID
                apns-unique-id: ID

                HTTP/2 413
                apns-id: ID

                {"reason":"PayloadTooLarge"}
                1 apns-priority: 5
                1 apns-push-type: alert
                1 apns-push-type: background
                2 apns-topic: net.cloudapp.urlhere
                status 0

                """)
        #expect(
            try run.messages().contains {
                $0.contains("was rejected: HTTP 413 PayloadTooLarge")
            })
    }

    @Test("Options set what a request has, and an empty header is left out", .exhaustive)
    func headers() throws {
        let run = try ListenRun()
        try run.folder.write(ListenRun.tokens[0], to: "known")
        let output = try run.run(
            "--known-tokens known --topic com.example.app",
            """
            send() { handset send -q --state-directory state "$@" | tail -n 1; }
            send alert --header apns-topic:; send alert --header apns-priority:9
            send alert --header authorization:; send alert --topic com.example.other
            send alert --token \(ListenRun.tokens[1])
            send alert --token \(ListenRun.tokens[0]) --push-type voip | sed 's/: .*//'
            send alert --token \(ListenRun.tokens[0]) --certificate | sed 's/: .*//'
            stop TERM
            """)
        #expect(
            output == """
                {"reason":"MissingTopic"}
                {"reason":"BadPriority"}
                {"reason":"MissingProviderToken"}
                {"reason":"BadDeviceToken"}
                {"reason":"BadDeviceToken"}
                apns-unique-id
                apns-unique-id
                status 0

                """)
    }

    @Test("The listen that runs it is found by its variables, without TLS too", .exhaustive)
    func execution() throws {
        let block = try #require(
            try DocumentationPage("Sources/Core/Handset/Handset.docc/Commands/Send.md")
                .blocks("sh").first { $0.contains("--exec") })
        let result = try CommandResult.line("\(block) | \(Self.shown)")
        #expect(result.output == "HTTP/2 200\napns-id: ID\napns-unique-id: ID\n")
        #expect(result.errors.contains("apns-push-type: alert\n"))
        #expect(result.errors.hasSuffix("handset: 1 received = 1 delivered\n"))
    }

    @Test("Where nothing runs, the status is 69, and the message says what to start")
    func nothing() throws {
        let folder = try TemporaryFolder()
        let result = try CommandResult.line(
            "HANDSET_PAGE=http://127.0.0.1:9 XDG_STATE_HOME='\(folder.path)' handset send alert")
        #expect(result.status == 69)
        #expect(result.output == "")
        #expect(
            result.errors == """
                handset: error: no listen runs with the state directory \(folder.path)/handset, and no page of \
                handset phone answers at http://127.0.0.1:9; start handset listen, or give the \
                --state-directory of the one that runs, or the --page

                """)
        let named = try CommandResult.line(
            "handset send alert --state-directory '\(folder.path("none"))'")
        #expect(named.status == 69)
        #expect(named.errors.contains("error: no gateway runs here; start handset listen with"))
    }

    @Test("A page gets the payload by its API, which is said")
    func page() throws {
        let folder = try TemporaryFolder()
        let result = try CommandResult.line(
            """
            cd '\(folder.path)'
            timeout -s KILL 1200 handset phone --port 0 > out 2> err < /dev/null &
            for ((attempt = 0; attempt < 12000; attempt++)); do grep -q '^ready ' err && break; sleep 0.1; done
            page=$(sed -n 's/^ready page=\\([^ ]*\\).*/\\1/p' err)
            handset send alert --page "$page" 2> said | sed "s#^$page##"; sed "s#$page#PAGE#" said
            HANDSET_PAGE=$page XDG_STATE_HOME=$PWD handset send silent -q | sed "s#^$page##"
            { kill -TERM $(< /proc/$!/task/$!/children); } 2> /dev/null
            """)
        #expect(
            result.output == """
                /api/v1/notifications/1
                handset: posted by the API to the page at PAGE, not by Apple's API
                /api/v1/notifications/2

                """)
    }

    @Test("A file comes before the sample of its name, and each sample is on the page", .exhaustive)
    func samples() throws {
        let folder = try TemporaryFolder()
        try folder.write(#"{"aps":{"alert":"mine"}}"#, to: "alert")
        let result = try CommandResult.line(
            "cd '\(folder.path)'; handset listen --tls off --log bare --exec 'handset send -q alert'"
        )
        #expect(result.errors.contains(#"alert = mine;"#))
        let page = try DocumentationPage(
            "Sources/Core/Handset/Handset.docc/Commands/Send.md")
        for sample in SamplePayload.all {
            #expect(page.text.contains("| `\(sample.name)` |"), "\(sample.name)")
            let check = try CommandResult.line("handset check --summary '\(sample.json)'")
            #expect(check.status == (sample.name == "too-large" ? 1 : 0), "\(sample.name)")
        }
    }

    @Test(
        "What cannot be sent is refused with the way out",
        arguments: [
            ("--header topic", "is not a header; give NAME:VALUE"),
            ("--token xy", "--token is not a device token"),
            ("--page ftp://x", "is not the address of a page"),
            ("--page http://127.0.0.1:1 --state-directory x", "cannot be used together"),
        ])
    func wrongUse(options: String, words: String) throws {
        let result = try CommandResult.line("handset send alert \(options)")
        #expect(result.status == 64)
        #expect(result.errors.contains(words), "\(result.errors)")
    }
}
