import Foundation
import Handset
import HandsetTestSupport
import Testing

/// A delegate as an iOS developer writes it.
private class AppDelegate: ApplicationDelegate, UserNotificationCenterDelegate {
    let lines: Guarded<[String]>

    init(_ lines: Guarded<[String]>) {
        self.lines = lines
    }

    func write(_ line: String) {
        lines.withLock { $0.append(line) }
    }

    func application(
        _ application: Application,
        didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
    ) -> Bool {
        let userInfo = launchOptions?[.remoteNotification] as? [String: Any]
        let session = userInfo?["session"] as? String
        write("launch \(application.applicationState) \(launchOptions == nil) \(session ?? "-")")
        return true
    }

    func applicationWillEnterForeground(_ application: Application) {
        write("foreground \(application.applicationState)")
    }

    func applicationDidBecomeActive(_ application: Application) {
        write("active \(application.applicationState)")
    }

    func application(
        _ application: Application, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) {
        write("legacy \(application.applicationState) \(userInfo["session"] as? String ?? "-")")
    }

    func application(
        _ application: Application, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler:
            @escaping @Sendable (BackgroundFetchResult) -> Void
    ) {
        write("fetch \(application.applicationState) \(userInfo["session"] as? String ?? "-")")
        completionHandler(.failed)
    }

    func application(
        _ application: Application, handleActionWithIdentifier identifier: String?,
        forRemoteNotification userInfo: [AnyHashable: Any],
        completionHandler: @escaping @Sendable () -> Void
    ) {
        write("action \(application.applicationState) \(identifier ?? "-")")
        completionHandler()
    }

    func application(
        _ application: Application, handleActionWithIdentifier identifier: String?,
        forRemoteNotification userInfo: [AnyHashable: Any],
        withResponseInfo responseInfo: [AnyHashable: Any],
        completionHandler: @escaping @Sendable () -> Void
    ) {
        write("action9 \(application.applicationState) \(identifier ?? "-") \(responseInfo)")
        completionHandler()
    }

    func userNotificationCenter(
        _ center: UserNotificationCenter, willPresent notification: UserNotification,
        withCompletionHandler completionHandler: @escaping @Sendable (PresentationOptions) -> Void
    ) {
        let request = notification.request
        write("present \(request.identifier) \(request.content.body)")
        write("thread \(request.content.threadIdentifier)")
        center.getDeliveredNotifications { [lines] notifications in
            let identifiers = notifications.map(\.request.identifier)
            lines.withLock { $0.append("delivered \(identifiers)") }
            completionHandler([.alert, .sound])
        }
    }

    func userNotificationCenter(
        _ center: UserNotificationCenter, didReceive response: UserNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) {
        write("response \(response.actionIdentifier)")
        write("to \(response.notification.request.identifier)")
        completionHandler()
    }
}

/// A delegate that waits on its way.
private struct WaitingDelegate: ApplicationDelegate {
    let lines: Guarded<[String]>

    func application(
        _ application: Application, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler:
            @escaping @Sendable (BackgroundFetchResult) -> Void
    ) async {
        await Task.yield()
        lines.withLock { $0.append("fetch \(application.applicationState)") }
        completionHandler(.noData)
    }
}

@Suite(.timeLimit(.minutes(30))) struct PhoneAppDelegateTests {
    private func lines(
        _ scene: PhoneScene, collapseIdentifier: String? = nil
    ) async -> (lines: [String], delivery: Delivery) {
        let lines = Guarded<[String]>([])
        let phone = Phone(.init(scene.scenario, clock: ManualClock())) { AppDelegate(lines) }
        await phone.advance(by: .zero)
        // An app that runs has been launched.
        lines.withLock { $0 = [] }
        var notification = scene.notification
        notification.collapseIdentifier = collapseIdentifier
        let delivery = await phone.deliver(notification)
        return (lines.value, delivery)
    }

    @Test("A tap that launches the app hands the payload over in the launch options")
    func launch() async throws {
        let tap = try await lines(PhoneScene(4, .notRunning))
        #expect(tap.lines == ["launch inactive false 42", "active active"])
        let icon = try await lines(PhoneScene(4, .notRunning, .open))
        #expect(icon.lines == ["launch inactive true -", "active active"])
    }

    @Test("A tap brings the app to the screen")
    func tap() async throws {
        let found = try await lines(PhoneScene(4))
        #expect(found.lines == ["foreground inactive", "legacy inactive 42", "active active"])
    }

    @Test("The fetch handler's result is told")
    func fetch() async throws {
        let found = try await lines(PhoneScene(9, .active, .nothing, .fetch))
        #expect(found.lines == ["fetch active 42"])
        #expect(found.delivery.fetchResult == .failed)
    }

    @Test("A button hands its identifier over")
    func button() async throws {
        let on8 = try await lines(PhoneScene.reaching(.handleAction))
        #expect(on8.lines == ["foreground inactive", "action inactive ACTION", "active active"])
        let on9 = try await lines(PhoneScene.reaching(.handleActionWithResponseInfo))
        #expect(
            on9.lines == ["foreground inactive", "action9 inactive ACTION [:]", "active active"])
    }

    @Test("The notification center hands over the notification, and what the user chose")
    func center() async throws {
        let found = try await lines(
            PhoneScene(
                10, .active, .tap, .userNotifications,
                aps: #"{"alert":{"body":"hello"},"thread-id":"a"}"#), collapseIdentifier: "one")
        #expect(
            found.lines == [
                "present one hello", "thread a", "delivered []",
                "response com.apple.UNNotificationDefaultActionIdentifier", "to one",
            ])
        #expect(found.delivery.identifier == "one")
    }

    @Test("The notification center knows what was delivered before")
    func delivered() async throws {
        let lines = Guarded<[String]>([])
        let scene = try PhoneScene(10, .background, .nothing, .userNotifications)
        let phone = Phone(.init(scene.scenario, clock: ManualClock())) { AppDelegate(lines) }
        let first = await phone.deliver(scene.notification).identifier
        await phone.change { $0.appState = .active }
        let second = await phone.deliver(scene.notification).identifier
        #expect(first != second)
        #expect(
            lines.value == [
                "launch inactive true -", "active active", "present \(second) hello", "thread ",
                #"delivered ["\#(first)"]"#,
            ])
    }

    @Test("Methods may be asynchronous")
    func asynchronous() async throws {
        let lines = Guarded<[String]>([])
        let scene = try PhoneScene(9, .active, .nothing, .fetch)
        let phone = Phone(.init(scene.scenario, clock: ManualClock())) {
            WaitingDelegate(lines: lines)
        }
        #expect(await phone.deliver(scene.notification).fetchResult == .noData)
        #expect(lines.value == ["fetch active"])
    }
}
