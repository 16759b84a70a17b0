import Foundation
import Handset
import HandsetTestSupport
import Testing

/// Delegates as they are written for iOS, where only the names of types are others.
@Suite("Delegates in iOS's form") struct AppleFormTests {
    static let payload: Payload = [
        "aps": [
            "alert": "Ready", "badge": 1, "content-available": 1,
            "category": "ORDER",
        ], "order": ["id": 7, "isOpen": true], "items": [1, 2.5, .null],
    ]

    @Test("Each method of a main-actor delegate with completion handlers is called")
    @MainActor
    func callsHandlers() async throws {
        let log = AppleLog()
        let phone = Phone(.iOS(18), app: .notRunning, backgroundModes: .remoteNotification) {
            await HandlerApp(log)
        }
        try await phone.receive(Self.payload, then: .tap)
        #expect(
            log.lines == [
                "didFinishLaunching 7", "token 32 bytes", "fetch 7 true 3", "didReceive 7",
            ])
    }

    @Test("Each method of a main-actor delegate with async methods is called")
    @MainActor
    func callsAsynchronousMethods() async throws {
        let log = AppleLog()
        let phone = Phone(.iOS(18), app: .notRunning, backgroundModes: .remoteNotification) {
            await AsynchronousApp(log)
        }
        try await phone.receive(Self.payload, then: .tap)
        #expect(log.lines == ["fetch 7", "didReceive 7"])
    }

    @Test("A failed registration is an NSError of Cocoa's domain")
    func failsRegistration() async throws {
        let log = AppleLog()
        let phone = Phone(
            .iOS(18), app: .notRunning, registration: Registration(result: .failure(.simulator))
        ) { await HandlerApp(log) }
        try await phone.open().check()
        #expect(
            log.lines == [
                "didFinishLaunching none",
                "error NSCocoaErrorDomain 3010 remote notifications are not supported in the simulator",
            ])
    }
}

/// The lines of a delegate's own log.
final class AppleLog: Sendable {
    private let all = Locked<[String]>([])

    var lines: [String] { all.withLock { $0 } }

    func add(_ line: String) { all.withLock { $0.append(line) } }

    func add(_ name: String, _ userInfo: [AnyHashable: Any]?) {
        let order = userInfo?["order"] as? [String: Any]
        add(name + " " + ((order?["id"] as? Int).map { "\($0)" } ?? "none"))
    }
}

@MainActor private final class HandlerApp: ApplicationDelegate, UserNotificationCenterDelegate {
    let log: AppleLog

    init(_ log: AppleLog) { self.log = log }

    func application(
        _ application: Application,
        didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
    ) -> Bool {
        log.add(
            "didFinishLaunching", launchOptions?[.remoteNotification] as? [AnyHashable: Any])
        application.registerForRemoteNotifications()
        return true
    }

    func application(
        _ application: Application,
        didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {
        log.add("token \(deviceToken.count) bytes")
    }

    func application(
        _ application: Application,
        didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {
        let cocoa = error as NSError
        log.add("error \(cocoa.domain) \(cocoa.code) \(error.localizedDescription)")
    }

    func application(
        _ application: Application, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (BackgroundFetchResult) -> Void
    ) {
        let order = userInfo["order"] as? NSDictionary
        let items = userInfo["items"] as? [Any]
        log.add(
            "fetch \(order?["id"] as? Int ?? 0) \(order?["isOpen"] as? Bool ?? false) "
                + "\(items?.count ?? 0)")
        completionHandler(.newData)
    }

    func userNotificationCenter(
        _ center: UserNotificationCenter, didReceive response: UserNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        log.add("didReceive", response.notification.request.content.userInfo)
        completionHandler()
    }
}

@MainActor private final class AsynchronousApp: ApplicationDelegate, UserNotificationCenterDelegate
{
    let log: AppleLog

    init(_ log: AppleLog) { self.log = log }

    func application(
        _ application: Application, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) async -> BackgroundFetchResult {
        await Task.yield()
        log.add("fetch", userInfo)
        return .noData
    }

    func userNotificationCenter(
        _ center: UserNotificationCenter, didReceive response: UserNotificationResponse
    ) async {
        log.add("didReceive", response.notification.request.content.userInfo)
    }
}
