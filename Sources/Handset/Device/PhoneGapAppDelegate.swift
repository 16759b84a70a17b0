/// The app of 2011 as a delegate for ``Phone``, with the methods of later versions of iOS.
///
/// The app looks for a session in each method that receives a payload.
///
/// ```swift
/// let payload = try Payload(json: #"{"aps":{"session":"42"}}"#)
/// let scenario = Scenario(.iOS(9), delegates: .fetch)
/// let phone = Phone(scenario: scenario) {
///     PhoneGapAppDelegate(PhoneGapApp()) { print($0.map(\.route.match.session)) }
/// }
/// print(await phone.deliver(RemoteNotification(payload)).fetchResult == .newData)
/// // ["42"]
/// // true
/// ```
public struct PhoneGapAppDelegate {
    private let app: PhoneGapApp
    private let looksIntoLaunchOptions: Bool
    private let opened: ([SessionOutcome]) -> Void

    /// Creates the delegate.
    ///
    /// - Parameters:
    ///   - app: The app.
    ///   - looksIntoLaunchOptions: True if the app looks for a session in the launch options too.
    ///   - opened: Receives the outcomes of each callback, also if there are none.
    public init(
        _ app: PhoneGapApp, looksIntoLaunchOptions: Bool = false,
        opened: @escaping ([SessionOutcome]) -> Void
    ) {
        self.app = app
        self.looksIntoLaunchOptions = looksIntoLaunchOptions
        self.opened = opened
    }

    private func look(
        _ application: Application, into userInfo: Payload
    ) async throws -> [SessionOutcome] {
        let outcomes: [SessionOutcome] = try await app.application(
            application, didReceiveRemoteNotification: userInfo)
        opened(outcomes)
        return outcomes
    }
}

extension PhoneGapAppDelegate: ApplicationDelegate {
    /// Logs the token.
    public func application(
        _ application: Application,
        didRegisterForRemoteNotificationsWithDeviceToken deviceToken: DeviceToken
    ) {
        app.application(
            application, didRegisterForRemoteNotificationsWithDeviceToken: deviceToken)
    }

    /// Logs the error.
    public func application(
        _ application: Application,
        didFailToRegisterForRemoteNotificationsWithError error: RegistrationFailure
    ) {
        app.application(application, didFailToRegisterForRemoteNotificationsWithError: error)
    }

    /// Looks for a session in the launch options, if the app was created so.
    public func application(
        _ application: Application,
        didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Payload]?
    ) async throws -> Bool {
        if looksIntoLaunchOptions, let userInfo = launchOptions?[.remoteNotification] {
            _ = try await look(application, into: userInfo)
        }
        return true
    }

    /// Looks for a session.
    public func application(
        _ application: Application, didReceiveRemoteNotification userInfo: Payload
    ) async throws {
        _ = try await look(application, into: userInfo)
    }

    /// Looks for a session, and reports new data if there is one.
    public func application(
        _ application: Application, didReceiveRemoteNotification userInfo: Payload,
        fetchCompletionHandler completionHandler:
            @escaping @Sendable (BackgroundFetchResult) -> Void
    ) async throws {
        let outcomes = try await look(application, into: userInfo)
        completionHandler(outcomes.isEmpty ? .noData : .newData)
    }

    /// Looks for a session.
    public func application(
        _ application: Application, handleActionWithIdentifier identifier: String?,
        forRemoteNotification userInfo: Payload,
        completionHandler: @escaping @Sendable () -> Void
    ) async throws {
        _ = try await look(application, into: userInfo)
        completionHandler()
    }

    /// Looks for a session.
    public func application(
        _ application: Application, handleActionWithIdentifier identifier: String?,
        forRemoteNotification userInfo: Payload, withResponseInfo responseInfo: [String: String],
        completionHandler: @escaping @Sendable () -> Void
    ) async throws {
        _ = try await look(application, into: userInfo)
        completionHandler()
    }
}

extension PhoneGapAppDelegate: UserNotificationCenterDelegate {
    /// Looks for a session, and asks for everything to be presented.
    public func userNotificationCenter(
        _ center: UserNotificationCenter, willPresent notification: UserNotification,
        withCompletionHandler completionHandler: @escaping @Sendable (PresentationOptions) -> Void
    ) async throws {
        _ = try await look(Application(), into: notification.request.content.userInfo)
        completionHandler(.all)
    }

    /// Looks for a session.
    public func userNotificationCenter(
        _ center: UserNotificationCenter, didReceive response: UserNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) async throws {
        _ = try await look(Application(), into: response.notification.request.content.userInfo)
        completionHandler()
    }
}
