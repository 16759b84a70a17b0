import Foundation
import Handset
import Testing

@Suite struct ScenarioMatrixTests {
    private static let json = #"{"aps":{"alert":"hello","badge":1,"session":"42"}}"#

    private func matrix(
        _ json: String = Self.json, in scenario: Scenario = .ofTheApp, on versions: Int...
    ) throws -> ScenarioMatrix {
        try ScenarioMatrix(
            of: try Payload(json: json), in: scenario, on: versions.map { IOSVersion($0) })
    }

    private func text(_ matrix: ScenarioMatrix) -> String {
        var text = ""
        MatrixText(matrix).write(into: &text)
        return text
    }

    @Test("There is a row for every state and action on every version, in this order")
    func rows() throws {
        let rows = try matrix(on: 4, 9, 17).rows
        let wanted = [4, 9, 17].flatMap { version in
            AppState.allCases.flatMap { state in
                UserAction.allCases.map { "\(version).0 \(state) \($0)" }
            }
        }
        #expect(
            rows.map {
                "\($0.scenario.application.systemVersion) \($0.scenario.appState) \($0.scenario.action)"
            } == wanted)
    }

    @Test("A session that a tap hands to the launch options is lost, unless the app looks there")
    func launchOptions() throws {
        func fate(in scenario: Scenario) throws -> Fate? {
            try matrix(in: scenario, on: 4).rows.first {
                $0.scenario.appState == .notRunning && $0.scenario.action == .tap
            }?.fate
        }
        var scenario = Scenario.ofTheApp
        #expect(try fate(in: scenario) == .lost(.launchOptionsOnly))
        scenario.looksIntoLaunchOptions = true
        #expect(try fate(in: scenario) == .routed(times: 1))
    }

    @Test("A payload without a session has no fate, and no reason")
    func noSession() throws {
        let matrix = try matrix(#"{"aps":{"alert":"hello"}}"#, on: 4)
        #expect(matrix.rows.allSatisfy { $0.fate == .none && $0.fate.reason == nil })
        #expect(text(matrix).contains("\nopens nothing\n"))
        #expect(!text(matrix).contains("["))
        #expect(matrix.rows.allSatisfy { $0.fate.times == 0 })
    }

    @Test(
        "A notification that can still be tapped waits; one that was dismissed or passed by is neither lost nor waiting"
    )
    func waiting() throws {
        let rows = try matrix(on: 9).rows.filter { $0.scenario.appState == .background }
        #expect(
            rows.map(\.fate) == [
                .waiting(.onScreen), .routed(times: 1),
                .waiting(.noButton(.noCategory, isWaiting: true)), .dismissed, .passedBy,
            ])
    }

    @Test("An action that is not possible stands in brackets, which the text explains")
    func possible() throws {
        let lines = text(try matrix(on: 4)).split(separator: "\n")
        #expect(lines.contains { $0.hasPrefix("active       (tap)      routed") })
        #expect(lines.contains { $0.hasPrefix("background   tap        routed") })
        #expect(lines.contains { $0.hasPrefix("background   (button)   waiting") })
        #expect(lines.contains { $0.hasPrefix("active       (open)     routed") })
        #expect(
            lines.last
                == "an action in parentheses is not possible: the row shows the arrival only")
    }

    @Test("The heading says in what the scenario differs, and the text what the system logs")
    func heading() throws {
        var scenario = Scenario(.ofTheApp, delegates: [.fetch, .willPresent])
        scenario.looksIntoLaunchOptions = true
        scenario.permission = [.badge]
        scenario.refreshesInBackground = false
        scenario.unconfirmed.foregroundOrder = .fetchFirst
        let json = #"{"aps":{"alert":"hello","content-available":1,"session":"42"}}"#
        let text = text(try matrix(json, in: scenario, on: 10)).replacing("\n  ", with: " ")
        #expect(
            text.contains(
                "iOS 10.0: the app implements fetch and will-present; looks into the launch options; "
                    + "allowed: badge; no Background App Refresh; foreground-order=fetch-first\n"))
        #expect(text.contains("\niOS logs: You've implemented -[<UIApplicationDelegate>"))
    }

    @Test("What the rules of the caller find is what counts")
    func rules() throws {
        var rule = SessionRule.app
        rule.source = .value(at: try #require(SessionKeyPath("order.code")))
        let payload = try Payload(json: #"{"aps":{"session":"1"},"order":{"code":"7"}}"#)
        let matrix = try ScenarioMatrix(
            of: payload, on: [IOSVersion(4)], rules: SessionRules([rule]))
        #expect(matrix.routes.map(\.match.session) == ["7"])
    }

    @Test(
        "No line is wider than 100 columns, whatever the app implements",
        arguments: (0..<32).map { DelegateMethods(rawValue: $0) })
    func width(delegates: DelegateMethods) throws {
        var scenario = Scenario(.ofTheApp, delegates: delegates)
        scenario.refreshesInBackground = false
        scenario.category.opensApp = true
        scenario.category.customDismissAction = true
        let session = String(repeating: "세션 x", count: 100)
        let json = #"""
            {"aps":{"alert":"hello","badge":100,"sound":"a-very-long-name-of-a-sound-file.caf",
            "category":"c","content-available":1,"session":"\#(session)"}}
            """#
        for line in text(try matrix(json, in: scenario, on: 3, 6, 7, 8, 9, 10, 26))
            .split(separator: "\n")
        {
            #expect(line.count <= MatrixText.width, "\(line)")
        }
    }

    @Test("Callbacks that do not fit on a line go on below, each row as before")
    func wrapping() throws {
        var scenario = Scenario(.ofTheApp, delegates: [.fetch, .userNotifications])
        scenario.backgroundModes = .remoteNotification
        let json = #"{"aps":{"alert":"hello","content-available":1,"session":"42"}}"#
        let lines = text(try matrix(json, in: scenario, on: 17)).split(separator: "\n")
        let place = try #require(lines.firstIndex { $0.hasPrefix("not-running  tap") })
        #expect(
            lines[place...].prefix(2).joined(separator: "\n") == """
                not-running  tap       routed x2      alert  launch(payload) → fetch(2) → \
                willEnterForeground
                                                             → didReceive(1) → didBecomeActive
                """)
    }

    @Test("What a payload says reaches the text without control characters")
    func controlCharacters() throws {
        let matrix = try matrix(#"{"a\u001bps":"session = \u001b[2J;"}"#, on: 4)
        #expect(matrix.routes.count == 1)
        #expect(!text(matrix).unicodeScalars.contains("\u{1b}"))
    }

    @Test("The record has a member for each thing, and callbacks by Apple's names")
    func json() throws {
        let bytes = try matrix(on: 4).json
        let object = try #require(
            try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
        #expect(object["sessions"] as? [String] == ["42"])
        let scenario = try #require(object["device"] as? [String: Any])
        #expect(scenario["delegates"] as? [String] == ["legacy"])
        #expect(scenario["launchOptions"] as? Bool == false)
        let rows = try #require(object["rows"] as? [[String: Any]])
        #expect(rows.count == 30)
        let lost = try #require(
            rows.first {
                $0["appState"] as? String == "not-running" && $0["action"] as? String == "tap"
            })
        #expect(lost["ios"] as? String == "4.0")
        #expect((lost["fate"] as? [String: String])?["code"] == "lost")
        #expect(lost["times"] as? Int == 0)
        #expect(lost["possible"] as? Bool == true)
        #expect(lost["log"] as? [String] == [])
        #expect((lost["reason"] as? [String: String])?["code"] == "launch-options-only")
        let callbacks = try #require(lost["callbacks"] as? [[String: Any]])
        #expect(
            callbacks.map { $0["selector"] as? String } == [
                "application:didFinishLaunchingWithOptions:", "applicationDidBecomeActive:",
            ])
        #expect(callbacks.map { $0["applicationState"] as? Int } == [1, 0])
        #expect(callbacks.map { $0["payload"] as? Bool } == [true, false])
        let shown = try #require(lost["shown"] as? [String: Any])
        #expect(shown["alert"] as? Bool == true)
        #expect(shown["badge"] as? Int == 1)
        #expect(shown["sound"] == nil)
    }
}
