import Handset
import HandsetSuites

/// The files of a new project: an app file, a rule, a payload, a suite and a snippet for CI.
struct ProjectDraft {
    let topic: String
    /// The keys on the way to the session, outermost first.
    let keys: [String]

    private static let session = "42"

    private static let scenario: [(key: String, value: JSONText)] = [
        ("ios", .string("18")), ("delegates", .array([.string("user-notifications")])),
        ("appState", .string("background")), ("action", .string("tap")),
    ]

    /// The folder of the schemas.
    ///
    /// Editors take the path of one only if it begins with a point.
    static let schemaFolder = ".handset"

    /// Throws `JSONDocumentError` or `PayloadRefusal` if they do not go together, which the options cannot
    /// bring about.
    func files() throws -> [ProjectFile] {
        let payload = payload.lines
        return [
            ProjectFile(
                name: FoundAppFile.name, purpose: "the app, for every subcommand", bytes: app.lines),
            ProjectFile(
                name: "push-rules.json", purpose: "the rule that finds what the app routes on",
                bytes: rules.lines),
            ProjectFile(name: "push-payload.json", purpose: "a sample payload", bytes: payload),
            ProjectFile(
                name: "push-suite.json", purpose: "what the sample should open, for handset test",
                bytes: try suite(of: payload)),
            ProjectFile(
                name: "push-ci.yml", purpose: "a job for GitHub Actions, to be copied",
                bytes: Array(Self.workflow.utf8)),
        ] + (try Self.schemas())
    }

    private static func schemas() throws -> [ProjectFile] {
        try [SchemaName.app, .rules, .suite, .payload].map { name in
            ProjectFile(
                name: "\(schemaFolder)/\(name.rawValue).schema.json",
                purpose: "the schema of \(name.purpose), for editors",
                bytes: try SchemaDocument(name).bytes(), isShown: false)
        }
    }

    private static func schemaMember(_ name: SchemaName) -> (key: String, value: JSONText) {
        ("$schema", .string("./\(schemaFolder)/\(name.rawValue).schema.json"))
    }

    private var app: JSONText {
        .object([
            Self.schemaMember(.app), ("topic", .string(topic)),
            ("rules", .string("push-rules.json")),
            ("device", .object(Self.scenario)),
        ])
    }

    private var rules: JSONText {
        .object([
            Self.schemaMember(.rules),
            (
                "rules",
                .array([
                    .object([
                        ("name", .string(keys.last ?? "")),
                        ("keyPath", .texts(keys)),
                        ("lookupURL", .string("myapp://open/%@")), ("encoding", .string("percent")),
                    ])
                ])
            ),
        ])
    }

    private var payload: JSONText {
        let alert = JSONText.object([
            ("title", .string("Your order is ready")), ("body", .string("Come and get it.")),
        ])
        var aps: [(key: String, value: JSONText)] = [
            ("alert", alert), ("sound", .string("default")),
        ]
        let inner = keys.first == "aps" ? Array(keys.dropFirst()) : keys
        var value = JSONText.string(Self.session)
        for key in inner.dropFirst().reversed() { value = .object([(key, value)]) }
        let member = inner.first.map { ($0, value) }
        guard keys.first == "aps" else {
            return .object([("aps", .object(aps))] + [member].compactMap(\.self))
        }
        if let member {
            aps.removeAll { $0.key == member.0 }
            aps.append(member)
        }
        return .object([("aps", .object(aps))])
    }

    /// Returns a suite that expects what the payload does today.
    private func suite(of payload: [UInt8]) throws -> [UInt8] {
        let source = FoundAppFile.name
        let app = try AppFile(
            json: app.lines, source: source, readFile: { _ in rules.lines })
        var draft = SuiteDraft(
            rules: app.rules(else: .app), rulesPath: nil,
            scenario: app.settings.applied(to: .ofTheApp))
        try draft.add(
            name: "a tap opens the order", payload: payload, path: "push-payload.json")
        let (key, value) = Self.schemaMember(.suite)
        return Array("{\n  \"\(key)\": ".utf8) + value.bytes + Array(",\n".utf8)
            + draft.json.dropFirst("{\n".utf8.count)
    }

    private static let workflow = """
        # Copy this job into .github/workflows, and give the address of your own clone of Handset.
        name: push
        on: [push, pull_request]
        jobs:
          push:
            runs-on: ubuntu-latest
            steps:
              - uses: actions/checkout@v4
              - name: Get Handset
                run: git clone --quiet --depth 1 https://example.com/handset.git .handset/source
              - uses: ./.handset/source/.github/actions/setup
              - run: handset lint push-payload.json
              - run: handset test push-suite.json --format junit --output push-report.xml

        """
}
