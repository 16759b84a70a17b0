package import Handset

package struct PayloadWork {
    /// The work on one payload.
    ///
    /// It receives the payload, its reader, and the verdict for its own findings. If it throws
    /// `DescriptionWriter.TextTooLong` or `SessionSearchError`, the payload is refused.
    package typealias Body = (Payload, PayloadReader, inout Verdict) async throws -> Void

    /// Writes the answer to each payload, if nothing else is made of it; otherwise `nil`.
    var writer: AnswerWriter?
    /// True if the work may take so long that it is not started after a signal.
    var isSlow = false
    /// True if the warnings of a payload are told; false if the work tells them itself.
    var tellsWarnings = true
    /// The last byte of the record that is written for each refusal; `nil` if none are written.
    var refusalTerminator: UInt8?
    var refused: ((RefusalRecord) async throws(OutputError) -> Void)?
    /// True if refusals have records, also for empty lines.
    var hasRefusalRecords: Bool { refusalTerminator != nil || refused != nil }
    /// The work on each payload that ``writer`` has not answered.
    let body: Body
}
