public import HandsetDelegates

/// The callbacks of an app's launch and of remote notifications, under Apple's names
/// (`UIApplicationDelegate`).
///
/// The methods have the signatures of iOS, apart from the names of types: an app's code needs no other
/// change. The arguments hold the objects that Foundation gives there, such as NSDictionary and NSNumber,
/// so that casts behave as on a phone. The delegate may be isolated to the main actor or not, which the
/// protocol leaves to it, and may have the method for new content in either of its forms, with a
/// completion handler or `async`. Every method may also be `async` or throw, which Apple's cannot. An error
/// that it throws ends the app, as an exception does.
///
/// A ``Phone`` finds out which methods the delegate implements: the default implementation of a method
/// throws ``DelegateMethodMissing``, and the phone goes on without the method. If the scenario declares
/// methods (``Scenario/delegates``), the phone calls no others.
///
/// ```swift
/// struct AppDelegate: ApplicationDelegate {
///     func application(
///         _ application: Application, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
///         fetchCompletionHandler completionHandler: @escaping (BackgroundFetchResult) -> Void
///     ) {
///         let aps = userInfo["aps"] as? [String: Any]
///         print(aps?["session"] as? String ?? "none", application.applicationState)
///         completionHandler(.newData)
///     }
/// }
/// let scenario = Scenario(.iOS(9))
/// let phone = Phone(.init(scenario)) { AppDelegate() }
/// let payload = try Payload(json: #"{"aps":{"session":"42"}}"#)
/// _ = await phone.deliver(RemoteNotification(payload))
/// // 42 active
/// ```
public protocol ApplicationDelegate: RegistrationDelegate, AsynchronousFetch
where
    FetchApplication == Application, FetchResult == BackgroundFetchResult
{
    /// Called after the app was launched.
    ///
    /// - Returns: True if the app handles the URL that it was launched with. The result is ignored, since
    ///   a notification has no URL.
    func application(
        _ application: Application,
        didFinishLaunchingWithOptions launchOptions: sending [Application.LaunchOptionsKey: Any]?
    ) async throws -> Bool

    /// Called before the app comes back to the screen.
    func applicationWillEnterForeground(_ application: Application) async throws

    /// Called when the app is in use.
    func applicationDidBecomeActive(_ application: Application) async throws

    /// Called before the app is no longer in use.
    func applicationWillResignActive(_ application: Application) async throws

    /// Called when the app has left the screen (iOS 4 and later).
    func applicationDidEnterBackground(_ application: Application) async throws

    /// Called when a notification has arrived, or was tapped.
    func application(
        _ application: Application,
        didReceiveRemoteNotification userInfo: sending [AnyHashable: Any]
    ) async throws

    /// Called when a notification has arrived, was tapped, or has new content (iOS 7 and later).
    ///
    /// The method must call the completion handler once, within 30 seconds.
    func application(
        _ application: Application,
        didReceiveRemoteNotification userInfo: sending [AnyHashable: Any],
        fetchCompletionHandler completionHandler:
            @escaping @Sendable (BackgroundFetchResult) -> Void
    ) async throws

    /// Called when a button of a notification was tapped (iOS 8).
    func application(
        _ application: Application, handleActionWithIdentifier identifier: String?,
        forRemoteNotification userInfo: sending [AnyHashable: Any],
        completionHandler: @escaping @Sendable () -> Void
    ) async throws

    /// Called when a button of a notification was tapped (iOS 9 and later).
    ///
    /// `responseInfo` holds the text that the user typed, under
    /// ``UserNotificationResponse/typedTextKey``.
    func application(
        _ application: Application, handleActionWithIdentifier identifier: String?,
        forRemoteNotification userInfo: sending [AnyHashable: Any],
        withResponseInfo responseInfo: sending [AnyHashable: Any],
        completionHandler: @escaping @Sendable () -> Void
    ) async throws
}

// MARK: - Default implementations

extension ApplicationDelegate {
    /// Does nothing.
    public func application(
        _ application: Application,
        didFinishLaunchingWithOptions launchOptions: sending [Application.LaunchOptionsKey: Any]?
    ) async throws -> Bool { true }

    /// Does nothing.
    public func applicationWillEnterForeground(_ application: Application) async throws {}

    /// Does nothing.
    public func applicationDidBecomeActive(_ application: Application) async throws {}

    /// Does nothing.
    public func applicationWillResignActive(_ application: Application) async throws {}

    /// Does nothing.
    public func applicationDidEnterBackground(_ application: Application) async throws {}

    /// Throws ``DelegateMethodMissing``.
    public func application(
        _ application: Application,
        didReceiveRemoteNotification userInfo: sending [AnyHashable: Any]
    ) async throws {
        throw DelegateMethodMissing(.didReceiveRemoteNotification)
    }

    /// Calls the form without the completion handler, and passes its result on.
    public func application(
        _ application: Application,
        didReceiveRemoteNotification userInfo: sending [AnyHashable: Any],
        fetchCompletionHandler completionHandler:
            @escaping @Sendable (BackgroundFetchResult) -> Void
    ) async throws {
        // Safe because a delegate's methods run on the app's thread, one after the other.
        nonisolated(unsafe) let delegate = self
        let result: BackgroundFetchResult = try await delegate.application(
            application, didReceiveRemoteNotification: userInfo)
        completionHandler(result)
    }

    /// Throws ``DelegateMethodMissing``.
    public func application(
        _ application: Application,
        didReceiveRemoteNotification userInfo: sending [AnyHashable: Any]
    ) async throws -> BackgroundFetchResult {
        throw DelegateMethodMissing(.didReceiveRemoteNotificationWithFetchHandler)
    }

    /// Throws ``DelegateMethodMissing``.
    public func application(
        _ application: Application, handleActionWithIdentifier identifier: String?,
        forRemoteNotification userInfo: sending [AnyHashable: Any],
        completionHandler: @escaping @Sendable () -> Void
    ) async throws {
        throw DelegateMethodMissing(.handleAction)
    }

    /// Throws ``DelegateMethodMissing``.
    public func application(
        _ application: Application, handleActionWithIdentifier identifier: String?,
        forRemoteNotification userInfo: sending [AnyHashable: Any],
        withResponseInfo responseInfo: sending [AnyHashable: Any],
        completionHandler: @escaping @Sendable () -> Void
    ) async throws {
        throw DelegateMethodMissing(.handleActionWithResponseInfo)
    }
}
