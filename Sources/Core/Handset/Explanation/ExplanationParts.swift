/// The writer of the parts of an explanation, for people.
package struct ExplanationParts {
    /// True if matches are marked by colours; false if by signs on a line below.
    let isColoured: Bool
    /// The folding of sentences; data stays as it is.
    let fold: TextFold

    func write(_ origin: PayloadOrigin, into output: inout TextPieces) throws {
        output.text += Self.line(of: origin) + "\n"
    }

    /// Returns the place, the number and the size of a payload.
    package static func line(of origin: PayloadOrigin) -> String {
        "\(origin): payload \(origin.number), "
            + "\(origin.byteCount) byte\(origin.byteCount == 1 ? "" : "s")"
    }

    func write(
        _ text: String, of key: String, matches: [SessionMatch], misses: [SessionMiss],
        into output: inout TextPieces
    ) throws {
        output.text += styled(Self.shown(key), "1") + "\n"
        let marks =
            matches.filter { $0.keyPath == nil }.flatMap { match in
                [(match.wholeRange, .matched), (match.range, MarkedText.Mark.captured)]
            }
            + misses.compactMap { miss in
                miss.key == key ? miss.range.map { ($0, .matched) } : nil
            }
        let lineCount = text.utf8.reduce(1) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
        let width = max(3, String(lineCount).count)
        try MarkedText(text: text, marks: marks, isColoured: isColoured)
            .write(into: &output) { number in
                let text = number.map { "\($0)" } ?? ""
                return String(repeating: " ", count: width - text.utf8.count) + text + " | "
            }
    }

    func write(
        _ route: SessionRoute, markedBy evidence: (Hazard.Evidence.Subject) -> [Hazard.Evidence],
        into output: inout TextPieces
    ) throws {
        let match = route.match
        output.text += "rule \(Self.shown(match.rule)) finds the \(match.word) "
        if isColoured { output.text += "\u{1B}[1m" }
        try MarkedLine(match.session).write(into: &output)
        if isColoured { output.text += "\u{1B}[0m" }
        output.text +=
            " "
            + (match.keyPath.map { "at \(Self.shown($0.description))" }
                ?? "in \(Self.shown(match.key))") + "\n"
        try write(
            "URL        ", route.lookup.url,
            markedBy: evidence(.url(rule: match.rule, key: match.key)), into: &output)
        try write(
            "statement  ", route.lookup.javaScript,
            markedBy: evidence(.javaScript(rule: match.rule, key: match.key)), into: &output)
        if let handler = route.handler { output.text += "  handler    \(Self.shown(handler))\n" }
        try output.passOn()
    }

    func write(_ misses: [SessionMiss], into output: inout TextPieces) {
        for miss in misses {
            writeLines(
                of: "  rule \(Self.shown(miss.rule)): \(miss)", indentation: 4, into: &output)
        }
    }

    /// A hazard whose finding a miss has told is named alone.
    func write(_ hazard: Hazard, after misses: [SessionMiss], into output: inout TextPieces) {
        let style = hazard.kind.severity == .error ? "31" : "33"
        let line =
            hazard.isTold(by: misses)
            ? "\(hazard.kind.severity.rawValue): \(hazard.kind.identifier)" : "\(hazard)"
        writeLines(of: line, style, indentation: 2, into: &output)
        writeLines(
            of: "  \(hazard.kind.meaning) \(hazard.kind.advice)", indentation: 2, into: &output)
    }

    private func writeLines(
        of text: String, _ style: String? = nil, indentation: Int, into output: inout TextPieces
    ) {
        for line in fold.lines(of: text, indentation: indentation) {
            output.text += (style.map { styled(line, $0) } ?? line) + "\n"
        }
    }

    /// Writes the URL or the statement of a session, with the evidence of its hazards marked.
    private func write(
        _ name: String, _ text: String, markedBy evidence: [Hazard.Evidence],
        into output: inout TextPieces
    ) throws {
        let marks = evidence.compactMap(\.range).map { ($0, MarkedText.Mark.captured) }
        try MarkedText(text: text, marks: marks, isColoured: isColoured)
            .write(into: &output) { number in
                "  " + (number == 1 ? name : String(repeating: " ", count: name.count))
            }
    }

    private func styled(_ text: String, _ style: String) -> String {
        isColoured ? "\u{1B}[\(style)m\(text)\u{1B}[0m" : text
    }

    private static func shown(_ text: String) -> String { SourceExcerpt.shown(text.utf8) }
}
