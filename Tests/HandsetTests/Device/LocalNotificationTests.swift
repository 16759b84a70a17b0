import Foundation
import Handset
import HandsetTestSupport
import Testing

/// Notifications that the app itself adds.
@Suite(.timeLimit(.minutes(30))) struct LocalNotificationTests {
    /// An app that does something with its notification center at a callback.
    private final class CenterApp: ApplicationDelegate, UserNotificationCenterDelegate {
        struct Script: Sendable {
            var becomingActive: @Sendable (UserNotificationCenter) -> Void = { _ in }
            var presenting: @Sendable (UserNotificationCenter) -> Void = { _ in }
            var responding: @Sendable (UserNotificationCenter) -> Void = { _ in }
            let lines = Guarded<[String]>([])
        }

        let script: Script

        init(_ script: Script) {
            self.script = script
        }

        private func note(_ line: String) {
            script.lines.withLock { $0.append(line) }
        }

        func application(
            _ application: Application,
            didFinishLaunchingWithOptions options: [Application.LaunchOptionsKey: Any]?
        ) -> Bool {
            note("launch \(options == nil)")
            return true
        }

        func applicationDidBecomeActive(_ application: Application) {
            script.becomingActive(.current())
        }

        func application(
            _ application: Application, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
            fetchCompletionHandler completionHandler:
                @escaping @Sendable (BackgroundFetchResult) -> Void
        ) {
            note("fetch")
            completionHandler(.noData)
        }

        func userNotificationCenter(
            _ center: UserNotificationCenter, willPresent notification: UserNotification,
            withCompletionHandler completionHandler:
                @escaping @Sendable (PresentationOptions) -> Void
        ) {
            note("present \(notification.request.identifier)")
            script.presenting(center)
            completionHandler(.all)
        }

        func userNotificationCenter(
            _ center: UserNotificationCenter, didReceive response: UserNotificationResponse,
            withCompletionHandler completionHandler: @escaping @Sendable () -> Void
        ) {
            note("response \(response.notification.request.identifier)")
            script.responding(center)
            completionHandler()
        }
    }

    /// A clock on which each sleep is over at once, except for the time limits of callbacks.
    private final class HastyClock: Clock {
        static let timeLimit = Duration.seconds(7_777)
        let sleeps = Guarded<[Duration]>([])
        private let limits = ManualClock()
        var now: ManualClock.Instant { ManualClock().now }
        var minimumResolution: Duration { .zero }

        func sleep(until deadline: ManualClock.Instant, tolerance: Duration?) async throws {
            if deadline.offset == Self.timeLimit {
                return try await limits.sleep(until: deadline, tolerance: tolerance)
            }
            sleeps.withLock { $0.append(deadline.offset) }
        }
    }

    private static func request(
        _ identifier: String, after seconds: Double? = nil, repeats: Bool = false
    ) -> UserNotificationRequest {
        var content = UserNotificationContent()
        content.body = identifier
        return UserNotificationRequest(
            identifier: identifier, content: content,
            trigger: seconds.map { .timeInterval($0, repeats: repeats) })
    }

    private let time = Guarded(1_000)

    private func phone(
        _ script: CenterApp.Script, _ state: AppState = .notRunning,
        _ action: UserAction = .nothing, version: Int = 18,
        clock: any Clock<Duration> = ManualClock(),
        permission: NotificationTypes = .app
    ) -> Phone {
        var scenario = Scenario(IOSVersion(version), app: state, action: action)
        scenario.permission = permission
        return Phone(
            .init(
                scenario, timeLimit: HastyClock.timeLimit, clock: clock,
                now: { [time] in time.value }), launch: { CenterApp(script) })
    }

    private func push(_ aps: String = #"{"alert":"hello"}"#) throws -> RemoteNotification {
        RemoteNotification(try Payload(json: #"{"aps":\#(aps)}"#))
    }

    @Test("One without a trigger comes after the callback, and goes the way of all notifications")
    func atOnce() async throws {
        var script = CenterApp.Script()
        script.becomingActive = { $0.add(Self.request("a")) }
        let phone = phone(script)
        let opening = await phone.open()
        #expect(script.lines.value == ["launch true", "present a"])
        #expect(opening.localDeliveries.map(\.identifier) == ["a"])
        #expect(
            opening.localDeliveries.map { $0.selectors } == [
                [.willPresentNotification]
            ])
        #expect(opening.localDeliveries.first?.shownAlert?.body == "a")
        #expect(opening.localDeliveries.first?.notification == nil)
        #expect(await phone.state.delivered.map(\.identifier) == ["a"])
        let tap = await phone.act(.tap, on: "a")
        #expect(tap.selectors == [.didReceiveResponse])
        #expect(script.lines.value.last == "response a")
        #expect(await phone.state.delivered.isEmpty)
    }

    @Test("One with a time comes when it is over")
    func timed() async throws {
        var script = CenterApp.Script()
        script.becomingActive = { center in
            center.add(Self.request("b", after: 20))
            center.add(Self.request("a", after: 10))
        }
        let clock = HastyClock()
        let phone = phone(script, clock: clock)
        #expect(await phone.open().localDeliveries.isEmpty)
        #expect(await phone.state.pending.map(\.moment) == [1_010, 1_020])
        time.withLock { $0 = 1_009 }
        #expect(try await phone.deliver(push()).localDeliveries.isEmpty)
        time.withLock { $0 = 1_010 }
        #expect(
            try await phone.deliver(push()).localDeliveries.map(\.identifier) == ["a"])
        #expect(await phone.advance(by: .seconds(9)).isEmpty)
        #expect(await phone.advance(by: .seconds(30)).map(\.identifier) == ["b"])
        #expect(clock.sleeps.value.isEmpty)
        #expect(await phone.state.pending.isEmpty)
    }

    @Test("A tap on one launches the app without launch options, and calls no other method")
    func launch() async throws {
        var script = CenterApp.Script()
        script.becomingActive = { $0.add(Self.request("a", after: 10)) }
        let phone = phone(script, clock: HastyClock())
        _ = await phone.open()
        await phone.change { scenario in
            scenario.appState = .notRunning
            scenario.action = .tap
        }
        let deliveries = await phone.advance(by: .seconds(10))
        #expect(script.lines.value == ["launch true", "launch true", "response a"])
        #expect(deliveries.first?.callbacks.first?.carriesPayload == false)
    }

    @Test("One that repeats comes again and again, and can be taken back")
    func repeating() async throws {
        var script = CenterApp.Script()
        script.becomingActive = { $0.add(Self.request("a", after: 60, repeats: true)) }
        script.responding = { $0.removePendingNotificationRequests(withIdentifiers: ["a"]) }
        let phone = phone(script, clock: HastyClock())
        _ = await phone.open()
        #expect(await phone.advance(by: .seconds(180)).count == 3)
        #expect(await phone.state.pending.map(\.moment) == [1_240])
        _ = await phone.act(.tap, on: "a")
        #expect(await phone.state.pending.isEmpty)
        #expect(await phone.advance(by: .seconds(180)).isEmpty)
    }

    @Test("One on a date comes on that date")
    func calendar() async throws {
        var components = DateComponents()
        components.timeZone = TimeZone(secondsFromGMT: 0)
        (components.hour, components.minute) = (8, 30)
        let date = components
        var script = CenterApp.Script()
        script.becomingActive = { center in
            var request = Self.request("a")
            request.trigger = .calendar(dateMatching: date, repeats: true)
            center.add(request)
        }
        let phone = phone(script, clock: HastyClock())
        _ = await phone.open()
        #expect(await phone.state.pending.map(\.moment) == [30_600])
        #expect(await phone.advance(by: .seconds(2 * 86_400)).count == 2)
        #expect(await phone.state.pending.map(\.moment) == [30_600 + 2 * 86_400])
    }

    @Test(
        "A request that can never come, or has nothing to show, is refused with Apple's number",
        arguments: [
            (.timeInterval(0, repeats: false), 1_400), (.timeInterval(-1, repeats: false), 1_400),
            (.timeInterval(59, repeats: true), 1_400),
            (.timeInterval(.nan, repeats: false), 1_400),
            (.timeInterval(.infinity, repeats: false), 1_400),
            (.timeInterval(1e300, repeats: false), 1_400),
            (.calendar(dateMatching: DateComponents(), repeats: false), 1_400),
            (.calendar(dateMatching: DateComponents(month: 13, day: 32), repeats: true), 1_400),
            (.calendar(dateMatching: DateComponents(second: .max), repeats: true), 1_400),
            (.calendar(dateMatching: DateComponents(year: 1969), repeats: false), 1_400),
            (.push, 1_400), (nil, 1_401),
        ] as [(UserNotificationTrigger?, Int)])
    func refused(trigger: UserNotificationTrigger?, code: Int) async throws {
        var request = Self.request(code == 1_401 ? "" : "a")
        request.trigger = trigger
        let center = UserNotificationCenter()
        await #expect(throws: UserNotificationError.self) { try await center.add(request) }
        let found = await withCheckedContinuation { continuation in
            center.add(request) { error in
                continuation.resume(returning: (error as? UserNotificationError)?.code)
            }
        }
        #expect(found == code)
        #expect(await center.pendingNotificationRequests().isEmpty)
    }

    @Test("The 64 requests that come soonest are kept")
    func limit() async throws {
        let center = UserNotificationCenter()
        for number in (1...70).reversed() {
            try await center.add(Self.request("\(number)", after: Double(number) * 1_000))
        }
        let identifiers = await center.pendingNotificationRequests().map(\.identifier)
        #expect(identifiers == (1...64).map(String.init))
        try await center.add(Self.request("64", after: 1))
        let requests = await center.pendingNotificationRequests()
        #expect(requests.first?.identifier == "64" && requests.count == 64)
        center.removeAllPendingNotificationRequests()
        #expect(await center.pendingNotificationRequests().isEmpty)
    }

    @Test("An app that adds one at each delivery does not hold the phone up", .exhaustive)
    func endless() async throws {
        let count = Guarded(0)
        var script = CenterApp.Script()
        let add: @Sendable (UserNotificationCenter) -> Void = { center in
            let number = count.withLock { count in
                count += 1
                return count
            }
            center.add(Self.request("\(number)"))
        }
        script.becomingActive = add
        script.presenting = add
        let phone = phone(script, clock: HastyClock())
        #expect(await phone.open().localDeliveries.count == 64)
        #expect(await phone.state.pending.count == 1)
        #expect(await phone.advance(by: .seconds(1)).count >= 1_000)
    }

    @Test("Before iOS 10 there is no notification center for the app")
    func old() async throws {
        let errors = Guarded<[String]>([])
        var script = CenterApp.Script()
        script.becomingActive = { center in
            center.add(Self.request("a")) { error in
                errors.withLock { $0.append(error.map { "\($0)" } ?? "none") }
            }
        }
        let opening = await phone(script, version: 9).open()
        #expect(opening.localDeliveries.isEmpty)
        #expect(errors.value.allSatisfy { $0.contains("since iOS 10.0") })
        #expect(errors.value.count == 1)
    }

    @Test("Only what the user allows is shown")
    func permission() async throws {
        var script = CenterApp.Script()
        script.becomingActive = { center in
            var request = Self.request("a")
            (request.content.badge, request.content.sound) = (3, APSSound(name: "bell"))
            center.add(request)
        }
        let phone = phone(script, permission: .badge)
        let opening = await phone.open()
        #expect(opening.localDeliveries.map(\.shownAlert) == [nil])
        let state = await phone.state
        #expect(state.badge == 3 && state.sounds.isEmpty && state.delivered.isEmpty)
    }

    @Test("An app without a center's delegate gets nothing in the foreground")
    func noDelegate() async throws {
        struct Delegate: ApplicationDelegate {
            func applicationDidBecomeActive(_ application: Application) {
                UserNotificationCenter.current().add(LocalNotificationTests.request("a"))
            }
            func application(
                _ application: Application,
                didReceiveRemoteNotification userInfo: [AnyHashable: Any]
            ) {
                Issue.record("no remote notification has come")
            }
        }
        let scenario = Scenario(.iOS(18), app: .notRunning)
        let phone = Phone(.init(scenario, clock: ManualClock())) { Delegate() }
        let opening = await phone.open()
        #expect(opening.localDeliveries.map(\.selectors) == [[]])
        #expect(opening.localDeliveries.map(\.shownAlert) == [nil])
    }

    @Test("The app sees and removes what is in Notification Center")
    func delivered() async throws {
        let seen = Guarded<[[String]]>([])
        var script = CenterApp.Script()
        script.becomingActive = { center in
            center.removeDeliveredNotifications(withIdentifiers: ["a"])
            center.getDeliveredNotifications { notifications in
                seen.withLock { $0.append(notifications.map(\.request.identifier)) }
            }
            center.removeAllDeliveredNotifications()
        }
        let phone = phone(script)
        for identifier in ["a", "b", "c"] {
            var notification = try push()
            notification.collapseIdentifier = identifier
            _ = await phone.deliver(notification)
        }
        _ = await phone.open()
        #expect(seen.value == [["b", "c"]])
        #expect(await phone.state.delivered.isEmpty)
    }

    @Test("The app counts on its badge: 0 clears Notification Center, and only from another number")
    func badge() async throws {
        let errors = Guarded<[String]>([])
        var script = CenterApp.Script()
        script.becomingActive = { center in
            center.setBadgeCount(Application().applicationIconBadgeNumber - 1) { error in
                errors.withLock { $0.append(error.map { "\($0)" } ?? "none") }
            }
        }
        let phone = phone(script)
        _ = try await phone.deliver(push(#"{"alert":"hello","badge":2}"#))
        for (badge, count) in [(1, 1), (0, 0)] {
            _ = await phone.open()
            #expect(await phone.state.badge == badge)
            #expect(await phone.state.delivered.count == count)
            await phone.change { $0.appState = .background }
        }
        _ = try await phone.deliver(push())
        _ = await phone.open()
        #expect(await phone.state.badge == 0)
        #expect(await phone.state.delivered.count == 1)
        #expect(errors.value == ["none", "none", "none"])
    }

    @Test("Before iOS 16 the application has the number, and without permission nothing changes")
    func oldBadge() async throws {
        let errors = Guarded<[String]>([])
        var script = CenterApp.Script()
        script.becomingActive = { center in
            center.setBadgeCount(9) { error in
                errors.withLock { $0.append(error.map { "\($0)" } ?? "none") }
            }
            Application().applicationIconBadgeNumber += 4
        }
        for (permission, badge) in [(NotificationTypes.app, 4), (.alert, 0)] {
            let phone = phone(script, version: 15, permission: permission)
            _ = await phone.open()
            #expect(await phone.state.badge == badge)
        }
        #expect(errors.value.allSatisfy { $0.contains("since iOS 16.0") })
    }

    @Test("The app sees what the user allows")
    func settings() async throws {
        let found = Guarded<[UserNotificationSettings]>([])
        var script = CenterApp.Script()
        script.becomingActive = { center in
            center.getNotificationSettings { settings in found.withLock { $0.append(settings) } }
        }
        let phone = phone(script, permission: [.alert, .sound])
        for authorization in [[.alert, .sound], [.alert, .provisional], .critical]
            as [AuthorizationOptions]
        {
            await phone.change { scenario in
                scenario.authorization = authorization
                scenario.appState = .notRunning
            }
            _ = await phone.open()
        }
        #expect(
            found.value.map(\.authorizationStatus) == [.authorized, .provisional, .denied])
        #expect(found.value.map(\.alertSetting) == [.enabled, .enabled, .disabled])
        #expect(found.value.map(\.badgeSetting) == [.disabled, .disabled, .disabled])
        #expect(found.value.map(\.soundSetting) == [.enabled, .disabled, .disabled])
        #expect(found.value.map(\.criticalAlertSetting) == [.disabled, .disabled, .enabled])
        let old = UserNotificationSettings([.alert, .provisional, .critical], on: IOSVersion(11))
        #expect(old.authorizationStatus == .authorized)
        #expect(old.criticalAlertSetting == .notSupported)
        #expect(old.timeSensitiveSetting == .notSupported)
    }

    @Test("Notification Center is sorted by relevance, the newer first among equals")
    func relevance() async throws {
        let phone = phone(CenterApp.Script())
        for (name, score) in [("a", "0.5"), ("b", "7"), ("c", "-1"), ("d", "1"), ("e", "0.5")] {
            _ = try await phone.deliver(
                push(#"{"alert":"\#(name)","relevance-score":\#(score)}"#))
        }
        _ = try await phone.deliver(push(#"{"alert":"f"}"#))
        let bodies = await phone.state.byRelevance.map(\.content.body)
        #expect(bodies == ["d", "b", "e", "a", "f", "c"])
    }
}
