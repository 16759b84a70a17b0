/// A difference between what the app does with a payload and what its sender meant.
public struct Hazard: Hashable, Sendable, CustomStringConvertible {
    /// The kind of the hazard.
    public var kind: HazardKind
    /// The hazard in this payload, as a sentence without its full stop.
    public var finding: String
    /// The part of the payload, or of the text made from it, that shows the hazard.
    public var evidence: HazardEvidence

    /// The fault of a statement that does not run, such as `a line end in the string`; `nil` for other hazards.
    public var fault: String?

    /// Creates a hazard.
    ///
    /// - Parameters:
    ///   - kind: The kind of the hazard.
    ///   - finding: The hazard in this payload.
    ///   - evidence: The part that shows it.
    ///   - fault: The fault of a statement that does not run. If `nil`, the hazard is another one.
    public init(
        _ kind: HazardKind, _ finding: String, _ evidence: HazardEvidence, fault: String? = nil
    ) {
        self.kind = kind
        self.finding = finding
        self.evidence = evidence
        self.fault = fault
    }

    /// The severity, the identifier and the finding, without control characters.
    public var description: String {
        var text = ""
        append(to: &text)
        return text
    }

    package func append(to text: inout String) {
        text += kind.severity.rawValue
        text += ": "
        text += kind.identifier
        text += ": "
        text += SourceExcerpt.shown(finding)
    }
}
