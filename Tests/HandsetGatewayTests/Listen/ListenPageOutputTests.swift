import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// `handset listen --page` prints what `handset listen` prints.
@Suite(.waitsForPrograms, .timeLimit(.minutes(30))) struct ListenPageOutputTests {
    @Test(
        "A page changes neither the output nor the status where nobody has named an app",
        arguments: Sweep.every(
            3, of: ["", "--format session", "--require-session", "--key-path orderId"]))
    func same(options: String) throws {
        let folder = try TemporaryFolder()
        let results = try ["", "--page"].map { page in
            try CommandResult.line(
                """
                cd '\(folder.path)'
                handset listen --tls off --log never \(options) \(page) --exec \
                    'handset send -q session alert > answers'
                """)
        }
        #expect(results[0].output == results[1].output)
        #expect(results[0].status == results[1].status)
    }

    @Test("What is done on the page prints nothing then", .exhaustive)
    func acts() throws {
        let result = try CommandResult.line(
            """
            handset listen --tls off --page --log never --exec 'handset send -q session > /dev/null
                curl -sS -H "content-type: application/json" -d "{\\"action\\":\\"tap\\",\\"notification\\":1}" \
                    "$HANDSET_PAGE/api/v1/phone/actions" > /dev/null'
            """)
        #expect(
            result.output
                == "handleOpenURL(\"http://URLHERE.cloudapp.net/Session/Lookup?session=42\");\n")
    }

    private static let app = """
        {"topic": "com.example.shop", "like": "modern",
        "device": {"appState": "background", "action": "tap"},
        "rules": [{"name": "order", "keyPath": "order"}]}
        """

    /// A sender, which asks the page's API, if there is one, for the steps of its notification after the tap.
    private static let sender = """
        curl -sS --http2-prior-knowledge -H "apns-topic: com.example.shop" \\
            -d '{"aps":{"alert":"Shipped"},"order":"9"}' "$APNS_URL/3/device/$(handset token)"
        [ "$HANDSET_PAGE" ] || exit 0
        curl -sS "$HANDSET_PAGE/api/v1/wait?after=0&timeout=300&fate=routed" > waited
        curl -sS "$HANDSET_PAGE/api/v1/notifications/1" | jq -c '.history | map(.kind)' > steps
        """

    @Test(
        "The action of an app file is a scene on the page, and changes neither output nor status",
        .needs(.curl), .needs(.jq),
        arguments: Sweep.every(
            4,
            of: [
                "--app app.json", "--app app.json --format session --require-session",
                "--topic com.example.shop=app.json",
                "--app classic --topic com.example.shop=app.json",
            ]))
    func scene(options: String) throws {
        #expect(
            try steps(options) == #"["arrived","shown","tap","callback","callback","callback"]"#)
    }

    @Test(
        "The action of an option is done at once on the page too", .needs(.curl),
        .needs(.jq), .exhaustive)
    func action() throws {
        let steps = try steps("--app app.json --action tap")
        #expect(steps == #"["arrived","shown","callback","callback","callback","removed"]"#)
    }

    /// Returns the steps of a notification on the page, whose output is compared with that without a page.
    private func steps(_ options: String) throws -> String {
        let folder = try TemporaryFolder()
        try folder.write(Self.app, to: "app.json")
        try folder.write(Self.sender, to: "sender")
        let results = try ["", "--page"].map { page in
            try CommandResult.line(
                """
                cd '\(folder.path)'
                handset listen --tls off --log never \(options) \(page) --exec 'bash sender'
                """)
        }
        #expect(results[0].output == results[1].output)
        #expect(results[0].output.contains("9"))
        #expect(results.map(\.status) == [0, 0])
        return try folder.read("steps").trimmingCharacters(in: .newlines)
    }
}
