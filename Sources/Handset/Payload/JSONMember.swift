/// The place of a member of an object in JSON text.
package struct JSONMember {
    /// The range of the key, with its quotes.
    package let key: Range<Int>
    package let value: Range<Int>

    /// Returns the member that counts for a key: the last one; `nil` if the object does not have it.
    ///
    /// The escapes of `key` are resolved. `bytes` are valid JSON without white space between its tokens.
    package static func last(_ key: String, ofObjectAt object: Range<Int>, in bytes: [UInt8])
        -> JSONMember?
    {
        bytes.withUnsafeBufferPointer { bytes in
            all(ofObjectAt: object, in: bytes).last { member in
                // Strings with other bytes can be equal.
                JanssonParser.string(ofToken: bytes[member.key])?.utf8.elementsEqual(key.utf8)
                    ?? false
            }
        }
    }

    static func all(
        ofObjectAt object: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>
    ) -> [JSONMember] {
        var members: [JSONMember] = []
        var index = object.lowerBound + 1
        while let key = JSONToken.next(in: bytes, from: index), key.kind == .string {
            let start = key.range.upperBound + 1
            let end = endOfValue(from: start, in: bytes)
            members.append(JSONMember(key: key.range, value: start..<end))
            // After the comma, or after the brace that closes the object.
            index = end + 1
        }
        return members
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
