import ArgumentParser
import Handset
import HandsetSuites

/// The options for the app and the user that receive a notification.
package struct ScenarioOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Callbacks that the app implements, separated by commas: legacy, fetch, actions, "
                + "will-present, did-receive, user-notifications (the last two), or none. "
                + "(default: legacy)",
            valueName: "methods"),
        completion: .delegateMethods,
        transform: ScenarioChange.delegates)
    var delegate: ScenarioChange?

    @Option(
        help: ArgumentHelp(
            "Callbacks in which the app looks for a session, separated by commas: launch (the launch "
                + "options), scene (the connection options of its scene), legacy, fetch, actions, "
                + "will-present, did-receive, or none. (default: all but launch and scene)",
            valueName: "callbacks"),
        completion: .list(RoutingCallbacks.allNames + ["none"]),
        transform: ScenarioChange.routesIn)
    var routesIn: ScenarioChange?

    @Option(
        help: ArgumentHelp(
            "Where iOS reports the life of the app: application (its delegate), scenes (iOS 13 and "
                + "later) or swiftui (iOS 14 and later). (default: application)",
            valueName: "delegate"),
        completion: .list(LifeCycle.allCases.map(\.rawValue)),
        transform: ScenarioChange.lifeCycle)
    var lifeCycle: ScenarioChange?

    @Flag(
        inversion: .prefixedNo,
        help:
            "Let the app set the notification center's delegate after its launch: a response that launches it is lost. (default: no)"
    )
    var lateDelegate: Bool?

    @Option(
        help: ArgumentHelp(
            "Background modes that the app declares, separated by commas, such as "
                + "remote-notification, or none. (default: none)", valueName: "modes"),
        completion: .backgroundModes,
        transform: ScenarioChange.backgroundModes)
    var backgroundModes: ScenarioChange?

    @Flag(
        inversion: .prefixedNo,
        help: "Let the app look for a session in its launch options too. (default: no)")
    var launchOptions: Bool?

    @Option(
        help: ArgumentHelp(
            "Permission that the user grants, separated by commas: alert, badge, sound, critical, "
                + "provisional, time-sensitive, or none. (default: alert,badge,sound)",
            valueName: "types"),
        completion: .permission,
        transform: ScenarioChange.permission)
    var permission: ScenarioChange?

    @Option(
        help: ArgumentHelp(
            "Ways in which the user keeps the device quiet, separated by commas: focus, summary, muted, "
                + "or none. (default: none)", valueName: "modes"),
        completion: .list(QuietModes.allNames + ["none"]),
        transform: ScenarioChange.quiet)
    var quietMode: ScenarioChange?

    @Option(
        help: ArgumentHelp(
            "What becomes of silent pushes while the app is not on the screen: delivered, delayed, "
                + "merged, dropped, or chance:SEED for one of them by chance. (default: delivered)",
            valueName: "fate"),
        completion: .values(SilentDelivery.allCases.map(\.rawValue) + ["chance:"]),
        transform: ScenarioChange.silent)
    var silent: ScenarioChange?

    @Option(
        help: ArgumentHelp(
            "Service extension of the app: exec:PROGRAM reads a payload with mutable-content and an "
                + "alert, and writes the one to show.", valueName: "extension"),
        completion: .list(["exec:"]),
        transform: ScenarioChange.serviceExtension)
    var serviceExtension: ScenarioChange?

    @Flag(help: "Turn Background App Refresh off, as the user can.")
    var noBackgroundRefresh = false

    @Option(
        help: ArgumentHelp(
            "Options of the category that a payload names, separated by commas: opens-app (its button "
                + "opens the app), custom-dismiss (a callback reports dismissals), or none. "
                + "(default: none)", valueName: "options"),
        completion: .list(["opens-app", "custom-dismiss", "none"]),
        transform: ScenarioChange.category)
    var category: ScenarioChange?

    @Option(
        help: ArgumentHelp(
            "Choose what the device does on a point that is not confirmed. Repeatable. Points: "
                + ScenarioChange.points + ".", valueName: "point=choice"),
        completion: .list(ScenarioChange.assumptions),
        transform: ScenarioChange.choice)
    var assume: [ScenarioChange] = []

    package init() {}

    /// Creates the scenario: of these options, else of an app file, else of the built-in app.
    func scenario(on version: IOSVersion, of app: AppFile) -> Scenario {
        var scenario = app.settings.applied(to: .ofTheApp)
        scenario.application = Application(systemVersion: version)
        let changes = [
            delegate, routesIn, lifeCycle, backgroundModes, permission, quietMode, silent, category,
        ]
        for change in changes.compactMap(\.self) + assume { change.apply(&scenario) }
        scenario.setsCenterDelegateLate = lateDelegate ?? scenario.setsCenterDelegateLate
        scenario.looksIntoLaunchOptions = launchOptions ?? scenario.looksIntoLaunchOptions
        if noBackgroundRefresh { scenario.refreshesInBackground = false }
        return scenario
    }

    /// True if an option is given that only apps of today need.
    var isOfToday: Bool {
        lateDelegate != nil
            || [routesIn, lifeCycle, quietMode, silent, serviceExtension].contains { $0 != nil }
    }

    /// Throws the fault if the program is not there, or may not be executed.
    func checkServiceExtension() throws(HandlerProgramFault) {
        guard let program = extensionProgram else { return }
        try HandlerProgramFault.check(program, of: "--service-extension")
    }

    var extensionProgram: String? { serviceExtension?.extensionProgram }
}
