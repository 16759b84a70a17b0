/// A handler that runs a program for each route.
///
/// The lookup URL is the program's only argument. If the URL begins with `-`, the argument `--` comes before
/// it, so that a session is never an option of the program. Its standard input is the JSON record of the
/// route and a newline. Its output and its errors go to the same file, standard error by default. No
/// shell is involved.
///
/// The program runs in a process group of its own, so a signal to this process does not end it. When the
/// time limit passes, the whole group is killed.
///
/// ```swift
/// let router = SessionRouter(handler: ProgramHandler(program: "xdg-open"))
/// ```
public struct ProgramHandler: SessionHandler {
    /// The program: a path if it contains a `/`, otherwise a name to be found in `PATH`.
    ///
    /// An empty element of `PATH` is skipped; it does not stand for the current folder.
    public let program: String

    private let outputDescriptor: Int32

    /// Creates a handler.
    ///
    /// - Parameters:
    ///   - program: A path if it contains a `/`, otherwise a name to be found in `PATH`.
    ///   - outputDescriptor: The open file for the program's output and errors. If `nil`, standard error.
    public init(program: String, outputDescriptor: Int32? = nil) {
        self.program = program
        self.outputDescriptor = outputDescriptor ?? Platform.standardError
    }

    /// Runs the program and waits for its end.
    ///
    /// - Throws: ``ProgramHandler/ProgramError`` if the program cannot be started, or does not exit with status 0.
    public func handle(_ route: SessionRoute) async throws {
        // An argument ends at its first NUL: the program would receive another URL than the app.
        guard !route.lookup.url.utf8.contains(0) else {
            throw ProgramHandler.ProgramError(program: program, problem: .urlHoldsNUL)
        }
        try await ProgramRun(
            program: program, argument: route.lookup.url,
            input: PayloadRecord(route).json + [UInt8(ascii: "\n")]
        ).run(output: outputDescriptor, errors: outputDescriptor)
    }

    /// Returns the reason why a program could not be started now, as far as its file shows it.
    package static func fault(of program: String) -> ProgramHandler.ProgramError? {
        ProgramRun.fault(of: program)
    }

    /// Returns the path of a program that can be started by its name, or `nil`.
    package static func path(of program: String) -> String? {
        guard fault(of: program) == nil else { return nil }
        return try? Platform.SearchPath.program(named: program)
    }

    /// Kills the process groups of all programs, also later ones: for a process that is about to exit.
    package static func endAll() { RunningPrograms.all.endAll() }
}
