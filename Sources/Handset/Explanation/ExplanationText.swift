/// The text of an explanation, for people.
///
/// ```swift
/// let payload = try Payload(json: #"{"aps":{"session":"42"}}"#)
/// var text = ""
/// ExplanationText(try SessionExplanation(of: payload)).write(into: &text)
/// print(text)
/// // payload:1: payload 1, 24 bytes
/// // aps
/// //   1 | {
/// //   2 |     session = 42;
/// //     |     ~~~~~~~~~~^^~
/// //   3 | }
/// // rule app finds the session 42 in aps
/// //   URL        http://URLHERE.cloudapp.net/Session/Lookup?session=42
/// //   statement  handleOpenURL("http://URLHERE.cloudapp.net/Session/Lookup?session=42");
/// // no hazards
/// ```
package struct ExplanationText {
    private let explanation: SessionExplanation
    private let parts: ExplanationParts

    /// Creates the text of an explanation.
    ///
    /// - Parameters:
    ///   - explanation: The explanation.
    ///   - isColoured: True to mark matches by colours, as for a terminal. Otherwise a line below marks
    ///     the match with `~` and its group with `^`.
    ///   - width: The number of columns at which sentences are folded. If `nil`, they stay whole.
    package init(
        _ explanation: SessionExplanation, isColoured: Bool = false, width: Int? = nil
    ) {
        self.explanation = explanation
        parts = ExplanationParts(isColoured: isColoured, fold: TextFold(width: width))
    }

    /// Writes the text, with control characters of the payload replaced.
    package func write(into output: inout String) {
        let matches = Dictionary(grouping: explanation.routes.map(\.match), by: \.key)
        let evidence = Dictionary(grouping: explanation.hazards.map(\.evidence), by: \.subject)
        var text = TextPieces()
        // Never fails: what is written stays in memory.
        try? parts.write(explanation.origin, into: &text)
        for value in explanation.values {
            try? parts.write(
                value.text, of: value.key, matches: matches[value.key] ?? [],
                misses: explanation.misses, into: &text)
        }
        for route in explanation.routes {
            try? parts.write(route, markedBy: { evidence[$0] ?? [] }, into: &text)
        }
        if explanation.routes.isEmpty { text.text += "no session\n" }
        parts.write(explanation.misses, into: &text)
        if explanation.hazards.isEmpty { text.text += "no hazards\n" }
        for hazard in explanation.hazards { parts.write(hazard, into: &text) }
        output += text.text
    }
}

extension PayloadExplanation {
    /// Writes the text for people.
    ///
    /// - Parameters:
    ///   - isColoured: True to mark matches by colours, as for a terminal; false by default.
    ///   - width: The number of columns at which sentences are folded. If `nil`, they stay whole.
    ///   - maximumHazardCount: The number of hazards beyond which the others are only counted.
    ///   - piece: Receives each piece of the text in turn.
    /// - Throws: The error of the closure.
    public func writeText(
        isColoured: Bool = false,
        width: Int? = nil,
        maximumHazardCount: Int = PayloadHazards.defaultMaximumCount,
        to piece: (String) throws -> Void
    ) throws {
        let parts = ExplanationParts(isColoured: isColoured, fold: TextFold(width: width))
        try withoutActuallyEscaping(piece) { piece in
            var text = TextPieces(piece: piece)
            try parts.write(found.payload.origin, into: &text)
            try found.forEachValue { key, value, matches in
                try parts.write(
                    value, of: key, matches: matches, misses: hazards.misses, into: &text)
            }
            try found.forEachRoute { route in
                let evidence = hazards.hazardsOfLookup(route).map(\.evidence)
                try parts.write(
                    route, markedBy: { subject in evidence.filter { $0.subject == subject } },
                    into: &text)
                return true
            }
            if found.isEmpty { text.text += "no session\n" }
            parts.write(hazards.misses, into: &text)
            if hazards.count == 0 { text.text += "no hazards\n" }
            try hazards.forEach(upTo: maximumHazardCount) { hazard in
                parts.write(hazard, into: &text)
                try text.passOn()
            }
            if let note = hazards.note(beyond: maximumHazardCount) {
                text.text += "\(note)\n"
            }
            try text.end()
        }
    }
}
