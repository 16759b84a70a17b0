extension Payload.Warning.Kind {
    /// Finds all keys that come again, all trailing commas and all integers beyond 64 bits, in the order of the
    /// text.
    ///
    /// Jansson must have accepted the text, but for trailing commas. The last finding stands for all beyond
    /// ``Payload/Warning/maximumCount``. `place` returns the place of an index; `nil` if it is not known.
    static func all(
        in bytes: UnsafeBufferPointer<UInt8>, place: (Int) -> SourcePlace?
    ) -> [(kind: Self, index: Int)] {
        var findings: [(kind: Self, index: Int)] = []
        // The keys of each open container, with their indices. Those of an array stay empty.
        var keys: [[[UInt8]: Int]] = []
        var more: (count: Int, index: Int)?
        var comma: Int?
        func add(at index: Int, _ kind: () -> Self) {
            if findings.count < Payload.Warning.maximumCount {
                findings.append((kind(), index))
            } else {
                more = ((more?.count ?? 0) + 1, more?.index ?? index)
            }
        }
        var index = 0
        while let token = JSONToken.next(in: bytes, from: index) {
            index = token.range.upperBound
            if token.closes, let comma { add(at: comma) { .trailingComma } }
            comma = token.kind == .mark(UInt8(ascii: ",")) ? token.range.lowerBound : nil
            switch token.kind {
            case .mark(UInt8(ascii: "{")), .mark(UInt8(ascii: "[")):
                keys.append([:])
            case .mark(UInt8(ascii: "}")), .mark(UInt8(ascii: "]")):
                _ = keys.popLast()
            case .mark: break
            case .string:
                guard !keys.isEmpty, let key = Payload.EqualKeys.key(token, in: bytes) else {
                    continue
                }
                if let first = keys[keys.count - 1][key] {
                    add(at: token.range.lowerBound) {
                        .duplicateKey(String(decoding: key, as: UTF8.self), first: place(first))
                    }
                } else {
                    keys[keys.count - 1][key] = token.range.lowerBound
                }
            case .word where JSONTokenRewriter.isBeyond64Bits(bytes[token.range]):
                add(at: token.range.lowerBound) {
                    .integerBeyond64Bits(String(decoding: bytes[token.range], as: UTF8.self))
                }
            case .word: break
            }
        }
        if let more { findings.append((.more(count: more.count), more.index)) }
        return findings
    }
}
