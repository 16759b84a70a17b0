import Handset

/// The mark of a session on a part of a text, which a page or a picture shows as a colour.
struct SessionMark: Hashable, Comparable {
    enum Kind: Int {
        /// The match of a rule, or the nearest miss.
        case matched
        /// The group, which is the session.
        case captured
    }

    let kind: Kind
    /// The number of the session, from 1; 0 for a miss.
    let session: Int

    /// The number of sessions of a payload that are shown.
    static let maximumSessionCount = 100

    /// Of two marks on one text, the greater one is shown: the group's, then the first session's.
    static func < (left: SessionMark, right: SessionMark) -> Bool {
        (left.kind.rawValue, -left.session) < (right.kind.rawValue, -right.session)
    }
}
