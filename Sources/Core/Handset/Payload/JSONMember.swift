/// The place of a member of an object in JSON text.
package struct JSONMember {
    /// The range of the key, with its quotes.
    package let key: Range<Int>
    package let value: Range<Int>

    /// Returns the member that counts for a key: the first one; `nil` if the object does not have it.
    ///
    /// The escapes of `key` are resolved. `bytes` are valid JSON without white space between its tokens.
    package static func first(_ key: String, ofObjectAt object: Range<Int>, in bytes: [UInt8])
        -> JSONMember?
    {
        bytes.withUnsafeBufferPointer { bytes in
            var first: JSONMember?
            forEach(ofObjectAt: object, in: bytes) { member in
                if first == nil, member.hasKey(key, in: bytes) { first = member }
            }
            return first
        }
    }

    /// Calls a closure with each member in turn.
    static func forEach(
        ofObjectAt object: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>,
        _ body: (JSONMember) -> Void
    ) {
        var index = object.lowerBound + 1
        while let key = JSONToken.next(in: bytes, from: index), key.kind == .string {
            let start = key.range.upperBound + 1
            let end = endOfValue(from: start, in: bytes)
            body(JSONMember(key: key.range, value: start..<end))
            // After the comma, or after the brace that closes the object.
            index = end + 1
        }
    }

    /// Returns the text of the key in UTF-8.
    func keyText(in bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        let text = bytes[(key.lowerBound + 1)..<(key.upperBound - 1)]
        guard text.contains(UInt8(ascii: "\\")) else { return Array(text) }
        return JanssonParser.string(ofToken: bytes[key]).map { Array($0.utf8) } ?? []
    }

    private func hasKey(_ key: String, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let text = bytes[(self.key.lowerBound + 1)..<(self.key.upperBound - 1)]
        // Strings with other bytes can be equal.
        return text.contains(UInt8(ascii: "\\"))
            ? keyText(in: bytes).elementsEqual(key.utf8) : text.elementsEqual(key.utf8)
    }

    static func endOfValue(from start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var end = start
        var depth = 0
        while let token = JSONToken.next(in: bytes, from: end) {
            end = token.range.upperBound
            switch token.kind {
            case .mark(UInt8(ascii: "{")), .mark(UInt8(ascii: "[")): depth += 1
            case .mark(UInt8(ascii: "}")), .mark(UInt8(ascii: "]")): depth -= 1
            default: break
            }
            if depth <= 0 { break }
        }
        return end
    }
}
