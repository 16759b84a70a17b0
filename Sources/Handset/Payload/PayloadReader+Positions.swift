// Where another reader can go on, so that a stream can be read in parts.

extension PayloadReader {
    /// The beginning of the line in which the last payload or refused value begins, with what comes
    /// before it done; `nil` if that line, or what is open there, has something to do with it.
    package var positionBeforeLast: PayloadPosition? {
        guard window.lineStart >= previousEnd, isDone(before: window.lineStart) else { return nil }
        var count = payloadCount
        if case .handedOver(_, isRefused: false) = state { count -= 1 }
        return PayloadPosition(offset: window.lineStart, line: window.line, payloadCount: count)
    }

    /// The beginning of the line below the last payload; `nil` if something else was read last, the
    /// newline has not arrived, or something stands before it.
    package var positionBehindLast: PayloadPosition? {
        guard case .handedOver(let end, _) = state,
            let newline = window.newline(from: end, upTo: window.end),
            window.withBytes(in: end..<newline, { $0.allSatisfy(JSONToken.isWhiteSpace) }),
            isDone(before: newline + 1)
        else { return nil }
        let line = window.lineAndItsStart(of: newline + 1).line
        return PayloadPosition(offset: newline + 1, line: line, payloadCount: payloadCount)
    }

    /// What has arrived from an offset on, which is that of the last event or a later one.
    package func arrivedBytes(from offset: Int) -> [UInt8] {
        window.withBytes(in: offset..<window.end) { Array($0) }
    }

    /// How many bytes have arrived behind the beginning of the last event.
    package var arrivedByteCount: Int { window.end - window.start }

    /// Whether no bracket that was open when something was refused stands at an offset or behind it.
    private func isDone(before offset: Int) -> Bool {
        openOffsets.allSatisfy { $0 < offset }
    }
}
