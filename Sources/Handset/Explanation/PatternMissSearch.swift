/// Looks for what came nearest to a session for a pattern that matched nowhere.
struct PatternMissSearch {
    private let rule: SessionRule
    private let pattern: SessionPattern

    init(_ rule: SessionRule, _ pattern: SessionPattern) {
        self.rule = rule
        self.pattern = pattern
    }

    /// What came nearest in a payload.
    ///
    /// - Throws: ``DescriptionTooLong`` if the text of a value is too long for ``DescriptionWriter``.
    func nearest(in payload: Payload) throws(DescriptionTooLong) -> SessionMiss {
        if let miss = try keyThatIsNotLookedAt(in: payload) { return miss }
        if let miss = try keyAtTopLevel(in: payload) { return miss }
        if let miss = try beginning(in: payload) { return miss }
        return SessionMiss(
            rule: rule.name,
            finding: "nothing in the printed text is like \(HazardSearch.quoted(pattern.pattern))",
            advice: payload.count == 0
                ? "the payload is empty" : "see the text, and send what the rule looks for")
    }

    /// A match in the text of a key that the rule leaves out.
    private func keyThatIsNotLookedAt(
        in payload: Payload
    ) throws(DescriptionTooLong) -> SessionMiss? {
        guard let keys = rule.keys else { return nil }
        var printer = ValuePrinter()
        for (key, value) in payload where !keys.contains(key) {
            guard let match = pattern.firstMatch(in: try printer.text(of: value)) else { continue }
            return SessionMiss(
                rule: rule.name, key: key, range: match.wholeRange,
                finding: "the pattern matches in \(key), where the rule does not look",
                advice: "add \(key) to the rule's keys, or send the session under "
                    + keys.sorted().joined(separator: " or "))
        }
        return nil
    }

    /// A top-level value that would match if its key stood before it.
    private func keyAtTopLevel(in payload: Payload) throws(DescriptionTooLong) -> SessionMiss? {
        for (key, value) in payload where rule.looks(at: key) {
            switch value.kind {
            case .dictionary, .array: continue
            case .string, .integer, .real, .boolean, .null: break
            }
            // As the value would be printed in a dictionary.
            var member: [UInt8] = []
            var name = key
            name.withUTF8 { member.appendQuotedIfNeeded($0) }
            let beginning = String(decoding: member, as: UTF8.self) + " = "
            member += " = ".utf8
            member.appendNested(value.node)
            member += ";\n".utf8
            let match = pattern.firstMatch(in: String(decoding: member, as: UTF8.self))
            // A match in the value alone would have been one.
            guard let match, match.wholeRange.lowerBound < beginning.utf16.count else { continue }
            let text = value.description
            return SessionMiss(
                rule: rule.name, key: key, range: 0..<text.utf16.count,
                finding: "\(key) is at the top level: the app prints the value alone, so "
                    + "\"\(beginning)\" never stands before it",
                advice: "put it inside aps or another dictionary")
        }
        return nil
    }

    /// The longest beginning of the pattern that matches somewhere, and what follows there.
    private func beginning(in payload: Payload) throws(DescriptionTooLong) -> SessionMiss? {
        let beginnings = self.beginnings
        var nearest: SessionMiss?
        var next = beginnings.startIndex
        var printer = ValuePrinter()
        for (key, value) in payload where rule.looks(at: key) {
            let text = try printer.text(of: value)
            while next < beginnings.endIndex, let match = beginnings[next].firstMatch(in: text) {
                let found = match.wholeRange
                let isTelling = found.count >= 3
                let rest = pattern.pattern.dropFirst(beginnings[next].pattern.count)
                let following = text.text(in: found.upperBound..<(found.upperBound + 30))
                if isTelling {
                    nearest = SessionMiss(
                        rule: rule.name, key: key, range: found,
                        finding: "\(HazardSearch.quoted(text.text(in: found))) is like the "
                            + "beginning of the pattern, but then "
                            + (following.isEmpty
                                ? "the text ends" : "\(HazardSearch.quoted(following)) follows")
                            + " where \(HazardSearch.quoted(String(rest))) has to match",
                        advice: following.hasPrefix("'")
                            ? "an apostrophe ends what the group may take: send none, or change the "
                                + "pattern"
                            : "compare the two")
                }
                next += 1
            }
        }
        return nearest
    }

    /// The beginnings of the pattern that are patterns themselves, the shortest first.
    private var beginnings: [SessionPattern] {
        let text = pattern.pattern
        guard text.count <= 200 else { return [] }
        return (1..<max(1, text.count)).compactMap { count in
            try? SessionPattern(
                String(text.prefix(count)), options: pattern.options, group: 0)
        }
    }
}
