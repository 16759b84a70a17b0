/// The part of a printed text that contains a rule's capture, and the place where the match begins.
struct CaptureOwner {
    enum Beginning {
        /// The start of the part's key, or a place before it.
        case key
        case insideKey
        case value
    }

    let part: PrintedPart
    let beginning: Beginning

    /// Finds the part; `nil` for a capture between parts.
    init?(of match: SessionMatch, in printed: PrintedValue) {
        let start = match.wholeRange.lowerBound
        if let part = printed.part(withKeyAt: match.range.lowerBound) {
            // The capture itself begins in a key.
            self.part = part
            beginning =
                start <= part.start && match.range.upperBound > part.value.lowerBound
                ? .key : .insideKey
            return
        }
        if let part = printed.part(withKeyAt: start), part.holds(match.range.lowerBound) {
            self.part = part
            // The quote before a key is not a part of its name.
            let nameStart =
                part.start + (printed.text(in: part.start..<(part.start + 1)) == "\"" ? 1 : 0)
            beginning = start <= nameStart ? .key : .insideKey
            return
        }
        guard
            let part = printed.part(withValueAt: match.range.lowerBound)
                ?? printed.part(withValueAt: match.range.lowerBound - 1)
        else { return nil }
        self.part = part
        beginning = start < part.value.lowerBound ? .key : .value
    }
}

extension PrintedPart {
    /// The offset at which its key begins, or its value if it has no key.
    fileprivate var start: Int { key?.lowerBound ?? value.lowerBound }

    /// Returns true if an offset lies in its value or at its end.
    fileprivate func holds(_ offset: Int) -> Bool {
        value.contains(offset) || value.upperBound == offset
    }
}
