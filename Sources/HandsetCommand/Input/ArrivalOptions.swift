// Public, because conformances of public types are.
import ArgumentParser
public import Handset

/// The options for the state of the app and the action of the user.
struct ArrivalOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "State of the app when the notification arrives. (default: active)",
            valueName: "state"))
    var appState: AppState?

    @Option(
        help: ArgumentHelp(
            "What the user does with the notification. (default: nothing)", valueName: "action"))
    var action: UserAction?
}

extension AppState: NamedChoice {
    /// Creates a state from its name, or from another word for it.
    public init?(argument: String) {
        switch argument.lowercased() {
        case "foreground": self = .active
        case "terminated": self = .notRunning
        default: self.init(rawValue: argument)
        }
    }
}

extension UserAction: NamedChoice {}
