import Handset

/// The edits that make a case expect what was found.
struct CaseUpdate {
    private(set) var changes: [SuiteUpdate.Change] = []
    /// The bytes that replace ranges of the document.
    private(set) var edits: [(range: Range<Int>, bytes: [UInt8])] = []

    init(_ object: JSONDocumentValue, _ revision: CaseRevision) {
        // Never fails: the case was read from this object.
        guard let members = try? object.members(SuiteReader.CaseKey.self) else { return }
        let list = Array(members)
        // True as long as all members so far were removed, so that no comma precedes the next.
        var isBeginning = true
        for (index, member) in list.enumerated() {
            guard let change = revision.changes.first(where: { $0.key.rawValue == member.key })
            else {
                isBeginning = false
                continue
            }
            if let new = change.new {
                replace(member, in: revision.name, with: new)
                isBeginning = false
            } else {
                let next = index + 1 < list.count ? list[index + 1].value.keyRange : nil
                let previous = isBeginning ? nil : list[index - 1].value.range.upperBound
                remove(member, in: revision.name, after: previous, before: next?.lowerBound)
            }
        }
    }

    private mutating func replace(
        _ member: (key: String, value: JSONDocumentValue), in name: String,
        with new: CaseRevision.Member
    ) {
        let bytes = new.value.spread(as: member.value)
        edits.append((member.value.range, bytes))
        if new.key.rawValue != member.key, let range = member.value.keyRange {
            edits.append((range, JSONText.string(new.key.rawValue).bytes))
        }
        changes.append(
            SuiteUpdate.Change(
                member.value, in: name, key: member.key,
                new: (new.key.rawValue, new.value.bytes)))
    }

    /// Removes a member, with the comma between it and its neighbour.
    private mutating func remove(
        _ member: (key: String, value: JSONDocumentValue), in name: String,
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
            SuiteUpdate.Change(member.value, in: name, key: member.key, new: nil))
    }
}

extension JSONText {
    /// An array is laid out as the old one was.
    fileprivate func spread(as old: JSONDocumentValue) -> [UInt8] {
        guard case .array(let elements) = self else { return bytes }
        let parts = elements.map { $0.bytes }
        let document = old.document.bytes
        // Of the old elements, the ranges of the first two and of the last are enough.
        var first: [Range<Int>] = []
        var last = old.range
        if let oldElements = try? old.elements() {
            for element in oldElements {
                if first.count < 2 { first.append(element.range) }
                last = element.range
            }
        }
        guard !first.isEmpty, !parts.isEmpty else {
            return Array("[".utf8) + parts.joined(separator: ", ".utf8) + Array("]".utf8)
        }
        let opening = document[old.range.lowerBound..<first[0].lowerBound]
        let closing = document[last.upperBound..<old.range.upperBound]
        let separator =
            if first.count > 1 {
                Array(document[first[0].upperBound..<first[1].lowerBound])
            } else if opening.contains(UInt8(ascii: "\n")) {
                Array(",".utf8) + Array(opening.dropFirst())
            } else {
                Array(", ".utf8)
            }
        return Array(opening) + parts.joined(separator: separator) + Array(closing)
    }
}
