/// Says why a program has not handled a session.
public struct ProgramError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What went wrong.
    public enum Problem: Hashable, Sendable {
        /// The system did not start the program, or has none of that name in `PATH`; its words.
        case cannotStart(String)
        /// No file could be made to pass the record in, in `TMPDIR` or `/tmp`; the system's words.
        case cannotPassRecord(String)
        /// The lookup URL holds a NUL, which no argument can.
        case urlHoldsNUL
        /// The program ended with a status that is not 0.
        case ended(status: Int32)
        /// A signal ended the program.
        case killed(signal: Int32)
        /// The system does not say how the program ended; its words.
        case endUnknown(String)
    }

    /// The program.
    public var program: String
    /// What went wrong.
    public var problem: Problem

    /// Creates an error.
    public init(program: String, problem: Problem) {
        self.program = program
        self.problem = problem
    }

    /// What was found.
    public var description: String {
        switch problem {
        case .cannotStart(let words): "\(program) cannot be started: \(words)"
        case .cannotPassRecord(let words):
            "the record cannot be passed to \(program) by a file in TMPDIR: \(words)"
        case .urlHoldsNUL:
            "the lookup URL holds a NUL character, which cannot be passed to \(program)"
        case .ended(let status): "\(program) ended with status \(status)"
        case .endUnknown(let words): "how \(program) ended is not known: \(words)"
        case .killed(let signal): "\(program) was ended by signal \(signal)"
        }
    }
}
