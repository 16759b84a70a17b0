/// The settings of a scenario that a file states; each may be missing.
///
/// ```swift
/// var settings = ScenarioSettings()
/// settings.version = IOSVersion("9.3")
/// print(settings.applied(to: .ofTheApp).application.systemVersion)
/// // 9.3
/// ```
public struct ScenarioSettings: Hashable, Sendable {
    /// The version of iOS.
    public var version: IOSVersion?
    /// The version of the SDK that the app is built with.
    public var sdk: IOSVersion?
    /// The place in an app's sources that hints at the SDK; `nil` if it is stated.
    package var sdkHint: String?
    /// The state of the app when the notification arrives.
    public var appState: AppState?
    /// The user's action after that.
    public var choice: UserChoice?
    /// The methods for remote notifications that the app implements.
    public var delegates: DelegateMethods?
    /// The callbacks in which the app looks for a session.
    public var routesIn: RoutingCallbacks?
    /// The way in which iOS reports the life of the app.
    public var lifeCycle: LifeCycle?
    /// True if the app sets the notification center's delegate after launching has finished.
    public var setsCenterDelegateLate: Bool?
    /// True if the app sets the notification center's delegate when its scene connects.
    public var setsCenterDelegateInScene: Bool?
    /// The scene of an app with scenes that runs in the background.
    public var scene: SceneConnection?
    /// The background modes that the app declares.
    public var backgroundModes: BackgroundModes?
    /// The permission that the user grants.
    public var authorization: AuthorizationOptions?
    /// The ways in which the user keeps the device quiet.
    public var quiet: QuietModes?
    /// The fate of silent pushes while the app is not on the screen.
    public var silentDelivery: SilentDelivery?
    /// The categories that the app has registered.
    public var categories: [NotificationCategory]?
    /// True if the app looks for a session in the launch options too; false if it does not.
    public var looksIntoLaunchOptions: Bool?
    /// True if Background App Refresh is on; false if it is off.
    public var refreshesInBackground: Bool?
    /// The parts of a notification that the app presents in the foreground.
    public var presentationOptions: PresentationOptions?
    /// The category for every name in a payload.
    public var category: NotificationCategory?
    /// The faults of the app's code that were read in its sources.
    package var codeFaults: [CodeFault]?
    /// True if the app opens a response once alone, though two callbacks have it.
    package var opensResponsesOnce: Bool?
    /// The names of the choices on points that Apple does not document.
    public var unconfirmed: [UnconfirmedPoint: String] = [:]

    /// Creates settings, all of which are missing.
    public init() {}

    /// The user's action, without a button and a text.
    public var action: UserAction? {
        get { choice?.action }
        set { choice = newValue.map { UserChoice($0) } }
    }

    /// The types of notification that the user allows; setting it leaves out all other permission.
    public var permission: NotificationTypes? {
        get { authorization?.types }
        set {
            authorization = newValue.map { types in
                var options: AuthorizationOptions = []
                options.types = types
                return options
            }
        }
    }

    /// Returns the settings that others state, and these where they are missing.
    package func overridden(by others: ScenarioSettings) -> ScenarioSettings {
        var settings = self
        for member in DeviceMember.allCases { member.setting.copy(others, &settings) }
        if others.sdk != nil { settings.sdkHint = others.sdkHint }
        settings.codeFaults = others.codeFaults ?? codeFaults
        settings.opensResponsesOnce = others.opensResponsesOnce ?? opensResponsesOnce
        return settings
    }

    /// Returns a scenario with these settings, and with another scenario's where they are missing.
    public func applied(to scenario: Scenario) -> Scenario {
        var scenario = scenario
        for member in DeviceMember.allCases { member.setting.apply(self, &scenario) }
        if sdk != nil { scenario.sdkHint = sdkHint }
        scenario.codeFaults = codeFaults ?? scenario.codeFaults
        scenario.opensResponsesOnce = opensResponsesOnce ?? scenario.opensResponsesOnce
        return scenario
    }
}
