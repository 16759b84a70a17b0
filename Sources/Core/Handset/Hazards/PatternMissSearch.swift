/// The search for what came nearest to a session, for a pattern that found none.
struct PatternMissSearch {
    /// The bounds of the search: the number of top-level keys, and the UTF-16 units of each text.
    private static let limits = (keys: 1_000, units: 64 << 10)

    private let rule: SessionRule
    private let pattern: SessionPattern
    private let pieces: PatternPieces
    /// Shared by all searches for pieces, which together have the time of one search.
    private let timer: MatchTimer

    init(_ rule: SessionRule, _ pattern: SessionPattern, pieces: PatternPieces) {
        self.rule = rule
        self.pattern = pattern
        self.pieces = pieces
        timer = pattern.timeLimit.makeTimer()
    }

    func nearest(in payload: Payload) throws(SessionSearchError) -> SessionMiss {
        var texts: [(key: String, printed: PrintedValue)] = []
        for (key, value) in payload.prefix(Self.limits.keys) {
            // A thousand deep values can have texts of many GiB; only their beginnings are searched.
            texts.append((key, try Self.beginning(of: value)))
        }
        let beginning = self.beginning(in: texts)
        // With the key in place and a value that does not fit, nothing is nearer.
        let isAtValue = keyName.map { (beginning?.range?.count ?? 0) >= "\($0) = ".utf16.count }
        if isAtValue == true, let beginning { return beginning }
        return keyAtTopLevel(in: payload) ?? keyThatIsNotSearched(in: texts)
            ?? unsetGroup(in: texts) ?? missingOption(in: texts)
            ?? similarKey(in: texts) ?? beginning
            ?? SessionMiss(
                rule: rule.name,
                cause: .nothingSimilar(
                    pattern: pattern.pattern, isPayloadEmpty: payload.count == 0))
    }

    /// The key that the pattern begins with, as in `session = `; `nil` if it begins otherwise.
    private var keyName: String? {
        let name = pattern.pattern.unicodeScalars.prefix {
            QuotedText.isBare(UInt8(truncatingIfNeeded: $0.value)) && $0.isASCII
        }
        let rest = pattern.pattern.unicodeScalars.dropFirst(name.count)
        return name.isEmpty || !rest.starts(with: " = ".unicodeScalars) ? nil : String(name)
    }

    private static func beginning(
        of value: PayloadValue
    ) throws(SessionSearchError) -> PrintedValue {
        do throws(DescriptionWriter.TextTooLong) {
            return try PrintedValue(value, upTo: limits.units)
        } catch {
            throw .textTooLong(error)
        }
    }

    // MARK: - At the top level

    /// Finds a top-level value that would match, or come near it, with its key before it.
    private func keyAtTopLevel(in payload: Payload) -> SessionMiss? {
        for (key, value) in payload.prefix(Self.limits.keys) {
            let beginning = DescriptionWriter.name(key) + " = "
            guard
                wouldMatch(value, after: beginning)
                    || pieces.beginnings.contains(where: {
                        firstMatch(of: $0, in: beginning)?.wholeRange == 0..<beginning.utf16.count
                    })
            else { continue }
            let text = value.description
            return SessionMiss(
                rule: rule.name, cause: .atTopLevel(beginning: beginning, keys: rule.keys ?? []),
                key: key, range: 0..<text.utf16.count)
        }
        return nil
    }

    private func wouldMatch(_ value: PayloadValue, after beginning: String) -> Bool {
        guard value.kind != .dictionary, value.kind != .array else { return false }
        // As the value would be printed in a dictionary.
        let member = "\(beginning)\(DescriptionWriter.nested(value));\n"
        // The rule would already have found a match in the value alone.
        return firstMatch(of: pieces.own, in: member).map {
            $0.wholeRange.lowerBound < beginning.utf16.count
        } ?? false
    }

    // MARK: - In the texts

    private func keyThatIsNotSearched(
        in texts: [(key: String, printed: PrintedValue)]
    ) -> SessionMiss? {
        for (key, printed) in texts where !rule.looks(at: key) {
            guard let match = firstMatch(of: pieces.own, in: printed.text),
                // A match inside a text is not a reason to search that key.
                printed.part(withKeyAt: match.wholeRange.lowerBound) != nil
            else { continue }
            return SessionMiss(
                rule: rule.name, cause: .keyNotSearched(searchedKeys: rule.keys ?? []), key: key,
                range: match.wholeRange)
        }
        return nil
    }

    /// Finds a match in which the group takes no part.
    private func unsetGroup(in texts: [(key: String, printed: PrintedValue)]) -> SessionMiss? {
        guard let whole = pieces.whole, let (key, match) = match(of: whole, in: texts) else {
            return nil
        }
        return SessionMiss(
            rule: rule.name, cause: .groupUnset(match: match.session, group: pattern.group),
            key: key, range: match.wholeRange)
    }

    private func missingOption(in texts: [(key: String, printed: PrintedValue)]) -> SessionMiss? {
        for variant in pieces.variants {
            guard let (key, match) = match(of: variant.piece, in: texts) else { continue }
            return SessionMiss(
                rule: rule.name,
                cause: .optionMissing(
                    match: texts.text(of: key).text(in: match.wholeRange),
                    option: variant.option.rawValue),
                key: key, range: match.wholeRange)
        }
        return nil
    }

    /// Finds a key that resembles the one that the pattern begins with.
    private func similarKey(in texts: [(key: String, printed: PrintedValue)]) -> SessionMiss? {
        guard let keyName else { return nil }
        let known = KnownNames([keyName])
        for (key, printed) in texts where rule.looks(at: key) {
            for part in printed.parts {
                guard let name = part.name, known.nearest(to: name) != nil else {
                    continue
                }
                return SessionMiss(
                    rule: rule.name, cause: .similarKey(name, expected: keyName), key: key,
                    range: part.key)
            }
        }
        return nil
    }

    /// Finds the longest beginning of the pattern that matches.
    private func beginning(in texts: [(key: String, printed: PrintedValue)]) -> SessionMiss? {
        for beginning in pieces.beginnings.reversed() {
            guard let (key, match) = match(of: beginning, in: texts) else { continue }
            let text = texts.text(of: key)
            let found = match.wholeRange
            // Fewer characters may stand anywhere, and a part of a word is not a key.
            guard found.count >= 4, !text.isWord(before: found.lowerBound) else { continue }
            return SessionMiss(
                rule: rule.name,
                cause: .partialMatch(
                    match: text.text(in: found),
                    following: text.text(in: found.upperBound..<(found.upperBound + 30)),
                    unmatched: String(pattern.pattern.dropFirst(beginning.pattern.count))),
                key: key, range: found)
        }
        return nil
    }

    private func match(
        of piece: PatternPiece, in texts: [(key: String, printed: PrintedValue)]
    ) -> (key: String, match: SessionPattern.Match)? {
        for (key, printed) in texts where rule.looks(at: key) {
            if let match = firstMatch(of: piece, in: printed.text) { return (key, match) }
        }
        return nil
    }

    /// Returns the first match of a pattern; `nil` also if the search fails or the time is over.
    private func firstMatch(of piece: PatternPiece, in text: String) -> SessionPattern.Match? {
        piece.firstMatch(in: text, timer: timer)
    }
}

extension [(key: String, printed: PrintedValue)] {
    fileprivate func text(of key: String) -> String {
        first { $0.key == key }?.printed.text ?? ""
    }
}

extension String {
    /// Returns true if a letter or a digit stands before an offset in UTF-16 units.
    fileprivate func isWord(before offset: Int) -> Bool {
        guard offset > 0 else { return false }
        return text(in: (offset - 1)..<offset).unicodeScalars.contains {
            $0.properties.isAlphabetic || $0.properties.numericType != nil
        }
    }
}
