// Public, since the conformances of public types are.
public import ArgumentParser
public import Handset

/// What the app is doing when a notification arrives, and what the user does with it.
struct ArrivalOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "State of the app when the notification arrives.", valueName: "state"))
    var appState = AppState.active

    @Option(help: ArgumentHelp("What the user does with the notification.", valueName: "action"))
    var action = UserAction.nothing
}

extension AppState: ExpressibleByArgument {}

extension UserAction: ExpressibleByArgument {}
