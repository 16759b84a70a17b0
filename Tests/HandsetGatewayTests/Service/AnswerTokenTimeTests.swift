import Handset
import HandsetFixtures
import Testing

@testable import HandsetGateway

@Suite struct AnswerTokenTimeTests {
    @Test(
        "The time of an answer token is its own, in the past, and the same in the feedback service",
        arguments: [RejectionReason.unregistered, .expiredToken])
    func inactiveSince(reason: RejectionReason) throws {
        let now = Locked(1_700_000_000)
        var configuration = GatewayConfiguration()
        configuration.now = { now.withLock { $0 } }
        let service = PushService(configuration)
        var times: [Int] = []
        for last in [1, 2, 1] as [UInt8] {
            var decider: (any NotificationDecider)?
            let notification = ReceivedNotification(
                connection: 1, providerProtocol: .http2,
                token: try AnswerToken.prefix(for: .reason(reason))
                    + [UInt8](repeating: last, count: 20), payload: [])
            let decision = service.decide(notification, appTopic: nil, by: &decider)
            guard case .reject(let rejection) = decision.answer else { continue }
            #expect(rejection.reason == reason)
            times.append(try #require(rejection.since))
            now.withLock { $0 += 1000 }
        }
        try #require(times.count == 3)
        #expect(times[0] == times[2])
        #expect(times[0] != times[1])
        for time in times {
            #expect((1_577_836_800..<1_672_531_200).contains(time), "2020 to 2022")
        }
        let listed = service.takeFeedback().map { Int($0.time) }
        #expect(listed == (reason == .unregistered ? [times[0], times[1]] : []))
    }
}
