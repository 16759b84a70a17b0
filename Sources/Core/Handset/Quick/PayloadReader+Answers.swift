extension PayloadReader {
    /// Returns the next event that needs more than an answer, or `nil` at the end.
    ///
    /// Writes the answers to the payloads before it, as ``next(writingSessionsWith:_:)`` writes sessions;
    /// without a writer, every payload is an event. `write` receives the answer to each payload that is not
    /// an event, even if it is empty, and true if the payload was found in another value; `nil` as
    /// ``next(writingSessionsWith:_:)`` says.
    package func next(
        answeringWith writer: AnswerWriter?,
        _ write: (UnsafeBufferPointer<UInt8>?, _ isPart: Bool) throws -> Void
    ) rethrows -> Event? {
        switch writer {
        case .sessions(let writer): return try next(writingSessionsWith: writer, write)
        case .records(let writer) where !removesSimulatorTargetBundle:
            return try next { tree, bytes, end, isPart in
                guard (try? writer.write(tree, of: bytes, from: origin(upTo: end))) == true
                else { return false }
                try writer.withBytes { try write($0, isPart) }
                return true
            }
        case .records, nil: return next()
        }
    }
}
