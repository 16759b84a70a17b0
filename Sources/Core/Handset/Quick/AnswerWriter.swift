/// A writer of the answers to payloads of which nothing else is made.
package enum AnswerWriter {
    case sessions(SessionWriter)
    case records(RecordWriter)

    package func writeHeld<Failure>(
        _ write: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Void
    ) throws(Failure) {
        if case .sessions(let writer) = self { try writer.writeHeld(write) }
    }
}
