/// A way in which what the app did with a payload differs from what its sender meant.
public struct Hazard: Hashable, Sendable, CustomStringConvertible {
    /// What sort of hazard it is.
    public var kind: HazardKind
    /// What was found in this payload, as a sentence without its full stop.
    public var finding: String
    /// What shows it.
    public var evidence: Evidence

    /// What shows a hazard.
    public struct Evidence: Hashable, Sendable {
        /// What the evidence is a part of.
        public enum Subject: Hashable, Sendable {
            /// The text that a rule searches, that of a top-level key.
            case text(key: String)
            /// The lookup URL of the session of a top-level key.
            case url(key: String)
            /// The statement of the session of a top-level key.
            case javaScript(key: String)
            /// The payload as a whole.
            case payload
        }

        /// What the evidence is a part of.
        public var subject: Subject
        /// Where it stands there, in UTF-16 units; `nil` where it stands nowhere, as for something
        /// that is missing.
        public var range: Range<Int>?
        /// The text of the range; empty where there is none.
        public var text: String

        /// Creates evidence.
        public init(_ subject: Subject, range: Range<Int>? = nil, text: String = "") {
            self.subject = subject
            self.range = range
            self.text = text
        }
    }

    /// Creates a hazard.
    public init(_ kind: HazardKind, _ finding: String, _ evidence: Evidence) {
        self.kind = kind
        self.finding = finding
        self.evidence = evidence
    }

    /// The severity, the identifier and what was found, without control characters.
    public var description: String {
        "\(kind.severity): \(kind): \(SourceExcerpt.shown(finding.utf8))"
    }
}
