/// A way in which what the app did with a payload differs from what its sender meant.
public struct Hazard: Hashable, Sendable, CustomStringConvertible {
    /// What sort of hazard it is.
    public var kind: HazardKind
    /// What was found in this payload, as a sentence without its full stop.
    public var finding: String
    /// What shows it.
    public var evidence: HazardEvidence

    /// Creates a hazard.
    public init(_ kind: HazardKind, _ finding: String, _ evidence: HazardEvidence) {
        self.kind = kind
        self.finding = finding
        self.evidence = evidence
    }

    /// The severity, the identifier and what was found, without control characters.
    public var description: String {
        "\(kind.severity): \(kind): \(SourceExcerpt.shown(finding.utf8))"
    }
}
