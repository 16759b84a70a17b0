/// The phone that a run of an app's program begins with, in names and numbers.
///
/// A setting that is `nil` is left to the program.
package struct RunSettings: Codable, Hashable, Sendable {
    package var version: String
    package var appState: String
    /// The version of the SDK that the app is built with; `nil` if nothing says it.
    package var sdk: String?
    /// The scene of an app that runs in the background; `nil` if it is connected.
    package var scene: String?
    package var permission: [String]?
    package var backgroundModes: [String]?
    package var quiet: [String]?
    package var silentDelivery: String?
    package var refreshesInBackground: Bool?
    /// The categories that an earlier launch has registered; `nil` if there was none.
    package var categories: [RunCategory]?
    /// The time limit of a callback with its completion handler, in seconds.
    package var timeLimit: Double
    /// The time limit of a service extension in seconds; iOS's if it is `nil`.
    package var extensionTimeLimit: Double?
    /// The choices for points that are not confirmed, by the names of the points; `nil` if none differs.
    package var assumptions: [String: String]?
    /// True if the service extension crashes as soon as it is called, which leaves the app alive.
    package var extensionCrashes: Bool?
    /// The path of the file with the answers to the app's requests; `nil` if there is none.
    package var answers: String?
    /// The path of the file with the values that the app finds in its defaults; `nil` if there is none.
    package var defaults: String?

    /// The user's locale, such as `ar_EG`; the machine's if it is `nil`.
    package var locale: String?
    /// The identifier of the phone's time zone; the machine's if it is `nil`.
    package var timeZone: String?
    /// The moment at which the phone begins, in seconds since 1970; the present one if it is `nil`.
    package var moment: Int?
    /// True if the app finds the files, the defaults and the keychain that an earlier process has left.
    package var keepsContainer: Bool?

    /// The type of all pushes; `nil` if each payload shows its own.
    package var pushType: String?

    /// The time without an effect after which the app is done, in milliseconds; a tenth of a second if it is `nil`.
    package var quietTime: Int?

    package init(version: String, appState: String, timeLimit: Double) {
        self.version = version
        self.appState = appState
        self.timeLimit = timeLimit
    }
}

extension RunSettings {
    /// Returns the scenario of the program's own, changed by these settings; `nil` if one has no meaning here.
    package func applied(to scenario: Scenario) -> Scenario? {
        var scenario = scenario
        guard let state = AppState(rawValue: appState), let version = IOSVersion(version) else {
            return nil
        }
        scenario.appState = state
        scenario.application = Application(systemVersion: version)
        if let sdk { scenario.sdk = IOSVersion(sdk) }
        if let scene = scene.flatMap(SceneConnection.init(rawValue:)) { scenario.scene = scene }
        if let permission { scenario.authorization = AuthorizationOptions(known: permission) }
        if let backgroundModes {
            scenario.backgroundModes = BackgroundModes(known: backgroundModes)
        }
        if let quiet { scenario.quiet = QuietModes(known: quiet) }
        if let delivery = silentDelivery.flatMap(SilentDelivery.init(rawValue:)) {
            scenario.silentDelivery = delivery
        }
        if let categories {
            scenario.categories = categories.map(\.category)
            if categories.isEmpty { scenario.category.actions = [] }
        }
        for (name, choice) in assumptions ?? [:] {
            guard let point = UnconfirmedPoint(rawValue: name),
                scenario.unconfirmed.choose(choice, for: point)
            else { return nil }
        }
        if let refreshesInBackground { scenario.refreshesInBackground = refreshesInBackground }
        return scenario
    }
}

extension NamedOptions {
    /// The options of those names that are known.
    package init(known names: [String]) {
        self = []
        for name in names { Self(named: name).map { formUnion($0) } }
    }
}
