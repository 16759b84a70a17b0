import HandsetFixtures
import HandsetTestSupport
import Testing

@testable import HandsetGateway

@Suite struct TokenRateTests {
    /// A meter that expectations can use.
    private final class Meter {
        var value: TokenRateMeter

        init(_ rate: TokenRate) { value = TokenRateMeter(rate) }

        func allow(_ token: [UInt8], at now: Int) -> Bool { value.allow(token, at: now) }
    }

    private static func token(_ number: Int) -> [UInt8] {
        [UInt8(number >> 16 & 255), UInt8(number >> 8 & 255), UInt8(number & 255)]
            + [UInt8](repeating: 1, count: 29)
    }

    @Test("A device takes its whole rate at once, and then one more after each share of the time")
    func shares() {
        let meter = Meter(TokenRate(3, perSeconds: 60))
        let times = [0, 0, 0, 0, 19, 20, 20, 39, 40, 200, 200, 200, 200]
        let allowed = times.map { meter.allow(Self.token(1), at: 1_000_000_000 + $0) }
        let (yes, no) = (true, false)
        #expect(
            allowed == [yes, yes, yes, no, no, yes, no, no, yes, yes, yes, yes, no])
        #expect(meter.allow(Self.token(2), at: 1_000_000_000), "another device")
    }

    @Test("A clock that is set back holds a device up for the time of its rate at most")
    func clock() {
        let meter = Meter(TokenRate(1, perSeconds: 10))
        #expect(meter.allow(Self.token(1), at: 100_000))
        #expect(!meter.allow(Self.token(1), at: 1000))
        #expect(meter.allow(Self.token(2), at: 1000))
        #expect(!meter.allow(Self.token(2), at: 1009))
        #expect(meter.allow(Self.token(2), at: 1010))
    }

    @Test("No time and no rate overflows", arguments: [Int.min, -1, 0, Int.max])
    func extremes(time: Int) {
        for count in [Int.min, 1, Int.max] {
            for seconds in [Int.min, 1, Int.max] {
                let meter = Meter(TokenRate(count, perSeconds: seconds))
                #expect(meter.allow([1], at: time))
                #expect(meter.value.tokenCount == 1)
            }
        }
    }

    @Test("Only so many device tokens take memory, and the latest are kept", .exhaustive)
    func memory() {
        let meter = Meter(TokenRate(1, perSeconds: 60))
        let limit = GatewayLimits().ratedTokenCount / 2
        #expect((0..<limit * 2 + 10).allSatisfy { meter.allow(Self.token($0), at: 0) })
        #expect(meter.value.tokenCount <= limit * 2)
        #expect(!meter.allow(Self.token(limit * 2 + 9), at: 0))
        #expect(!meter.allow(Self.token(limit + 5), at: 0))
        #expect(meter.allow(Self.token(5), at: 0), "forgotten")
    }

    @Test("Too many notifications for a device are rejected, and those for others are not")
    func rejected() throws {
        var configuration = GatewayConfiguration()
        configuration.tokenRate = TokenRate(2, perSeconds: 60)
        configuration.now = { 1_000_000_000 }
        let service = PushService(configuration)
        func reason(_ token: [UInt8]) -> RejectionReason? {
            var decider: (any NotificationDecider)?
            let notification = ReceivedNotification(
                connection: 1, providerProtocol: .http2, token: token, payload: [])
            let decision = service.decide(notification, appTopic: nil, by: &decider)
            guard case .reject(let rejection) = decision.answer else { return nil }
            return rejection.reason
        }
        let gone =
            try AnswerToken.prefix(for: .reason(.unregistered))
            + [UInt8](repeating: 0, count: 20)
        #expect(reason(Self.token(1)) == nil)
        #expect(reason([1]) == .badDeviceToken, "does not count")
        #expect(reason(Self.token(1)) == nil)
        #expect(reason(Self.token(1)) == .tooManyRequests)
        #expect(reason(Self.token(2)) == nil)
        for _ in 0..<3 { #expect(reason(gone) == .unregistered) }
        #expect(Rejection(.tooManyRequests).status == .processingError)
    }
}
