extension PayloadReader {
    /// Returns the next event that needs more than the sessions of a payload, or `nil` at the end.
    ///
    /// Writes the sessions of the payloads before it. A payload becomes an event if something has to be
    /// reported about it, if it cannot be searched to the end, or if the stream ends right after it: errors
    /// are found again on the ordinary way, so that they are reported in one place.
    ///
    /// - Parameters:
    ///   - writer: Finds the sessions. If `nil`, every payload is an event.
    ///   - write: Receives the sessions of each payload that is not an event, even if there are none, and true
    ///     if the payload was found in another value.
    /// - Returns: A payload, a refusal or a failure; `nil` at the end.
    /// - Throws: The error of the closure.
    package func next(
        writingSessionsWith writer: SessionWriter?,
        _ write: (UnsafeBufferPointer<UInt8>, _ isPart: Bool) throws -> Void
    ) rethrows -> Event? {
        guard let writer, !removesSimulatorTargetBundle else { return next() }
        return try next { tree, bytes, _, isPart in
            try writer.write(tree, of: bytes) { try write($0, isPart) }
        }
    }
}
