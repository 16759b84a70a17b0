/// A writer of the answers to payloads of which nothing else is made.
package enum AnswerWriter {
    /// Writes only the sessions of each payload.
    case sessions(SessionWriter)
    /// Writes a record for each payload.
    case records(RecordWriter)
    /// Writes the record of a matrix for each payload.
    case matrices(MatrixWriter)
}
