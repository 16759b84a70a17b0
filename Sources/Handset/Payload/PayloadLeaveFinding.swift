/// Something in the text of a payload for which jansson had to be given leave.
struct PayloadLeaveFinding {
    let kind: PayloadWarning.Kind
    /// Where it begins in the text.
    let index: Int

    /// Every key that comes twice and every integer beyond 64 bits, in the order of the text, which
    /// jansson has found to be JSON.
    static func all(in bytes: UnsafeBufferPointer<UInt8>) -> [PayloadLeaveFinding] {
        var findings: [PayloadLeaveFinding] = []
        // The keys of each open container; those of an array stay empty.
        var keys: [Set<String>] = []
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
                    let colon = JSONToken.next(in: bytes, from: index),
                    colon.kind == .mark(UInt8(ascii: ":")),
                    let key = JanssonParser.string(ofToken: bytes[token.range])
                else { continue }
                if !keys[keys.count - 1].insert(key).inserted {
                    findings.append(
                        PayloadLeaveFinding(kind: .duplicateKey(key), index: token.range.lowerBound)
                    )
                }
            case .word where LargeIntegerRewriter.isBeyond64Bits(bytes[token.range]):
                findings.append(
                    PayloadLeaveFinding(
                        kind: .integerBeyond64Bits(
                            String(decoding: bytes[token.range], as: UTF8.self)),
                        index: token.range.lowerBound))
            case .word: break
            }
        }
        return findings
    }
}
