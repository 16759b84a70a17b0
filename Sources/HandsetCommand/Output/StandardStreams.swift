import Glibc
package import Handset

/// The standard output and the standard error of the command.
package struct StandardStreams {
    /// Standard output, for data.
    package let output: ByteOutput
    /// Standard error, for the device log and diagnostics.
    private let error: ErrorStream

    private enum ErrorStream {
        case descriptor(ByteOutput)
        case recording(StreamRecording)
    }

    /// Creates the streams of the process.
    package init() {
        output = ByteOutput(descriptor: STDOUT_FILENO, name: "standard output")
        error = .descriptor(ByteOutput(descriptor: STDERR_FILENO, name: "standard error"))
    }

    /// Creates streams that record what is written to them.
    package init(_ recording: StreamRecording) {
        output = recording.output
        error = .recording(recording)
    }

    /// Prepares the process; must be called once, before anything else.
    static func prepare() {
        // The next file that is opened must not take the descriptor of a stream that the caller has
        // closed. Its replacement fails to read or write, so that nothing is lost silently.
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
            _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
        // A closed pipe becomes an error number instead of a signal.
        signal(SIGPIPE, SIG_IGN)
        // If the caller ignores it, `waitpid` cannot wait for programs.
        signal(SIGCHLD, SIG_DFL)
        StopSignal.listen()
    }

    /// True if standard error is a terminal.
    static var isErrorTerminal: Bool { isatty(STDERR_FILENO) == 1 }

    /// True if standard output is a terminal that shows colours, and NO_COLOR is not set
    /// (no-color.org).
    static var isOutputColoured: Bool {
        isatty(STDOUT_FILENO) == 1 && (getenv("NO_COLOR").map { $0.pointee == 0 } ?? true)
            && getenv("TERM").map { String(cString: $0) } != "dumb"
    }

    /// Reports the hazards of a payload.
    package func report(_ origin: PayloadOrigin, _ hazards: [Hazard]) throws(OutputError) {
        for hazard in hazards {
            try report("\(origin): \(hazard). \(hazard.kind.advice)")
        }
    }

    /// Reports an error in a payload that was read.
    package func report(_ origin: PayloadOrigin, _ finding: String) throws(OutputError) {
        try report("\(origin): error: \(SourceExcerpt.shown(finding))")
    }

    /// Writes a line to standard error, after all data written so far.
    package func report(_ text: String) throws(OutputError) {
        try log(Array(text.utf8) + [UInt8(ascii: "\n")])
    }

    /// Writes bytes to standard error, after all data written so far.
    package func log(_ bytes: [UInt8]) throws(OutputError) {
        guard case .descriptor(let error) = error else {
            if case .recording(let recording) = error { recording.add(.log(bytes)) }
            return
        }
        try output.flush()
        do {
            try error.write(bytes)
            try error.flush()
        } catch {
            // An error of standard error cannot be reported anywhere.
        }
    }
}
