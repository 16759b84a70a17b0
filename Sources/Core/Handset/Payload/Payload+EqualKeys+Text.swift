extension Payload.EqualKeys {
    /// Returns text with blanks in the place of each member that does not count, since its key comes before or
    /// again in its object.
    ///
    /// Jansson must have accepted the text, but for trailing commas.
    func blanked(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        var text = Array(bytes)
        // Those of an array stay empty.
        var objects: [Object] = []
        var index = 0
        func blank(_ range: Range<Int>) {
            for place in range { text[place] = UInt8(ascii: " ") }
        }
        while let token = JSONToken.next(in: bytes, from: index) {
            index = token.range.upperBound
            switch token.kind {
            case .mark(UInt8(ascii: "{")), .mark(UInt8(ascii: "[")): objects.append(Object())
            case .mark(UInt8(ascii: "}")), .mark(UInt8(ascii: "]")): _ = objects.popLast()
            case .mark(UInt8(ascii: ",")):
                if !objects.isEmpty { objects[objects.count - 1].comma = token.range.lowerBound }
            case .string:
                guard let key = Self.key(token, in: bytes), !objects.isEmpty,
                    let colon = JSONToken.next(in: bytes, from: index)
                else { continue }
                let start = token.range.lowerBound
                let end = JSONMember.endOfValue(from: colon.range.upperBound, in: bytes)
                let earlier = objects[objects.count - 1].members.updateValue(
                    start..<end, forKey: key)
                guard let earlier else { continue }
                switch self {
                case .first:
                    blank(objects[objects.count - 1].comma..<end)
                    index = end
                case .last:
                    // Something follows the earlier member, after a comma.
                    let comma = JSONToken.next(in: bytes, from: earlier.upperBound)
                    blank(earlier.lowerBound..<(comma?.range.upperBound ?? earlier.upperBound))
                }
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
        /// The places of the members that came last, by their keys.
        var members: [[UInt8]: Range<Int>] = [:]
        /// The index of the last comma.
        var comma = 0
    }
}
