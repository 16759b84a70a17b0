import Foundation

/// A gateway that runs as a process of its own, on any free ports.
final class GatewayProcess: Sendable {
    /// The end of a gateway.
    struct Ending {
        /// The exit status; 128 and the signal's number if a signal ended it, -1 if it did not end in time.
        let status: Int32
        /// The lines that the gateway wrote to standard error.
        let lines: [Substring]
    }

    /// A gateway that does not start.
    struct NotReady: Error, CustomStringConvertible {
        let messages: String

        var description: String { "the gateway did not start:\n\(messages)" }
    }

    /// The ports by their names in the line "ready".
    let ports: [String: UInt16]

    private let messages: URL
    private let process = Process()

    /// Starts a gateway, and waits until it is ready.
    ///
    /// - Parameters:
    ///   - program: The path of the program.
    ///   - limits: The commands of a shell that set its limits, each with a semicolon after it.
    ///   - arguments: More arguments.
    ///   - folder: The folder of its state and its messages.
    /// - Throws: ``NotReady`` if it is not ready within a minute; an error of the system if it cannot be run.
    init(
        program: String, limits: String = "", _ arguments: [String], in folder: URL
    ) throws {
        messages = folder.appending(path: "messages")
        try Data().write(to: messages)
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments =
            ["-c", limits + #"exec "$0" "$@""#, program]
            + [
                "--state-directory", folder.appending(path: "state").path, "--log", "never",
                "--format", "session", "--port", "http2=0", "--port", "binary=0",
                "--port", "feedback=0",
            ] + arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = try FileHandle(forWritingTo: messages)
        try process.run()
        for _ in 0..<600 {
            if let line = Self.lines(of: messages).first(where: { $0.hasPrefix("ready ") }) {
                ports = Self.ports(in: line)
                return
            }
            guard process.isRunning else { break }
            Thread.sleep(forTimeInterval: 0.1)
        }
        let ending = process.isRunning ? "it runs" : "its status is \(process.terminationStatus)"
        process.terminate()
        throw NotReady(
            messages: ([ending[...]] + Self.lines(of: messages)).joined(separator: "\n"))
    }

    /// The largest memory of the gateway in kilobytes; `nil` after its end.
    var peakMemory: Int? { status("VmHWM:") }

    /// The present memory of the gateway in kilobytes; `nil` after its end.
    var memory: Int? { status("VmRSS:") }

    /// Returns a number that the system knows of the gateway.
    private func status(_ name: String) -> Int? {
        let path = "/proc/\(process.processIdentifier)/status"
        return (try? String(contentsOfFile: path, encoding: .utf8))?.split(separator: "\n")
            .first { $0.hasPrefix(name) }?.split(whereSeparator: { " \t".contains($0) })
            .dropFirst().first.flatMap { Int($0) }
    }

    /// The names of the files, sockets and pipes that the gateway has open.
    ///
    /// Event queues and timers are left out: the runtime makes one more the first time that it needs it.
    var openFiles: [String] {
        let path = "/proc/\(process.processIdentifier)/fd"
        let numbers = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return numbers.compactMap {
            try? FileManager.default.destinationOfSymbolicLink(atPath: "\(path)/\($0)")
        }.filter { !$0.hasPrefix("anon_inode:") }
    }

    /// Ends the gateway by a signal, and waits a minute for the end.
    func end(by signal: Int32 = SIGTERM) -> Ending {
        if process.isRunning { kill(process.processIdentifier, signal) }
        for _ in 0..<600 where process.isRunning { Thread.sleep(forTimeInterval: 0.1) }
        let isHanging = process.isRunning
        if isHanging { kill(process.processIdentifier, SIGKILL) }
        process.waitUntilExit()
        let isSignal = process.terminationReason == .uncaughtSignal
        return Ending(
            status: isHanging ? -1 : process.terminationStatus + (isSignal ? 128 : 0),
            lines: Self.lines(of: messages))
    }

    private static func lines(of file: URL) -> [Substring] {
        ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n")
    }

    /// Returns the ports in the line "ready".
    private static func ports(in line: Substring) -> [String: UInt16] {
        var ports: [String: UInt16] = [:]
        for word in line.split(separator: " ") {
            let parts = word.split(separator: "=")
            guard parts.count == 2, let port = parts[1].split(separator: ":").last else { continue }
            ports[String(parts[0])] = UInt16(port)
        }
        return ports
    }
}
