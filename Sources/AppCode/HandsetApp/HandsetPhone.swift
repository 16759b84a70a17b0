internal import Foundation
public import Handset
internal import HandsetAVFAudio
internal import HandsetAVFoundation
internal import HandsetActivityKit
internal import HandsetBackgroundTasks
internal import HandsetCallKit
internal import HandsetCombine
internal import HandsetCoreLocation
internal import HandsetCoreServices
internal import HandsetIntents
internal import HandsetMobileCoreServices
internal import HandsetOS
internal import HandsetOSLog
internal import HandsetPushKit
internal import HandsetSecurity
internal import HandsetStandIn
public import HandsetSwiftUI
internal import HandsetTestingUIKit
public import HandsetUIKit
internal import HandsetUniformTypeIdentifiers
internal import HandsetUserNotifications
internal import HandsetWidgetKit

// Each module that a team's package gives another name to must be a dependency of this one.

/// A phone that runs an app in Apple's types.
///
/// A process has one `UIApplication.shared`, so that one phone runs at a time: a suite of such tests is
/// `.serialized`. ``phone`` is the phone itself, with everything else that it can do.
///
/// ```swift
/// let phone = HandsetPhone(.iOS(18)) { AppDelegate() }
/// try await phone.launch()
/// let banner = try await phone.receive(["aps": ["alert": "hi"], "chat": "7"])
/// try await phone.tap(banner)
/// ```
@MainActor public final class HandsetPhone {
    /// The phone.
    public let phone: Phone
    /// The time limit of a service extension where something stands in.
    private static let extensionTimeLimitWithStandIns = Duration.seconds(5)

    let hasScenes: Bool
    let pushReceiver = CompiledPushReceiver()

    /// Creates a phone that is online.
    ///
    /// - Parameters:
    ///   - version: The version of iOS; the newest by default.
    ///   - app: The state of the app.
    ///   - backgroundModes: The background modes that the app declares.
    ///   - answer: The answer of a user who allows nothing until the app asks: what the app asks for and is in
    ///     the answer is allowed. If `nil`, an earlier launch of the app has asked.
    ///   - permission: The permission that the user has granted, if an earlier launch has asked.
    ///   - timeLimit: The time limit of a callback with its completion handler.
    ///   - clock: The clock for the limit. A `TestClock` is the phone's time too.
    ///   - registration: The answer to an app that registers. If `nil`, it gets none, as without a network.
    ///   - serviceExtension: Creates the app's service extension. If `nil`, the app has none.
    ///   - hasScenes: True if the app's property list has a manifest of scenes (`UIApplicationSceneManifest`).
    ///     The app's delegate then gives the class of the scene's, with a `UISceneConfiguration`.
    ///   - scene: Creates the delegate of the app's scene at each launch, in the place of that class. If `nil`, the
    ///     app has no scene unless `hasScenes` is true.
    ///   - launch: Creates the app's delegate at each launch of the app.
    public convenience init(
        _ version: IOSVersion = .newest, app: AppState = .notRunning,
        backgroundModes: BackgroundModes = [], answer: AuthorizationOptions? = .app,
        permission: AuthorizationOptions = .app, timeLimit: Duration = Phone.callbackTimeLimit,
        clock: any Clock<Duration> = ContinuousClock(),
        registration: Registration? = Registration(),
        serviceExtension: (@Sendable () -> UNNotificationServiceExtension)? = nil,
        hasScenes: Bool = false, scene: (@MainActor @Sendable () -> any UISceneDelegate)? = nil,
        launch: @escaping @MainActor @Sendable () -> any UIApplicationDelegate
    ) {
        var scenario = Scenario(version, app: app)
        scenario.backgroundModes = backgroundModes
        scenario.authorization = permission
        self.init(
            Phone.Configuration(
                scenario, timeLimit: timeLimit, clock: clock, answer: answer,
                registration: registration, serviceExtension: Self.run(serviceExtension)),
            hasScenes: hasScenes, scene: scene, launch: launch)
    }

    /// Creates a phone with the settings of one of Handset's; `isNew` is false if an earlier process of the app has left
    /// its files, defaults and keychain.
    package init(
        _ configuration: Phone.Configuration, hasScenes: Bool = false, isOfSwiftUI: Bool = false,
        isNew: Bool = true,
        scene: (@MainActor @Sendable () -> any UISceneDelegate)? = nil,
        launch: @escaping @MainActor @Sendable () -> any UIApplicationDelegate
    ) {
        if isNew {
            AppContainer.renew()
            Keychain.shared.renew()
        } else {
            AppContainer.keep()
            AppContainer.leftFile.map(Keychain.shared.read(from:))
        }
        let hasScenes = hasScenes || isOfSwiftUI || scene != nil
        var configuration = configuration
        // A stand-in may have got the handler, and calls none.
        if !Asked.standIns.names.isEmpty,
            configuration.serviceExtensionTimeLimit == Phone.serviceExtensionTimeLimit
        {
            configuration.serviceExtensionTimeLimit = Self.extensionTimeLimitWithStandIns
        }
        if hasScenes {
            configuration.sceneDelegate = { await CompiledScene(scene, isOfSwiftUI: isOfSwiftUI) }
        }
        configuration.pushReceiver = pushReceiver
        phone = Phone(configuration) { await CompiledApp(hasScenes: hasScenes, launch) }
        self.hasScenes = hasScenes
        AppHost.shared.reset(for: phone, testClock: configuration.clock as? TestClock)
        AppNetwork.shared.renew()
        AppCalls.shared.reset()
        AppActivities.shared.reset()
        AppActivities.shared.follow(configuration.scenario)
        UIApplication.shared.forgetPhone()
        BGTaskScheduler.shared.reset()
    }

    static func run(
        _ make: (@Sendable () -> UNNotificationServiceExtension)?
    ) -> (@Sendable () -> any NotificationServiceExtension)? {
        guard let make else { return nil }
        return { CompiledServiceExtension(make()) }
    }

    /// The user's locale, for `Locale.current`, `Calendar.current` and new formatters of dates and numbers in the app's
    /// files.
    ///
    /// If `nil`, it is the machine's, which is `en_001` on Linux.
    public var locale: Locale? {
        get { AppHost.shared.locale }
        set { AppHost.shared.locale = newValue }
    }

    /// The URLs that the app has opened, in order.
    public var openedURLs: [URL] { AppHost.shared.openedURLs }

    /// The types of the controllers that the app has presented, in order.
    public var presented: [String] { AppHost.shared.presented }

    /// The schemes of the URLs that the phone can open: the system's own apps', and what a test adds.
    public var openableSchemes: Set<String> {
        get { UIApplication.shared.openableSchemes }
        set { UIApplication.shared.openableSchemes = newValue }
    }

    /// The answers of the network for the app and its service extension; none at the beginning.
    ///
    /// No request of the process leaves the machine since its first `HandsetPhone` was created: each one is recorded,
    /// and answered by the first fixture that is for it. Without one it fails with `URLError.notConnectedToInternet`, as
    /// on a phone without a network. So do sessions of any configuration, their tasks, and `Data(contentsOf:)`.
    ///
    /// ```swift
    /// phone.requestFixtures = [
    ///     RequestFixture("https://api.example.com/orders/*", json: ["state": "sent"]),
    ///     RequestFixture("https://cdn.example.com/*", body: picture, delay: .seconds(2)),
    /// ]
    /// try await phone.receive(push, then: .tap)
    /// #expect(phone.requests.map(\.url) == ["https://api.example.com/orders/7"])
    /// ```
    ///
    /// A delay is one of the phone's clock; longer than the time limit of the request it is
    /// `URLError.timedOut`. Files of the form that `RequestFixtures` describes hold them too.
    public var requestFixtures: RequestFixtures {
        get { AppNetwork.shared.fixtures }
        set { AppNetwork.shared.fixtures = newValue }
    }

    /// The requests of the app and its service extension, in order, each with the fixture that has answered it.
    public var requests: [AppRequest] { AppNetwork.shared.requests }

    /// Delivers a push that starts a Live Activity, as a server sends it at the phone's present time.
    ///
    /// ```swift
    /// try await phone.receiveStart(
    ///     of: "RideAttributes", ["order": 7],
    ///     state: ["driver": "Ann", "eta": 817_596_600, "phase": "searching"])
    /// print(phone.liveActivities.first?.state?["driver"]?.string ?? "")
    /// // Ann
    /// ```
    ///
    /// - Parameters:
    ///   - type: The name of the type of its attributes, without its module.
    ///   - attributes: The values that do not change.
    ///   - state: The first state.
    ///   - alert: The alert, without which iOS drops the start.
    ///   - asksForToken: True if the Live Activity is to get a token for its updates.
    /// - Returns: The result; `activityRefusal` says why nothing has started.
    /// - Throws: `DeliveryFailure` if the app has a fault.
    @discardableResult public func receiveStart(
        of type: String, _ attributes: PayloadValue, state: PayloadValue,
        alert: PayloadValue = ["title": "It has started"], asksForToken: Bool = true
    ) async throws -> Delivery {
        let time = Int(AppTime.date.timeIntervalSince1970)
        let payload: Payload = [
            "aps": [
                "event": "start", "timestamp": PayloadValue(time),
                "attributes-type": PayloadValue(stringLiteral: type), "attributes": attributes,
                "content-state": state, "alert": alert,
                "input-push-token": PayloadValue(asksForToken ? 1 : 0),
            ]
        ]
        return try await receive(payload, as: .liveActivity)
    }
}
