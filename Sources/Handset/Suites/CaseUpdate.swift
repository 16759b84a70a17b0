/// The edits that make a case expect what was found.
struct CaseUpdate {
    /// The members that change.
    private(set) var changes: [SuiteUpdate.Change] = []
    /// The bytes that replace ranges of the document.
    private(set) var edits: [(range: Range<Int>, bytes: [UInt8])] = []

    private let finding: CaseFinding

    /// - Parameters:
    ///   - object: The case in its document.
    ///   - tried: The case.
    ///   - finding: The result of its payload.
    init(_ object: JSONDocumentValue, _ tried: SuiteCase, _ finding: CaseFinding) {
        self.finding = finding
        // Never fails: the case was read from this object.
        guard let members = try? object.members(SuiteReader.CaseKey.self) else { return }
        let list = Array(members)
        let unmet = Dictionary(
            tried.expectations.filter { $0.failure(given: finding) != nil }
                .map { ($0.field, $0.key) }, uniquingKeysWith: { first, _ in first })
        // A key that is already right must not be written a second time.
        var written = Set(tried.expectations.map(\.key)).subtracting(unmet.values)
        // True as long as all members so far were removed, so that no comma precedes the next.
        var isBeginning = true
        for (index, member) in list.enumerated() {
            guard let key = unmet[member.key] else {
                isBeginning = false
                continue
            }
            let new = replacement(for: key, beside: written)
            if written.insert(new.key).inserted {
                replace(member, in: tried, with: new)
                isBeginning = false
            } else {
                let next = index + 1 < list.count ? list[index + 1].value.keyRange : nil
                let previous = isBeginning ? nil : list[index - 1].value.range.upperBound
                remove(member, in: tried, after: previous, before: next?.lowerBound)
            }
        }
    }

    /// Returns a member that states what was found, in place of an expectation that was not met.
    private func replacement(
        for key: SuiteReader.CaseKey, beside written: Set<SuiteReader.CaseKey>
    ) -> (key: SuiteReader.CaseKey, value: JSONText) {
        if let refusal = finding.refusal {
            return (.refused, .string(refusal.reason.description))
        }
        switch key {
        case .hazards: return (.hazards, finding.hazardsAsJSON)
        case .callbacks: return (.callbacks, finding.callbacksAsJSON)
        case .display: return (.display, finding.displayAsJSON)
        case .badge: return (.badge, finding.badgeAsJSON)
        default: break
        }
        let new = finding.expectation(preferring: key)
        // An empty list of calls already states that there is no session.
        return new.key == .none && written.contains(.calls) ? (.calls, .array([])) : new
    }

    private mutating func replace(
        _ member: (key: String, value: JSONDocumentValue), in tried: SuiteCase,
        with new: (key: SuiteReader.CaseKey, value: JSONText)
    ) {
        let bytes = new.value.spread(as: member.value)
        edits.append((member.value.range, bytes))
        if new.key.rawValue != member.key, let range = member.value.keyRange {
            edits.append((range, JSONText.string(new.key.rawValue).bytes))
        }
        changes.append(
            SuiteUpdate.Change(
                member.value, in: tried.name, key: member.key,
                new: (new.key.rawValue, new.value.bytes)))
    }

    /// Removes a member, with the comma between it and its neighbour.
    private mutating func remove(
        _ member: (key: String, value: JSONDocumentValue), in tried: SuiteCase,
        after previous: Int?, before next: Int?
    ) {
        guard let start = member.value.keyRange?.lowerBound else { return }
        let end = member.value.range.upperBound
        if let previous {
            edits.append((previous..<end, []))
        } else {
            edits.append((start..<(next ?? end), []))
        }
        changes.append(
            SuiteUpdate.Change(member.value, in: tried.name, key: member.key, new: nil))
    }
}

extension JSONText {
    /// Returns the JSON of a value.
    ///
    /// An array is laid out as the old one was.
    fileprivate func spread(as old: JSONDocumentValue) -> [UInt8] {
        guard case .array(let elements) = self else { return bytes }
        let parts = elements.map { $0.bytes }
        let document = old.document.bytes
        let oldElements = (try? old.elements()).map(Array.init) ?? []
        guard let first = oldElements.first, let last = oldElements.last, !parts.isEmpty else {
            return Array("[".utf8) + parts.joined(separator: ", ".utf8) + Array("]".utf8)
        }
        let opening = document[old.range.lowerBound..<first.range.lowerBound]
        let closing = document[last.range.upperBound..<old.range.upperBound]
        let separator =
            if oldElements.count > 1 {
                Array(document[first.range.upperBound..<oldElements[1].range.lowerBound])
            } else if opening.contains(UInt8(ascii: "\n")) {
                Array(",".utf8) + Array(opening.dropFirst())
            } else {
                Array(", ".utf8)
            }
        return Array(opening) + parts.joined(separator: separator) + Array(closing)
    }
}
