import Foundation
import HandsetGateway
import HandsetTestSupport
import Testing

@Suite(.timeLimit(.minutes(30))) struct GatewayThreadTests {
    private static func threadCount() throws -> Int {
        try FileManager.default.contentsOfDirectory(atPath: "/proc/self/task").count
    }

    /// In a process of its own: its threads are those of no other test.
    @Test("A hundred gateways at once all serve, without a hundred more threads")
    func shared() async {
        await #expect(processExitsWith: .success) {
            var configuration = GatewayConfiguration.ofTests
            configuration.http2Port = nil
            configuration.feedbackPort = nil
            let before = try GatewayThreadTests.threadCount()
            var gateways: [(gateway: Gateway, inbox: ArrivalInbox)] = []
            for _ in 0..<100 {
                let inbox = ArrivalInbox()
                gateways.append((try await Gateway.start(configuration, receiver: inbox), inbox))
            }
            for (gateway, _) in gateways {
                try await SenderSocket(gateway.addresses.binary).write(WireNotification.enhanced(7))
            }
            for (_, inbox) in gateways {
                #expect(await inbox.next(1, within: .untilHang).count == 1)
            }
            // Those of the event loops, and of the senders' calls that wait, whose number is a matter of luck.
            #expect(try GatewayThreadTests.threadCount() < before + 100)
            for (gateway, _) in gateways { await gateway.stop() }
        }
    }
}
