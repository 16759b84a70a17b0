import Foundation
import Handset
import HandsetFixtures
import HandsetGateway
import HandsetTestSupport
import HandsetTesting
import Testing

/// A gateway for the time of a closure.
@Suite(.timeLimit(.minutes(30))) struct WithGatewayTests {
    struct Broken: Error {}

    @Test(
        "A gateway in a scope has its answers, and returns the result of the closure", .needs(.curl)
    )
    func result() async throws {
        let outcomes = try await Gateway.withGateway(.reason(.unregistered)) { gateway in
            let sender = TestSender(gateway)
            for _ in 0..<2 { _ = try await sender.send(["aps": ["badge": 1]]) }
            return try await gateway.next(2).map(\.outcome)
        }
        #expect(outcomes.last == .delivered)
        #expect(outcomes.count == 2)
    }

    @Test("A gateway in a scope stops also if the closure throws", .needs(.curl))
    func error() async throws {
        let gateway = Guarded<TestGateway?>(nil)
        await #expect(throws: Broken.self) {
            try await Gateway.withGateway { started in
                gateway.withLock { $0 = started }
                throw Broken()
            }
        }
        // It is still there, and does not listen any more.
        let url = try #require(gateway.value?.url)
        #expect(try await TestSender.curl(["\(url)"]) == "")
        #expect(gateway.value?.counts.connections == 0)
    }

    @Test("A port that is none is an error that names it", arguments: [65_536, 70_000, -1])
    func port(number: Int) async {
        let error = await #expect(throws: GatewayError.self) {
            try await TestGateway.start { $0.http2Port = number }
        }
        #expect(
            error?.description
                == "\(number) is not a port for http2; choose one from 1 to 65535, or 0 for any free port"
        )
        await #expect(throws: GatewayError.self) {
            try await TestGateway.start { $0.feedbackPort = number }
        }
    }

    @Test(
        "A call that does not get all notifications takes none, and a negative count is an error",
        .needs(.curl))
    func count() async throws {
        try await Gateway.withGateway { gateway in
            _ = try await TestSender(gateway).send(["aps": ["badge": 1]])
            let timeout = await #expect(throws: ArrivalTimeout.self) {
                try await gateway.next(2, within: .milliseconds(1))
            }
            #expect(timeout?.arrivals.count == 1)
            #expect(timeout?.earlier == [])
            #expect(try await gateway.next().payload["aps"]?["badge"] == 1)
            let error = await #expect(throws: ArrivalCountError.self) {
                try await gateway.next(-1)
            }
            #expect(error?.description.hasPrefix("-1 is not a number") == true)
        }
    }

    @Test("All gateways of a process have one identity")
    func identity() async throws {
        let first = try await TestGateway.start()
        let second = try await TestGateway.start { $0.identity = nil }
        #expect(first.authority == second.authority)
        #expect(second.url.scheme == "http")
        #expect(first.url.scheme == "https")
        await first.stop()
        await second.stop()
    }

    @Test("Without a trait there is no gateway, which is an error with advice")
    func missing() {
        let error = #expect(throws: GatewayMissing.self) { try Test.gateway }
        #expect(error?.description.contains("write @Test(.gateway)") == true)
    }
}
