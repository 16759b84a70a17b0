import Foundation

/// The gateways of a soak, which also give wrong answers by chance: one with the page, and one with TLS.
final class SoakGateway: Sendable {
    /// The end of both gateways.
    struct End: CustomStringConvertible {
        fileprivate let endings: [GatewayProcess.Ending]

        /// True if the gateways ended as they were asked to.
        var isGood: Bool { endings.allSatisfy { $0.status == 0 || $0.status == 2 } }

        var description: String {
            endings.flatMap { ending in
                ["a gateway ended with status \(ending.status); its last lines:"]
                    + ending.lines.suffix(isGood ? 1 : 60)
            }.joined(separator: "\n")
        }
    }

    /// The wrong answers that senders get by chance.
    static let faults = [
        ("Unregistered", 0.02), ("stall", 0.01), ("close", 0.02), ("close-in-frame", 0.02),
        ("goaway", 0.02), ("reset-stream", 0.02), ("delay:5", 0.05),
    ]

    private let folder: URL
    private let plain: GatewayProcess
    private let encrypted: GatewayProcess

    /// Starts the gateways, and waits until they are ready.
    init(program: String) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "soak-\(getpid())")
        self.folder = folder
        let faults = Self.faults.flatMap { ["--fail", "\($0.0):\($0.1)"] }
        func start(_ name: String, _ arguments: [String]) throws -> GatewayProcess {
            let folder = folder.appending(path: name)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            return try GatewayProcess(program: program, arguments + faults, in: folder)
        }
        plain = try start(
            "plain",
            [
                "--tls", "off", "--page", "--app", "classic", "--port", "page=0", "--limit",
                "kept=2000",
            ])
        encrypted = try start("encrypted", ["--topic", "com.example.app"])
    }

    /// The ports in plain text by their names in the line "ready".
    var ports: [String: UInt16] { plain.ports }

    /// The ports with TLS by their names in the line "ready".
    var encryptedPorts: [String: UInt16] { encrypted.ports }

    /// A sender with TLS; `nil` if there is no port for it.
    var sender: TLSSender? {
        encrypted.ports["http2"].map {
            TLSSender(folder: folder.appending(path: "encrypted/state"), port: $0)
        }
    }

    /// The present and the largest memory of both gateways, in kilobytes.
    var memory: String {
        [("plain", plain), ("encrypted", encrypted)].map { name, process in
            guard let memory = process.memory, let peak = process.peakMemory else {
                return "the \(name) gateway is gone"
            }
            return "\(name) \(memory) kB, at most \(peak)"
        }.joined(separator: "; ")
    }

    /// Ends the gateways.
    func end() -> End { End(endings: [plain.end(), encrypted.end()]) }
}
