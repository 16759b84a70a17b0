import Foundation
import Glibc

/// The gateway of a round: a process of its own with `--record`.
final class ChaosGateway: Sendable {
    /// The end of the gateway.
    struct Ending {
        let status: Int32
        /// The lines that the gateway wrote to standard error.
        let lines: [Substring]

        /// The number of notifications in its summary, or `nil` if it has none.
        var receivedCount: Int? {
            lines.last { $0.contains(" received = ") }?
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
            let end = lines.suffix(30).joined(separator: "\n")
            return isGood ? nil : "a gateway of \(kind) ended with status \(status):\n\(end)"
        }
    }

    /// The ports by their names in the line "ready".
    let ports: [String: UInt16]

    private let messages: URL
    private let process = Process()

    /// Starts the gateway, and waits until it is ready.
    init(program: String, _ kind: Chaos.Kind, in folder: URL, recordingTo record: String) throws {
        messages = folder.appending(path: "messages")
        try Data().write(to: messages)
        let limit =
            switch kind {
            case .fewFiles: "ulimit -n 48; "
            // The blocks of a shell have 512 or 1024 bytes. The file of addresses has room in three of them.
            case .fullDisk: "ulimit -f 3; "
            case .termination, .kill: ""
            }
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments =
            ["-c", limit + #"exec "$0" "$@""#, program]
            + [
                "--state-directory", folder.appending(path: "state").path, "--plaintext", "--log",
                "never", "--format", "session", "--http2-port", "0", "--binary-port", "0",
                "--feedback-port", "0", "--request-timeout", "5", "--record", record,
            ]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = try FileHandle(forWritingTo: messages)
        try process.run()
        for _ in 0..<600 {
            let text = (try? String(contentsOf: messages, encoding: .utf8)) ?? ""
            if let line = text.split(separator: "\n").first(where: { $0.hasPrefix("ready ") }) {
                ports = SoakGateway.ports(in: line)
                return
            }
            guard process.isRunning else { break }
            Thread.sleep(forTimeInterval: 0.1)
        }
        let ending = process.isRunning ? "it runs" : "its status is \(process.terminationStatus)"
        process.terminate()
        let text = (try? String(contentsOf: messages, encoding: .utf8)) ?? ""
        throw SoakGateway.NotReady(messages: "\(kind): \(ending)\n\(text)")
    }

    /// The largest memory of the gateway in kilobytes; `nil` after its end.
    var peakMemory: Int? {
        let path = "/proc/\(process.processIdentifier)/status"
        return (try? String(contentsOfFile: path, encoding: .utf8))?.split(separator: "\n")
            .first { $0.hasPrefix("VmHWM:") }?.split(whereSeparator: { " \t".contains($0) })
            .dropFirst().first.flatMap { Int($0) }
    }

    /// The names of the files that the gateway has open.
    var openFiles: [String] {
        let path = "/proc/\(process.processIdentifier)/fd"
        let numbers = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return numbers.compactMap {
            try? FileManager.default.destinationOfSymbolicLink(atPath: "\(path)/\($0)")
        }
    }

    /// Waits until the gateway has as few files open as at its start, but not longer than a minute.
    ///
    /// It may still have notifications to write.
    ///
    /// - Parameter start: The names of the files that were open then.
    /// - Returns: The names of the files that it has open beyond these.
    func openFilesAfterEnds(beyond start: [String]) -> [String] {
        for _ in 0..<1200 where openFiles.count > start.count {
            Thread.sleep(forTimeInterval: 0.05)
        }
        let files = openFiles
        guard files.count > start.count else { return [] }
        let known = Set(start)
        // Files without a name of their own have one name for all of a kind.
        let added = files.filter { !known.contains($0) }
        return added.isEmpty ? Array(files.sorted().suffix(files.count - start.count)) : added
    }

    /// Ends the gateway as its round says, and waits for the end.
    func end(_ kind: Chaos.Kind) -> Ending {
        if kind == .kill {
            kill(process.processIdentifier, SIGKILL)
        } else if kind != .fullDisk || process.isRunning {
            process.terminate()
        }
        for _ in 0..<600 where process.isRunning { Thread.sleep(forTimeInterval: 0.1) }
        let isHanging = process.isRunning
        if isHanging { kill(process.processIdentifier, SIGKILL) }
        process.waitUntilExit()
        let text = (try? String(contentsOf: messages, encoding: .utf8)) ?? ""
        let isSignal = process.terminationReason == .uncaughtSignal
        return Ending(
            status: isHanging ? -1 : process.terminationStatus + (isSignal ? 128 : 0),
            lines: text.split(separator: "\n"))
    }
}
