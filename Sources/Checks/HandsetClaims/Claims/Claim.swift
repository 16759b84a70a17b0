package import Handset

/// A statement about iOS, with what it rests on.
///
/// ```swift
/// print(Claims.all["force-quit-not-woken"]?.sentence ?? "")
/// // New content does not launch an app that the user has ended.
/// ```
package struct Claim: Hashable, Sendable {
    /// The stable name.
    package let id: String
    /// The file that it is in: what it is about.
    package let topic: String
    package let sentence: String
    /// The versions of iOS that it is about, such as `10-`, `-9`, `7-9` or `26`.
    package let versions: String
    /// The forms of app that it is about; empty for all.
    package let forms: [LifeCycle]
    package let confidence: Confidence
    /// The point that chooses the answer, if it is not known.
    package let point: UnconfirmedPoint?
    /// The mistakes of `handset why` that rest on it.
    package let mistakes: [String]
    package let sources: [ClaimSource]
    /// The places where people have seen it, on a device or a simulator.
    package let sightings: [ClaimSighting]
    /// The logs among the samples that show it.
    package internal(set) var samples: [String] = []

    /// A grade of how sure a claim is.
    package enum Confidence: String, CaseIterable, Sendable {
        /// Apple says so, or several have seen it.
        case high
        /// One good report, or worked out of what is known.
        case medium
        /// A choice of Handset.
        case low
        /// The answer is not known; a point chooses it.
        case unknown
    }
}

extension Claim {
    /// The newest sighting; `nil` without a sighting.
    package var lastSeen: ClaimSighting? { sightings.max { $0.date < $1.date } }

    /// True if it was seen on a device or a simulator whose version the report states.
    package var isSeen: Bool { sightings.contains { !$0.isVersionByDate } }
}
