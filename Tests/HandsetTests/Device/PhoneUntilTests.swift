import Handset
import Testing

/// A delegate that routes in a task of its own, and calls its handler at once.
@MainActor
private final class RoutingDelegate:
    ApplicationDelegate, UserNotificationCenterDelegate
{
    private(set) var opened: [String] = []

    init() {}

    func userNotificationCenter(
        _ center: UserNotificationCenter, didReceive response: UserNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) {
        Task {
            try await Task.sleep(for: .milliseconds(20))
            opened.append("shop://orders/7")
        }
        completionHandler()
    }
}

/// A test waits for what an app does after its callbacks.
@Suite(.timeLimit(.minutes(10))) struct PhoneUntilTests {
    @Test("A task of the delegate is waited for, by a condition or a value")
    func met() async throws {
        let delegate = await RoutingDelegate()
        let phone = Phone(.iOS(18), app: .background) { delegate }
        try await phone.receive(["aps": ["alert": "Ready"]], then: .tap)
        try await phone.until(within: .seconds(300)) { await delegate.opened.count == 1 }
        await phone.goHome()
        try await phone.receive(["aps": ["alert": "Ready"]], then: .tap)
        try await phone.until(["shop://orders/7", "shop://orders/7"], within: .seconds(300)) {
            await delegate.opened
        }
    }

    @Test("What does not come is an error with what was seen last")
    func unmet() async throws {
        let delegate = await RoutingDelegate()
        let phone = Phone(.iOS(18), app: .background) { delegate }
        let error = await #expect(throws: Phone.UntilTimeout.self) {
            try await phone.until(["a"], within: .zero) { await delegate.opened }
        }
        #expect(
            error?.description
                == "the app did not do it within 0.0 seconds: in 1 looks the last value was [], "
                + "and [\"a\"] was waited for")
        let other = await #expect(throws: Phone.UntilTimeout.self) {
            try await phone.until(within: .milliseconds(1)) { false }
        }
        #expect(other?.seen == "false; the app is background")
        #expect(other?.lookCount ?? 0 > 1)
    }

    @Test("A task that is cancelled waits no longer")
    func cancelled() async throws {
        let phone = Phone(.iOS(18)) { await RoutingDelegate() }
        let task = Task { try await phone.until(within: .seconds(7_200)) { false } }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }
}
