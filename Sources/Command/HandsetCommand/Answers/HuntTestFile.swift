import Handset
import HandsetFixtures
import HandsetHunt

/// A file of Swift Testing with a test for each finding of a hunt, which fails until the app is mended.
struct HuntTestFile {
    /// The app of the tests.
    struct App {
        /// The name of the app's target.
        let target: String
        /// The expression that makes the app.
        let expression: PackagedAppExpression
        /// The options of the hunt's phone that no test has; empty if there are none.
        let missing: String
    }

    let report: HuntReport
    let app: App
    /// Returns the command that runs a finding's trial again.
    let command: (HuntFinding) -> String

    /// The line that a written file begins with.
    static let mark = "// Written by handset hunt; each test fails until the app is mended."

    private static let longestName = 60

    var text: String {
        let own = ["import HandsetApp", "import Testing", "import UIKit"]
        let others = app.expression.imports.filter { !own.contains($0) }
        let plain = (own + others.filter { !$0.hasPrefix("@testable ") }).sorted()
        let testable = Set(
            ["@testable import \(app.target)"] + others.filter { $0.hasPrefix("@testable ") }
        ).sorted()
        let missing =
            app.missing.isEmpty
            ? ""
            : "// The phone of the hunt had \(oneLine(app.missing)), which these do not have.\n"
        return """
            \(Self.mark)
            \(missing)
            \(plain.joined(separator: "\n"))

            \(testable.joined(separator: "\n"))

            @MainActor private let app = \(app.expression.text)

            /// Each test has a process of its own, so that a crash fails it alone.
            @Suite struct HuntFindings {
            \(members.joined(separator: "\n"))}

            """
    }

    /// The tests, each with a name of its own, and a comment for each finding that no test can show.
    private var members: [String] {
        var names: [String: Int] = [:]
        let tests = report.findings.filter(Self.canBeWritten).map { finding in
            let name = Self.name(of: finding)
            names[name, default: 0] += 1
            let number = names[name] ?? 1
            return test(finding, named: number > 1 ? "\(name)_\(number)" : name)
        }
        return tests + report.findings.filter { !Self.canBeWritten($0) }.map(comment)
    }

    /// True for a finding that a test can show with the phone of a package.
    ///
    /// An app that hangs holds the test up too, and buttons of an app that does not run are known from an earlier launch
    /// alone.
    private static func canBeWritten(_ finding: HuntFinding) -> Bool {
        let (trial, scenario) = (finding.trial, finding.trial.scenario)
        let isOfEarlierLaunch = scenario.choice.action == .button && scenario.appState.needsLaunch
        return finding.repeats && finding.fault.kind != .hang && !isOfEarlierLaunch
            && (trial.circumstance == .usual || trial.circumstance.locale != nil)
    }

    private func comment(_ finding: HuntFinding) -> String {
        """
            // \(oneLine(finding.fault.kind.rawValue + ": " + finding.fault.words))
            // Run it by: \(oneLine(command(finding)))

        """
    }

    private func test(_ finding: HuntFinding, named name: String) -> String {
        let trial = finding.trial
        let version = trial.scenario.application.systemVersion
        let phone =
            "app.phone(.\(trial.scenario.appState)"
            + (version == .newest ? "" : ", on: .iOS(\(version.major), \(version.minor))")
            + (trial.circumstance.locale.map { ", locale: \(literal($0))" } ?? "") + ")"
        let title = literal("\(finding.fault.kind.rawValue): \(oneLine(finding.fault.words))")
        return """
                @Test(\(title))
                func \(name)() async {
                    await #expect(processExitsWith: .success) {
                        let phone = await \(phone)
            \(acts(of: finding).map { "            \($0)\n" }.joined())\
                        try await phone.checkFaults()
            \(expectations(of: finding).map { "            \($0)\n" }.joined())\
                    }
                }

            """
    }

    private func acts(of finding: HuntFinding) -> [String] {
        let trial = finding.trial
        let choice = Self.expression(of: trial.scenario.choice)
        let pushes = trial.pushes.enumerated().map { index, push in
            "let push\(index + 1) = try Payload(json: \(literal(push)))"
        }
        guard trial.pushes.count > 1 else {
            let result =
                finding.fault.kind == .serviceExtension ? "let delivery = " : ""
            return pushes + [
                trial.scenario.choice.action == .nothing
                    ? "\(result)try await phone.receive(push1)"
                    : "\(result)try await phone.receive(push1, thenIfPossible: \(choice))"
            ]
        }
        return pushes
            + trial.pushes.indices.map { index in
                let name = index == trial.target ? "let banner = " : ""
                return "\(name)try await phone.receive(push\(index + 1))"
            } + ["try await phone.choose(\(choice), on: banner)"]
    }

    private func expectations(of finding: HuntFinding) -> [String] {
        guard finding.fault.kind != .badgeBelowZero else {
            return ["#expect(await phone.phone.state.lowestBadge >= 0)"]
        }
        if finding.fault.kind == .serviceExtension, finding.trial.pushes.count == 1 {
            return ["#expect(!delivery.serviceExtensionUsedLastChance)"]
        }
        return finding.fault.missing.map { effect in
            "try await phone.phone.until { await app.effects.contains(\(literal(effect.description))) }"
        }
            + finding.fault.unexpected.map { effect in
                "#expect(await !app.effects.contains(\(literal(effect.description))))"
            }
    }

    private static func expression(of choice: UserChoice) -> String {
        guard choice.actionIdentifier != nil || choice.userText != nil || choice.action == .button
        else { return ".\(choice.action)" }
        var text = "UserChoice(.\(choice.action)"
        if let identifier = choice.actionIdentifier {
            text += ", actionIdentifier: \(SwiftLiteral.of(identifier))"
        }
        if let words = choice.userText { text += ", userText: \(SwiftLiteral.of(words))" }
        return text + ")"
    }

    private func literal(_ payload: Payload) -> String {
        SwiftLiteral.of(String(decoding: payload.json, as: UTF8.self))
    }

    private func literal(_ text: String) -> String { SwiftLiteral.of(text) }

    private func oneLine(_ text: String) -> String {
        SourceExcerpt.shown(text).replacing("\n", with: " ")
    }

    /// Returns a name in Swift, such as `crashOrderSwift20`.
    private static func name(of finding: HuntFinding) -> String {
        let words = finding.name.split { !$0.isASCII || !$0.isLetter && !$0.isNumber }
        let name = words.enumerated().map { index, word in
            index == 0 ? word.lowercased() : word.prefix(1).uppercased() + word.dropFirst()
        }.joined()
        return String(name.prefix(longestName))
    }
}
