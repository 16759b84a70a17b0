package import Handset
import HandsetRunner

package struct StandardStreams {
    /// Standard output, for data.
    package let output: ByteOutput
    /// Standard error, for the device log and diagnostics.
    private let error: ErrorStream
    package let style: MessageStyle

    private let notes = OnceNotes()
    private let folded = FoldedNotes()

    private enum ErrorStream {
        case descriptor(ByteOutput)
        case recording(StreamRecording)
    }

    package init(_ style: MessageStyle) {
        output = ByteOutput(descriptor: CommandEnvironment.current.output, name: "standard output")
        error = Self.standardError(style)
        self.style = style
    }

    /// Creates streams whose output goes to a file, which is created or truncated, instead of standard
    /// output.
    package init(outputPath: String, _ style: MessageStyle) throws(OutputError) {
        output = try ByteOutput(path: outputPath)
        error = Self.standardError(style)
        self.style = style
    }

    package init(_ recording: StreamRecording, _ style: MessageStyle) {
        output = recording.output
        error = .recording(recording)
        self.style = style
    }

    private static func standardError(_ style: MessageStyle) -> ErrorStream {
        let output = ByteOutput(
            descriptor: CommandEnvironment.current.error, name: "standard error")
        // Keep ANSI colours: `report` and `log` show the controls of payloads themselves.
        if style.colours.isErrorColoured { output.showsControls = false }
        return .descriptor(output)
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

    static var isErrorTerminal: Bool { Platform.isTerminal(CommandEnvironment.current.error) }

    static var isOutputTerminal: Bool { Platform.isTerminal(CommandEnvironment.current.output) }

    var isOutputColoured: Bool { style.colours.isOutputColoured }

    /// Reports the first hazards of a payload, and the number of the others.
    func report(
        _ origin: PayloadOrigin, _ hazards: PayloadHazards, upTo maximumCount: Int
    ) throws(OutputError) {
        let place = origin.description + ": "
        var line: [UInt8] = []
        line.reserveCapacity(512)
        try hazards.forEach(upTo: maximumCount) { (hazard) throws(OutputError) in
            line.removeAll(keepingCapacity: true)
            line += place.utf8
            hazard.append(to: &line)
            // A finding may end in a question.
            line += (line.last == UInt8(ascii: "?") ? " " : ". ").utf8
            line += hazard.kind.advice.utf8
            try report(line: &line)
        }
        if let note = hazards.note(beyond: maximumCount) { try report(place + note) }
    }

    package func report(_ origin: PayloadOrigin, _ finding: String) throws(OutputError) {
        try report("\(origin): error: \(SourceExcerpt.shown(finding))")
    }

    /// Writes a line to standard error, unless this or another source has had it written before.
    func note(once text: String) throws(OutputError) {
        if notes.insert(text) { try note(text) }
    }

    /// Writes a note on a source once; while notes are folded, it waits for the others of its kind.
    func note(_ kind: SourceNote, on source: String) throws(OutputError) {
        if case .recording(let recording) = error {
            recording.add(.note(kind, source: source))
        } else if !folded.take(kind, of: source) {
            try note(once: kind.text(of: source))
        }
    }

    /// Keeps the notes on sources until ``writeFoldedNotes()`` tells each kind together.
    func foldNotes() { folded.begin() }

    func writeFoldedNotes() throws(OutputError) {
        for text in folded.end() { try note(text) }
    }

    /// Writes a line to standard error, also if the run is quiet, unless it was written before.
    func report(once text: String) throws(OutputError) {
        if notes.insert(text) { try report(text) }
    }

    /// Writes a note, which is not an error, to standard error unless the run is quiet.
    package func note(_ text: String) throws(OutputError) {
        if !style.isQuiet { try report(text) }
    }

    package func note(unknownAmong versions: [IOSVersion]) throws(OutputError) {
        for version in versions {
            if let text = IOSVersionText.note(on: version) { try note("handset: \(text)") }
        }
    }

    /// Writes a line to standard error, after all data written so far.
    package func report(_ text: String) throws(OutputError) {
        var line = Array(text.utf8)
        try report(line: &line)
    }

    private func report(line: inout [UInt8]) throws(OutputError) {
        if !style.messages.isPlain {
            line = Array(style.messages.written(String(decoding: line, as: UTF8.self)).utf8)
        }
        line.append(UInt8(ascii: "\n"))
        try write(errors: line)
    }

    /// Writes lines of the device log to standard error, after all data written so far.
    package func log(_ bytes: [UInt8]) throws(OutputError) {
        let isShown = style.colours.isErrorColoured
        try write(errors: isShown ? Array(SourceExcerpt.shownLines(bytes).utf8) : bytes)
    }

    /// Writes bytes that have gone through ``report(_:)`` or ``log(_:)``.
    func write(errors bytes: [UInt8]) throws(OutputError) {
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

extension StandardStreams: RunnerNotes {
    package func beginCount(
        of noun: String, upTo total: Int
    ) -> (@Sendable (_ count: Int) -> Void)? {
        guard let line = ProgressLine.start(counting: noun, of: total, style) else { return nil }
        return { line.advance(by: $0, $0) }
    }

    package func endCount() { ProgressLine.finish() }
}
