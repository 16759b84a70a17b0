extension EqualKeys {
    /// Returns text with blanks in the place of each member whose key came before in its object.
    ///
    /// Jansson must have accepted the text, but for trailing commas.
    static func blanked(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        var text = Array(bytes)
        // Those of an array stay empty.
        var objects: [Object] = []
        var index = 0
        while let token = JSONToken.next(in: bytes, from: index) {
            index = token.range.upperBound
            switch token.kind {
            case .mark(UInt8(ascii: "{")), .mark(UInt8(ascii: "[")): objects.append(Object())
            case .mark(UInt8(ascii: "}")), .mark(UInt8(ascii: "]")): _ = objects.popLast()
            case .mark(UInt8(ascii: ",")):
                if !objects.isEmpty { objects[objects.count - 1].comma = token.range.lowerBound }
            case .string:
                guard let key = key(token, in: bytes), !objects.isEmpty,
                    !objects[objects.count - 1].keys.insert(key).inserted,
                    let colon = JSONToken.next(in: bytes, from: index)
                else { continue }
                let end = JSONMember.endOfValue(from: colon.range.upperBound, in: bytes)
                for place in objects[objects.count - 1].comma..<end {
                    text[place] = UInt8(ascii: " ")
                }
                index = end
            case .mark, .word: break
            }
        }
        return text
    }

    /// Returns the text of a string that is a key, in UTF-8; `nil` if no colon follows.
    ///
    /// To jansson, equal characters of other bytes are different.
    static func key(_ token: JSONToken, in bytes: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
        guard
            JSONToken.next(in: bytes, from: token.range.upperBound)?.kind
                == .mark(UInt8(ascii: ":"))
        else { return nil }
        return JanssonParser.string(ofToken: bytes[token.range]).map { Array($0.utf8) }
    }

    private struct Object {
        var keys: Set<[UInt8]> = []
        /// The index of the last comma.
        var comma = 0
    }
}
