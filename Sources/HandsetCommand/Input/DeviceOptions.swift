import ArgumentParser
import Handset

/// The app and the user that a notification meets.
struct DeviceOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The methods that the app implements: legacy, fetch, actions, will-present, did-receive, "
                + "or user-notifications for the latter two, with commas (default: legacy).",
            valueName: "methods"),
        transform: DeviceOptions.delegates)
    var delegate = DelegateMethods.legacy

    @Option(
        help: ArgumentHelp(
            "The background modes that the app declares, such as remote-notification, with commas "
                + "(default: none).", valueName: "modes"),
        transform: DeviceOptions.backgroundModes)
    var backgroundModes: BackgroundModes = []

    @Flag(help: "The app looks for a session in its launch options too.")
    var launchOptions = false

    @Option(
        help: ArgumentHelp(
            "What the user allows: alert, badge, sound, with commas, or none (default: all).",
            valueName: "types"),
        transform: DeviceOptions.permission)
    var permission = NotificationTypes.app

    @Flag(help: "The user has turned Background App Refresh off.")
    var noBackgroundRefresh = false

    @Option(
        help: ArgumentHelp(
            "What the app has registered with the category that a payload names: opens-app (the button "
                + "does), custom-dismiss (a dismissal is told), with commas.", valueName: "options"),
        transform: DeviceOptions.category)
    var category = NotificationCategory()

    @Option(
        help: ArgumentHelp(
            "Choose where it is not known what a device does; may be given several times. "
                + DeviceOptions.points, valueName: "point=choice"),
        transform: DeviceOptions.choice)
    var assume: [Choice] = []

    /// What a device does on a point that is not confirmed.
    struct Choice {
        let point: UnconfirmedPoint
        let name: String
    }

    /// The device.
    func device(on version: IOSVersion) -> Device {
        var device = Device(
            application: Application(systemVersion: version), delegates: delegate)
        device.backgroundModes = backgroundModes
        device.permission = permission
        device.refreshesInBackground = !noBackgroundRefresh
        device.looksIntoLaunchOptions = launchOptions
        device.category = category
        for choice in assume { _ = device.unconfirmed.choose(choice.name, for: choice.point) }
        return device
    }

    /// The points that a notification meets which is not kept for later, as none is here.
    private static let known = UnconfirmedPoint.allCases.filter { $0 != .storedNotification }

    private static let points = known.map { point in
        "\(point.rawValue)=\(point.choices.joined(separator: "|"))"
    }.joined(separator: ", ")

    private static func delegates(_ text: String) throws -> DelegateMethods {
        if text == "none" { return [] }
        var methods: DelegateMethods = []
        for name in names(text) {
            guard let named = DelegateMethods.allNamed.first(where: { $0.name == name }) else {
                throw unknown(name, "method", DelegateMethods.allNamed.map(\.name))
            }
            methods.insert(named.method)
        }
        return methods
    }

    private static func backgroundModes(_ text: String) throws -> BackgroundModes {
        var modes: BackgroundModes = []
        for name in names(text) {
            guard let mode = BackgroundModes(named: name) else {
                throw unknown(name, "background mode", BackgroundModes.allNames)
            }
            modes.insert(mode)
        }
        return modes
    }

    private static func permission(_ text: String) throws -> NotificationTypes {
        if text == "none" { return [] }
        var types: NotificationTypes = []
        let known = NotificationTypes.allNamed.filter { NotificationTypes.app.contains($0.type) }
        for name in names(text) {
            guard let named = known.first(where: { $0.name == name }) else {
                throw unknown(name, "type of notification", known.map(\.name) + ["none"])
            }
            types.insert(named.type)
        }
        return types
    }

    private static func category(_ text: String) throws -> NotificationCategory {
        var category = NotificationCategory()
        for name in names(text) {
            switch name {
            case "opens-app": category.opensApp = true
            case "custom-dismiss": category.customDismissAction = true
            default: throw unknown(name, "option of a category", ["opens-app", "custom-dismiss"])
            }
        }
        return category
    }

    private static func choice(_ text: String) throws -> Choice {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard let point = known.first(where: { $0.rawValue == parts[0] }) else {
            throw unknown(String(parts[0]), "point", known.map(\.rawValue))
        }
        let name = parts.count > 1 ? String(parts[1]) : ""
        guard point.choices.contains(name) else {
            throw unknown(name, "choice for \(point.rawValue)", point.choices)
        }
        return Choice(point: point, name: name)
    }

    private static func names(_ text: String) -> [String] {
        text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }

    private static func unknown(
        _ name: String, _ what: String, _ known: [String]
    ) -> ValidationError {
        ValidationError("'\(name)' is no \(what); give \(known.joined(separator: ", ")).")
    }
}
