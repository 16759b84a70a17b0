// Hazards of the captured text. `session-differs` is reported only if no other hazard explains the
// difference.

extension HazardSearch {
    /// More UTF-16 units than a message shows: a copy of all of a long text would take as much memory again.
    static let shownUnitCount = 200

    func hazardsOfCapture(_ match: SessionMatch) -> [Hazard] {
        if let path = match.keyPath {
            let rule = rules.rule(named: match.rule)
            if case .link(let template)? = rule?.source {
                return hazardsOfFields(template, of: rule, match)
            }
            guard let value = path.value(in: payload.userInfo) else { return [] }
            let hazards = hazardsOfKind(
                value, path.description, Hazard.Evidence(match, match.range))
            return hazards.isEmpty ? hazardsOfDifference(match, from: value) : hazards
        }
        guard let value = payload[match.key] else { return [] }
        let printed = PrintedValue(
            value, printedAs: match.text,
            around: [
                match.range.lowerBound, match.range.lowerBound - 1, match.wholeRange.lowerBound,
            ])
        if !printed.hasParts {
            // A rule that matches the whole value was made for it.
            let isWhole = match.range.count == printed.text.utf16.count
            let isText = printed.value.kind == .string
            return isText && !isWhole
                ? [matchedInText(match, "the text of \(match.key)")]
                : hazardsOfDifference(match, from: printed.value)
        }
        guard let owner = CaptureOwner(of: match, in: printed) else {
            return hazardsOfDifference(match, from: nil)
        }
        let hazards = hazardsOfOwner(owner, match, printed)
        return hazards.isEmpty
            ? hazardsOfDifference(match, from: printed.value(of: owner.part)) : hazards
    }

    /// Returns the hazards of the values in a composed link, which is meant to differ from each of them.
    private func hazardsOfFields(
        _ template: LinkTemplate, of rule: SessionRule?, _ match: SessionMatch
    ) -> [Hazard] {
        guard let values = rule?.values(of: payload.userInfo) else { return [] }
        return template.keyPaths.flatMap { path in
            values.value(at: path).map {
                hazardsOfKind($0, path.description, Hazard.Evidence(match, match.range))
            } ?? []
        }
    }

    private func hazardsOfOwner(
        _ owner: CaptureOwner, _ match: SessionMatch, _ printed: PrintedValue
    ) -> [Hazard] {
        let part = owner.part
        let name = part.name ?? "an element"
        switch owner.beginning {
        case .insideKey where part.key?.contains(match.range.lowerBound) == true:
            return [matchedInText(match, "the key \(SourceExcerpt.quoted(name))")]
        case .insideKey:
            return [
                Hazard(
                    .matchedLongerKey, "the rule matches the end of the key \(name)",
                    Hazard.Evidence(match, part.key ?? match.wholeRange))
            ]
        case .value where part.node.kind == .string && !isWhole(match.range, of: part, printed):
            return [matchedInText(match, "the text of \(name)")]
        case .key, .value: break
        }
        let inside = match.range.clamped(to: part.value)
        let ofKind = hazardsOfKind(
            printed.value(of: part), name, Hazard.Evidence(match, inside))
        return hazardsOfRange(match, part, name) + ofKind
            + (ofKind.isEmpty ? hazardsOfQuoting(match, part, name, in: printed) : [])
    }

    private func matchedInText(_ match: SessionMatch, _ place: String) -> Hazard {
        Hazard(
            .matchedInText,
            "the rule matches inside \(place): "
                + SourceExcerpt.quoted(match.text.text(in: match.wholeRange)),
            Hazard.Evidence(match, match.wholeRange))
    }

    /// Returns true if a capture is a whole value, with or without its quotes.
    private func isWhole(
        _ range: Range<Int>, of part: PrintedPart, _ printed: PrintedValue
    ) -> Bool {
        let value = part.value
        if range == value { return true }
        return printed.text(in: value).hasPrefix("\"")
            && range == (value.lowerBound + 1)..<(value.upperBound - 1)
    }

    // MARK: - One difference each

    /// Returns the hazards of a capture that does not begin and end with its value.
    private func hazardsOfRange(
        _ match: SessionMatch, _ part: PrintedPart, _ name: String
    ) -> [Hazard] {
        let (capture, value) = (match.range, part.value)
        if capture.upperBound > value.upperBound || capture.lowerBound < value.lowerBound {
            let isAfter = capture.upperBound > value.upperBound
            let range =
                isAfter
                ? max(value.upperBound, capture.lowerBound)..<capture.upperBound
                : capture.lowerBound..<value.lowerBound
            return [
                Hazard(
                    .capturedPastValue,
                    Self.finding(
                        pastValueOf: name, isAfter: isAfter,
                        match.text.text(in: range.prefix(Self.shownUnitCount))),
                    Hazard.Evidence(match, range))
            ]
        }
        let rest = match.text.text(in: capture.upperBound..<value.upperBound)
        guard part.node.kind == .string,
            let index = rest.utf16.firstIndex(of: UInt16(UInt8(ascii: "'"))),
            goesFurtherWithoutApostrophes(match)
        else { return [] }
        let apostrophe =
            capture.upperBound + rest.utf16.distance(from: rest.utf16.startIndex, to: index)
        return [
            Hazard(
                .stoppedAtApostrophe,
                "the capture leaves out \(SourceExcerpt.quoted(rest)) of the value of \(name)",
                Hazard.Evidence(match, apostrophe..<(apostrophe + 1)))
        ]
    }

    static func finding(pastValueOf name: String, isAfter: Bool, _ text: String) -> String {
        "the capture \(isAfter ? "continues after" : "begins before") the value of \(name): "
            + SourceExcerpt.quoted(text)
    }

    /// Returns true if a capture would end later without apostrophes in the text.
    private func goesFurtherWithoutApostrophes(_ match: SessionMatch) -> Bool {
        guard case .text(let pattern)? = rules.rule(named: match.rule)?.source else { return false }
        let without = try? pattern.firstMatch(in: match.text.replacing("'", with: "x"))
        return without.map { $0.range.upperBound > match.range.upperBound } ?? false
    }

    /// Returns the hazard of a value whose kind cannot be a session.
    private func hazardsOfKind(
        _ value: PayloadValue, _ name: String, _ evidence: Hazard.Evidence
    ) -> [Hazard] {
        switch value.kind {
        case .null: [Hazard(.sessionIsNull, "the value of \(name) is null", evidence)]
        case .boolean:
            [
                Hazard(
                    .sessionIsBoolean,
                    "the value of \(name) is \(value.boolean == true), printed as \(value)",
                    evidence)
            ]
        case .real where value.changesInPrint:
            [
                Hazard(
                    .sessionNumberChanges,
                    "the value of \(name) is a number with a fraction or an exponent, or beyond 64 "
                        + "bits, printed as \(value)", evidence)
            ]
        case .dictionary, .array:
            [
                Hazard(
                    .sessionIsContainer,
                    "the value of \(name) is "
                        + (value.kind == .array ? "an array" : "a dictionary"),
                    evidence)
            ]
        case .real, .integer, .string: []
        }
    }

    /// Returns the hazards of quotes and escapes that printing adds to a value.
    private func hazardsOfQuoting(
        _ match: SessionMatch, _ part: PrintedPart, _ name: String, in printed: PrintedValue
    ) -> [Hazard] {
        let captured = match.range.clamped(to: part.value)
        var hazards: [Hazard] = []
        let quote = [part.value.lowerBound, part.value.upperBound - 1].first {
            captured.contains($0) && printed.text(in: $0..<($0 + 1)) == "\""
        }
        if let quote {
            hazards.append(
                Hazard(
                    .quotesCaptured,
                    "the value of \(name) is printed in quotes, and they are captured with it",
                    Hazard.Evidence(match, quote..<(quote + 1))))
        }
        let text = printed.text(in: captured)
        if part.node.kind == .string, let index = text.utf16.firstIndex(of: 0x5C) {
            let start =
                captured.lowerBound + text.utf16.distance(from: text.utf16.startIndex, to: index)
            let escape = start..<min(printed.endOfEscape(at: start), captured.upperBound)
            hazards.append(
                Hazard(
                    .escapesCaptured,
                    "the value of \(name) is printed with escapes, and they are captured: "
                        + SourceExcerpt.quoted(printed.text(in: escape)),
                    Hazard.Evidence(match, escape)))
        }
        return hazards
    }

    /// Returns the hazard of a capture that is neither its value nor a session that was sent.
    private func hazardsOfDifference(_ match: SessionMatch, from value: PayloadValue?) -> [Hazard] {
        let own = value?.meaning
        let sessions = sessions
        let isOwn = own?.utf8.elementsEqual(match.session.utf8) == true
        // A rule that does not name a session may read something else.
        let isMeant = isOwn && (sessions.isEmpty || !isAboutSessions(match.rule))
        guard !isMeant, !sessions.mean(match.session) else { return [] }
        let sent = sessions.firstMeant.map { "\(SourceExcerpt.quoted($0.session)) at \($0.path)" }
        guard let meant = sent ?? own.map({ SourceExcerpt.quoted($0) }) else { return [] }
        return [
            Hazard(
                .sessionDiffers,
                "the session is \(SourceExcerpt.quoted(match.session)), but the payload has "
                    + meant, Hazard.Evidence(match, match.range))
        ]
    }
}

extension HazardSearch {
    private func isAboutSessions(_ rule: String) -> Bool {
        rules.areAboutSessions[rule] ?? true
    }
}

extension SessionRule {
    /// True if the pattern or the key path names a session.
    var isAboutSessions: Bool {
        let text =
            switch source {
            case .text(let pattern): pattern.pattern
            case .value(let path): path.description
            case .link(let template): template.description
            }
        return text.lowercased().contains("session")
    }
}

extension PayloadValue {
    /// True if a double is probably not printed as it was written; the original text is not kept.
    fileprivate var changesInPrint: Bool {
        let printed = description
        if let largeInteger { return printed != largeInteger }
        guard let double else { return false }
        return printed != "\(double)" || printed.utf8.contains(UInt8(ascii: "e"))
    }
}

extension PrintedValue {
    fileprivate func endOfEscape(at start: Int) -> Int {
        switch text(in: (start + 1)..<(start + 2)) {
        case "U": start + 6
        case "0"..."7": start + 4
        default: start + 2
        }
    }
}
