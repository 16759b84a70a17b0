internal import Handset
internal import HandsetFixtures

/// The payload reader gives the same for a stream in any pieces, and loses no byte.
enum ReaderTarget {
    private static let framings: [PayloadReader.Framing] = [.values, .lines, .whole]

    static func check(
        _ bytes: [UInt8], using generator: inout FixtureGenerator
    ) throws {
        // One thing in four, so that most runs are the plain one.
        let framing =
            Int.random(in: 0..<4, using: &generator) == 0
            ? framings[Int.random(in: 0..<3, using: &generator)] : .values
        let limit =
            Int.random(in: 0..<4, using: &generator) == 0
            ? Int.random(in: 1...200, using: &generator) : PayloadReader.defaultMaximumByteCount
        let refusesThirds = Int.random(in: 0..<4, using: &generator) == 0
        let largestPiece = SliceSize.random(of: bytes.count, using: &generator)
        let whole = ReaderLog(
            bytes, framing: framing, maximumByteCount: limit, refusesThirds: refusesThirds)
        var slices = generator
        let pieces = ReaderLog(
            bytes, framing: framing, maximumByteCount: limit, refusesThirds: refusesThirds
        ) {
            Int.random(in: 1...largestPiece, using: &slices)
        }
        try requireEqual(pieces.entries, whole.entries, "in pieces up to \(largestPiece)")
        try requireEqual(pieces.claimedBytes, whole.claimedBytes, "the bytes, in pieces")
        try checkBytes(of: whole, in: bytes)
        try checkPlaces(of: whole, in: bytes)
        // One in four, since it takes its time.
        guard Int.random(in: 0..<4, using: &generator) == 0 else { return }
        for payload in whole.payloads { try checkAlone(payload) }
    }

    /// Each byte is in a payload, or refused, or may be skipped.
    private static func checkBytes(
        of log: ReaderLog, in bytes: [UInt8]
    ) throws {
        try require(log.failureCount == 0, "a stream that does not fail has failed")
        try require(log.claimedBytes.count <= bytes.count, "a byte was given twice")
        try requireEqual(
            log.claimedBytes.filter { !isSkippable($0) }, bytes.filter { !isSkippable($0) },
            "the bytes of payloads and refusals")
        let payloadBytes = log.payloads.reduce(0) { $0 + $1.bytes.count }
        try require(
            payloadBytes == log.payloads.reduce(0) { $0 + $1.origin.byteCount },
            "a payload has another number of bytes than its origin says")
    }

    // White space, and the bytes of a byte order mark.
    private static func isSkippable(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF: true
        default: false
        }
    }

    private static func checkPlaces(
        of log: ReaderLog, in bytes: [UInt8]
    ) throws {
        for place in log.places { try PlaceCheck.check(place, in: bytes) }
        for (number, payload) in log.payloads.enumerated() {
            try requireEqual(payload.origin.number, number + 1, "the number of a payload")
        }
        for excerpt in log.excerpts {
            try require(
                excerpt.text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F },
                "a control character in \(excerpt.text.debugDescription)")
        }
    }

    /// A payload's bytes are the same payload by themselves.
    private static func checkAlone(_ payload: ReaderLog.PayloadEntry) throws {
        do {
            let alone = try Payload(json: payload.bytes)
            try requireEqual(
                ReaderLog.text(of: alone), payload.text, "a payload's bytes by themselves")
            try requireEqual(alone.warnings.count, payload.warningCount, "warnings")
        } catch let refusal as PayloadRefusal {
            throw BrokenProperty("a payload's bytes by themselves are refused: \(refusal)")
        }
    }
}
