import ArgumentParser
import Handset
import HandsetFixtures

/// `handset payload`: makes a payload for a test.
struct PayloadCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "payload",
        abstract: "Make a payload for a test, as one line of JSON.",
        discussion: """
            --alert (or --title and --body), --session, --badge and --sound set keys of aps, \
            always in this order, and replace what --message has set. Then each --set is applied in the order given, and \
            --bytes last.
            """)

    @Option(
        help: ArgumentHelp(
            "Compose the payload as the Azure worker role does from this queue message.",
            discussion: """
                The whole message becomes the alert, the part before its first colon (or all of \
                it) the session, and the badge is 1.
                """,
            valueName: "session:text"))
    var message: String?

    @Option(help: ArgumentHelp("Text of the alert.", valueName: "text"))
    var alert: String?

    @Option(help: ArgumentHelp("Title of the alert, beside --body.", valueName: "text"))
    var title: String?

    @Option(help: ArgumentHelp("Body of the alert, beside --title.", valueName: "text"))
    var body: String?

    @Option(help: ArgumentHelp("The session, in aps.", valueName: "session"))
    var session: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Number on the app's icon.", valueName: "number"))
    var badge: Int?

    @Option(
        help: ArgumentHelp("Name of the sound.", valueName: "name"),
        completion: .values(["default"]))
    var sound: String?

    @Option(
        help: ArgumentHelp(
            "Set a key path to a JSON value, such as aps.content-available=1. Repeatable.",
            discussion: """
                Missing dictionaries are created. In a key, write \\. for a dot and \\= for an \
                equals sign. Quote a text for the shell and for JSON: --set name='"text"'.
                """,
            valueName: "key.path=json"),
        transform: PayloadCommand.assignment)
    var set: [FixtureAssignment] = []

    @Option(
        help: ArgumentHelp(
            "Pad the payload to this many UTF-8 bytes, not counting the newline.",
            discussion: """
                The text of the alert grows, or a key \"\(PayloadFixture.paddingKey)\" is added if \
                there is no alert.
                """,
            valueName: "bytes"))
    var bytes: Int?

    @OptionGroup var output: OutputOption

    @OptionGroup(title: "Messages") var messages: MessageOptions

    func validate() throws {
        _ = try output.written()
        if alert != nil, title != nil || body != nil {
            throw ValidationError(
                "--alert cannot be used with --title or --body; write its text as --body.")
        }
        _ = try fixture()
    }

    func run() async throws {
        try await CommandRun(messages.style, output: output.output) { streams, _ in
            try streams.output.write(fixture().json)
            try streams.output.write([UInt8(ascii: "\n")])
        }.run()
    }

    /// The title and the body, as far as they are given.
    private var parts: JSONMembers {
        ["title": title.map { .string($0) }, "body": body.map { .string($0) }]
    }

    private func fixture() throws -> PayloadFixture {
        var fixture = PayloadFixture(
            message: message, alert: parts.isEmpty ? alert : "", session: session, badge: badge,
            sound: sound)
        do throws(PayloadFixtureError) {
            if !parts.isEmpty {
                let json = String(decoding: JSONText.object(parts).bytes, as: UTF8.self)
                try fixture.set(FixtureAssignment(keys: ["aps", "alert"], json: json))
            }
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
