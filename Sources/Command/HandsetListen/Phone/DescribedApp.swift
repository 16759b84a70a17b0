import Foundation
import Handset
import HandsetPage

/// The app of a description as a delegate: it looks for sessions in the callbacks of the description, and notes
/// each call.
class DescribedApp {
    private let notes: AppNotes

    init(_ notes: AppNotes) {
        self.notes = notes
    }

    /// Notes a call, and looks for sessions if the app does that there; returns true if it has found one.
    ///
    /// `application` is the app as the system knows it, by default the description's; `userInfo` is the payload
    /// among the arguments. `result` returns the app's result for the completion handler.
    @discardableResult func note(
        _ selector: AppCallback.Selector, _ application: Application? = nil,
        _ userInfo: Any? = nil, result: (_ hasFound: Bool) -> String? = { _ in nil }
    ) async -> Bool {
        var call = AppNotes.Call(selector: selector, time: PageTime.now())
        if userInfo != nil, notes.description.routesIn.contains(selector) {
            call.outcomes = await notes.openSessions()
        }
        call.result = result(!call.outcomes.isEmpty)
        notes.add(call)
        return !call.outcomes.isEmpty
    }

    /// The word for a completion handler without a result.
    private static let called = "called"
}

// MARK: - The application's delegate

extension DescribedApp: ApplicationDelegate {
    func application(
        _ application: Application,
        didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {}

    func application(
        _ application: Application,
        didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {}

    func application(
        _ application: Application,
        didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
    ) async throws -> Bool {
        await note(.didFinishLaunching, application, launchOptions?[.remoteNotification])
        return true
    }

    func applicationWillEnterForeground(_ application: Application) async throws {
        await note(.willEnterForeground)
    }

    func applicationDidBecomeActive(_ application: Application) async throws {
        await note(.didBecomeActive)
    }

    func applicationWillResignActive(_ application: Application) async throws {
        await note(.willResignActive)
    }

    func applicationDidEnterBackground(_ application: Application) async throws {
        await note(.didEnterBackground)
    }

    func application(
        _ application: Application, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) async throws {
        await note(.didReceiveRemoteNotification, application, userInfo)
    }

    func application(
        _ application: Application, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler:
            @escaping @Sendable (BackgroundFetchResult) -> Void
    ) async throws {
        let hasFound = await note(
            .didReceiveRemoteNotificationWithFetchHandler, application, userInfo
        ) { $0 ? "new-data" : "no-data" }
        completionHandler(hasFound ? .newData : .noData)
    }

    func application(
        _ application: Application, handleActionWithIdentifier identifier: String?,
        forRemoteNotification userInfo: [AnyHashable: Any],
        completionHandler: @escaping @Sendable () -> Void
    ) async throws {
        await note(.handleAction, application, userInfo) { _ in Self.called }
        completionHandler()
    }

    func application(
        _ application: Application, handleActionWithIdentifier identifier: String?,
        forRemoteNotification userInfo: [AnyHashable: Any],
        withResponseInfo responseInfo: [AnyHashable: Any],
        completionHandler: @escaping @Sendable () -> Void
    ) async throws {
        await note(.handleActionWithResponseInfo, application, userInfo) { _ in Self.called }
        completionHandler()
    }
}

// MARK: - The notification center's delegate

extension DescribedApp: UserNotificationCenterDelegate {
    func userNotificationCenter(
        _ center: UserNotificationCenter, willPresent notification: UserNotification,
        withCompletionHandler completionHandler: @escaping @Sendable (PresentationOptions) -> Void
    ) async throws {
        let options = notes.description.presentation
        await note(
            .willPresentNotification, nil, notification.request.content.userInfo
        ) { _ in
            options.isEmpty ? "nothing" : options.names.joined(separator: ", ")
        }
        completionHandler(options)
    }

    func userNotificationCenter(
        _ center: UserNotificationCenter, didReceive response: UserNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) async throws {
        await note(
            .didReceiveResponse, nil, response.notification.request.content.userInfo
        ) { _ in Self.called }
        completionHandler()
    }
}
