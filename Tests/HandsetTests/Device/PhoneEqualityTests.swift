import Foundation
import Handset
import HandsetTestSupport
import Testing

/// The values that tests compare are equatable.
@Suite(.timeLimit(.minutes(30))) struct PhoneEqualityTests {
    private struct Delegate: ApplicationDelegate {}

    private func phone() -> Phone {
        Phone(
            .init(Scenario(.ofTheApp, app: .background), clock: ManualClock(), now: { 10 }),
            launch: { Delegate() })
    }

    @Test("Deliveries and states of two phones are equal as long as the same has come")
    func phones() async throws {
        let (one, other) = (phone(), phone())
        let payload: Payload = ["aps": ["alert": "Ready", "badge": 2]]
        #expect(try await one.receive(payload) == other.receive(payload))
        #expect(await one.state == other.state)
        await one.connect(.away)
        await other.connect(.away)
        #expect(await one.deliver(RemoteNotification(payload)).outcome == .stored(replaced: nil))
        #expect(await one.state != other.state)
        await other.deliver(RemoteNotification(payload))
        #expect(await one.state == other.state)
    }

    @Test("Rules are equal if they find the same in the same way")
    func rules() throws {
        let rule = try SessionRule(name: "a", pattern: "(a)")
        #expect(try rule == SessionRule(name: "a", pattern: "(a)"))
        #expect(try rule != SessionRule(name: "a", pattern: "(b)"))
        #expect(try rule != SessionRule(name: "a", pattern: "(a)", options: .caseInsensitive))
        #expect(SessionRules.app == SessionRules([.app]))
        #expect(SessionRules.app != SessionRules([.app], routing: .all))
    }
}
