import Foundation
import HandsetGateway
import Testing

@Suite struct GatewayThreadTests {
    @Test("Many gateways have the same threads, and none of their own")
    func shared() async throws {
        var gateways: [Gateway] = []
        for _ in 0..<20 {
            gateways.append(
                try await Gateway.start(GatewayConfiguration(), receiver: ArrivalInbox()))
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")
            .compactMap {
                try? String(contentsOfFile: "/proc/self/task/\($0)/comm", encoding: .utf8)
            }
        for gateway in gateways { await gateway.stop() }
        // So SwiftNIO calls the threads of a group that is made, and of the one that all share.
        #expect(!names.contains { $0.hasPrefix("NIO-ELT") })
        #expect(names.contains { $0.hasPrefix("NIO-SGLTN") })
    }
}
