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
                for line in hazards.report(on: route)?.lines ?? [] {
                    text.text += "  web view   \(line)\n"
                }
                return true
            }
            if found.isEmpty, hasRules { text.text += "opens nothing\n" }
            parts.write(hazards.misses, into: &text)
            if hazards.count == 0, hasRules { text.text += "no findings\n" }
            try hazards.forEach(upTo: maximumHazardCount) { hazard in
                parts.write(hazard, after: hazards.misses, into: &text)
                try text.passOn()
            }
            if let note = hazards.note(beyond: maximumHazardCount) {
                text.text += "\(note)\n"
            }
            try text.end()
        }
    }
}
