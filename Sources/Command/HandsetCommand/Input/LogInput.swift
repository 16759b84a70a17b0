import Handset
import HandsetLogs

struct LogInput {
    let sources: [String]
    let settings: LogSettings
    let streams: StandardStreams
    /// Gets the bytes of each log as they are read; `nil` if they are not wanted.
    var observer: (any LogObserver)?

    /// Returns true if a file of this name in a folder is read with the folder.
    static func isLogFile(_ name: String) -> Bool {
        !name.hasPrefix(".") && [".log", ".txt"].contains(where: name.hasSuffix)
    }

    /// Calls `body` with each payload, and `refused` with what cannot be read, after it was reported.
    ///
    /// Throws ``StopRequest`` if a signal has come, and the errors of the closures.
    func forEachPayload(
        _ verdict: inout Verdict, refused: (LogRefusal) throws -> Void = { _ in },
        _ body: (FoundPayload, inout Verdict) throws -> Void
    ) throws {
        try forEachSource(counting: "payloads", &verdict) { log, verdict, progress in
            try read(log, &verdict, progress, refused, body)
        }
    }

    /// Calls `body` with each log; its progress counts things.
    ///
    /// Throws ``StopRequest`` if a signal has come, and the errors of the closure.
    func forEachSource(
        counting noun: String, _ verdict: inout Verdict,
        _ body: (InputSource, inout Verdict, ProgressLine?) throws -> Void
    ) throws {
        StopSignal.expect()
        let arguments = sources.isEmpty ? ["-"] : sources
        let named = arguments.map { argument in
            Result { () throws(InputError) in
                try FolderListing(of: argument, where: Self.isLogFile)
            }
        }
        // Also of folders that have got a file since the options were checked.
        try WrittenFiles().check(named.flatMap { (try? $0.get().sources) ?? [] }.compactMap(\.path))
        let progress = ProgressLine.start(
            counting: noun,
            of: InputSource.byteCount(of: named.flatMap { (try? $0.get().sources) ?? [] }),
            streams.style)
        for (argument, logs) in zip(arguments, named) {
            do {
                let listing = try logs.get()
                try listing.report(streams, &verdict)
                if listing.isEmpty {
                    let shown = SourceExcerpt.shown(PathText.shown(argument))
                    try streams.note("handset: \(shown): no *.log or *.txt file found")
                }
                for log in listing.sources { try body(log, &verdict, progress) }
            } catch let error as InputError {
                verdict.hasRefusals = true
                try streams.report("handset: error: \(error)")
            }
        }
    }

    private func read(
        _ source: InputSource, _ verdict: inout Verdict, _ progress: ProgressLine?,
        _ refused: (LogRefusal) throws -> Void,
        _ body: (FoundPayload, inout Verdict) throws -> Void
    ) throws {
        let file = try source.openLog()
        if source == .standardInput, file.isTerminal {
            try streams.note(
                "handset: reading a log from the terminal; press Ctrl-D on an empty line to finish")
        }
        var isEmpty = true
        // A line of iOS's own hides the payload that the app logs: it is missing only if no other line has one.
        var (hasFound, hides) = (false, false)
        var messages = MessageDataLines()
        var settings = settings
        settings.hidesBytes = source.isReachedByLink
        observer?.begin(source.name)
        let reader = LogReader(
            source: source.name, settings: settings, isArriving: { file.isArriving },
            read: { buffer in
                let count = try Self.read(file, into: buffer, streams, progress)
                let bytes = UnsafeRawBufferPointer(
                    rebasing: UnsafeRawBufferPointer(buffer)[..<count])
                observer?.take(bytes)
                if isEmpty { messages.take(bytes) }
                return count
            })
        for event in reader {
            switch event {
            case .found(let found):
                (isEmpty, hasFound) = (false, true)
                progress?.advance(by: 1, 0)
                try body(found, &verdict)
            case .refusal where StopSignal.pending != nil:
                // The log was not read to its end.
                break
            case .refusal(let refusal):
                isEmpty = false
                if refusal.isOfSystem { hides = true } else { verdict.hasRefusals = true }
                try streams.report("\(refusal)")
                try refused(refusal)
            case .failure(let error): throw error
            }
        }
        if hides, !hasFound { verdict.hasRefusals = true }
        if isEmpty {
            try streams.note(
                "handset: \(SourceExcerpt.shown(source.name)): no payload found"
                    + (reader.otherCount > 0 ? "; aps has none of Apple's keys there" : "")
                    + (messages.note.map { "; \($0)" } ?? "")
                    + (source.path.map {
                        "; handset why --device-log \(SourceExcerpt.shown(PathText.shown($0))) looks for causes in its lines"
                    } ?? ""))
        }
    }

    /// Reads bytes that have arrived, or waits for some, and notes the progress.
    static func read(
        _ file: InputFile, into buffer: UnsafeMutableRawBufferPointer, _ streams: StandardStreams,
        _ progress: ProgressLine?
    ) throws -> Int {
        defer { progress?.setWaiting(false) }
        let count = try file.read(into: buffer) {
            progress?.setWaiting(true)
            try streams.output.flush()
        }
        progress?.advance(by: 0, count)
        return count
    }
}
