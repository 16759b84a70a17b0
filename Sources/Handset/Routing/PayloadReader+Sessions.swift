extension PayloadReader {
    /// Returns the next event that needs more than the sessions of a payload, or `nil` at the end.
    ///
    /// Writes the sessions of the payloads before it. A payload becomes an event if something has to be
    /// reported about it, if it cannot be searched to the end, or if the stream ends right after it: errors
    /// are found again on the ordinary way, so that they are reported in one place.
    ///
    /// - Parameters:
    ///   - writer: Finds the sessions. If `nil`, every payload is an event.
    ///   - write: Receives the sessions of each payload that is not an event, even if there are none.
    /// - Returns: A payload, a refusal or a failure; `nil` at the end.
    /// - Throws: The error of the closure.
    package func next(
        writingSessionsWith writer: SessionWriter?,
        _ write: (UnsafeBufferPointer<UInt8>) throws -> Void
    ) rethrows -> Event? {
        guard let writer, !removesSimulatorTargetBundle else { return next() }
        while let finding = read() {
            guard case .payload(let tree, let end, wasLenient: false, isPart: false) = finding,
                !window.isAtEnd,
                window.withBytes(
                    in: window.start..<end, { (try? writer.search(tree, of: $0)) == true })
            else { return event(finding) }
            try writer.withBytes(write)
        }
        return nil
    }
}
