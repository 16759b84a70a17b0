import HandsetCommandSupport
import HandsetTestSupport
import Testing

/// `handset listen` with the app file that is in use.
@Suite(.waitsForPrograms, .timeLimit(.minutes(30))) struct ListenAppFileTests {
    private static let push = #"""
        for topic in $*; do
            curl -sS --http2-prior-knowledge -H "apns-topic: $topic" \
                -d '{"aps":{"alert":"hi","session":"42"},"order":"7"}' $APNS_URL/3/device/$(handset token)
        done
        """#

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(Self.push, to: "push.sh")
        try folder.write(
            #"""
            {"topic": "com.example.shop", "rules": [{"name": "order", "keyPath": "order", "lookupURL": "shop://%@"}]}
            """#, to: ".handset.json")
    }

    private func listen(_ options: String, topics: String) throws -> CommandResult {
        try ListenRun.identity.get().write(to: folder.path("state"))
        return try CommandResult.line(
            "unset HANDSET_APP; cd '\(folder.path)' && handset listen --tls off --timeout 1200 "
                + "--state-directory state \(options) --exec 'sh push.sh \(topics)'")
    }

    @Test(
        "The file's topic is the only one that is taken, and its rules are in use",
        .needs(.curl))
    func topic() throws {
        let result = try listen("", topics: "com.example.other com.example.shop")
        #expect(result.output.contains("handleOpenURL(\"shop://7\");\n"))
        #expect(result.errors.contains("DeviceTokenNotForTopic"))
        #expect(result.errors.hasSuffix("\nhandset: 2 received = 1 delivered + 1 rejected\n"))
    }

    @Test(
        "--topic and --app classic beat it",
        .needs(.curl))
    func options() throws {
        let topic = try listen("--topic com.example.other", topics: "com.example.other")
        #expect(topic.output.contains("handleOpenURL(\"shop://7\");\n"))
        #expect(!topic.errors.contains("DeviceTokenNotForTopic"))
        let classic = try listen("--app classic", topics: "com.example.other")
        #expect(classic.output.contains("Lookup?session=42\");\n"))
    }
}
