import ArgumentParser
import Handset
import HandsetFixtures

/// `handset payload`: a payload for a test.
struct PayloadMaking: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "payload",
        abstract: "Make a payload for a test, as a line of compact JSON.",
        discussion: """
            --alert, --session, --badge and --sound go into aps, in this order whatever their order \
            here; where --message has made one already, they replace it. Then each --set is done, in \
            the order given, and --bytes comes last.
            """)

    @Option(
        help: ArgumentHelp(
            "Compose it as the Azure worker role does of a queue message.",
            discussion: """
                The whole message is the alert, what stands before its first colon is the session \
                (all of it if there is none), and the badge is 1.
                """,
            valueName: "session:text"))
    var message: String?

    @Option(help: ArgumentHelp("The alert's text.", valueName: "text"))
    var alert: String?

    @Option(help: ArgumentHelp("The session.", valueName: "session"))
    var session: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The number on the app's icon.", valueName: "number"))
    var badge: Int?

    @Option(help: ArgumentHelp("The name of a sound.", valueName: "name"))
    var sound: String?

    @Option(
        help: ArgumentHelp(
            "Put JSON at a key path, such as aps.content-available=1.",
            discussion: """
                Missing dictionaries are made; a dot within a key is written \\. and an equals sign \
                \\= there. A text is quoted twice: --set name='"text"'.
                """,
            valueName: "key.path=json"),
        transform: PayloadMaking.assignment)
    var set: [FixtureAssignment] = []

    @Option(
        help: ArgumentHelp(
            "Pad it to a size in UTF-8 bytes, the newline not counted.",
            discussion: """
                The alert's text is made longer, or a key \"\(PayloadFixture.paddingKey)\" is added \
                where there is none.
                """,
            valueName: "count"))
    var bytes: Int?

    func validate() throws {
        _ = try fixture()
    }

    func run() async throws {
        try await CommandRun { streams, _ in
            try streams.output.write(fixture().json)
            try streams.output.write([UInt8(ascii: "\n")])
        }.run()
    }

    private func fixture() throws -> PayloadFixture {
        var fixture = PayloadFixture(
            message: message, alert: alert, session: session, badge: badge, sound: sound)
        do throws(PayloadFixtureError) {
            for assignment in set { try fixture.set(assignment) }
            if let bytes { try fixture.pad(toByteCount: bytes) }
        } catch {
            throw ValidationError("\(error)")
        }
        return fixture
    }

    private static func assignment(_ text: String) throws -> FixtureAssignment {
        do throws(PayloadFixtureError) {
            return try FixtureAssignment(text)
        } catch {
            throw ValidationError("\(error)")
        }
    }
}
