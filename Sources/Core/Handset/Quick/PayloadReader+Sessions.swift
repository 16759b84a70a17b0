extension PayloadReader {
    /// Returns the next event that needs more than the sessions of a payload, or `nil` at the end.
    ///
    /// Writes the sessions of the payloads before it; without a writer, every payload is an event. A payload
    /// becomes an event if something has to be reported about it, if it cannot be searched to the end, or if
    /// the stream ends right after it: errors are found again on the ordinary way, so that they are reported
    /// in one place.
    ///
    /// `write` receives the sessions of each payload that is not an event, even if there are none, and true if
    /// the payload was found in another value. It receives `nil` if the sessions are held: they come with a
    /// later payload's, or in a call of their own before the event. Call ``SessionWriter/writeHeld(_:)`` before
    /// the reader waits for bytes: otherwise the sessions would be late.
    package func next(
        writingSessionsWith writer: SessionWriter?,
        _ write: (UnsafeBufferPointer<UInt8>?, _ isPart: Bool) throws -> Void
    ) rethrows -> Event? {
        guard let writer, !removesSimulatorTargetBundle else { return next() }
        let event = try next { tree, bytes, _, isPart in
            try writer.write(tree, of: bytes, mayHold: !isPart) { try write($0, isPart) }
        }
        try writer.writeHeld { try write($0, false) }
        return event
    }
}
