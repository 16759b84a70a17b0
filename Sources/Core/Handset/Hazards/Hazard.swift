/// A difference between what the app does with a payload and what its sender meant.
public struct Hazard: Hashable, Sendable, CustomStringConvertible {
    /// The kind of the hazard.
    public var kind: Hazard.Kind
    /// The hazard in this payload, as a sentence without its full stop.
    public var finding: String
    /// The part of the payload, or of the text made from it, that shows the hazard.
    public var evidence: Hazard.Evidence

    /// The fault of a statement that does not run, such as `a line end in the string`; `nil` for other hazards.
    public var fault: String?

    /// The effect of the statement in a web view, in a few words; `nil` if no web view has evaluated it.
    public var happened: String?

    /// Creates a hazard.
    ///
    /// - Parameters:
    ///   - kind: The kind of the hazard.
    ///   - finding: The hazard in this payload.
    ///   - evidence: The part that shows it.
    ///   - fault: The fault of a statement that does not run. If `nil`, the hazard is another one.
    public init(
        _ kind: Hazard.Kind, _ finding: String, _ evidence: Hazard.Evidence, fault: String? = nil
    ) {
        self.kind = kind
        self.finding = finding
        self.evidence = evidence
        self.fault = fault
    }

    /// The severity, the identifier and the finding, without control characters.
    public var description: String {
        var text: [UInt8] = []
        append(to: &text)
        return String(decoding: text, as: UTF8.self)
    }

    /// True if one of the misses says the same of the payload.
    package func isTold(by misses: [SessionMiss]) -> Bool {
        kind == .sessionNotFound && misses.contains { "\($0.finding); \($0.advice)" == finding }
    }

    package func append(to text: inout [UInt8]) {
        text += kind.severity.rawValue.utf8
        text += ": ".utf8
        text += kind.identifier.utf8
        text += ": ".utf8
        SourceExcerpt.append(finding, to: &text)
        if let happened { text += " (in the web view: \(happened))".utf8 }
    }

    /// The severity of a hazard.
    public enum Severity: String, CaseIterable, Hashable, Sendable, Comparable {
        /// The app does what the sender meant, or nothing; a small change or another device breaks it.
        case warning
        /// The app does something that the sender did not mean.
        case error

        /// Returns true if one severity is lower than another.
        public static func < (left: Hazard.Severity, right: Hazard.Severity) -> Bool {
            left == .warning && right == .error
        }
    }
}
