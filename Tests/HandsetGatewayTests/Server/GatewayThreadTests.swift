import Foundation
import HandsetGateway
import Testing

@Suite(.timeLimit(.minutes(30))) struct GatewayThreadTests {
    private static func threadCount() throws -> Int {
        try FileManager.default.contentsOfDirectory(atPath: "/proc/self/task").count
    }

    @Test("A hundred gateways at once all serve, without a hundred more threads")
    func shared() async throws {
        var configuration = GatewayConfiguration()
        configuration.http2Port = nil
        configuration.feedbackPort = nil
        let before = try Self.threadCount()
        var gateways: [(gateway: Gateway, inbox: ArrivalInbox)] = []
        for _ in 0..<100 {
            let inbox = ArrivalInbox()
            gateways.append((try await Gateway.start(configuration, receiver: inbox), inbox))
        }
        for (gateway, _) in gateways {
            try await SenderSocket(gateway.addresses.binary).write(WireNotification.enhanced(7))
        }
        for (_, inbox) in gateways {
            #expect(await inbox.next(1, within: .seconds(60)).count == 1)
        }
        // Other tests of the process have threads too, but not a hundred at a moment.
        #expect(try Self.threadCount() < before + 100)
        for (gateway, _) in gateways { await gateway.stop() }
    }
}
