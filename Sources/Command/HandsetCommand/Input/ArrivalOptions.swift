// Public, because conformances of public types are.
import ArgumentParser
public import Handset

/// The options for the state of the app and the action of the user.
package struct ArrivalOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "State of the app when the notification arrives. (default: active)",
            valueName: "state"))
    var appState: AppState?

    @Option(
        help: ArgumentHelp(
            "What the user does with the notification: nothing, tap, dismiss, open, button (the first "
                + "one), button:IDENTIFIER, or text:IDENTIFIER=TEXT for a button that takes a text. "
                + "(default: nothing)", valueName: "action"),
        completion: .values(UserAction.allCases.map(\.rawValue) + ["button:", "text:"]),
        transform: ArrivalOptions.choice)
    var action: UserChoice?

    package init() {}

    func apply(to scenario: inout Scenario) {
        scenario.appState = appState ?? scenario.appState
        scenario.choice = action ?? scenario.choice
    }

    /// An option that is given; `nil` if none is.
    package var given: String? {
        appState != nil ? "--app-state" : action != nil ? "--action" : nil
    }

    /// True if an option says what the user does with the notification.
    package var givesAction: Bool { action != nil }

    var namesButton: Bool { action?.actionIdentifier != nil }

    private static func choice(_ text: String) throws -> UserChoice {
        if let choice = UserChoice(text) { return choice }
        let names = UserAction.allCases.map(\.rawValue)
        throw Suggestion.error(
            text, "is not an action",
            "give \(names.joined(separator: ", ")), button:IDENTIFIER, or text:IDENTIFIER=TEXT",
            among: names)
    }
}

extension AppState: NamedChoice {
    /// Creates a state from its name, or from another word for it.
    public init?(argument: String) { self.init(word: argument) }
}
