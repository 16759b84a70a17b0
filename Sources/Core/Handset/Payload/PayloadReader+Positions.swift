// Positions at which another reader can continue, so that a stream can be read in parts.

extension PayloadReader {
    /// The beginning of the line in which the last payload or refused value begins.
    ///
    /// It is `nil` if something before that line still matters: another payload on it, or an open bracket.
    package var positionBeforeLast: PayloadPosition? {
        guard !found.followsOthers, window.lineStart >= previousEnd,
            isDone(before: window.lineStart)
        else { return nil }
        var count = payloadCount
        if case .handedOver(_, isRefused: false, _) = state { count -= 1 }
        return PayloadPosition(offset: window.lineStart, line: window.line, payloadCount: count)
    }

    /// The beginning of the line below the last payload.
    ///
    /// It is `nil` if the last event was not a payload, its newline has not arrived, or something else
    /// follows it on its line.
    package var positionAfterLast: PayloadPosition? {
        guard found.rest.isEmpty, !line.isEmpty, case .handedOver(let end, _, _) = state,
            let newline = window.newline(from: end, upTo: window.end),
            window.withBytes(in: end..<newline, { $0.allSatisfy(JSONToken.isWhiteSpace) }),
            isDone(before: newline + 1)
        else { return nil }
        let line = window.lineAndItsStart(of: newline + 1).line
        return PayloadPosition(offset: newline + 1, line: line, payloadCount: payloadCount)
    }

    /// True if the last payload was found in another value, in which its places are not known.
    package var isLastWithinValue: Bool { found.text != nil }

    /// The place of the first byte of the last payload, or of the value in which it was found.
    package var placeOfLast: SourcePlace {
        let (line, lineStart) = window.lineAndItsStart(of: window.start)
        return SourcePlace(
            source: source, line: line, column: window.start - lineStart + 1, offset: window.start)
    }

    /// The number of bytes up to the end of the last payload.
    package var doneByteCount: Int {
        if case .handedOver(let end, _, _) = state { end } else { previousEnd }
    }

    /// Returns the bytes that have arrived from an offset on, which must not be before the last event.
    package func arrivedBytes(from offset: Int) -> [UInt8] {
        window.withBytes(in: offset..<window.end) { Array($0) }
    }

    /// The number of bytes that have arrived from the beginning of the last event on.
    package var arrivedByteCount: Int { window.end - window.start }

    /// Returns true if all brackets that were open at a refusal stand before an offset.
    private func isDone(before offset: Int) -> Bool {
        openOffsets.allSatisfy { $0 < offset }
    }
}
