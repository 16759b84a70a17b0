internal import Foundation

/// What a program that has ended printed, and with which status it ended.
public struct CommandResult: Sendable {
    /// Standard output.
    public let output: String
    /// Standard error.
    public let errors: String
    /// The exit status; 128 and the signal's number for a program that a signal ended.
    public let status: Int32

    /// The folder that the built command lies in, beside the tests.
    public static let binaryFolder = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent().path()

    /// Creates the result of a program that has ended.
    public init(output: String, errors: String, status: Int32) {
        (self.output, self.errors, self.status) = (output, errors, status)
    }

    /// Runs a program that is built beside the command.
    public static func program(_ name: String, _ arguments: String...) throws -> CommandResult {
        try program(name, arguments, input: [])
    }

    /// Runs a program that is built beside the command, from the top level of the repository or another folder.
    public static func program(
        _ name: String, _ arguments: [String], in folder: String? = nil, input: [UInt8]
    ) throws -> CommandResult {
        try run(binaryFolder + "/" + name, arguments, in: folder, input: input)
    }

    /// Runs a command line of bash's, in which `handset` is the built command.
    ///
    /// - Parameters:
    ///   - line: One or more lines of bash.
    ///   - programs: What they need; by default the optional programs that they name.
    /// - Returns: What the line printed.
    /// - Throws: What skips the test, if a program is missing.
    public static func bash(
        _ line: String, needing programs: [NeededProgram]? = nil
    ) throws -> CommandResult {
        for program in programs ?? NeededProgram.programs(in: line) { try program.require() }
        return try run("/bin/bash", ["-c", line], input: [])
    }

    private static func run(
        _ program: String, _ arguments: [String], in workingFolder: String? = nil, input: [UInt8]
    ) throws -> CommandResult {
        // Files instead of pipes: nobody has to read while the program runs.
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "handset-tests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = try ["in", "out", "err"].map { name in
            let file = folder.appending(path: name)
            try Data(name == "in" ? input : []).write(to: file)
            return file
        }
        let process = Process()
        // A program that hangs must not hang the tests, which cannot be stopped while they wait.
        // A closed pipe ends other programs as from a shell, though SwiftNIO, which is used in the same
        // process, has this signal ignored, which is inherited.
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments =
            ["--default-signal=PIPE", "timeout", "--foreground", "--kill-after=5", "1200", program]
            + arguments
        process.currentDirectoryURL = workingFolder.map { URL(filePath: $0) } ?? Repository.root
        var environment = ProcessInfo.processInfo.environment
        environment["PATH"] = binaryFolder + ":" + (environment["PATH"] ?? "")
        process.environment = environment
        process.standardInput = try FileHandle(forReadingFrom: files[0])
        process.standardOutput = try FileHandle(forWritingTo: files[1])
        process.standardError = try FileHandle(forWritingTo: files[2])
        try ProcessStart.lock.withLock { _ in try process.run() }
        process.waitUntilExit()
        let isSignal = process.terminationReason == .uncaughtSignal
        return CommandResult(
            output: String(decoding: try Data(contentsOf: files[1]), as: UTF8.self),
            errors: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self),
            status: process.terminationStatus + (isSignal ? 128 : 0))
    }
}
