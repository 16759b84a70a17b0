import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// `handset listen --fcm` as people run it: the preload, the phone's topics, and the log of the system.
@Suite(.waitsForPrograms, .timeLimit(.minutes(30))) struct FCMListenTests {
    /// A message to a receiver, sent by curl.
    private static func send(_ receiver: String, _ options: String = "") -> String {
        #"curl -sS \#(options) -H "authorization: Bearer t" -d "{\"message\":{\#(receiver),\"notification\":{\"title\":\"a\"},\"data\":{\"session\":\"42\"}}}" https://fcm.googleapis.com/v1/projects/demo/messages:send"#
    }

    private static let token = #"\"token\":\"$HANDSET_FCM_TOKEN\""#

    private func run(_ options: String, _ program: String, then end: String = "") throws
        -> CommandResult
    {
        let folder = try TemporaryFolder()
        try folder.write(program + "\n", to: "program")
        return try CommandResult.line(
            """
            cd '\(folder.path)'
            handset listen --fcm --fcm-only --state-directory state \(options) --exec '. ./program' 2> errors
            echo "status $?"
            \(end)
            cat errors >&2
            """)
    }

    @Test(
        "A sender that heeds no proxy comes by the preload, which the next run uses again",
        .exhaustive)
    func preload() throws {
        try NeededProgram("cc", install: "gcc").require()
        let folder = try TemporaryFolder()
        try folder.write(
            "unset HTTPS_PROXY https_proxy\n" + Self.send(Self.token, "--noproxy '*' -o answer"),
            to: "program")
        let result = try CommandResult.line(
            """
            cd '\(folder.path)'
            for run in 1 2; do
                handset listen --fcm --fcm-only --fcm-preload --state-directory state --expect 1 \
                    --key-path session --format session --exec '. ./program'
            done
            """)
        #expect(result.status == 0 && result.output == "42\n42\n", "\(result)")
        #expect(result.errors.contains("preload.so, made with "))
        #expect(result.errors.contains("preload.so, made by an earlier run"))
    }

    @Test("The lines of iOS's own processes are read again", .needs(.curl))
    func logForm() throws {
        let result = try run(
            "--topic org.example.a --log-form system --expect 1",
            Self.send(Self.token, "-o answer"),
            then: "handset read --timeline errors")
        #expect(result.output.contains("status 0"), "\(result)")
        #expect(result.output.contains("push 1: org.example.a, request "), "\(result)")
        #expect(result.output.contains("arrived (apsd) (Apple had it 0.0 s before)"), "\(result)")
        #expect(result.output.components(separatedBy: "The last stage: ").count == 2)
    }

    @Test("The phone has a topic by the page's API, and has it no more", .exhaustive)
    func topics() throws {
        let api = #"curl -sS -H "content-type: application/json" "$HANDSET_PAGE/api/v1/topics""#
        let result = try run(
            "--page --expect 1 --app classic --key-path session --format session",
            """
            \(api) -X PATCH -d '{"topic":"news","state":"subscribed"}'
            \(api)
            \(Self.send(#"\"topic\":\"news\""#, "-o answer"))
            \(api) -X PATCH -d '{"topic":"news","state":"unsubscribed"}'
            \(Self.send(#"\"topic\":\"news\""#, "-o answer"))
            \(api)
            \(api) -X PATCH -d '{"topic":"a b","state":"subscribed"}'
            \(api) -X PATCH -d '{"topic":"a","state":"subscribed","token":"nobody"}'
            """)
        #expect(result.output.contains(#"{"topic":"news","state":"subscribed"}"#), "\(result)")
        #expect(result.output.contains(#"{"topics":[{"topic":"news","installations":["#))
        #expect(result.output.contains(#"{"topics":[]}"#))
        #expect(result.output.contains("is no topic of FCM"))
        #expect(result.output.contains("nobody has this token of FCM"))
        #expect(result.output.contains("42\n") && result.output.contains("status 0"))
        #expect(result.errors.contains("reaches no phone"))
    }

    @Test(
        "The page has the message as sent beside what FCM made of it, and sends that again",
        .needs(.curl), .needs(.jq))
    func message() throws {
        let api =
            #"curl -sS -H "content-type: application/json" "$HANDSET_PAGE/api/v1/notifications"#
        let result = try run(
            "--page --app classic --quiet",
            """
            \(Self.send(Self.token, "-o answer"))
            \(api)/1" | jq -c '.message.json.notification, (.payload.json | .aps, .session)'
            \(api)?at=1" -X POST -o again
            \(api)/2" | jq -c '.message, (.payload.json | .aps, .session)'
            """)
        #expect(
            result.output.hasPrefix(
                #"""
                {"title":"a"}
                {"alert":{"title":"a"}}
                "42"
                null
                {"alert":{"title":"a"}}
                "42"
                status 0
                """#), "\(result)")
    }

    @Test("The log tells a sender that its messages go past the proxy", .needs(.curl))
    func silence() throws {
        let result = try run(
            "--timeout 20",
            #"curl -sS -o answer -d "grant_type=a" https://oauth2.googleapis.com/token"#)
        #expect(
            result.errors.contains("an access token was asked for, and no message came"),
            "\(result)")
    }
}
