import Handset
import Testing

/// A cell of a table of what happens in some scenarios, in words, and who says so.
struct ScenarioPlanRow: CustomTestStringConvertible {
    /// All sets of methods that an app can implement.
    static let allDelegates = (0..<32).map { DelegateMethods(rawValue: $0) }

    /// A payload's `aps` with an alert, a badge and a sound, for which there are buttons.
    static let alert = #"{"alert":"hello","badge":3,"sound":"default","category":"call"}"#
    /// What the system shows and plays of it.
    static let shownAlert = NotificationDisplay(
        showsAlert: true, badge: 3, sound: APSSound(name: "default"))
    /// One with new content alone.
    static let content = #"{"content-available":1}"#
    /// One with both.
    static let both = #"{"alert":"hello","category":"call","content-available":1}"#
    /// What the system shows of it.
    static let shownBoth = NotificationDisplay(showsAlert: true)

    let words: String
    /// Who says so: the text of Apple's, or the place of the report.
    let source: String
    let versions: ClosedRange<Int>
    let states: [AppState]
    let delegates: [DelegateMethods]
    var action = UserAction.nothing
    var aps = ScenarioPlanRow.alert
    var backgroundModes: BackgroundModes = []
    var category = NotificationCategory(actionIdentifier: "ANSWER")
    /// The other settings of the scenario.
    var settings = ScenarioSettings()
    /// All callbacks, in order.
    let callbacks: [AppCallback]
    /// What is shown and played.
    var display = NotificationDisplay.nothing
    /// What the system writes into the log.
    var messages: [SystemMessage] = []
    /// The callbacks in which the app looks, or `nil` for all with the payload but a launch and a scene.
    var looking: [AppCallback]?

    var testDescription: String { "\(words) (\(source))" }

    /// The scenarios of the row: its states and delegates on each of its versions.
    var scenarios: [Scenario] {
        versions.flatMap { version in
            states.flatMap { state in
                delegates.map { delegates in
                    var scenario = Scenario(
                        IOSVersion(version),
                        app: state, action: action, delegates: delegates)
                    scenario.backgroundModes = backgroundModes
                    scenario.category = category
                    return settings.applied(to: scenario)
                }
            }
        }
    }

    /// Holds the plan of each scenario against the row.
    func check(sourceLocation: SourceLocation = #_sourceLocation) throws {
        let payload = try Payload(json: #"{"aps":\#(aps)}"#)
        for scenario in scenarios {
            let plan = scenario.plan(for: payload)
            #expect(plan.callbacks == callbacks, "\(scenario)", sourceLocation: sourceLocation)
            #expect(plan.display == display, "\(scenario)", sourceLocation: sourceLocation)
            // The lines about scenes have a table of their own.
            let found = plan.systemMessages.filter {
                if case .sceneLifeCycleMissing = $0 { false } else { true }
            }
            #expect(found == messages, "\(scenario)", sourceLocation: sourceLocation)
            guard let looking else { continue }
            #expect(
                plan.callbacksThatLook == looking, "\(scenario)", sourceLocation: sourceLocation)
        }
    }
}
