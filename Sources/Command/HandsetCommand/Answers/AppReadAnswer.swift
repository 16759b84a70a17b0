import Handset
import HandsetFacts
import HandsetSuites
import HandsetTree

/// The answer of `handset app read`: what sources say, and the app file that it makes.
struct AppReadAnswer {
    private let app: ReadApp
    private let present: Scenario
    private let presentTopic: String?

    /// `present` is the scenario of the app in use, beside which the settings are shown.
    init(_ app: ReadApp, beside present: Scenario, topic: String?) {
        self.app = app
        self.present = present
        presentTopic = topic
    }

    // MARK: The app file

    /// The app file, with the evidence for each of its members.
    var appFile: JSONText { appFile(elseRules: nil) }

    /// Returns the app file; without keys in the sources, with other rules.
    func appFile(elseRules others: JSONText?) -> JSONText {
        let rules = RuleProposal.all(of: app.reading)
        return .object([
            "topic": app.topic.map { .string($0) },
            "rules": rules.isEmpty ? others : .array(rules.map(\.json)),
            "device": ScenarioWriter(scenario, from: .ofTheApp).device,
            "evidence": .array(
                app.evidence.map { evidence in
                    .object(
                        ["member": .string(evidence.member)] + Self.members(of: evidence.fact))
                }),
        ])
    }

    private var scenario: Scenario { app.settings.applied(to: .ofTheApp) }

    // MARK: JSON

    /// The record: the app file, the facts and the questions.
    var json: JSONText {
        .object([
            "app": appFile,
            "facts": .array(
                app.reading.facts.map { fact in
                    .object(
                        [
                            "kind": .string(fact.kind.word), "value": .string(fact.printed.value),
                            "detail": fact.printed.detail.isEmpty
                                ? nil : .string(fact.printed.detail),
                        ]
                            + Self.members(of: fact))
                }),
            "questions": .array(
                app.questions.map { question in
                    .object([
                        "words": .string(question.words), "member": .string(question.member),
                        "file": question.place.map { .string(PathText.shown($0.file)) },
                        "line": question.place.map { .integer($0.line) },
                    ])
                }),
            "unread": .array(
                app.reading.gaps.map { gap in
                    .object([
                        "file": .string(PathText.shown(gap.file)), "line": .integer(gap.gap.line),
                        "reason": .string(gap.gap.cause.words),
                    ])
                }),
        ])
    }

    private static func members(of fact: AppFact) -> JSONMembers {
        [
            "file": .string(PathText.shown(fact.place.file)), "line": .integer(fact.place.line),
            "text": .string(fact.text), "confidence": .string(fact.confidence.rawValue),
            "condition": fact.condition.map { .string($0) },
        ]
    }

    /// The words about what an app file has no member for: what lines of code do to a tap; `nil` if there is nothing.
    var noteOnFaults: String? {
        let faults = app.codeFaults.filter { $0.confidence != .guess }
        guard !faults.isEmpty else { return nil }
        let words = faults.prefix(3).map {
            "\($0.fault.kind.rawValue) (\(Self.shown($0.fault.place)))"
        }
        let more = faults.count > words.count ? " and \(faults.count - words.count) more" : ""
        return
            "cannot say what lines of code do: \(words.joined(separator: ", "))\(more); --app with the folder of the "
            + "sources shows it"
    }

    // MARK: Text

    var text: String {
        let count = app.reading.fileCount
        var lines = ["app: \(count) \(count == 1 ? "file" : "files") read\(left)"]
        var file: String?
        let width = min(56, app.reading.facts.map { Self.words(of: $0).count }.max() ?? 0)
        for fact in app.reading.facts {
            if fact.place.file != file { lines.append(Self.shown(fact.place.file)) }
            file = fact.place.file
            let words = Self.words(of: fact)
            let gap = String(repeating: " ", count: max(0, width - words.count))
            let doubt = fact.confidence == .certain ? "" : "  (\(fact.confidence.rawValue))"
            let condition = fact.condition.map { "  (if \(Self.shown($0)))" } ?? ""
            lines.append(
                "  \(Self.padded(fact.place.line))  \(words)\(gap)  \(Self.shown(String(fact.text.prefix(80))))\(doubt)\(condition)"
            )
        }
        if !app.reading.gaps.isEmpty {
            lines.append("Not read:")
            lines += app.reading.gaps.map { gap in
                "  \(Self.shown(gap.file)):\(gap.gap.line): \(gap.gap.cause.words)"
            }
        }
        lines.append("The app file, and what is in use now:")
        lines += comparison
        if let noteOnFaults { lines.append("The app file \(noteOnFaults).") }
        if !app.questions.isEmpty {
            lines.append("Not decided by the sources:")
            lines += app.questions.map { question in
                let place = question.place.map { " (\(Self.shown($0.file)):\($0.line))" } ?? ""
                return "  \(question.member): \(question.words)\(place)"
            }
        }
        return lines.map { $0 + "\n" }.joined()
    }

    /// The files that are not the app's own code, such as `; left out: 3 of tests`.
    private var left: String {
        let parts = ProjectSources.Reason.allCases.compactMap { reason in
            app.reading.left[reason].map { "\($0) \(reason.words)" }
        }
        return parts.isEmpty ? "" : "; left out: \(parts.joined(separator: ", "))"
    }

    private static func shown(_ text: String) -> String {
        SourceExcerpt.shown(PathText.shown(text))
    }

    private static func padded(_ line: Int) -> String {
        let text = "\(line)"
        return String(repeating: " ", count: max(0, 4 - text.count)) + text
    }

    private static func words(of fact: AppFact) -> String {
        let (kind, value, detail) = fact.printed
        return "\(kind.word) \(shown(value))" + (detail.isEmpty ? "" : " (\(shown(detail)))")
    }

    private static let comparedMembers: [DeviceMember] = [
        .ios, .sdk, .delegates, .lateDelegate, .lifeCycle, .routesIn, .backgroundModes, .permission,
        .presents, .categories,
    ]

    /// A line for each setting that the sources state.
    private var comparison: [String] {
        let read = scenario
        var rows: [(String, String, String)] = [
            ("topic", app.topic ?? "any", presentTopic ?? "any")
        ]
        for member in Self.comparedMembers where member.setting.words(read) != nil {
            rows.append((member.rawValue, member.words(in: read), member.words(in: present)))
        }
        let keyPaths = RuleProposal.all(of: app.reading).map(\.keyPath)
        rows.append(("rules", keyPaths.isEmpty ? "none" : keyPaths.joined(separator: ", "), ""))
        let widths = (rows.map(\.0.count).max() ?? 0, rows.map(\.1.count).max() ?? 0)
        return rows.map { name, value, now in
            let gap = String(repeating: " ", count: widths.0 - name.count)
            let other = String(repeating: " ", count: widths.1 - value.count)
            return "  \(name)\(gap)  \(value)"
                + (now.isEmpty || now == value ? "" : "\(other)  now: \(now)")
        }
    }
}

extension ProjectSources.Reason {
    fileprivate var words: String {
        switch self {
        case .tests: "of tests"
        case .otherTarget: "of other targets"
        case .noTarget: "in no target"
        case .built: "of documentation or a build"
        }
    }
}
