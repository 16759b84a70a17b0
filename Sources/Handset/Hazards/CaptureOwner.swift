/// The part of a printed text that a rule's capture stands in, and how the match came to it.
struct CaptureOwner {
    /// How the match begins.
    enum Beginning {
        /// At the part's key, or before it.
        case key
        /// Inside the part's key.
        case insideKey
        /// In the part's value.
        case value
    }

    let part: PrintedPart
    let beginning: Beginning

    /// Finds the part; `nil` comes of a capture that stands between parts.
    init?(of match: SessionMatch, in printed: PrintedValue) {
        let start = match.wholeRange.lowerBound
        if let part = printed.part(withKeyAt: match.range.lowerBound) {
            // The capture itself comes out of a key, or begins there.
            self.part = part
            beginning =
                start <= part.start && match.range.upperBound > part.value.lowerBound
                ? .key : .insideKey
            return
        }
        if let part = printed.part(withKeyAt: start), part.holds(match.range.lowerBound) {
            self.part = part
            // The quote before a key is no part of its name.
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
    /// Where its key begins, or its value if it has none.
    fileprivate var start: Int { key?.lowerBound ?? value.lowerBound }

    /// Whether a place lies in its value or at the end of it.
    fileprivate func holds(_ offset: Int) -> Bool {
        value.contains(offset) || value.upperBound == offset
    }
}
