import Foundation
import Handset
import HandsetFixtures
import HandsetGateway
import HandsetTestSupport
import HandsetTesting

/// A sender that shows its certificate: curl.
struct TestSender {
    private let gateway: TestGateway
    private let paths: IdentityPaths?

    /// Creates a sender; without paths it has files of its own.
    init(_ gateway: TestGateway, _ paths: IdentityPaths? = nil) {
        self.gateway = gateway
        self.paths = paths
    }

    /// Sends a payload, and returns the status of the answer.
    func send(_ payload: Payload, to token: DeviceToken = .sample) async throws -> String {
        let folder = try TemporaryFolder()
        let paths = try paths ?? gateway.identity.write(in: folder.path)
        let json = String(decoding: try JSONEncoder().encode(payload), as: UTF8.self)
        let status = try await Self.curl([
            "--cacert", paths.authority, "--cert", paths.clientCertificate, "--key",
            paths.clientKey, "-H", "apns-topic: com.example.app", "-d", json, "-w",
            "%{http_code}", "-o", "/dev/null", "\(gateway.url)/3/device/\(token.hex)",
        ])
        _ = folder
        return status
    }

    /// Connects without the authority of the gateway.
    func connectWithoutTrust() async throws {
        _ = try await Self.curl(["\(gateway.url)"])
    }

    static func curl(_ arguments: [String]) async throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["curl", "-sS", "--http2", "--max-time", "1200"] + arguments
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        return try await withCheckedThrowingContinuation { continuation in
            process.terminationHandler = { _ in
                let bytes = (try? output.fileHandleForReading.readToEnd()) ?? Data()
                continuation.resume(returning: String(decoding: bytes, as: UTF8.self))
            }
            do { try process.run() } catch { continuation.resume(throwing: error) }
        }
    }
}
