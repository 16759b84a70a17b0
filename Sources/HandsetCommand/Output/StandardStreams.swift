import Glibc
package import Handset

/// The standard output and the standard error of the command.
package struct StandardStreams {
    /// Data.
    package let output: ByteOutput
    /// The device's log and diagnostics.
    private let error: ErrorStream

    private enum ErrorStream {
        case descriptor(ByteOutput)
        case recording(StreamRecording)
    }

    /// The streams of the process.
    package init() {
        output = ByteOutput(descriptor: STDOUT_FILENO, name: "standard output")
        error = .descriptor(ByteOutput(descriptor: STDERR_FILENO, name: "standard error"))
    }

    /// Streams that write nothing but are recorded.
    package init(_ recording: StreamRecording) {
        output = recording.output
        error = .recording(recording)
    }

    /// To be called once, before anything else.
    static func prepare() {
        // A stream that the caller has closed must not become the next file that is opened. What takes
        // its place can neither be read nor written, so that nothing is lost silently.
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
            _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
        // So that a closed pipe is an error number, which can be told from others.
        signal(SIGPIPE, SIG_IGN)
        // Where the caller ignores it, no program's end can be waited for.
        signal(SIGCHLD, SIG_DFL)
        StopSignal.listen()
    }

    /// Whether somebody sees standard error.
    static var isErrorTerminal: Bool { isatty(STDERR_FILENO) == 1 }

    /// Whether standard output takes colours: it is a terminal that knows them, and nobody objects
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

    /// Writes to standard error, behind all data that was written before.
    package func report(_ text: String) throws(OutputError) {
        try log(Array(text.utf8) + [UInt8(ascii: "\n")])
    }

    /// Writes bytes to standard error, behind all data that was written before.
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
            // There is nowhere to say that standard error cannot be written.
        }
    }
}
