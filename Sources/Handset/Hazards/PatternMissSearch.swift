internal import Foundation

/// Looks for what came nearest to a session for a pattern that found none.
struct PatternMissSearch {
    /// How much is searched with pieces of a pattern: so many keys, so many UTF-16 units of each text,
    /// and patterns of so many characters.
    private static let limits = (keys: 1_000, units: 64 << 10, pattern: 200)

    private let rule: SessionRule
    private let pattern: SessionPattern
    /// The time of one search is that of all searches for pieces together.
    private let timer: MatchTimer

    init(_ rule: SessionRule, _ pattern: SessionPattern) {
        self.rule = rule
        self.pattern = pattern
        timer = pattern.timeLimit.makeTimer()
    }

    /// What came nearest in a payload.
    ///
    /// - Throws: ``SessionSearchError`` if the text of a value is too long for ``DescriptionWriter``, or
    ///   the search for a pattern comes to no end.
    func nearest(in payload: Payload) throws(SessionSearchError) -> SessionMiss {
        var texts: [(key: String, printed: PrintedValue)] = []
        for (key, value) in payload.prefix(Self.limits.keys) {
            texts.append((key, try PrintedValue(searching: value)))
        }
        let beginning = self.beginning(in: texts)
        // The key is where it should be, and its value does not fit: nothing is nearer.
        let isAtValue = keyName.map { (beginning?.range?.count ?? 0) >= "\($0) = ".utf16.count }
        if isAtValue == true, let beginning { return beginning }
        return keyAtTopLevel(in: payload) ?? keyThatIsNotLookedAt(in: texts)
            ?? groupThatTakesNoPart(in: texts) ?? optionThatIsMissing(in: texts)
            ?? nearKey(in: texts) ?? beginning
            ?? SessionMiss(
                rule: rule.name,
                finding: "nothing in the printed text is like "
                    + SourceExcerpt.quoted(pattern.pattern),
                advice: payload.count == 0
                    ? "the payload is empty" : "see the text, and send what the rule looks for")
    }

    /// The key that the pattern begins with, as in `session = `; `nil` if it begins otherwise.
    private var keyName: String? {
        let name = pattern.pattern.unicodeScalars.prefix {
            QuotedText.isBare(UInt8(truncatingIfNeeded: $0.value)) && $0.isASCII
        }
        let rest = pattern.pattern.unicodeScalars.dropFirst(name.count)
        return name.isEmpty || !rest.starts(with: " = ".unicodeScalars) ? nil : String(name)
    }

    // MARK: - At the top level

    /// A top-level value that would be found, or come near it, if its key stood before it.
    private func keyAtTopLevel(in payload: Payload) -> SessionMiss? {
        let beginnings = self.beginnings
        for (key, value) in payload.prefix(Self.limits.keys) {
            let beginning = DescriptionWriter.name(key) + " = "
            guard
                wouldMatch(value, behind: beginning)
                    || beginnings.contains(where: {
                        firstMatch(of: $0, in: beginning)?.wholeRange == 0..<beginning.utf16.count
                    })
            else { continue }
            let text = value.description
            let place = rule.keys.map { $0.prefix(10).joined(separator: " or ") }
            return SessionMiss(
                rule: rule.name, key: key, range: 0..<text.utf16.count,
                finding: "\(key) is at the top level: the app prints the value alone, so "
                    + "\"\(beginning)\" never stands before it",
                advice: "put it inside \(place ?? "aps or another dictionary")")
        }
        return nil
    }

    private func wouldMatch(_ value: PayloadValue, behind beginning: String) -> Bool {
        guard value.kind != .dictionary, value.kind != .array else { return false }
        // As the value would be printed in a dictionary.
        let member = "\(beginning)\(DescriptionWriter.nested(value));\n"
        // A match in the value alone would have been one.
        return firstMatch(of: pattern, in: member).map {
            $0.wholeRange.lowerBound < beginning.utf16.count
        } ?? false
    }

    // MARK: - In the texts

    /// A match in the text of a key that the rule leaves out.
    private func keyThatIsNotLookedAt(
        in texts: [(key: String, printed: PrintedValue)]
    ) -> SessionMiss? {
        for (key, printed) in texts where !rule.looks(at: key) {
            guard let match = firstMatch(of: pattern, in: printed.text),
                // What somebody has written is not to be looked at.
                printed.part(withKeyAt: match.wholeRange.lowerBound) != nil
            else { continue }
            let keys = (rule.keys ?? []).prefix(10).joined(separator: " or ")
            return SessionMiss(
                rule: rule.name, key: key, range: match.wholeRange,
                finding: "the pattern matches in \(key), where the rule does not look",
                advice: "add \(key) to the rule's keys, or send the session under \(keys)")
        }
        return nil
    }

    /// A match whose group holds nothing.
    private func groupThatTakesNoPart(
        in texts: [(key: String, printed: PrintedValue)]
    ) -> SessionMiss? {
        guard
            let whole = try? SessionPattern(
                pattern.pattern, options: pattern.options, group: 0, maximumLength: .max,
                timeLimit: pattern.timeLimit)
        else { return nil }
        return match(of: whole, in: texts).map { key, match in
            SessionMiss(
                rule: rule.name, key: key, range: match.wholeRange,
                finding:
                    "the pattern matches \(SourceExcerpt.quoted(match.session)), but its group "
                    + "\(pattern.group) takes no part in it",
                advice: "put the group around what always matches")
        }
    }

    /// An option with which the pattern would match.
    private func optionThatIsMissing(
        in texts: [(key: String, printed: PrintedValue)]
    ) -> SessionMiss? {
        for option in [
            PatternOption.caseInsensitive, .anchorsMatchLines, .dotMatchesLineSeparators,
        ]
        where !pattern.options.contains(option.option) {
            let other = try? SessionPattern(
                pattern.pattern, options: pattern.options.union(option.option),
                group: pattern.group, maximumLength: .max, timeLimit: pattern.timeLimit)
            guard let other, let (key, match) = match(of: other, in: texts) else { continue }
            return SessionMiss(
                rule: rule.name, key: key, range: match.wholeRange,
                finding: "the pattern would match "
                    + SourceExcerpt.quoted(texts.text(of: key).text(in: match.wholeRange))
                    + " with the option \(option.rawValue)",
                advice: "add it to the rule's options")
        }
        return nil
    }

    /// A key that is nearly the one that the pattern begins with.
    private func nearKey(in texts: [(key: String, printed: PrintedValue)]) -> SessionMiss? {
        guard let keyName else { return nil }
        for (key, printed) in texts where rule.looks(at: key) {
            for part in printed.parts {
                guard let name = part.name, NearestName.of(name, among: [keyName]) != nil else {
                    continue
                }
                return SessionMiss(
                    rule: rule.name, key: key, range: part.key,
                    finding: "\(key) has the key \(SourceExcerpt.quoted(name))",
                    advice: "did you mean \"\(keyName)\"?")
            }
        }
        return nil
    }

    /// The longest beginning of the pattern that matches somewhere, and what follows there.
    private func beginning(
        in texts: [(key: String, printed: PrintedValue)]
    ) -> SessionMiss? {
        for beginning in beginnings.reversed() {
            guard let (key, match) = match(of: beginning, in: texts) else { continue }
            let text = texts.text(of: key)
            let found = match.wholeRange
            // So little may stand anywhere, and a part of a word is no key.
            guard found.count >= 4, !text.isWord(before: found.lowerBound) else { continue }
            let rest = String(pattern.pattern.dropFirst(beginning.pattern.count))
            let following = text.text(in: found.upperBound..<(found.upperBound + 30))
            return SessionMiss(
                rule: rule.name, key: key, range: found,
                finding:
                    "\(SourceExcerpt.quoted(text.text(in: found))) is like the beginning of the "
                    + "pattern, but then "
                    + (following.isEmpty
                        ? "the text ends" : "\(SourceExcerpt.quoted(following)) follows")
                    + " where \(SourceExcerpt.quoted(rest)) has to match",
                advice: following.hasPrefix("'")
                    ? "an apostrophe ends what the group may take: send none, or change the pattern"
                    : "compare the two")
        }
        return nil
    }

    private func match(
        of pattern: SessionPattern, in texts: [(key: String, printed: PrintedValue)]
    ) -> (key: String, match: SessionPattern.Match)? {
        for (key, printed) in texts where rule.looks(at: key) {
            let text = printed.text.text(in: 0..<Self.limits.units)
            if let match = firstMatch(of: pattern, in: text) { return (key, match) }
        }
        return nil
    }

    /// The first match of a pattern; `nil` also if the search comes to no end, so that nothing is known.
    private func firstMatch(of pattern: SessionPattern, in text: String) -> SessionPattern.Match? {
        try? pattern.firstMatch(in: text, timer: timer)
    }

    /// The beginnings of the pattern that are patterns themselves, the shortest first.
    private var beginnings: [SessionPattern] {
        let text = pattern.pattern
        guard (2...Self.limits.pattern).contains(text.count) else { return [] }
        return (1..<text.count).compactMap { count in
            try? SessionPattern(
                String(text.prefix(count)), options: pattern.options, group: 0,
                timeLimit: pattern.timeLimit)
        }
    }
}

extension [(key: String, printed: PrintedValue)] {
    fileprivate func text(of key: String) -> String {
        first { $0.key == key }?.printed.text ?? ""
    }
}

extension String {
    /// Whether a letter or a digit stands before a place in UTF-16 units.
    fileprivate func isWord(before offset: Int) -> Bool {
        guard offset > 0 else { return false }
        return text(in: (offset - 1)..<offset).unicodeScalars.contains {
            $0.properties.isAlphabetic || $0.properties.numericType != nil
        }
    }
}
