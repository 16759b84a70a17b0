/// A report of somebody who has seen what a claim says.
package struct ClaimSighting: Hashable, Sendable {
    package let version: String
    /// True if the report states no version, so that its day or the form of its log has told it.
    package let isVersionByDate: Bool
    package let date: String
    package let place: Place
    /// The thread, such as `owner/name#1`, or the recording.
    package let reporter: String
    package let url: String
    /// The choice of the claim's point that was seen, if it is not the claim's own.
    package let shows: String?

    /// The part of the report that was read.
    package let evidence: Evidence

    /// A part of a report.
    package enum Evidence: String, CaseIterable, Sendable {
        /// An excerpt of the thread.
        case excerpt
        /// The whole thread.
        case thread
        /// A record of the recorder.
        case recording
    }

    /// A place where iOS runs.
    package enum Place: String, CaseIterable, Sendable {
        case device, simulator
    }
}
