import Foundation

/// The gateway of a soak, which also gives wrong answers by chance.
final class SoakGateway: Sendable {
    /// The end of the gateway.
    struct End: CustomStringConvertible {
        fileprivate let ending: GatewayProcess.Ending

        /// True if the gateway ended as it was asked to.
        var isGood: Bool { ending.status == 0 || ending.status == 2 }

        var description: String {
            (["the gateway ended with status \(ending.status); its last lines:"]
                + ending.lines.suffix(isGood ? 1 : 60)).joined(separator: "\n")
        }
    }

    private let process: GatewayProcess

    /// Starts the gateway, and waits until it is ready.
    init(program: String) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "soak-\(getpid())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let faults = [
            "Unregistered:0.02", "stall:0.01", "close:0.02", "close-in-frame:0.02", "goaway:0.02",
            "reset-stream:0.02", "delay:5:0.05",
        ]
        process = try GatewayProcess(
            program: program, faults.flatMap { ["--fail", $0] }, in: folder)
    }

    /// The ports by their names in the line "ready".
    var ports: [String: UInt16] { process.ports }

    /// The largest memory of the gateway in kilobytes; `nil` after its end.
    var peakMemory: Int? { process.peakMemory }

    /// Ends the gateway.
    func end() -> End { End(ending: process.end()) }
}
