public import Handset
public import HandsetSwiftUI
internal import HandsetUIKit

extension HandsetPhone {
    /// Creates a phone that is online and runs an app in SwiftUI.
    ///
    /// At each launch the app is created, and with it the delegate that it names by `@UIApplicationDelegateAdaptor`. When
    /// its scene connects, the bodies of its views are asked for, and what they ask for by `onReceive`, `task`, `onChange`,
    /// `onAppear` and `onOpenURL` runs; nothing is drawn. As on iOS, SwiftUI has the scene: of the app's life the delegate
    /// gets the launch alone.
    ///
    /// ```swift
    /// let phone = HandsetPhone(.iOS(18), of: NewsApp.self)
    /// ```
    ///
    /// - Parameters:
    ///   - version: The version of iOS; the newest by default.
    ///   - type: The type of the app, which has `@main`.
    ///   - app: The state of the app.
    ///   - backgroundModes: The background modes that the app declares.
    ///   - answer: The answer of a user who allows nothing until the app asks: what the app asks for and is in
    ///     the answer is allowed. If `nil`, an earlier launch of the app has asked.
    ///   - permission: The permission that the user has granted, if an earlier launch has asked.
    ///   - timeLimit: The time limit of a callback with its completion handler.
    ///   - clock: The clock for the limit. A `TestClock` is the phone's time too.
    ///   - registration: The answer to an app that registers. If `nil`, it gets none, as without a network.
    ///   - serviceExtension: Creates the app's service extension. If `nil`, the app has none.
    public convenience init<Main: App>(
        _ version: IOSVersion = .newest, of type: Main.Type, app: AppState = .notRunning,
        backgroundModes: BackgroundModes = [], answer: AuthorizationOptions? = .app,
        permission: AuthorizationOptions = .app, timeLimit: Duration = Phone.callbackTimeLimit,
        clock: any Clock<Duration> = ContinuousClock(),
        registration: Registration? = Registration(),
        serviceExtension: (@Sendable () -> UNNotificationServiceExtension)? = nil
    ) {
        var scenario = Scenario(version, app: app)
        scenario.backgroundModes = backgroundModes
        scenario.authorization = permission
        self.init(
            Phone.Configuration(
                scenario, timeLimit: timeLimit, clock: clock, answer: answer,
                registration: registration, serviceExtension: Self.run(serviceExtension)),
            isOfSwiftUI: true, launch: Self.launch(of: type))
    }

    /// Returns the closure that creates an app in SwiftUI, and returns the delegate that it names.
    static func launch<Main: App>(
        of type: Main.Type
    ) -> @MainActor @Sendable () -> any UIApplicationDelegate {
        {
            AppOfSwiftUI.delegate = nil
            defer { AppOfSwiftUI.delegate = nil }
            ViewHost.shared.launch(type.init())
            return AppOfSwiftUI.delegate ?? AppWithoutDelegate()
        }
    }
}

/// The delegate of an app in SwiftUI that names none.
private final class AppWithoutDelegate: NSObject, UIApplicationDelegate {}
