internal import Glibc

/// Runs a program for each route: the lookup URL is its only argument, and the ``PayloadRecord`` of
/// the route, with a newline, its standard input.
///
/// No shell is involved. What the program prints goes to one place, by default standard error, since
/// standard output is for data. A program that does not end in time is killed, with all that it has
/// started in its process group. What ends this
/// process does not end it.
///
/// ```swift
/// let router = SessionRouter(handler: ProgramHandler(program: "xdg-open"))
/// ```
public struct ProgramHandler: SessionHandler {
    /// The program: a path if there is a `/` in it, otherwise a name to be looked for in `PATH`.
    public let program: String

    private let outputDescriptor: Int32

    /// Creates a handler.
    ///
    /// - Parameters:
    ///   - program: A path if there is a `/` in it, otherwise a name to be looked for in `PATH`.
    ///   - outputDescriptor: The open file that the program's output goes to, errors and all. If
    ///     `nil`, that is standard error.
    public init(program: String, outputDescriptor: Int32? = nil) {
        self.program = program
        self.outputDescriptor = outputDescriptor ?? STDERR_FILENO
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
        guard !program.utf8.contains(0) else {
            throw ProgramError(
                program: program, problem: .cannotStart("its name holds a NUL character"))
        }
        try Task.checkCancellation()
        let process: ProgramProcess
        do {
            process = try ProgramProcess(
                program: program, argument: route.lookup.url,
                input: PayloadRecord(route).json + [UInt8(ascii: "\n")],
                outputDescriptor: outputDescriptor)
        } catch {
            throw ProgramError(program: program, problem: Self.problem(of: error))
        }
        RunningPrograms.all.add(process)
        defer { RunningPrograms.all.remove(process) }
        let end = await withTaskCancellationHandler {
            await process.end()
        } onCancel: {
            process.kill()
        }
        switch end {
        case .exited(0): break
        case .exited(let status):
            throw ProgramError(program: program, problem: .ended(status: status))
        case .killed(let signal):
            throw ProgramError(program: program, problem: .killed(signal: signal))
        case .unknown(let code):
            throw ProgramError(
                program: program, problem: .endUnknown(String(cString: strerror(code))))
        }
    }

    /// Ends each program that runs, with all that it has started in its process group, and those that are
    /// started from now on; for a process that is about to end.
    package static func endAll() { RunningPrograms.all.endAll() }

    private static func problem(of failure: ProgramProcess.Failure) -> ProgramError.Problem {
        switch failure {
        case .input(let code): .cannotPassRecord(String(cString: strerror(code)))
        case .start(let code): .cannotStart(String(cString: strerror(code)))
        }
    }
}
