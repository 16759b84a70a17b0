import Handset
import HandsetFixtures

struct PacketInput {
    enum Layout {
        /// Hex if the first four characters are hex digits or separators, otherwise raw.
        case automatic
        case raw, hex
    }

    /// The number of bytes that tell hex text from raw bytes.
    ///
    /// The time at the start of a feedback record may look like four digits; a zero follows it.
    private var detectedByteCount: Int { parser is FeedbackParser ? 5 : 4 }

    private let source: InputSource
    private let streams: StandardStreams
    private let progress: ProgressLine?
    private var layout: Layout
    private var undecided: [UInt8] = []
    private var hex = HexDecoder()
    private var parser: any SliceParser
    private var isEmpty = true
    private var beforeFailure: [PacketEvent] = []

    init(
        _ source: InputSource, layout: Layout, parser: any SliceParser, streams: StandardStreams,
        progress: ProgressLine?
    ) {
        self.source = source
        self.layout = layout
        self.streams = streams
        self.progress = progress
        self.parser = parser
    }

    /// Calls a closure with each packet, and with everything else that is found.
    mutating func forEachEvent(
        _ body: (PacketEvent) throws(OutputError) -> Void
    ) throws {
        let file = try source.open()
        if source == .standardInput, file.isTerminal {
            try streams.note(
                "handset: reading packets from the terminal; press Ctrl-D on an empty line to finish"
            )
        }
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        do {
            while true {
                let count = try buffer.withUnsafeMutableBytes { [streams, progress] in
                    try file.read(into: $0) {
                        progress?.setWaiting(true)
                        try streams.output.flush()
                    }
                }
                progress?.setWaiting(false)
                if count == 0 { break }
                isEmpty = false
                let events = try feed(buffer[..<count])
                for event in events { try body(event) }
                progress?.advance(by: events.count, count)
            }
            for event in try feed([], isAtEnd: true) { try body(event) }
        } catch let error where !(error is OutputError) {
            // Report what was found before the error.
            for event in beforeFailure + parser.finish() { try body(event) }
            throw error
        }
        let events = parser.finish()
        if isEmpty {
            try streams.note("handset: \(SourceExcerpt.shown(source.name)): the input is empty")
        }
        for event in events { try body(event) }
    }

    private mutating func feed(
        _ bytes: ArraySlice<UInt8>, isAtEnd: Bool = false
    ) throws(HexError) -> [PacketEvent] {
        var bytes = bytes
        if layout == .automatic {
            undecided += bytes
            guard let decision = layout(ofStreamBeginningWith: undecided, isAtEnd) else {
                return []
            }
            layout = decision
            bytes = undecided[...]
            undecided = []
        }
        guard layout == .hex else { return parser.feed(bytes) }
        var decoded: [UInt8] = []
        do {
            try hex.decode(bytes, into: &decoded)
            if isAtEnd { try hex.finish(into: &decoded) }
        } catch {
            beforeFailure = parser.feed(decoded)
            throw error
        }
        return parser.feed(decoded)
    }

    private func layout(
        ofStreamBeginningWith bytes: [UInt8], _ isAtEnd: Bool
    ) -> Layout? {
        for byte in bytes.prefix(detectedByteCount) where byte.hexDigitValue == nil {
            guard byte == 0x20 || (9...13).contains(byte) || byte == UInt8(ascii: ":") else {
                return .raw
            }
        }
        return bytes.count >= detectedByteCount || isAtEnd ? .hex : nil
    }
}
