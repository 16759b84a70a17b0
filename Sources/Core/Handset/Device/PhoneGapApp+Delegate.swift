public import Foundation

extension PhoneGapApp {
    /// The app of 2011 as a delegate for ``Phone``, with the methods of later versions of iOS.
    ///
    /// The app looks for a session in each method that receives a payload.
    ///
    /// ```swift
    /// let payload = try Payload(json: #"{"aps":{"session":"42"}}"#)
    /// let scenario = Scenario(.iOS(9), delegates: .fetch)
    /// let phone = Phone(.init(scenario)) {
    ///     PhoneGapApp.Delegate(PhoneGapApp()) { print($0.map(\.route.match.session)) }
    /// }
    /// print(await phone.deliver(RemoteNotification(payload)).fetchResult == .newData)
    /// // ["42"]
    /// // true
    /// ```
    public final class Delegate {
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

        @discardableResult private func look(
            _ application: Application, into payload: Payload
        ) async throws -> [SessionOutcome] {
            let outcomes: [SessionOutcome] = try await app.application(
                application, didReceiveRemoteNotification: payload)
            opened(outcomes)
            return outcomes
        }

        /// Looks into the dictionary of a callback, which has lost the order of its keys: a phone knows it.
        @discardableResult private func look(
            _ application: Application, into userInfo: [AnyHashable: Any]
        ) async throws -> [SessionOutcome] {
            try await look(application, into: RunningApp.payload ?? Payload(userInfo: userInfo))
        }
    }
}

extension PhoneGapApp.Delegate: ApplicationDelegate {
    /// Logs the token.
    public func application(
        _ application: Application,
        didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {
        app.log(deviceToken, of: application)
    }

    /// Logs the error.
    public func application(
        _ application: Application,
        didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {
        app.log(Registration.Failure(error), of: application)
    }

    /// Looks for a session in the launch options, if the app was created so.
    public func application(
        _ application: Application,
        didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
    ) async throws -> Bool {
        let userInfo = launchOptions?[.remoteNotification] as? [AnyHashable: Any]
        if looksIntoLaunchOptions, let userInfo { try await look(application, into: userInfo) }
        return true
    }

    /// Looks for a session.
    public func application(
        _ application: Application, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) async throws {
        try await look(application, into: userInfo)
    }

    /// Looks for a session, and reports new data if there is one.
    public func application(
        _ application: Application, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler:
            @escaping @Sendable (BackgroundFetchResult) -> Void
    ) async throws {
        let outcomes = try await look(application, into: userInfo)
        completionHandler(outcomes.isEmpty ? .noData : .newData)
    }

    /// Looks for a session.
    public func application(
        _ application: Application, handleActionWithIdentifier identifier: String?,
        forRemoteNotification userInfo: [AnyHashable: Any],
        completionHandler: @escaping @Sendable () -> Void
    ) async throws {
        try await look(application, into: userInfo)
        completionHandler()
    }

    /// Looks for a session.
    public func application(
        _ application: Application, handleActionWithIdentifier identifier: String?,
        forRemoteNotification userInfo: [AnyHashable: Any],
        withResponseInfo responseInfo: [AnyHashable: Any],
        completionHandler: @escaping @Sendable () -> Void
    ) async throws {
        try await look(application, into: userInfo)
        completionHandler()
    }
}

extension PhoneGapApp.Delegate: UserNotificationCenterDelegate {
    /// Looks for a session, and asks for everything to be presented.
    public func userNotificationCenter(
        _ center: UserNotificationCenter, willPresent notification: UserNotification,
        withCompletionHandler completionHandler: @escaping @Sendable (PresentationOptions) -> Void
    ) async throws {
        try await look(.shared, into: notification.request.content.payload)
        completionHandler(.all)
    }

    /// Looks for a session.
    public func userNotificationCenter(
        _ center: UserNotificationCenter, didReceive response: UserNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) async throws {
        try await look(.shared, into: response.notification.request.content.payload)
        completionHandler()
    }
}
