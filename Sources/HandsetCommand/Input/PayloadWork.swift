package import Handset

/// What is done with the payloads of a source.
package struct PayloadWork {
    /// What is done with a payload.
    ///
    /// It is given the payload, its reader, and the verdict for its own findings. If it throws
    /// `DescriptionTooLong` or `SessionSearchError`, the payload is refused.
    package typealias Body = (Payload, PayloadReader, inout Verdict) async throws -> Void

    /// Writes the sessions of each payload, where all that comes of it is that they are written; `nil`
    /// where there is more to do.
    var sessions: SessionWriter?
    /// Whether what is done with a payload may take so long that it is not begun once a signal has come.
    var isSlow = false
    /// What is done with each payload whose sessions were not written so.
    let body: Body
}
