// What a rule has captured, held against what stands there in the printed text. A hazard that says
// how the session came about stands for the fact that it is not the one that was sent.

extension HazardSearch {
    func hazardsOfCapture(_ route: SessionRoute) -> [Hazard] {
        let match = route.match
        var hazards: [Hazard]
        if let path = match.keyPath {
            hazards =
                path.value(in: payload.userInfo).map { value in
                    hazardsOfKind(value, path.description, evidence(match, match.range))
                } ?? []
        } else {
            hazards = hazardsOfText(match)
        }
        if hazards.isEmpty, let sent = sessions.firstSession(unless: match.session) {
            hazards.append(
                Hazard(
                    .sessionDiffers,
                    "the session is \(Self.quoted(match.session)), and the payload holds "
                        + "\(Self.quoted(sent.session)) at \(sent.path)",
                    evidence(match, match.range)))
        }
        return hazards
    }

    private func hazardsOfText(_ match: SessionMatch) -> [Hazard] {
        guard let printed = printed[match.key] else { return [] }
        let start = match.wholeRange.lowerBound
        guard let part = printed.part(withKeyAt: start) ?? partOfValue(match, in: printed) else {
            return printed.parts.isEmpty ? [matchedInText(match, of: match.key)] : []
        }
        let name = part.name ?? "an element"
        if let key = part.key, key.contains(start), start > key.lowerBound {
            return [
                Hazard(
                    .matchedLongerKey,
                    "the rule matches the end of the key \(name)",
                    evidence(match, key.lowerBound..<max(key.upperBound, start)))
            ]
        }
        let isNamed = part.name.map(SessionValue.isSession) ?? false
        if part.value.contains(start), part.node.kind == .string, !isNamed {
            return [matchedInText(match, of: name)]
        }
        let ofKind = hazardsOfKind(
            printed.value(of: part), name, evidence(match, match.range.clamped(to: part.value)))
        return hazardsOfRange(match, part, name, isString: part.node.kind == .string)
            + ofKind
            + (ofKind.isEmpty ? hazardsOfQuoting(match, part, name, in: printed) : [])
    }

    /// The part that a match belongs to which begins at no key: the one that the session stands in.
    private func partOfValue(_ match: SessionMatch, in printed: PrintedValue) -> PrintedPart? {
        if let part = printed.part(withValueAt: match.wholeRange.lowerBound), part.isScalar {
            return part
        }
        return printed.part(withValueAt: match.range.lowerBound)
    }

    private func matchedInText(_ match: SessionMatch, of name: String) -> Hazard {
        Hazard(
            .matchedInText,
            "the rule matches in the text of \(name): "
                + Self.quoted(match.text.text(in: match.wholeRange)),
            evidence(match, match.wholeRange))
    }

    /// A capture that ends elsewhere than its value.
    private func hazardsOfRange(
        _ match: SessionMatch, _ part: PrintedPart, _ name: String, isString: Bool
    ) -> [Hazard] {
        let end = match.range.upperBound
        if end > part.value.upperBound {
            let range = part.value.upperBound..<end
            return [
                Hazard(
                    .capturedPastValue,
                    "the capture goes on behind the value of \(name): "
                        + Self.quoted(match.text.text(in: range)),
                    evidence(match, range))
            ]
        }
        let rest = match.text.text(in: end..<max(end, part.value.upperBound))
        guard isString, let distance = rest.utf16.firstIndex(of: UInt16(UInt8(ascii: "'"))) else {
            return []
        }
        let apostrophe = end + rest.utf16.distance(from: rest.utf16.startIndex, to: distance)
        return [
            Hazard(
                .stoppedAtApostrophe,
                "the capture leaves out \(Self.quoted(rest)) of the value of \(name)",
                evidence(match, apostrophe..<(apostrophe + 1)))
        ]
    }

    /// A value of a kind that is no session.
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

    /// What printing has put around or into the value.
    private func hazardsOfQuoting(
        _ match: SessionMatch, _ part: PrintedPart, _ name: String, in printed: PrintedValue
    ) -> [Hazard] {
        let captured = match.range.clamped(to: part.value)
        var hazards: [Hazard] = []
        let edges = [part.value.lowerBound, part.value.upperBound - 1]
        let quote = edges.first {
            captured.contains($0) && printed.text(in: $0..<($0 + 1)) == "\""
        }
        if let quote {
            hazards.append(
                Hazard(
                    .quotesCaptured,
                    "the value of \(name) is printed in quotes, which are captured with it",
                    evidence(match, quote..<(quote + 1))))
        }
        let text = printed.text(in: captured)
        if part.node.kind == .string, let escape = text.utf16.firstIndex(of: 0x5C) {
            let start =
                captured.lowerBound + text.utf16.distance(from: text.utf16.startIndex, to: escape)
            let length = printed.text(in: (start + 1)..<(start + 2)) == "U" ? 6 : 2
            hazards.append(
                Hazard(
                    .escapesCaptured,
                    "the value of \(name) is printed with escapes, which are captured: "
                        + Self.quoted(printed.text(in: start..<(start + length))),
                    evidence(match, start..<min(start + length, captured.upperBound))))
        }
        return hazards
    }

    private func evidence(_ match: SessionMatch, _ range: Range<Int>) -> Hazard.Evidence {
        Hazard.Evidence(
            .text(key: match.key), range: range, text: match.text.text(in: range))
    }
}

extension PayloadValue {
    /// Whether a double is printed otherwise than it was probably written.
    fileprivate var changesInPrint: Bool {
        guard let double else { return false }
        let printed = description
        return printed != "\(double)" || printed.utf8.contains(UInt8(ascii: "e"))
    }
}

extension [SessionValue] {
    /// The first session that was sent, unless what was found is one of those that were.
    fileprivate func firstSession(unless found: String) -> (path: String, session: String)? {
        let sent = compactMap { value in value.session.map { (value.path, $0) } }
        let isSent = sent.contains { $0.1.unicodeScalars.elementsEqual(found.unicodeScalars) }
        return isSent ? nil : sent.first
    }
}
