internal import Handset
internal import HandsetFixtures
internal import HandsetTestSupport

/// Packets and feedback records are the same in any slices, and account for each byte.
enum PacketTarget {
    static func check(
        _ bytes: [UInt8], using generator: inout FixtureGenerator
    ) throws {
        let limits = [PacketParser.defaultMaximumFrameByteCount, 2_000, 200, 128]
        let limit = limits[Int.random(in: 0..<4, using: &generator)]
        let parser = PacketParser(
            maximumFrameByteCount: limit,
            recovery: Int.random(in: 0..<4, using: &generator) == 0 ? .stop : .resynchronise)
        let largestSlice = SliceSize.random(of: bytes.count, using: &generator)
        var slices = generator
        let whole = ParserRun(bytes, parser)
        let sliced = ParserRun(bytes, parser) {
            // Empty ones too.
            Int.random(in: 0...largestSlice, using: &slices)
        }
        try requireEqual(sliced.events, whole.events, "in slices up to \(largestSlice)")
        try requireEqual(whole.accountedByteCount, bytes.count, "the bytes that are accounted for")
        try require(sliced.largestHeldByteCount <= limit, "too many bytes are held")
        for unpacked in whole.notifications { try check(unpacked, in: bytes) }
        // One in four, since they take their time.
        switch Int.random(in: 0..<8, using: &generator) {
        case 0, 1: for event in whole.events { try checkText(of: event) }
        case 2, 3: try checkFeedback(bytes, largestSlice: largestSlice, using: &slices)
        default: break
        }
    }

    private static func check(
        _ unpacked: UnpackedNotification, in bytes: [UInt8]
    ) throws {
        let range = unpacked.offset..<(unpacked.offset + unpacked.byteCount)
        try requireEqual(
            unpacked.fields.flatMap(\.bytes), Array(bytes[range]), "the fields at \(range)")
        var end = range.lowerBound
        for field in unpacked.fields {
            try requireEqual(field.offset, end, "the offset of \(field.kind)")
            end += field.bytes.count
        }
        try require(
            unpacked.faults.allSatisfy {
                (range.lowerBound...range.upperBound).contains($0.offset)
            },
            "a fault has its place outside of \(range)")
        guard unpacked.faults.isEmpty else { return }
        let notification = unpacked.notification
        do {
            let packet = try PacketEncoder(keepsLimits: false).encode(notification)
            try requireEqual(
                ParserRun(packet).notifications.map(\.notification), [notification],
                "a notification that was encoded again")
        } catch let error as PacketEncoderError {
            throw BrokenProperty("a notification without faults cannot be encoded: \(error)")
        }
    }

    private static func checkText(of event: PacketEvent) throws {
        var text = ""
        PacketText(event).write(into: &text)
        try require(
            text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 },
            "a control character in \(text.debugDescription)")
    }

    private static func checkFeedback(
        _ bytes: [UInt8], largestSlice: Int, using slices: inout FixtureGenerator
    ) throws {
        var parser = FeedbackParser()
        let whole = parser.feed(bytes) + parser.finish()
        var sliced: [PacketEvent] = []
        var rest = bytes[...]
        parser = FeedbackParser()
        while !rest.isEmpty {
            let slice = rest.prefix(Int.random(in: 0...largestSlice, using: &slices))
            rest = rest.dropFirst(slice.count)
            sliced += parser.feed(slice)
        }
        sliced += parser.finish()
        try requireEqual(sliced, whole, "feedback in slices up to \(largestSlice)")
        var end = 0
        for event in whole {
            switch event {
            case .feedbackRecord(let record):
                try requireEqual(record.offset, end, "the offset of a record")
                end += 6 + record.token.count
            case .skipped(let range):
                try requireEqual(range.lowerBound, end, "the bytes that are skipped")
                end = range.upperBound
            case .damage: continue
            case .notification, .errorResponse:
                throw BrokenProperty("a notification in what the feedback service sends")
            }
        }
        try requireEqual(end, bytes.count, "the bytes of feedback that are accounted for")
    }
}
