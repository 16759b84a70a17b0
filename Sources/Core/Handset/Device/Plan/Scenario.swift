/// The circumstances in which a notification arrives: a version of iOS, the app, and the user's action.
///
/// Suites, app files and records call it the device.
///
/// ```swift
/// let payload = try Payload(json: #"{"aps":{"alert":"hello"}}"#)
/// print(Scenario.ofTheApp.plan(for: payload).callbacks.map(\.selector))
/// // [application:didReceiveRemoteNotification:]
/// let scenario = Scenario(.iOS(4), app: .background)
/// print(scenario.plan(for: payload).reason?.code ?? "")
/// // on-screen
/// ```
public struct Scenario: Hashable, Sendable {
    /// The app as the system knows it, with the version of iOS.
    public var application: Application {
        didSet { if let sdk { application.sdkVersion = sdk } }
    }
    /// The version of the SDK that the app is built with; `nil` if nothing says it.
    ///
    /// From iOS 27 on, an app that is built with that SDK or a later one and has not adopted scenes ends when its
    /// first scene is made. Without an SDK, one before iOS 27 is taken. The application's ``Application/sdkVersion``
    /// is the same.
    public var sdk: IOSVersion? {
        didSet {
            if sdk != oldValue { application.sdkVersion = sdk ?? application.systemVersion }
        }
    }
    /// The place in an app's sources that hints at the ``sdk``, such as `.xcode-version:1`; `nil` if it is stated.
    package var sdkHint: String?
    /// The state of the app when the notification arrives.
    public var appState: AppState
    /// The user's action after that.
    ///
    /// An action that is not possible is ignored: the app gets only the callbacks of the arrival.
    public var choice: UserChoice
    /// The methods for remote notifications that the app implements; if they are not declared, only the
    /// oldest one.
    public var delegates: DelegateMethods {
        get { declaredDelegates ?? .legacy }
        set { declaredDelegates = newValue }
    }
    /// The methods that the app is declared to implement, or `nil`.
    ///
    /// Without them a ``Phone`` finds out by itself what its delegate implements.
    public var declaredDelegates: DelegateMethods?
    /// The background modes that the app declares; none by default.
    public var backgroundModes: BackgroundModes = []
    /// The permission that the user grants; alert, badge and sound by default.
    public var authorization = AuthorizationOptions.app
    /// The ways in which the user keeps the device quiet; none by default.
    public var quiet: QuietModes = []
    /// The fate of silent pushes while the app is not on the screen.
    public var silentDelivery = SilentDelivery.delivered
    /// True if Background App Refresh is on, as it is by default.
    public var refreshesInBackground = true
    /// The callbacks in which the app looks for a session; by default all methods that receive a
    /// notification, but neither launch options nor connection options.
    public var routesIn = RoutingCallbacks.notificationMethods
    /// The way in which iOS reports the life of the app.
    public var lifeCycle = LifeCycle.application
    /// The scene of an app with scenes that runs in the background.
    public var scene = SceneConnection.connected
    /// True if the app sets the notification center's delegate after launching has finished.
    ///
    /// iOS then delivers no response that launched the app ("UNUserNotificationCenterDelegate").
    public var setsCenterDelegateLate = false
    /// True if the app sets the notification center's delegate when its scene connects.
    ///
    /// That is after launching has finished. Whether iOS delivers a response that launched the app is not confirmed
    /// (``UnconfirmedBehavior/centerDelegateInScene-swift.property``).
    public var setsCenterDelegateInScene = false
    /// The parts of a notification that the app presents in the foreground (iOS 10 and later); all by
    /// default.
    public var presentationOptions = PresentationOptions.all
    /// The category for every name in a payload, if ``categories`` is empty.
    public var category = NotificationCategory()
    /// The categories that the app has registered; with none, the default, ``category`` stands for all.
    public var categories: [NotificationCategory] = []
    /// The faults of the app's code that were read in its sources.
    package var codeFaults: [CodeFault] = []
    /// True if the app opens a response once alone, though two callbacks have it.
    package var opensResponsesOnce = false
    /// The behaviour on points that Apple does not document.
    public var unconfirmed = UnconfirmedBehavior()

    /// Creates a scenario.
    ///
    /// - Parameters:
    ///   - version: The version of iOS; the newest by default.
    ///   - app: The state of the app when the notification arrives.
    ///   - action: The user's action after that.
    ///   - delegates: The methods for remote notifications that the app implements. If `nil`, they are
    ///     not declared.
    public init(
        _ version: IOSVersion = .newest, app: AppState = .active, action: UserAction = .nothing,
        delegates: DelegateMethods? = nil
    ) {
        application = Application(systemVersion: version)
        appState = app
        choice = UserChoice(action)
        declaredDelegates = delegates
    }

    /// The scenario of the modelled app: iOS 4, with the app on the screen, where every payload
    /// reaches `application:didReceiveRemoteNotification:`.
    public static let ofTheApp = Scenario(.ofTheApp)

    /// The types of notification that the user allows.
    public var permission: NotificationTypes {
        get { authorization.types }
        set { authorization.types = newValue }
    }

    /// The user's action; setting it chooses the first button and no text.
    public var action: UserAction {
        get { choice.action }
        set { choice = UserChoice(newValue) }
    }

    /// True if the app looks for a session in the launch options too; the app of 2011 does not.
    public var looksIntoLaunchOptions: Bool {
        get { routesIn.contains(.launch) }
        set {
            if newValue { routesIn.insert(.launch) } else { routesIn.remove(.launch) }
        }
    }

    /// The version of iOS; setting it makes the application anew.
    var version: IOSVersion {
        get { application.systemVersion }
        set { application = Application(systemVersion: newValue) }
    }

    /// The methods that the app implements and this version of iOS can call.
    var methods: DelegateMethods {
        let methods = delegates.known(to: version)
        return hasApplicationDelegate ? methods : methods.intersection(.userNotifications)
    }

    var presentLifeCycle: LifeCycle { lifeCycle.known(to: version) }

    /// Returns the category of a notification; `nil` if it names none, or one that is not registered.
    func category(of content: APSContent) -> NotificationCategory? {
        guard let name = content.category else { return nil }
        return categories.isEmpty
            ? category
            : categories.first {
                $0.identifier?.utf8.elementsEqual(name.utf8) ?? true
            }
    }

    var hasCenterDelegate: Bool { !methods.isDisjoint(with: .userNotifications) }
}
