import Handset
import HandsetFixtures
import HandsetHunt

/// The report of a hunt in one of its formats.
struct HuntOutput {
    let report: HuntReport
    /// The names of the findings that were known before.
    let known: Set<String>
    /// The options that name the package, as they were given.
    let packageOptions: String
    /// The release before, as it was given; `nil` without one.
    let earlier: String?
    /// The app's target and the expression that makes the app, for tests; `nil` if none are written.
    let tests: HuntTestFile.App?

    func bytes(_ format: HuntFormat) -> [UInt8] {
        switch format {
        case .text: Array(text.utf8)
        case .swift: Array(testFile.utf8)
        case .json: report.findings.flatMap { record(of: $0).bytes + [UInt8(ascii: "\n")] }
        case .junit: Array(junit.utf8)
        }
    }

    /// Writes the whole report to its file, or to standard output.
    func write(
        to target: ReportTarget<HuntFormat>, _ streams: StandardStreams
    ) throws(OutputError) {
        let output = try target.open(streams)
        try output.write(bytes(target.format))
        try output.flush()
    }

    /// True if there is a finding that was not known before.
    var hasNews: Bool { report.findings.contains { !isKnown($0) } }

    private func isKnown(_ finding: HuntFinding) -> Bool { known.contains(finding.name) }

    private var testFile: String {
        guard let tests else { return "" }
        return HuntTestFile(report: report, app: tests, command: command).text
    }

    // MARK: - Text

    private var text: String {
        let (known, new) = (
            report.findings.filter(isKnown), report.findings.filter { !isKnown($0) }
        )
        let parts: [(title: String, findings: [HuntFinding])] = [
            ("", new.filter { $0.isLikely == nil }),
            ("The sender may send these:", new.filter { $0.isLikely == true }),
            ("The sender is not known to send these:", new.filter { $0.isLikely == false }),
        ]
        let sections = parts.filter { !$0.findings.isEmpty }.map { part in
            (part.title.isEmpty ? "" : part.title + "\n\n")
                + part.findings.map(lines).joined(separator: "\n")
        }
        // It is not known what a single trial should open.
        let opened = report.effects.map { effects in
            let words = effects.map(\.description).joined(separator: ", ")
            return shown("the app \(words.isEmpty ? "opens nothing" : words)") + "\n"
        }
        return (sections + [opened, summary(new.count, known.count)].compactMap(\.self))
            .joined(separator: "\n")
    }

    private func lines(of finding: HuntFinding) -> String {
        var lines = ["\(finding.fault.kind.rawValue): \(shown(finding.fault.words))"]
        lines.append("  in state: \(shown(state(of: finding)))")
        lines.append(
            finding.pushes.isEmpty
                ? "  first with: \(shown(changes(of: finding)))"
                : "  pushes: \(shown(Self.list(of: finding.pushes)))")
        lines.append("  seen: \(counted(finding.count, "time", "times"))")
        lines.append(
            finding.repeats
                ? "  again: \(command(finding))"
                : "  smallest: \(command(finding)), which shows nothing without its values")
        return lines.map { $0 + "\n" }.joined()
    }

    /// Returns the first names, and the number of the others.
    private static func list(of names: [String]) -> String {
        let first = names.prefix(5).joined(separator: ", ")
        return names.count > 5 ? "\(first) and \(names.count - 5) more" : first
    }

    private func shown(_ text: String) -> String { SourceExcerpt.shown(PathText.shown(text)) }

    private func state(of finding: HuntFinding) -> String {
        let scenario = finding.trial.scenario
        let act = scenario.choice.action == .nothing ? "no action" : "\(scenario.choice)"
        let count = finding.trial.pushes.count
        let push = count > 1 ? " on push \(finding.trial.target + 1) of \(count)" : ""
        let circumstance = finding.trial.circumstance.words.map { ", \($0)" } ?? ""
        return "\(scenario.appState.rawValue), \(act)\(push)\(circumstance)"
    }

    private func changes(of finding: HuntFinding) -> String {
        if finding.trial.pushes.count > 1 { return "two pushes" }
        return finding.changes.isEmpty
            ? "the sample as it is" : finding.changes.map(\.description).joined(separator: ", ")
    }

    private func summary(_ new: Int, _ known: Int) -> String {
        let (one, many) = earlier == nil ? ("variant", "variants") : ("push", "pushes")
        let tried =
            "\(counted(report.variantCount, one, many)) in \(counted(report.trialCount, "trial", "trials"))"
        let end =
            report.isWhole
            ? ""
            : " of \(report.plannedCount), until the time was over; --limit time=SECONDS gives more"
        let before = known == 0 ? "" : ", \(known) known before"
        return "\(counted(new, "finding", "findings"))\(before): \(tried)\(end)\n"
    }

    private func counted(_ count: Int, _ one: String, _ many: String) -> String {
        "\(count) \(count == 1 ? one : many)"
    }

    /// The command that runs the trial again.
    private func command(_ finding: HuntFinding) -> String {
        let trial = finding.trial
        guard trial.pushes.count == 1, trial.circumstance == .usual, earlier == nil else {
            let text = String(decoding: HuntTrialText(trial).json.bytes, as: UTF8.self)
            let against = earlier.map { " --against \(ShellWord.ofText($0))" } ?? ""
            return "handset hunt \(packageOptions)\(against) --trial \(ShellWord.ofText(text))"
        }
        let json = String(decoding: trial.payload.json, as: UTF8.self)
        return "handset receive \(packageOptions) --app-state \(trial.scenario.appState.rawValue) "
            + "--action \(ShellWord.ofText("\(trial.scenario.choice)")) \(ShellWord.ofText(json))"
    }

    // MARK: - JSON

    private func record(of finding: HuntFinding) -> JSONText {
        .object([
            "name": .string(finding.name), "code": .string(finding.fault.kind.rawValue),
            "words": .string(finding.fault.words),
            "changes": .array(
                finding.changes.map {
                    .object([
                        "code": .string($0.kind.rawValue), "path": .string($0.path),
                        "words": .string($0.description),
                    ])
                }), "trial": HuntTrialText(finding.trial).json, "count": .integer(finding.count),
            "known": .boolean(isKnown(finding)), "command": .string(command(finding)),
            "pushes": finding.pushes.isEmpty ? nil : .texts(finding.pushes),
            "repeats": finding.repeats ? nil : .boolean(false),
            "likely": finding.isLikely.map { .boolean($0) },
        ])
    }

    // MARK: - JUnit

    private var junit: String {
        let new = report.findings.count { !isKnown($0) }
        let counts = "tests=\"\(report.findings.count)\" failures=\"\(new)\" errors=\"0\""
        let cases = report.findings.map { finding -> String in
            let attributes = JUnitXML.attributes(
                name: finding.name, suite: "handset hunt", file: "")
            let lines = lines(of: finding).split(separator: "\n").map(String.init)
            let element =
                isKnown(finding)
                ? "      <system-out>\(lines.joined(separator: "\n").escapedAsXML)</system-out>\n"
                : JUnitXML.element(
                    "failure", message: finding.fault.words, type: finding.fault.kind.rawValue,
                    lines: lines)
            return "    <testcase \(attributes)>\n\(element)    </testcase>\n"
        }
        return
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"handset\" \(counts)>\n"
            + "  <testsuite name=\"handset hunt\" \(counts)>\n\(cases.joined())  </testsuite>\n</testsuites>\n"
    }
}
