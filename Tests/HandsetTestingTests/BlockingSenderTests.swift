import Foundation
import Handset
import HandsetFixtures
import HandsetGateway
import HandsetTestSupport
import HandsetTesting
import Testing

/// Senders that block the thread that they run on, as many do.
@Suite(.timeLimit(.minutes(30))) struct BlockingSenderTests {
    @Test(
        "A sender is answered while tests that block have taken all of Swift's threads",
        .needs(.curl))
    func answered() async throws {
        let gateway = try await TestGateway.start()
        let folder = try TemporaryFolder()
        let paths = try gateway.identity.write(in: folder.path)
        let arguments = [
            "curl", "-sS", "--http2", "--max-time", "1200", "--cacert", paths.authority, "--cert",
            paths.clientCertificate, "--key", paths.clientKey, "-H", "apns-topic: com.example.app",
            "-d", #"{"aps":{}}"#, "-w", "%{http_code}", "-o", "/dev/null",
            "\(gateway.url)/3/device/\(DeviceToken.sample.hex)",
        ]
        let isDone = Guarded(false)
        defer { isDone.withLock { $0 = true } }
        for _ in 0..<8 * ProcessInfo.processInfo.activeProcessorCount {
            Task.detached { Self.block(until: isDone) }
        }
        let status = try Self.outputOfEnv(arguments)
        isDone.withLock { $0 = true }
        await gateway.stop()
        #expect(status == "200")
    }

    private static func block(until isDone: Guarded<Bool>) {
        while !isDone.value { Thread.sleep(forTimeInterval: 0.01) }
    }

    private static func outputOfEnv(_ arguments: [String]) throws -> String {
        let (process, output) = (Process(), Pipe())
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = arguments
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let text = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return String(decoding: text, as: UTF8.self)
    }
}
