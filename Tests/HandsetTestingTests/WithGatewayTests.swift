import Foundation
import HandsetTestSupport
import HandsetTesting
import Testing

/// A gateway for the time of a closure.
@Suite(.timeLimit(.minutes(30))) struct WithGatewayTests {
    struct Broken: Error {}

    @Test("A gateway in a scope has its answers, and returns the result of the closure")
    func result() async throws {
        let outcomes = try await Gateway.withGateway(.reason(.unregistered)) { gateway in
            let sender = TestSender(gateway)
            for _ in 0..<2 { _ = try await sender.send(["aps": ["badge": 1]]) }
            return try await gateway.next(2).map(\.outcome)
        }
        #expect(outcomes.last == .delivered)
        #expect(outcomes.count == 2)
    }

    @Test("A gateway in a scope stops also if the closure throws")
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
