import Foundation
import Handset
import HandsetTestSupport
import Testing

/// A delegate as most apps of today have it: on the main actor, with methods that are asynchronous.
@MainActor private final class MainDelegate: ApplicationDelegate, UserNotificationCenterDelegate {
    private(set) var lines: [String] = []

    init() {}

    func application(
        _ application: Application,
        didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
    ) -> Bool {
        application.registerForRemoteNotifications()
        return true
    }

    func application(
        _ application: Application,
        didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {
        lines.append("token \(deviceToken.count)")
    }

    func application(
        _ application: Application, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) async -> BackgroundFetchResult {
        lines.append("fetch \(userInfo["id"] as? Int ?? 0)")
        return .newData
    }

    func userNotificationCenter(
        _ center: UserNotificationCenter, willPresent notification: UserNotification
    ) async -> PresentationOptions {
        lines.append("present")
        return .banner
    }

    func userNotificationCenter(
        _ center: UserNotificationCenter, didReceive response: UserNotificationResponse
    ) async {
        lines.append("response \(response.actionIdentifier.split(separator: ".").last ?? "")")
    }
}

/// A delegate on the main actor with the forms that have completion handlers.
@MainActor
private final class HandlerDelegate: ApplicationDelegate,
    UserNotificationCenterDelegate
{
    private(set) var lines: [String] = []

    init() {}

    func userNotificationCenter(
        _ center: UserNotificationCenter, willPresent notification: UserNotification,
        withCompletionHandler completionHandler: @escaping @Sendable (PresentationOptions) -> Void
    ) {
        lines.append("present")
        completionHandler([])
    }
}

/// The forms in which an app may write its delegate.
@Suite(.timeLimit(.minutes(30))) struct PhoneDelegateFormTests {
    private func scenario(_ state: AppState, _ action: UserAction = .nothing) -> Scenario {
        Scenario(.iOS(17), app: state, action: action)
    }

    private func notification(_ aps: String) throws -> RemoteNotification {
        RemoteNotification(try Payload(json: #"{"aps":\#(aps),"id":7}"#))
    }

    @Test("The asynchronous methods of a delegate on the main actor are called")
    func center() async throws {
        let delegate = await MainDelegate()
        let phone = Phone(.init(scenario(.active, .tap), clock: ManualClock())) { delegate }
        let delivery = await phone.deliver(try notification(#"{"alert":"hello","badge":3}"#))
        #expect(
            await delegate.lines == [
                "token 32", "present", "response UNNotificationDefaultActionIdentifier",
            ])
        #expect(delivery.faults == [])
        #expect(
            delivery.selectors == [
                .willPresentNotification, .didReceiveResponse,
            ])
        // Only what the delegate asked for.
        #expect(delivery.shownAlert?.body == "hello")
        #expect(await phone.state.badge == 0)
    }

    @Test("The asynchronous form for new content has its result")
    func fetch() async throws {
        let delegate = await MainDelegate()
        var scenario = scenario(.background)
        scenario.backgroundModes = .remoteNotification
        let phone = Phone(.init(scenario, clock: ManualClock())) { delegate }
        let delivery = await phone.deliver(try notification(#"{"content-available":1}"#))
        #expect(await delegate.lines == ["token 32", "fetch 7"])
        #expect(delivery.fetchResult == .newData)
        #expect(await phone.missingMethods == [])
    }

    @Test("A delegate of the main actor is created there at each launch, and gets its token")
    func launch() async throws {
        let delegates = Guarded<[MainDelegate]>([])
        let phone = Phone(.init(scenario(.notRunning), clock: ManualClock())) {
            let delegate = await MainDelegate()
            delegates.withLock { $0.append(delegate) }
            return delegate
        }
        for _ in 0..<2 {
            await phone.open()
            await phone.change { $0.appState = .notRunning }
        }
        var lines: [[String]] = []
        for delegate in delegates.value { lines.append(await delegate.lines) }
        #expect(lines == [["token 32"], ["token 32"]])
    }

    @Test("A delegate that has neither form lacks the method")
    func missing() async throws {
        let delegate = await HandlerDelegate()
        let phone = Phone(.init(scenario(.active, .tap), clock: ManualClock())) { delegate }
        let delivery = await phone.deliver(try notification(#"{"alert":"hello"}"#))
        #expect(await delegate.lines == ["present"])
        #expect(delivery.selectors == [.willPresentNotification])
        await phone.change { $0.appState = .background }
        await phone.deliver(try notification(#"{"alert":"hello"}"#))
        #expect(await phone.missingMethods.contains(.didReceive))
        #expect(await phone.missingMethods.contains(.fetch))
    }
}
