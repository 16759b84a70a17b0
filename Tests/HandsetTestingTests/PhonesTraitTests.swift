import Handset
import HandsetGateway
import HandsetTesting
import Testing

/// A delegate whose completion handler a test can call again.
@MainActor private final class LateDelegate: ApplicationDelegate, UserNotificationCenterDelegate {
    private var handler: (@Sendable () -> Void)?

    init() {}

    func userNotificationCenter(
        _ center: UserNotificationCenter, didReceive response: UserNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) {
        handler = completionHandler
        completionHandler()
    }

    func callAgain() {
        handler?()
    }
}

/// The traits and the scope fail a test whose app has a fault when the callbacks are over.
@Suite(.timeLimit(.minutes(30))) struct PhonesTraitTests {
    @Sendable private static func run() async throws {
        let delegate = await LateDelegate()
        let phone = Phone(.iOS(18), app: .background) { delegate }
        try await phone.receive(["aps": ["alert": "Ready"]], then: .tap)
        await delegate.callAgain()
    }

    @Test("The trait for phones throws the fault")
    func phones() async throws {
        let test = try #require(Test.current)
        await #expect(throws: DeliveryFailure.self) {
            try await PhonesTrait.phones.provideScope(for: test, testCase: nil) {
                try await Self.run()
            }
        }
    }

    @Test("The trait for a gateway throws it, and so does the scope")
    func gateway() async throws {
        let test = try #require(Test.current)
        await #expect(throws: DeliveryFailure.self) {
            try await GatewayTrait.gateway.provideScope(for: test, testCase: nil) {
                try await Self.run()
            }
        }
        await #expect(throws: DeliveryFailure.self) {
            try await Gateway.withGateway { _ in try await Self.run() }
        }
    }

    @Test("A test without a fault passes", .phones)
    func passes() async throws {
        let phone = Phone(.iOS(18), app: .background) { await LateDelegate() }
        try await phone.receive(["aps": ["alert": "Ready"]], then: .tap)
    }
}
