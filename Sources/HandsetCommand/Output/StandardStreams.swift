package import Handset

/// The standard output and the standard error of the command.
package struct StandardStreams {
    /// Standard output, for data.
    package let output: ByteOutput
    /// Standard error, for the device log and diagnostics.
    private let error: ErrorStream

    /// The notes that are written once.
    private let notes = OnceNotes()

    private enum ErrorStream {
        case descriptor(ByteOutput)
        case recording(StreamRecording)
    }

    /// Creates the streams of the process.
    package init() {
        output = ByteOutput(descriptor: Platform.standardOutput, name: "standard output")
        error = .descriptor(
            ByteOutput(descriptor: Platform.standardError, name: "standard error"))
    }

    /// Creates streams whose output goes to a file, which is created or truncated, instead of standard
    /// output.
    package init(outputPath: String) throws(OutputError) {
        output = try ByteOutput(path: outputPath)
        error = .descriptor(
            ByteOutput(descriptor: Platform.standardError, name: "standard error"))
    }

    /// Creates streams that record what is written to them.
    package init(_ recording: StreamRecording) {
        output = recording.output
        error = .recording(recording)
    }

    /// Prepares the process; must be called once, before anything else.
    static func prepare() {
        Platform.replaceClosedStandardStreams()
        Platform.prepareSignals()
        StopSignal.listen()
    }

    /// True if nothing was written, neither data nor a message.
    var isUntouched: Bool {
        guard case .descriptor(let error) = error else { return false }
        return output.isUntouched && error.isUntouched
    }

    /// True if standard error is a terminal.
    static var isErrorTerminal: Bool { Platform.isTerminal(Platform.standardError) }

    /// True if standard output is a terminal.
    static var isOutputTerminal: Bool { Platform.isTerminal(Platform.standardOutput) }

    /// True if standard output is a terminal that shows colours, and NO_COLOR is not set
    /// (no-color.org).
    static var isOutputColoured: Bool {
        isOutputTerminal
            && Platform.environmentVariable("NO_COLOR")?.isEmpty ?? true
            && Platform.environmentVariable("TERM") != "dumb"
    }

    /// Reports the first hazards of a payload, and the number of the others.
    func report(
        _ origin: PayloadOrigin, _ hazards: PayloadHazards, upTo maximumCount: Int
    ) throws(OutputError) {
        try hazards.forEach(upTo: maximumCount) { (hazard) throws(OutputError) in
            // A finding may end in a question.
            let end = "\(hazard)".hasSuffix("?") ? "" : "."
            try report("\(origin): \(hazard)\(end) \(hazard.kind.advice)")
        }
        if let note = hazards.note(beyond: maximumCount) { try report("\(origin): \(note)") }
    }

    /// Reports an error in a payload that was read.
    package func report(_ origin: PayloadOrigin, _ finding: String) throws(OutputError) {
        try report("\(origin): error: \(SourceExcerpt.shown(finding))")
    }

    /// Writes a line to standard error, unless this or another source has had it written before.
    func note(once text: String) throws(OutputError) {
        if case .recording(let recording) = error {
            recording.add(.note(text))
        } else if notes.insert(text) {
            try report(text)
        }
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
