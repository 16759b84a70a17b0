import Foundation

/// The gateway of a soak: a process of its own, which also gives wrong answers by chance.
final class SoakGateway: Sendable {
    /// The end of the gateway.
    struct End: CustomStringConvertible {
        let status: Int32
        /// The lines that the gateway wrote to standard error.
        let lines: [Substring]

        /// True if the gateway ended as it was asked to.
        var isGood: Bool { status == 0 || status == 2 }

        var description: String {
            (["the gateway ended with status \(status); its last lines:"]
                + lines.suffix(isGood ? 1 : 60)).joined(separator: "\n")
        }
    }

    /// A gateway that does not start.
    struct NotReady: Error, CustomStringConvertible {
        let messages: String

        var description: String { "the gateway did not start:\n\(messages)" }
    }

    /// The ports by their names in the line "ready".
    let ports: [String: UInt16]

    private let folder: URL
    private let process = Process()

    /// Starts the gateway, and waits until it is ready.
    init(program: String) throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "soak-\(getpid())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let messages = folder.appending(path: "messages")
        try Data().write(to: messages)
        process.executableURL = URL(filePath: program)
        process.arguments =
            [
                "--state-directory", folder.path, "--plaintext", "--log", "never", "--format",
                "session", "--http2-port", "0", "--binary-port", "0", "--feedback-port", "0",
            ]
            + [
                "Unregistered:0.02", "stall:0.01", "close:0.02", "close-in-frame:0.02",
                "goaway:0.02", "reset-stream:0.02", "delay:5:0.05",
            ].flatMap { ["--fail", $0] }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = try FileHandle(forWritingTo: messages)
        try process.run()
        for _ in 0..<600 {
            let text = (try? String(contentsOf: messages, encoding: .utf8)) ?? ""
            if let line = text.split(separator: "\n").first(where: { $0.hasPrefix("ready ") }) {
                ports = Self.ports(in: line)
                return
            }
            guard process.isRunning else { break }
            Thread.sleep(forTimeInterval: 0.1)
        }
        throw NotReady(messages: (try? String(contentsOf: messages, encoding: .utf8)) ?? "")
    }

    /// Returns the ports in the line "ready".
    static func ports(in line: Substring) -> [String: UInt16] {
        var ports: [String: UInt16] = [:]
        for word in line.split(separator: " ") {
            let parts = word.split(separator: "=")
            guard parts.count == 2, let port = parts[1].split(separator: ":").last else { continue }
            ports[String(parts[0])] = UInt16(port)
        }
        return ports
    }

    /// The largest memory of the gateway, in kilobytes, as the system shows it; `nil` after its end.
    var peakMemory: Substring? {
        (try? String(contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8))?
            .split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    }

    /// Ends the gateway.
    func end() throws -> End {
        process.terminate()
        process.waitUntilExit()
        let text = try String(contentsOf: folder.appending(path: "messages"), encoding: .utf8)
        let isSignal = process.terminationReason == .uncaughtSignal
        return End(
            status: isSignal ? 128 + process.terminationStatus : process.terminationStatus,
            lines: text.split(separator: "\n"))
    }
}
