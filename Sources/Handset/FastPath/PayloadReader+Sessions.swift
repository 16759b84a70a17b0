extension PayloadReader {
    /// The next thing in the stream of which more is wanted than its sessions, or `nil` at its end.
    ///
    /// A payload is handed on as ever if there is something to be said of it, or if the end of the stream
    /// was seen before its own.
    ///
    /// - Parameters:
    ///   - writer: Writes the sessions of payloads. If `nil`, more is wanted of each.
    ///   - write: Is given what the writer writes of each payload that is not handed on, even if that
    ///     is nothing.
    /// - Returns: What more is wanted of, or what is no payload.
    /// - Throws: What the closure throws.
    package func next(
        writingSessionsWith writer: SessionWriter?,
        _ write: (UnsafeBufferPointer<UInt8>) throws -> Void
    ) rethrows -> Event? {
        guard let writer, !isSimulatorFile else { return next() }
        while let finding = read() {
            guard case .payload(let tree, let end, wasLenient: false) = finding, !window.isAtEnd,
                try window.withBytes(
                    in: window.start..<end, { try writer.write(tree, of: $0, write) })
            else { return event(finding) }
        }
        return nil
    }
}
