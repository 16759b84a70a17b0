extension PayloadWarning.Kind {
    /// Finds all keys that come again and all integers beyond 64 bits, in the order of the text.
    ///
    /// Jansson must have accepted the text. The last finding stands for all beyond
    /// ``PayloadWarning/maximumCount``.
    static func all(in bytes: UnsafeBufferPointer<UInt8>) -> [(kind: Self, index: Int)] {
        var findings: [(kind: Self, index: Int)] = []
        // The keys of each open container, in UTF-8: to jansson, equal characters of other bytes are
        // different. Those of an array stay empty.
        var keys: [Set<[UInt8]>] = []
        var more: (count: Int, index: Int)?
        func add(_ kind: Self, at index: Int) {
            if findings.count < PayloadWarning.maximumCount {
                findings.append((kind, index))
            } else {
                more = ((more?.count ?? 0) + 1, more?.index ?? index)
            }
        }
        var index = 0
        while let token = JSONToken.next(in: bytes, from: index) {
            index = token.range.upperBound
            switch token.kind {
            case .mark(UInt8(ascii: "{")), .mark(UInt8(ascii: "[")):
                keys.append([])
            case .mark(UInt8(ascii: "}")), .mark(UInt8(ascii: "]")):
                _ = keys.popLast()
            case .mark: break
            case .string:
                // A string is a key if a colon follows it.
                guard !keys.isEmpty,
                    JSONToken.next(in: bytes, from: index)?.kind == .mark(UInt8(ascii: ":")),
                    let key = JanssonParser.string(ofToken: bytes[token.range])
                else { continue }
                if !keys[keys.count - 1].insert(Array(key.utf8)).inserted {
                    add(.duplicateKey(key), at: token.range.lowerBound)
                }
            case .word where JSONTokenRewriter.isBeyond64Bits(bytes[token.range]):
                let digits = String(decoding: bytes[token.range], as: UTF8.self)
                add(.integerBeyond64Bits(digits), at: token.range.lowerBound)
            case .word: break
            }
        }
        if let more { findings.append((.more(count: more.count), more.index)) }
        return findings
    }
}
