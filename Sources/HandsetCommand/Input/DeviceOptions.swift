import ArgumentParser
// Public, because conformances of public types are.
public import Handset

/// The options for the app and the user that receive a notification.
struct DeviceOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Callbacks that the app implements, separated by commas: legacy, fetch, actions, "
                + "will-present, did-receive, user-notifications (the last two), or none. "
                + "(default: legacy)",
            valueName: "methods"),
        completion: .delegateMethods,
        transform: DeviceOptions.delegates)
    var delegate: DelegateMethods?

    @Option(
        help: ArgumentHelp(
            "Callbacks in which the app looks for a session, separated by commas: launch (the launch "
                + "options), scene (the connection options of its scene), legacy, fetch, actions, "
                + "will-present, did-receive, or none. (default: all but launch and scene)",
            valueName: "callbacks"),
        completion: .list(RoutingCallbacks.allNamed.map(\.name) + ["none"]),
        transform: DeviceOptions.routesIn)
    var routesIn: RoutingCallbacks?

    @Option(
        help: ArgumentHelp(
            "Where iOS reports the life of the app: application (its delegate), scenes (iOS 13 and "
                + "later) or swiftui (iOS 14 and later). (default: application)",
            valueName: "delegate"))
    var lifeCycle: LifeCycle?

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
        transform: DeviceOptions.backgroundModes)
    var backgroundModes: BackgroundModes?

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
        transform: DeviceOptions.permission)
    var permission: AuthorizationOptions?

    @Option(
        help: ArgumentHelp(
            "Ways in which the user keeps the device quiet, separated by commas: focus, summary, muted, "
                + "or none. (default: none)", valueName: "modes"),
        completion: .list(QuietModes.allNamed.map(\.name) + ["none"]),
        transform: DeviceOptions.quiet)
    var quietMode: QuietModes?

    @Option(
        help: ArgumentHelp(
            "What becomes of silent pushes while the app is not on the screen: delivered, delayed, "
                + "merged, dropped, or chance:SEED for one of them by chance. (default: delivered)",
            valueName: "fate"),
        completion: .values(SilentDelivery.allCases.map(\.rawValue) + ["chance:"]),
        transform: SilentPushes.init)
    var silent: SilentPushes?

    @Option(
        help: ArgumentHelp(
            "Service extension of the app: exec:PROGRAM reads a payload with mutable-content and an "
                + "alert, and writes the one to show.", valueName: "extension"),
        completion: .list(["exec:"]),
        transform: DeviceOptions.serviceExtension)
    var serviceExtension: ProgramServiceExtension?

    @Flag(help: "Turn Background App Refresh off, as the user can.")
    var noBackgroundRefresh = false

    @Option(
        help: ArgumentHelp(
            "Options of the category that a payload names, separated by commas: opens-app (its button "
                + "opens the app), custom-dismiss (a callback reports dismissals), or none. "
                + "(default: none)", valueName: "options"),
        completion: .list(["opens-app", "custom-dismiss", "none"]),
        transform: DeviceOptions.category)
    var category = NotificationCategory()

    @Option(
        help: ArgumentHelp(
            "Choose what the device does on a point that is not confirmed. Repeatable. Points: "
                + DeviceOptions.points + ".", valueName: "point=choice"),
        completion: .list(DeviceOptions.assumptions),
        transform: DeviceOptions.choice)
    var assume: [Choice] = []

    /// A choice for a behaviour of devices that is not confirmed.
    struct Choice {
        let point: UnconfirmedPoint
        let name: String
    }

    /// Creates the device: of these options, else of an app file, else of the built-in app.
    ///
    /// - Parameters:
    ///   - version: The iOS version.
    ///   - app: The app of the file.
    /// - Returns: The device.
    func device(on version: IOSVersion, of app: AppFile) -> Device {
        var given = app.device
        given.version = version
        given.delegates = delegate ?? given.delegates
        given.backgroundModes = backgroundModes ?? given.backgroundModes
        given.authorization = permission ?? given.authorization
        given.quiet = quietMode ?? given.quiet
        given.silentDelivery = silent?.delivery ?? given.silentDelivery
        given.routesIn = routesIn ?? given.routesIn
        given.lifeCycle = lifeCycle ?? given.lifeCycle
        given.setsCenterDelegateLate = lateDelegate ?? given.setsCenterDelegateLate
        given.looksIntoLaunchOptions = launchOptions ?? given.looksIntoLaunchOptions
        // The options name the launch options, and what else there is, apart from each other.
        if routesIn != nil, launchOptions == nil { given.looksIntoLaunchOptions = nil }
        var device = given.applied(to: .ofTheApp)
        device.refreshesInBackground = !noBackgroundRefresh
        device.category = category
        for choice in assume { _ = device.unconfirmed.choose(choice.name, for: choice.point) }
        return device
    }

    /// All points but the one about stored notifications, which only `listen` has.
    private static let known = UnconfirmedPoint.allCases.filter { $0 != .storedNotification }

    private static let points = known.map { point in
        "\(point.rawValue)=\(point.choices.joined(separator: "|"))"
    }.joined(separator: ", ")

    private static let assumptions = known.flatMap { point in
        point.choices.map { "\(point.rawValue)=\($0)" }
    }

    private static func delegates(_ text: String) throws -> DelegateMethods {
        try set(text, "method", DelegateMethods.allNamed.map { ($0.name, $0.method) })
    }

    private static func backgroundModes(_ text: String) throws -> BackgroundModes {
        try set(
            text, "background mode",
            BackgroundModes.allNames.compactMap { name in
                BackgroundModes(named: name).map { (name, $0) }
            })
    }

    private static func permission(_ text: String) throws -> AuthorizationOptions {
        try set(
            text, "notification type", AuthorizationOptions.allNamed.map { ($0.name, $0.option) })
    }

    private static func serviceExtension(_ text: String) throws -> ProgramServiceExtension {
        guard case .program(let program) = HandlerName(text) else {
            throw ValidationError("'\(text)' is not a service extension; give exec:PROGRAM.")
        }
        return ProgramServiceExtension(program: program)
    }

    /// Looks for the program of the service extension.
    ///
    /// - Throws: The fault if it is not there, or may not be executed.
    func checkServiceExtension() throws(HandlerProgramFault) {
        guard let program = serviceExtension?.program else { return }
        try HandlerProgramFault.check(program, of: "--service-extension")
    }

    private static func routesIn(_ text: String) throws -> RoutingCallbacks {
        try set(text, "callback", RoutingCallbacks.allNamed.map { ($0.name, $0.callback) })
    }

    private static func quiet(_ text: String) throws -> QuietModes {
        try set(text, "quiet mode", QuietModes.allNamed.map { ($0.name, $0.mode) })
    }

    private static func category(_ text: String) throws -> NotificationCategory {
        let options: CategoryOptions = try set(
            text, "category option",
            [("opens-app", .opensApp), ("custom-dismiss", .customDismiss)])
        return NotificationCategory(
            opensApp: options.contains(.opensApp),
            customDismissAction: options.contains(.customDismiss))
    }

    private struct CategoryOptions: OptionSet {
        static let opensApp = CategoryOptions(rawValue: 1)
        static let customDismiss = CategoryOptions(rawValue: 2)

        let rawValue: Int
    }

    private static func choice(_ text: String) throws -> Choice {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard let point = known.first(where: { $0.rawValue == parts[0] }) else {
            throw unknown(String(parts[0]), "point", known.map(\.rawValue))
        }
        guard parts.count == 2 else {
            throw ValidationError(
                "'\(text)' has no choice; give "
                    + point.choices.map { "\(point.rawValue)=\($0)" }.joined(separator: " or ")
                    + ".")
        }
        let name = String(parts[1])
        guard point.choices.contains(name) else {
            throw unknown(name, "choice for \(point.rawValue)", point.choices)
        }
        return Choice(point: point, name: name)
    }

    /// Parses names that are separated by commas, or `none` for the empty set.
    private static func set<Options: OptionSet>(
        _ text: String, _ what: String, _ known: [(name: String, option: Options)]
    ) throws -> Options where Options.Element == Options {
        if text == "none" { return [] }
        var options: Options = []
        for name in text.split(separator: ",", omittingEmptySubsequences: false) {
            guard let named = known.first(where: { $0.name == name }) else {
                let names = known.map(\.name)
                throw Suggestion.error(
                    String(name), "is not a \(what)",
                    "give \(names.joined(separator: ", ")), or none alone", among: names)
            }
            options.insert(named.option)
        }
        return options
    }

    private static func unknown(
        _ name: String, _ what: String, _ known: [String]
    ) -> ValidationError {
        Suggestion.error(
            name, "is not a \(what)", "give \(known.joined(separator: ", "))", among: known)
    }
}

extension LifeCycle: NamedChoice {}
