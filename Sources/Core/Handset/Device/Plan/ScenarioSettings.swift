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
        var settings = others
        settings.version = others.version ?? version
        settings.sdk = others.sdk ?? sdk
        settings.sdkHint = others.sdk == nil ? sdkHint : others.sdkHint
        settings.appState = others.appState ?? appState
        settings.choice = others.choice ?? choice
        settings.delegates = others.delegates ?? delegates
        settings.routesIn = others.routesIn ?? routesIn
        settings.lifeCycle = others.lifeCycle ?? lifeCycle
        settings.setsCenterDelegateLate = others.setsCenterDelegateLate ?? setsCenterDelegateLate
        settings.setsCenterDelegateInScene =
            others.setsCenterDelegateInScene ?? setsCenterDelegateInScene
        settings.scene = others.scene ?? scene
        settings.backgroundModes = others.backgroundModes ?? backgroundModes
        settings.authorization = others.authorization ?? authorization
        settings.quiet = others.quiet ?? quiet
        settings.silentDelivery = others.silentDelivery ?? silentDelivery
        settings.categories = others.categories ?? categories
        settings.looksIntoLaunchOptions = others.looksIntoLaunchOptions ?? looksIntoLaunchOptions
        settings.refreshesInBackground = others.refreshesInBackground ?? refreshesInBackground
        settings.presentationOptions = others.presentationOptions ?? presentationOptions
        settings.category = others.category ?? category
        settings.codeFaults = others.codeFaults ?? codeFaults
        settings.opensResponsesOnce = others.opensResponsesOnce ?? opensResponsesOnce
        settings.unconfirmed = unconfirmed.merging(others.unconfirmed) { _, own in own }
        return settings
    }

    /// Returns a scenario with these settings, and with another scenario's where they are missing.
    public func applied(to scenario: Scenario) -> Scenario {
        var scenario = scenario
        if let version { scenario.application = Application(systemVersion: version) }
        if let sdk {
            scenario.sdk = sdk
            scenario.sdkHint = sdkHint
        }
        scenario.appState = appState ?? scenario.appState
        scenario.choice = choice ?? scenario.choice
        scenario.declaredDelegates = delegates ?? scenario.declaredDelegates
        scenario.routesIn = routesIn ?? scenario.routesIn
        scenario.lifeCycle = lifeCycle ?? scenario.lifeCycle
        scenario.setsCenterDelegateLate = setsCenterDelegateLate ?? scenario.setsCenterDelegateLate
        scenario.setsCenterDelegateInScene =
            setsCenterDelegateInScene ?? scenario.setsCenterDelegateInScene
        scenario.scene = scene ?? scenario.scene
        scenario.backgroundModes = backgroundModes ?? scenario.backgroundModes
        scenario.authorization = authorization ?? scenario.authorization
        scenario.quiet = quiet ?? scenario.quiet
        scenario.silentDelivery = silentDelivery ?? scenario.silentDelivery
        scenario.categories = categories ?? scenario.categories
        scenario.looksIntoLaunchOptions = looksIntoLaunchOptions ?? scenario.looksIntoLaunchOptions
        scenario.refreshesInBackground = refreshesInBackground ?? scenario.refreshesInBackground
        scenario.presentationOptions = presentationOptions ?? scenario.presentationOptions
        scenario.category = category ?? scenario.category
        scenario.codeFaults = codeFaults ?? scenario.codeFaults
        scenario.opensResponsesOnce = opensResponsesOnce ?? scenario.opensResponsesOnce
        for (point, choice) in unconfirmed { _ = scenario.unconfirmed.choose(choice, for: point) }
        return scenario
    }
}
