// The parts of a text and their places, for those who want them.

extension DescriptionWriter {
    @inline(__always)
    mutating func beginPart(
        _ node: PayloadNode, level: Int, _ name: UnsafeBufferPointer<UInt8>?,
        _ key: Range<Int>?, at offset: Int
    ) -> Int? {
        guard outline != nil else { return nil }
        outline?.append(
            PrintedPart(
                node: node, level: level, nameBytes: name, key: key, value: offset..<offset))
        return outline.map { $0.count - 1 }
    }

    @inline(__always)
    mutating func endPart(_ part: Int?, at offset: Int) {
        guard let part, let start = outline?[part].value.lowerBound else { return }
        outline?[part].value = start..<offset
        if let keepsPart, let ended = outline?[part], !keepsPart(ended) {
            outline?.removeSubrange(part...)
        }
    }
}
