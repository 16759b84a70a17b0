/// What an app is told of its life and of remote notifications, under Apple's names
/// (`UIApplicationDelegate`).
///
/// Code of an app reads here as it does on iOS, but for the types' names. A method may also be
/// `async` or throw, which Apple's cannot; an error that it throws ends the app, as an exception
/// does. Which of the methods the app implements is said in ``Device/delegates``; the device calls no
/// others. A method that is called although the app does not implement it throws
/// ``DelegateMethodMissing``.
///
/// ```swift
/// struct AppDelegate: ApplicationDelegate {
///     func application(
///         _ application: Application, didReceiveRemoteNotification userInfo: Payload,
///         fetchCompletionHandler completionHandler: @escaping @Sendable (BackgroundFetchResult) -> Void
///     ) {
///         print(userInfo["aps"]?["session"]?.string ?? "none", application.applicationState)
///         completionHandler(.newData)
///     }
/// }
/// let device = Device(application: Application(systemVersion: IOSVersion(9)), delegates: .fetch)
/// let phone = Phone(device: device) { AppDelegate() }
/// let payload = try Payload(json: #"{"aps":{"session":"42"}}"#)
/// _ = await phone.deliver(RemoteNotification(payload))
/// // 42 active
/// ```
public protocol ApplicationDelegate: RegistrationDelegate {
    /// Tells that the app was launched.
    ///
    /// - Returns: Whether the app handles the URL that it was launched with, of which there is none
    ///   here.
    func application(
        _ application: Application,
        didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Payload]?
    ) async throws -> Bool

    /// Tells that the app comes back to the screen.
    func applicationWillEnterForeground(_ application: Application) async throws

    /// Tells that the app is in use from now on.
    func applicationDidBecomeActive(_ application: Application) async throws

    /// Tells that a notification has arrived, or was tapped.
    func application(
        _ application: Application, didReceiveRemoteNotification userInfo: Payload
    ) async throws

    /// Tells that a notification has arrived, was tapped, or has new content (iOS 7 and later).
    ///
    /// The completion handler is to be called once, within 30 seconds.
    func application(
        _ application: Application, didReceiveRemoteNotification userInfo: Payload,
        fetchCompletionHandler completionHandler:
            @escaping @Sendable (BackgroundFetchResult) -> Void
    ) async throws

    /// Tells that a button of a notification was tapped (iOS 8).
    func application(
        _ application: Application, handleActionWithIdentifier identifier: String?,
        forRemoteNotification userInfo: Payload,
        completionHandler: @escaping @Sendable () -> Void
    ) async throws

    /// Tells that a button of a notification was tapped (iOS 9 and later).
    ///
    /// `responseInfo` holds the text that the user has typed; here it is empty.
    func application(
        _ application: Application, handleActionWithIdentifier identifier: String?,
        forRemoteNotification userInfo: Payload, withResponseInfo responseInfo: [String: String],
        completionHandler: @escaping @Sendable () -> Void
    ) async throws
}

// MARK: - Default implementations

extension ApplicationDelegate {
    /// Does nothing.
    public func application(
        _ application: Application,
        didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Payload]?
    ) async throws -> Bool { true }

    /// Does nothing.
    public func applicationWillEnterForeground(_ application: Application) async throws {}

    /// Does nothing.
    public func applicationDidBecomeActive(_ application: Application) async throws {}

    /// Says that the app does not implement it.
    public func application(
        _ application: Application, didReceiveRemoteNotification userInfo: Payload
    ) async throws {
        throw DelegateMethodMissing(.didReceiveRemoteNotification)
    }

    /// Says that the app does not implement it.
    public func application(
        _ application: Application, didReceiveRemoteNotification userInfo: Payload,
        fetchCompletionHandler completionHandler:
            @escaping @Sendable (BackgroundFetchResult) -> Void
    ) async throws {
        throw DelegateMethodMissing(.didReceiveRemoteNotificationWithFetchHandler)
    }

    /// Says that the app does not implement it.
    public func application(
        _ application: Application, handleActionWithIdentifier identifier: String?,
        forRemoteNotification userInfo: Payload,
        completionHandler: @escaping @Sendable () -> Void
    ) async throws {
        throw DelegateMethodMissing(.handleAction)
    }

    /// Says that the app does not implement it.
    public func application(
        _ application: Application, handleActionWithIdentifier identifier: String?,
        forRemoteNotification userInfo: Payload, withResponseInfo responseInfo: [String: String],
        completionHandler: @escaping @Sendable () -> Void
    ) async throws {
        throw DelegateMethodMissing(.handleActionWithResponseInfo)
    }
}
