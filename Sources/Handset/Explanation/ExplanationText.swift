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
public struct ExplanationText {
    private let explanation: SessionExplanation
    private let isColoured: Bool
    /// The matches in the text of each top-level key.
    private let matches: [String: [SessionMatch]]
    /// The evidence of hazards in each text.
    private let evidence: [HazardEvidence.Subject: [Range<Int>]]

    /// Creates the text of an explanation.
    ///
    /// - Parameters:
    ///   - explanation: The explanation.
    ///   - isColoured: True to mark matches by colours, as for a terminal. Otherwise a line below marks
    ///     the match with `~` and its group with `^`.
    public init(_ explanation: SessionExplanation, isColoured: Bool = false) {
        self.explanation = explanation
        self.isColoured = isColoured
        matches = Dictionary(
            grouping: explanation.routes.map(\.match).filter { $0.keyPath == nil }, by: \.key)
        evidence = Dictionary(grouping: explanation.hazards.map(\.evidence), by: \.subject)
            .mapValues { $0.compactMap(\.range) }
    }

    /// Writes the text, with control characters of the payload replaced.
    public func write(into output: inout String) {
        let origin = explanation.origin
        output +=
            "\(origin): payload \(origin.number), "
            + "\(origin.byteCount) byte\(origin.byteCount == 1 ? "" : "s")\n"
        for value in explanation.values { write(value, into: &output) }
        for route in explanation.routes { write(route, into: &output) }
        if explanation.routes.isEmpty { output += "no session\n" }
        for miss in explanation.misses {
            output += "  rule \(Self.shown(miss.rule)): \(miss)\n"
        }
        if explanation.hazards.isEmpty { output += "no hazards\n" }
        for hazard in explanation.hazards {
            output += styled("\(hazard)", hazard.kind.severity == .error ? "31" : "33") + "\n"
            output += "  \(hazard.kind.meaning) \(hazard.kind.advice)\n"
        }
    }

    private func write(_ value: SessionExplanation.Value, into output: inout String) {
        output += styled(Self.shown(value.key), "1") + "\n"
        let marks =
            (matches[value.key] ?? []).flatMap { match in
                [(match.wholeRange, .matched), (match.range, MarkedText.Mark.captured)]
            }
            + explanation.misses.compactMap { miss in
                miss.key == value.key ? miss.range.map { ($0, .matched) } : nil
            }
        let lineCount = value.text.utf8.reduce(1) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
        let width = max(3, String(lineCount).count)
        MarkedText(text: value.text, marks: marks, isColoured: isColoured)
            .write(into: &output) { number in
                let text = number.map { "\($0)" } ?? ""
                return String(repeating: " ", count: width - text.count) + text + " | "
            }
    }

    private func write(_ route: SessionRoute, into output: inout String) {
        let match = route.match
        output +=
            "rule \(Self.shown(match.rule)) finds the session "
            + "\(styled(Self.shown(match.session), "1")) "
            + (match.keyPath.map { "at \(Self.shown($0.description))" }
                ?? "in \(Self.shown(match.key))") + "\n"
        write(
            "URL        ", route.lookup.url, markedBy: .url(rule: match.rule, key: match.key),
            into: &output)
        write(
            "statement  ", route.lookup.javaScript,
            markedBy: .javaScript(rule: match.rule, key: match.key), into: &output)
        if let handler = route.handler { output += "  handler    \(Self.shown(handler))\n" }
    }

    /// Writes the URL or the statement of a session, with the evidence of its hazards marked.
    private func write(
        _ name: String, _ text: String, markedBy subject: HazardEvidence.Subject,
        into output: inout String
    ) {
        let marks = (evidence[subject] ?? []).map { ($0, MarkedText.Mark.captured) }
        MarkedText(text: text, marks: marks, isColoured: isColoured)
            .write(into: &output) { number in
                "  " + (number == 1 ? name : String(repeating: " ", count: name.count))
            }
    }

    private func styled(_ text: String, _ style: String) -> String {
        isColoured ? "\u{1B}[\(style)m\(text)\u{1B}[0m" : text
    }

    private static func shown(_ text: String) -> String { SourceExcerpt.shown(text.utf8) }
}
