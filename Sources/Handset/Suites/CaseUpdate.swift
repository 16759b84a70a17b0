/// What has to be written into a case so that it expects what was found.
struct CaseUpdate {
    /// What is written anew.
    private(set) var changes: [SuiteUpdate.Change] = []
    /// The bytes that replace ranges of the document.
    private(set) var edits: [(range: Range<Int>, bytes: [UInt8])] = []

    private let finding: CaseFinding

    /// - Parameters:
    ///   - object: The case in its document.
    ///   - tried: The case.
    ///   - finding: What came of it.
    init(_ object: JSONDocumentValue, _ tried: SuiteCase, _ finding: CaseFinding) {
        self.finding = finding
        // The case was read from this object, so that it has members.
        guard let members = try? object.members(known: []) else { return }
        let list = Array(members)
        let expectations = Dictionary(
            uniqueKeysWithValues: tried.expectations.map { ($0.key.rawValue, $0) })
        // What is right already is not to be written a second time.
        var written = Set(
            tried.expectations.filter { $0.failure(given: finding) == nil }.map(\.key))
        for (index, member) in list.enumerated() {
            guard let expectation = expectations[member.key],
                expectation.failure(given: finding) != nil
            else { continue }
            let new = replacement(for: expectation.key)
            if written.insert(new.key).inserted {
                replace(member, in: tried, with: new)
            } else {
                let previous = index > 0 ? list[index - 1].value.range.upperBound : nil
                let next = index + 1 < list.count ? list[index + 1].value.keyRange : nil
                remove(member, in: tried, behind: previous, before: next?.lowerBound)
            }
        }
    }

    /// What says of the finding what an expectation that was not met said of something else.
    private func replacement(
        for key: SuiteReader.CaseKey
    ) -> (key: SuiteReader.CaseKey, value: JSONText) {
        if let refusal = finding.refusal {
            return (.refused, .string(refusal.reason.description))
        }
        if key == .hazards {
            let found = HazardKind.allCases.filter(finding.hazardKinds.contains)
            return (.hazards, .array(found.map { .string($0.identifier) }))
        }
        return finding.expectation(preferring: key)
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

    /// Takes a member out, with the comma that parts it from its neighbour.
    private mutating func remove(
        _ member: (key: String, value: JSONDocumentValue), in tried: SuiteCase,
        behind previous: Int?, before next: Int?
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

extension CaseFinding {
    /// What the sessions that were found make of an expectation: one of the same sort if that can say
    /// it.
    func expectation(
        preferring key: SuiteReader.CaseKey
    ) -> (key: SuiteReader.CaseKey, value: JSONText) {
        guard let first = routes.first else { return (.none, .boolean(true)) }
        let isOne = routes.allSatisfy { $0.lookup == first.lookup }
        switch key {
        case .url where isOne: return (.url, .string(first.lookup.url))
        case .javascript where isOne: return (.javascript, .string(first.lookup.javaScript))
        case _ where isOne && key != .calls: return (.session, .string(first.match.session))
        default: return (.calls, .array(calls.map { .string($0) }))
        }
    }
}

extension JSONText {
    /// The bytes of an array with a line for each element if an array was so written before, and on
    /// one line otherwise.
    fileprivate func spread(as old: JSONDocumentValue) -> [UInt8] {
        guard case .array(let elements) = self else { return bytes }
        let parts = elements.map { $0.bytes }
        guard let first = try? old.elements().first, !parts.isEmpty else {
            return [UInt8(ascii: "[")] + parts.joined(separator: ", ".utf8)
                + [UInt8(ascii: "]")]
        }
        let document = old.document.bytes
        // What stands before the first element and behind the last, line ends and all.
        let opening = document[(old.range.lowerBound + 1)..<first.range.lowerBound]
        let closing = document[..<(old.range.upperBound - 1)].reversed().prefix {
            JSONToken.isWhiteSpace($0)
        }
        let separator =
            [UInt8(ascii: ",")]
            + (opening.contains(UInt8(ascii: "\n")) ? Array(opening) : [UInt8(ascii: " ")])
        return [UInt8(ascii: "[")] + Array(opening) + parts.joined(separator: separator)
            + closing.reversed() + [UInt8(ascii: "]")]
    }
}
