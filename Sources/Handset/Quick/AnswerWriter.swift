/// A writer of the answers to payloads of which nothing else is made.
package enum AnswerWriter {
    /// Writes only the sessions of each payload.
    case sessions(SessionWriter)
    /// Writes a record for each payload.
    case records(RecordWriter)

    /// Writes the answers that are held, if there are any.
    ///
    /// - Parameter write: Receives the answers.
    /// - Throws: The error of the closure.
    package func writeHeld<Failure>(
        _ write: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Void
    ) throws(Failure) {
        if case .sessions(let writer) = self { try writer.writeHeld(write) }
    }
}
