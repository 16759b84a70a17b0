import Handset

/// The places of findings in the text of a payload.
struct LintPlaces {
    private let bytes: [UInt8]
    private let start: SourcePlace
    private let needsExcerpts: Bool

    /// Prepares the search in a text that jansson has accepted, whose first byte is at `start`.
    init(_ bytes: [UInt8], from start: SourcePlace, needsExcerpts: Bool = true) {
        self.bytes = bytes
        self.needsExcerpts = needsExcerpts
        self.start = start
    }

    /// Finds the places of all findings in one pass through the text.
    func locate(_ findings: inout [LintFinding]) {
        var paths = LintPathTable()
        let entries = findings.map { paths.add($0.part.keys) }
        bytes.withUnsafeBufferPointer { paths.find(in: $0) }
        let wanted = findings.indices.map { index in
            let finding = findings[index]
            let range = paths.offsets[entries[index]]
            let offset = (finding.part.isValue ? range.value : range.key) ?? 0
            // A finding about a key that occurs twice has its place.
            let known = finding.place.map { min(max(0, $0.offset - start.offset), bytes.count) }
            return (offset: known ?? offset, index: index)
        }
        var line = start.line
        // The offset of the line's first byte, which may lie before the payload.
        var lineStart = 1 - start.column
        // The number of characters before the offset; those before the payload count as one byte each.
        var characterCount = start.column - 1
        var searched = 0
        for (offset, index) in wanted.sorted(by: { $0.offset < $1.offset }) {
            bytes.withUnsafeBufferPointer { bytes in
                while searched < offset {
                    if bytes[searched] == UInt8(ascii: "\n") {
                        line += 1
                        lineStart = searched + 1
                        characterCount = 0
                    } else if bytes[searched] & 0xC0 != 0x80 {
                        characterCount += 1
                    }
                    searched += 1
                }
            }
            findings[index].characterColumn = characterCount + 1
            guard findings[index].place == nil else { continue }
            findings[index].place = SourcePlace(
                source: start.source, line: line, column: offset - lineStart + 1,
                offset: start.offset + offset)
            guard needsExcerpts else { continue }
            findings[index].excerpt = excerpt(at: offset, lineStart: max(0, lineStart))
        }
    }

    private func excerpt(at offset: Int, lineStart: Int) -> SourceExcerpt {
        let lower = max(lineStart, offset - InputWindow.contextByteCount)
        let upper = min(bytes.count, offset + InputWindow.contextByteCount)
        return SourceExcerpt(line: Array(bytes[lower..<upper]), caret: offset - lower)
    }
}
