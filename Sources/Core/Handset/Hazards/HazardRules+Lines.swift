extension HazardRules {
    /// Returns the hazards of a session that goes on after its value, into the next lines of the text;
    /// `nil` for any other session.
    ///
    /// They are the most common ones: a sound is printed after the session. The value is of letters and
    /// digits, so that it has no hazard of its own, and the first line end is where the string of the
    /// statement breaks. The keys of the payload must have no hazard.
    func hazardsOfLines(
        _ finding: PatternSearch.Finding, at key: UnsafeBufferPointer<UInt8>,
        _ keys: NoHazardProof.Keys, by rule: SessionRule, in text: UnsafeBufferPointer<UInt8>
    ) -> [Hazard]? {
        guard keys.keyOfSessions?.baseAddress == key.baseAddress, finding.range == finding.bytes
        else { return nil }
        return hazardsOfLines(finding.range, finding.wholeRange, by: rule, in: text) {
            (
                String(decoding: key, as: UTF8.self),
                rule.lookup(of: String(decoding: text[finding.range], as: UTF8.self))
            )
        }
    }

    /// Returns the same of a session that was found before.
    ///
    /// - Parameter route: The session, in a payload whose keys have no hazard, and in the value with its keys
    ///   `session`.
    /// - Returns: `nil` for any other session.
    func hazardsOfLines(of route: SessionRoute) -> [Hazard]? {
        let match = route.match
        guard match.keyPath == nil, let rule = onlyRule(named: match.rule) else { return nil }
        // The text of a dictionary is ASCII, so that UTF-16 units are bytes.
        var text = match.text
        return text.withUTF8 {
            hazardsOfLines(match.range, match.wholeRange, by: rule, in: $0) {
                (match.key, route.lookup)
            }
        }
    }

    private func hazardsOfLines(
        _ range: Range<Int>, _ wholeRange: Range<Int>, by rule: SessionRule,
        in text: UnsafeBufferPointer<UInt8>,
        _ parts: () -> (key: String, lookup: SessionRule.Lookup)
    ) -> [Hazard]? {
        guard proof.arePlainLookups, rule.encoding == .verbatim, rule.escaping == .none,
            let end = NoHazardProof.endOfValue(
                capturedFrom: range, wholeRange, in: text),
            range.upperBound > end + 1
        else { return nil }
        let name = String(
            decoding: text[(range.lowerBound - 10)..<(range.lowerBound - 3)], as: UTF8.self)
        let (key, lookup) = parts()
        let after = end..<range.upperBound
        let script = lookup.javaScript
        // The beginning of the statement and its URL are ASCII.
        let lineEnd =
            script.utf8.count - range.count - rule.lookupURL.parts.end.utf8.count
            - "\");".utf8.count
            + (end - range.lowerBound) + 1
        return [
            Hazard(
                .capturedPastValue,
                HazardSearch.finding(
                    pastValueOf: name, isAfter: true,
                    String(
                        decoding: text[after.prefix(HazardSearch.shownUnitCount)], as: UTF8.self)),
                Hazard.Evidence(
                    .text(key: key), range: after,
                    text: String(decoding: text[after], as: UTF8.self))),
            HazardSearch.syntaxError(
                "a line end in the string", in: script,
                Hazard.Evidence(
                    .javaScript(rule: rule.name, key: key), range: lineEnd..<(lineEnd + 1),
                    text: "\n")),
        ]
    }
}
