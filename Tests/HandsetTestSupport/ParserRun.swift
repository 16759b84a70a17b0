internal import Handset
package import HandsetFixtures

/// What a parser made of a stream.
package struct ParserRun: Equatable {
    /// All that was found, in the order of the stream.
    package private(set) var events: [PacketEvent] = []
    /// The largest number of bytes that were held between slices.
    package private(set) var largestHeldByteCount = 0

    /// The notifications.
    package var notifications: [UnpackedNotification] {
        events.compactMap { event in
            guard case .notification(let unpacked) = event else { return nil }
            return unpacked
        }
    }

    /// The faults of the notifications and the damage, as `offset: message`.
    package var messages: [String] {
        events.flatMap { event -> [PacketFault] in
            switch event {
            case .notification(let unpacked): unpacked.faults
            case .damage(let fault): [fault]
            case .errorResponse, .feedbackRecord, .skipped: []
            }
        }.map { "\($0.offset): \($0)" }
    }

    /// Where the parts of the stream end that the events claim, if they follow one another.
    package var accountedByteCount: Int? {
        var end = 0
        for event in events {
            let range: Range<Int>
            switch event {
            case .notification(let unpacked):
                range = unpacked.offset..<(unpacked.offset + unpacked.byteCount)
            case .errorResponse(let response):
                range = response.offset..<(response.offset + GatewayErrorResponse.byteCount)
            case .skipped(let skipped): range = skipped
            case .damage, .feedbackRecord: continue
            }
            guard range.lowerBound == end, !range.isEmpty else { return nil }
            end = range.upperBound
        }
        return end
    }

    /// Feeds a stream in slices.
    package init(
        _ bytes: [UInt8], _ parser: PacketParser = PacketParser(), slice: () -> Int = { .max }
    ) {
        var parser = parser
        var rest = bytes[...]
        while !rest.isEmpty {
            let piece = rest.prefix(max(0, slice()))
            rest = rest.dropFirst(piece.count)
            events += parser.feed(piece)
            largestHeldByteCount = max(largestHeldByteCount, parser.heldByteCount)
        }
        events += parser.finish()
    }
}
