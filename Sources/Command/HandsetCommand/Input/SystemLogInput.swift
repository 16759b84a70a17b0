import Handset
import HandsetLogs
import HandsetSystemLog
import HandsetWhy

/// A log of the phone's own, read from a file or a pipe.
struct SystemLogInput {
    private let source: InputSource
    private let streams: StandardStreams

    init(_ source: InputSource, _ streams: StandardStreams) {
        self.source = source
        self.streams = streams
    }

    /// Reads the log in constant memory; `nil` if it is compressed, which is reported.
    ///
    /// Throws ``StopRequest`` if a signal has come.
    func read(_ verdict: inout Verdict, _ progress: ProgressLine?) throws -> SystemLog? {
        let file = try source.openLog()
        if source == .standardInput, file.isTerminal {
            try streams.note(
                "handset: reading a log from the terminal; press Ctrl-D on an empty line to finish")
        }
        var beginning = [UInt8](repeating: 0, count: 4_096)
        let count = try beginning.withUnsafeMutableBytes {
            try LogInput.read(file, into: $0, streams, progress)
        }
        beginning.removeSubrange(count...)
        if let refusal = compression(in: beginning) {
            verdict.hasRefusals = true
            try streams.report("\(refusal)")
            return nil
        }
        var rest = beginning[...]
        return try SystemLog { buffer in
            if !rest.isEmpty {
                let piece = rest.prefix(buffer.count)
                buffer.copyBytes(from: piece)
                rest = rest.dropFirst(piece.count)
                return piece.count
            }
            return try LogInput.read(file, into: buffer, streams, progress)
        }
    }

    private func compression(in beginning: [UInt8]) -> LogRefusal? {
        let window = InputWindow(whole: beginning)
        guard let kind = PayloadRefusal.BinaryFileKind.kind(ofStreamIn: window), kind.isCompressed
        else { return nil }
        for case .refusal(let refusal) in LogReader(source: source.name, bytes: beginning) {
            return refusal
        }
        return nil
    }
}

extension Complaint {
    /// Reads the log of a device: what iOS's own processes say, and the lines of one that is not large.
    mutating func read(
        deviceLog path: String, _ verdict: inout Verdict, _ streams: StandardStreams
    ) throws {
        let source = InputSource.file(path: path)
        logName = PathText.shown(path)
        let progress = ProgressLine.start(
            counting: "pushes", of: source.byteCount, streams.style)
        guard let log = try SystemLogInput(source, streams).read(&verdict, progress) else { return }
        systemLog = log
        guard let byteCount = source.byteCount, byteCount <= PayloadReader.defaultMaximumByteCount
        else { return }
        self.log = String(decoding: try source.readAll(from: source.openLog()), as: UTF8.self)
            .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .enumerated().map { ($0 + 1, String($1)) }
    }
}
