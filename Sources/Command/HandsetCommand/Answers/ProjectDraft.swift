import Handset
import HandsetFacts
import HandsetSuites

/// The files of a new project: an app file, a rule, a payload, a suite and a snippet for CI.
struct ProjectDraft {
    let topic: String
    let model: AppModel
    let payload: ProjectPayload
    /// The lookup URL of the rule; `nil` for the usual one.
    let lookupURL: LookupURLTemplate?
    /// The address of Handset's repository for the job; `nil` if a variable of the team's repository has it.
    let handset: String?
    /// The app whose sources are there; `nil` if there are none.
    var read: ReadApp?
    /// The sentence about what the suite expects; `nil` if there is none.
    private(set) var note: String?

    /// The state and the action without an option.
    private static let scenario: JSONMembers = [
        "appState": .string(AppState.background.rawValue),
        "action": .string(UserAction.tap.rawValue),
    ]

    /// The folder of the schemas.
    ///
    /// Editors take the path of one only if it begins with a point.
    static let schemaFolder = ".handset"

    /// Throws `JSONDocumentError` or `PayloadRefusal` if they do not go together, which the options cannot
    /// bring about.
    mutating func files() throws -> [ProjectFile] {
        [
            ProjectFile(
                name: FoundAppFile.name,
                purpose: read == nil
                    ? "the app, for every subcommand"
                    : "the app as its sources describe it, for every subcommand", bytes: app.lines),
            hasReadRules
                ? nil
                : ProjectFile(
                    name: "push-rules.json",
                    purpose: "the rule that finds what a tap opens", bytes: rules.lines),
            payload.text.map {
                ProjectFile(name: payload.name, purpose: "a sample payload", bytes: $0)
            },
            ProjectFile(
                name: "push-suite.json",
                purpose: "what a tap should open in every state of the app, for handset test",
                bytes: try suite()),
            ProjectFile(
                name: "push-ci.yml", purpose: "a job for GitHub Actions, to be copied",
                bytes: Array(workflow.utf8)),
        ].compactMap(\.self) + (try Self.schemas())
    }

    private static func schemas() throws -> [ProjectFile] {
        try [SchemaName.app, .rules, .suite, .payload].map { name in
            ProjectFile(
                name: "\(schemaFolder)/\(name.rawValue).schema.json",
                purpose: "the schema of \(name.purpose), for editors",
                bytes: try SchemaDocument(name).bytes(), isShown: false)
        }
    }

    private static func schema(_ name: SchemaName) -> JSONText {
        .string("./\(schemaFolder)/\(name.rawValue).schema.json")
    }

    /// True if the sources say what a tap opens.
    private var hasReadRules: Bool {
        read.map { !RuleProposal.all(of: $0.reading).isEmpty } ?? false
    }

    private var app: JSONText {
        if let read {
            return AppReadAnswer(read, beside: .ofTheApp, topic: nil)
                .appFile(elseRules: .string("push-rules.json"))
        }
        return .object([
            "$schema": Self.schema(.app), "topic": .string(topic), "like": .string(model.rawValue),
            "rules": .string("push-rules.json"), "device": .object(Self.scenario),
        ])
    }

    /// The keys with dots between them, as people write them; a list where that is another path.
    private var keyPath: JSONText {
        let text = payload.keys.joined(separator: ".")
        let isText = !text.contains("[") && SessionKeyPath(text)?.keys == payload.keys
        return isText ? .string(text) : .texts(payload.keys)
    }

    private var rules: JSONText {
        let url = lookupURL.map { "\($0)" } ?? (payload.isLink ? "%@" : "myapp://open/%@")
        let paths = payload.decodedPaths.map { $0.joined(separator: ".") }
        let rule: JSONMembers = [
            "name": .string(payload.keys.last ?? ""), "keyPath": keyPath, "lookupURL": .string(url),
            "decode": paths.isEmpty ? nil : .texts(paths),
            // A link is a URL already.
            "encoding": url == "%@" ? nil : .string("percent"),
        ]
        return .object(["$schema": Self.schema(.rules), "rules": .array([.object(rule)])])
    }

    /// Returns a suite of a tap in every state, which expects what the payload does today.
    private mutating func suite() throws -> [UInt8] {
        let lines = rules.lines
        let app = try AppFile(
            json: app.lines, source: FoundAppFile.name, readFile: { _ in lines })
        var scenario = app.settings.applied(to: .ofTheApp)
        // The app file of sources says nothing of the user.
        if read != nil { scenario.action = .tap }
        var draft = SuiteDraft(
            rules: app.rules(else: .app), rulesPath: nil, scenario: scenario,
            device: read == nil ? nil : .object(["action": .string(UserAction.tap.rawValue)]))
        for state in AppState.allCases {
            try draft.add(
                name: "a tap while the app is \(state.rawValue)", payload: payload.bytes,
                path: payload.name, in: state)
        }
        let (closed, count) = (draft.countOfNone, draft.count)
        if closed > 0 {
            note =
                "\(closed) of \(count) cases expect that a tap opens nothing, as it is now; to see why: handset why "
                + "'a tap does nothing'"
        }
        return Array("{\n  \"$schema\": ".utf8) + Self.schema(.suite).bytes + Array(",\n".utf8)
            + draft.json.dropFirst("{\n".utf8.count)
    }

    private var workflow: String {
        let advice =
            handset == nil
            ? " Give the repository a variable HANDSET_REPOSITORY: the address of your clone\n# of Handset."
            : ""
        let address =
            handset.map { String(decoding: JSONText.string($0).bytes, as: UTF8.self) }
            ?? "${{ vars.HANDSET_REPOSITORY }}"
        return """
            # Copy this job into .github/workflows.\(advice)
            name: push
            on: [push, pull_request]
            jobs:
              push:
                runs-on: ubuntu-latest
                steps:
                  - uses: actions/checkout@v4
                  - name: Get Handset
                    env:
                      HANDSET_REPOSITORY: \(address)
                    run: git clone --quiet --depth 1 "${HANDSET_REPOSITORY:?has no address}" .handset/source
                  - uses: ./.handset/source/.github/actions/setup
                  - run: handset lint \(payload.name)
                  - run: handset test push-suite.json --format junit --output push-report.xml

            """
    }
}
