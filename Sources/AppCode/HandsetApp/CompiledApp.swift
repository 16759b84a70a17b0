internal import Handset
internal import HandsetActivityKit
internal import HandsetCallKit
internal import HandsetUIKit

/// An app in Apple's types, as the phone calls it.
///
/// Each method says that it is on the main actor: otherwise the isolation of the protocol's methods would win
/// over the class's.
///
/// Until the app is launched it may have any object as its notification center's delegate, so that this one conforms;
/// from then on the app has the one that it has set.
@MainActor final class CompiledApp: ApplicationDelegate, UserNotificationCenterDelegate {
    let app: any UIApplicationDelegate
    /// True if the app's property list has a manifest of scenes.
    private let hasScenes: Bool

    init(hasScenes: Bool, _ launch: @MainActor @Sendable () -> any UIApplicationDelegate) {
        self.hasScenes = hasScenes
        let application = UIApplication.shared
        application.forgetProcess()
        AppCalls.shared.endProcess()
        // The app may set its notification center's delegate while its own is created.
        AppHost.shared.hasSetCenterDelegate = false
        app = launch()
        application.delegate = app
        // Types of Live Activities are looked for by their names in the module of the app.
        if let module = String(reflecting: type(of: app)).split(separator: ".").first {
            AppActivities.shared.know(module: String(module))
        }
        AppHost.shared.whenLaunched?()
    }

    /// Lets other parts of the app know of a change.
    private func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: UIApplication.shared)
    }

    @MainActor func application(
        _ application: Application,
        didFinishLaunchingWithOptions launchOptions: sending [Application.LaunchOptionsKey: Any]?
    ) -> Bool {
        let application = UIApplication.shared
        var options = launchOptions
        if !hasScenes, let url = application.urlToOpen { options = [.url: url] }
        let willHandle = app.application(application, willFinishLaunchingWithOptions: options)
        let didHandle = app.application(application, didFinishLaunchingWithOptions: options)
        post(UIApplication.didFinishLaunchingNotification)
        // An app that returns false has handled the URL of its launch options itself.
        if !AppHost.shared.hasSetCenterDelegate { UserNotificationCenter.current().delegate = nil }
        if options?[.url] != nil, !(willHandle && didHandle) { application.urlToOpen = nil }
        if !application.discardedSessions.isEmpty {
            app.application(
                application, didDiscardSceneSessions: application.discardedSessions)
            application.discardedSessions = []
        }
        checkConfiguration()
        return willHandle && didHandle
    }

    /// Notes a fault of an app that has scenes on a phone without them.
    private func checkConfiguration() {
        guard !hasScenes, Application.shared.systemVersion >= .iOS(13) else { return }
        let session = UISceneSession(persistentIdentifier: SceneSession().persistentIdentifier)
        let configuration = app.application(
            .shared, configurationForConnecting: session, options: UIScene.ConnectionOptions(nil))
        guard configuration.delegateClass != nil else { return }
        AppHost.shared.cannotDo(
            "application(_:configurationForConnecting:options:)",
            remedy: "create the phone with hasScenes: true, as the app's property list says")
    }

    @MainActor func applicationWillEnterForeground(_ application: Application) {
        app.applicationWillEnterForeground(.shared)
        post(UIApplication.willEnterForegroundNotification)
    }

    @MainActor func applicationDidBecomeActive(_ application: Application) {
        UIApplication.shared.secondsInBackground = nil
        openURL()
        app.applicationDidBecomeActive(.shared)
        post(UIApplication.didBecomeActiveNotification)
    }

    @MainActor func applicationWillResignActive(_ application: Application) {
        app.applicationWillResignActive(.shared)
        post(UIApplication.willResignActiveNotification)
    }

    @MainActor func applicationDidEnterBackground(_ application: Application) {
        UIApplication.shared.secondsInBackground = 0
        app.applicationDidEnterBackground(.shared)
        post(UIApplication.didEnterBackgroundNotification)
    }

    /// Gives the app the URL that has brought it to the screen, if there is one.
    private func openURL() {
        let application = UIApplication.shared
        guard let url = application.urlToOpen else { return }
        application.urlToOpen = nil
        _ = app.application(application, open: url, options: [:])
    }

    // MARK: - Registration

    @MainActor func application(
        _ application: Application, didRegister notificationTypes: NotificationTypes
    ) {
        // The app gets it after `registerUserNotificationSettings(_:)`, and not with its token.
    }

    @MainActor func application(
        _ application: Application,
        didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {
        AppHost.shared.tellLibraries(of: deviceToken)
        app.application(.shared, didRegisterForRemoteNotificationsWithDeviceToken: deviceToken)
    }

    @MainActor func application(
        _ application: Application,
        didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {
        app.application(.shared, didFailToRegisterForRemoteNotificationsWithError: error)
    }

    // MARK: - Notifications

    @MainActor func application(
        _ application: Application,
        didReceiveRemoteNotification userInfo: sending [AnyHashable: Any]
    ) throws {
        // Not the form of the fetch method that has the same arguments.
        let _: Void = try app.application(.shared, didReceiveRemoteNotification: userInfo)
        try AppHost.shared.throwMissing()
    }

    @MainActor func application(
        _ application: Application,
        didReceiveRemoteNotification userInfo: sending [AnyHashable: Any],
        fetchCompletionHandler completionHandler:
            @escaping @Sendable (BackgroundFetchResult) -> Void
    ) async throws {
        // Safe because a method of the app that is missing does not keep it.
        nonisolated(unsafe) let userInfo = userInfo
        do {
            let result: UIBackgroundFetchResult = try await app.application(
                .shared, didReceiveRemoteNotification: userInfo)
            completionHandler(result)
        } catch is DelegateMethodMissing {
            let life = HandlerLife()
            try app.application(
                .shared, didReceiveRemoteNotification: userInfo,
                fetchCompletionHandler: {
                    life.goOn()
                    completionHandler($0)
                })
            try AppHost.shared.throwMissing()
        }
    }

    @MainActor func application(
        _ application: Application, handleActionWithIdentifier identifier: String?,
        forRemoteNotification userInfo: sending [AnyHashable: Any],
        completionHandler: @escaping @Sendable () -> Void
    ) throws {
        try app.application(
            .shared, handleActionWithIdentifier: identifier, forRemoteNotification: userInfo,
            completionHandler: completionHandler)
    }

    @MainActor func application(
        _ application: Application, handleActionWithIdentifier identifier: String?,
        forRemoteNotification userInfo: sending [AnyHashable: Any],
        withResponseInfo responseInfo: sending [AnyHashable: Any],
        completionHandler: @escaping @Sendable () -> Void
    ) throws {
        try app.application(
            .shared, handleActionWithIdentifier: identifier, forRemoteNotification: userInfo,
            withResponseInfo: responseInfo, completionHandler: completionHandler)
    }
}
