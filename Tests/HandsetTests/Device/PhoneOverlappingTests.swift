import Handset
import HandsetTestSupport
import Testing

/// A notification that comes while an app works at another one, and one that came to an earlier process.
@Suite struct PhoneOverlappingTests {
    /// An app that notes what comes, and calls the handler of the first push only after the second has come.
    private final class SlowApp: ApplicationDelegate, UserNotificationCenterDelegate {
        let lines: LockedLines
        let isSlow: Bool

        init(_ lines: LockedLines, isSlow: Bool = true) {
            self.lines = lines
            self.isSlow = isSlow
        }

        func application(
            _ application: Application,
            didReceiveRemoteNotification userInfo: sending [AnyHashable: Any],
            fetchCompletionHandler completionHandler:
                @escaping @Sendable (BackgroundFetchResult) -> Void
        ) async throws {
            let name = userInfo["id"] as? String ?? ""
            lines.note("begins \(name)")
            let (isSlow, lines) = (isSlow, lines)
            guard isSlow, name == "1" else {
                lines.note("ends \(name)")
                return completionHandler(.newData)
            }
            Task.detached {
                while !lines.all.contains("ends 2"), lines.waitCount < 2_000 {
                    lines.countWait()
                    try? await Task.sleep(for: .milliseconds(1))
                }
                lines.note("ends 1")
                completionHandler(.noData)
            }
        }

        func userNotificationCenter(
            _ center: UserNotificationCenter, didReceive response: UserNotificationResponse,
            withCompletionHandler completionHandler: @escaping @Sendable () -> Void
        ) async throws {
            let request = response.notification.request
            let trigger = request.trigger.map { "\($0)" } ?? "none"
            lines.note("\(request.content.userInfo["id"] as? String ?? "") by \(trigger)")
            completionHandler()
        }
    }

    private final class LockedLines: Sendable {
        private let state = Locked<(lines: [String], waits: Int)>(([], 0))
        var all: [String] { state.withLock(\.lines) }
        var waitCount: Int { state.withLock(\.waits) }
        func note(_ line: String) { state.withLock { $0.lines.append(line) } }
        func countWait() { state.withLock { $0.waits += 1 } }
    }

    private func push(_ id: String) -> RemoteNotification {
        RemoteNotification([
            "aps": ["alert": "hi", "badge": 2, "content-available": 1], "id": PayloadValue(id),
        ])
    }

    private let lines = LockedLines()

    private func phone(isSlow: Bool = true, app state: AppState = .background) -> Phone {
        let lines = lines
        return Phone(.init(app: state, backgroundModes: .remoteNotification)) {
            SlowApp(lines, isSlow: isSlow)
        }
    }

    @Test("The second push comes before the app has called the handler of the first")
    func overlapping() async throws {
        let deliveries = await phone().deliver(push("1"), during: push("2"))
        #expect(lines.all == ["begins 1", "begins 2", "ends 2", "ends 1"])
        #expect(deliveries.map(\.fetchResult) == [.noData, .newData])
        for delivery in deliveries { try delivery.check() }
        #expect(Set(deliveries.map(\.identifier)).count == 2)
    }

    @Test("Where the app calls its handler at once, the second comes after the first")
    func quick() async throws {
        let phone = phone(isSlow: false)
        let deliveries = await phone.deliver(push("1"), during: push("2"))
        #expect(lines.all == ["begins 1", "ends 1", "begins 2", "ends 2"])
        #expect(deliveries.map(\.fetchResult) == [.newData, .newData])
        #expect(await phone.scenario.appState == .background)
    }

    @Test("The user can act on each of the two")
    func acts() async throws {
        let phone = phone()
        let deliveries = await phone.deliver(push("1"), during: push("2"))
        try await phone.act(.tap, on: deliveries[0].identifier).check()
        #expect(lines.all.last == "1 by push")
    }

    @Test(
        "A notification that came to an earlier process is there for a tap, which launches the app")
    func put() async throws {
        let phone = phone(app: .notRunning)
        let identifier = await phone.put(push("7"))
        #expect(lines.all == [])
        #expect(await phone.state.badge == 2)
        #expect(await phone.state.delivered.map(\.identifier) == [identifier])
        try await phone.act(.tap, on: identifier).check()
        #expect(lines.all == ["7 by push"])
    }

    @Test("A notification of the app itself comes with its trigger, or without one")
    func local() async throws {
        var content = UserNotificationContent()
        content.body = "hi"
        content.userInfo = ["id": "5"]
        for trigger in [nil, UserNotificationTrigger(timeInterval: 1, repeats: false)] {
            let phone = phone()
            let request = UserNotificationRequest(
                identifier: "a", content: content, trigger: trigger)
            try await phone.deliver(request, then: .tap).check()
        }
        #expect(lines.all == ["5 by none", "5 by timeInterval(1.0, repeats: false)"])
    }
}
