public import Foundation
internal import Glibc

/// Runs a program for each route: the lookup URL is its only argument, and the ``PayloadRecord`` of
/// the route, with a newline, its standard input.
///
/// No shell is involved. What the program prints goes to one place, by default standard error, since
/// standard output is for data. A program that does not end in time is killed, with all that it has
/// started.
///
/// ```swift
/// let router = SessionRouter(handler: ProgramHandler(program: "xdg-open"))
/// ```
public struct ProgramHandler: SessionHandler {
    /// The program: a path if there is a `/` in it, otherwise a name to be looked for in `PATH`.
    public let program: String

    private let output: FileHandle

    /// Creates a handler.
    ///
    /// - Parameters:
    ///   - program: A path if there is a `/` in it, otherwise a name to be looked for in `PATH`.
    ///   - output: Where the program's output goes, errors and all.
    public init(program: String, output: FileHandle = .standardError) {
        self.program = program
        self.output = output
    }

    /// Runs the program and waits for its end.
    ///
    /// - Throws: ``ProgramError`` if the program cannot be started, or ends with another status
    ///   than 0.
    public func handle(_ route: SessionRoute) async throws {
        // An argument ends at its first NUL; the program would get another URL than the app.
        guard !route.lookup.url.utf8.contains(0) else {
            throw ProgramError(program: program, problem: .urlHoldsNUL)
        }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: try path())
        process.arguments = [route.lookup.url]
        process.standardInput = try Self.file(holding: PayloadRecord(route).json + [0x0A])
        process.standardOutput = output
        process.standardError = output
        try await withTaskCancellationHandler {
            try await run(process)
        } onCancel: {
            // Foundation gives each process a group of its own.
            if process.isRunning { kill(-process.processIdentifier, SIGKILL) }
        }
    }

    private func run(_ process: Process) async throws {
        try await withCheckedThrowingContinuation { continuation in
            process.terminationHandler = { [program] process in
                let status = process.terminationStatus
                switch process.terminationReason {
                case .exit where status == 0: continuation.resume()
                case .exit:
                    continuation.resume(
                        throwing: ProgramError(program: program, problem: .ended(status: status)))
                default:
                    continuation.resume(
                        throwing: ProgramError(program: program, problem: .killed(signal: status)))
                }
            }
            do {
                try process.run()
            } catch {
                process.terminationHandler = nil
                continuation.resume(
                    throwing: ProgramError(
                        program: program, problem: .cannotStart(error.localizedDescription)))
            }
        }
    }

    private func path() throws(ProgramError) -> String {
        if program.contains("/") { return program }
        let folders = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        for folder in folders.split(separator: ":") {
            let path = "\(folder)/\(program)"
            if FileManager.default.isExecutableFile(atPath: path) { return path }
        }
        throw ProgramError(program: program, problem: .isNotInPath)
    }

    /// Opens a file without a name, which holds some bytes.
    ///
    /// Unlike a pipe it can be written before the program reads, and needs nobody to read it.
    private static func file(holding bytes: [UInt8]) throws -> FileHandle {
        let path = NSTemporaryDirectory() + "/handset-" + UUID().uuidString
        let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw CocoaError(.fileWriteUnknown) }
        unlink(path)
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        try file.write(contentsOf: bytes)
        try file.seek(toOffset: 0)
        return file
    }
}
