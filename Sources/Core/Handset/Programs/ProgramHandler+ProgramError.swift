extension ProgramHandler {
    /// The reason why a program did not handle a session.
    public struct ProgramError: Error, Hashable, Sendable, CustomStringConvertible {
        /// A cause of failure.
        public enum Problem: Hashable, Sendable {
            /// The system did not start the program, or `PATH` has none of that name; the system's message.
            case cannotStart(String)
            /// The file for the record could not be created in `TMPDIR` or `/tmp`; the system's message.
            case cannotPassRecord(String)
            /// The lookup URL contains a NUL, which an argument cannot contain.
            case urlHoldsNUL
            /// The program exited with another status than 0.
            case ended(status: Int32)
            /// A signal ended the program.
            case killed(signal: Int32)
            /// The program wrote more bytes than this to its standard output.
            case tooMuchOutput(maximum: Int)
            /// The system does not report how the program ended; its message.
            case endUnknown(String)
        }

        /// The program.
        public var program: String
        /// The cause.
        public var problem: Problem

        /// Creates an error.
        public init(program: String, problem: Problem) {
            self.program = program
            self.problem = problem
        }

        /// The program and the cause, as part of a sentence.
        public var description: String {
            switch problem {
            case .cannotStart(let message):
                "\(program) cannot be started: \(message)"
                    + (program.contains(" ")
                        ? "; a program gets no arguments of its own: name a script that has them"
                        : "")
            case .cannotPassRecord(let message):
                "the record cannot be passed to \(program) by a file in TMPDIR: \(message)"
            case .urlHoldsNUL:
                "the lookup URL contains a NUL character, which cannot be passed to \(program)"
            case .ended(let status): "\(program) ended with status \(status)"
            case .tooMuchOutput(let maximum):
                "\(program) wrote more than \(maximum) bytes, the limit of a payload"
            case .endUnknown(let message): "the end of \(program) is not known: \(message)"
            case .killed(let signal): "\(program) was ended by signal \(signal)"
            }
        }
    }
}
