import Foundation
import Glibc

/// The gateway of a round, with `--record`.
final class ChaosGateway: Sendable {
    /// The end of the gateway.
    struct Ending {
        fileprivate let ending: GatewayProcess.Ending

        var status: Int32 { ending.status }

        /// The number of notifications in its summary, or `nil` if it has none.
        var receivedCount: Int? {
            ending.lines.last { $0.contains(" received = ") }?
                .split(separator: " ").dropFirst().first.flatMap { Int($0) }
        }

        /// Returns the way in which the gateway has not ended as it should, if any.
        func problem(of kind: Chaos.Kind) -> String? {
            let isGood: Bool =
                switch kind {
                case .termination, .fewFiles: [0, 2].contains(status) && receivedCount != nil
                case .kill: status == 128 + SIGKILL
                case .fullDisk: status == 74
                }
            let end = ending.lines.suffix(30).joined(separator: "\n")
            return isGood ? nil : "a gateway of \(kind) ended with status \(status):\n\(end)"
        }
    }

    private let process: GatewayProcess

    /// Starts the gateway, and waits until it is ready.
    init(program: String, _ kind: Chaos.Kind, in folder: URL, recordingTo record: String) throws {
        let limits =
            switch kind {
            case .fewFiles: "ulimit -n 48; "
            // The blocks of a shell have 512 or 1024 bytes. The file of addresses has room in three of them.
            case .fullDisk: "ulimit -f 3; "
            case .termination, .kill: ""
            }
        process = try GatewayProcess(
            program: program, limits: limits,
            ["--tls", "off", "--limit", "request-time=5", "--record", record], in: folder)
    }

    /// The ports by their names in the line "ready".
    var ports: [String: UInt16] { process.ports }

    /// The largest memory of the gateway in kilobytes; `nil` after its end.
    var peakMemory: Int? { process.peakMemory }

    /// The names of the files that the gateway has open.
    var openFiles: [String] { process.openFiles }

    /// Waits until the gateway has as few files open as at its start, but not longer than five minutes.
    ///
    /// It may still have tens of thousands of notifications to write.
    ///
    /// - Parameter start: The names of the files that were open then.
    /// - Returns: A line with both lists, or `nil` if it has no more files open than at its start.
    func filesLeftOpen(beyond start: [String]) -> String? {
        for _ in 0..<6000 where openFiles.count > start.count {
            Thread.sleep(forTimeInterval: 0.05)
        }
        let files = openFiles
        guard files.count > start.count else { return nil }
        return "files open at the start: \(start.sorted()); after the senders: \(files.sorted())"
    }

    /// Ends the gateway as its round says, and waits for the end.
    func end(_ kind: Chaos.Kind) -> Ending {
        Ending(ending: process.end(by: kind == .kill ? SIGKILL : SIGTERM))
    }
}
