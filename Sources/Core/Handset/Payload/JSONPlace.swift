/// The place of a part of a value in JSON text, which may have white space between its tokens.
enum JSONPlace {
    /// Returns the index of the key, or in an array of the element, to which keys lead.
    ///
    /// If the text does not have it, the result is the index of the last part on the way: the keys may go on in
    /// a string of JSON. `bytes` are valid JSON.
    static func index(of keys: [String], in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var place = 0
        var value = 0
        for key in keys {
            guard let token = JSONToken.next(in: bytes, from: value),
                let part = part(key, ofContainerAt: token, in: bytes)
            else { break }
            (place, value) = part
        }
        return place
    }

    private typealias Part = (place: Int, value: Int)

    private static func part(
        _ key: String, ofContainerAt token: JSONToken, in bytes: UnsafeBufferPointer<UInt8>
    ) -> Part? {
        switch token.kind {
        case .mark(UInt8(ascii: "{")):
            member(Array(key.utf8), from: token.range.upperBound, in: bytes)
        case .mark(UInt8(ascii: "[")):
            Int(key).flatMap { element($0, from: token.range.upperBound, in: bytes) }
        default: nil
        }
    }

    /// Returns the first member with a key, which is the one that counts.
    private static func member(
        _ key: [UInt8], from start: Int, in bytes: UnsafeBufferPointer<UInt8>
    ) -> Part? {
        var index = start
        while let token = JSONToken.next(in: bytes, from: index), token.kind == .string,
            let colon = JSONToken.next(in: bytes, from: token.range.upperBound)
        {
            let value = colon.range.upperBound
            let member = JSONMember(key: token.range, value: value..<value)
            if member.keyText(in: bytes) == key { return (token.range.lowerBound, value) }
            guard let comma = separator(afterValueAt: value, in: bytes) else { break }
            index = comma
        }
        return nil
    }

    private static func element(
        _ number: Int, from start: Int, in bytes: UnsafeBufferPointer<UInt8>
    ) -> Part? {
        guard number >= 0 else { return nil }
        var index = start
        for _ in 0..<number {
            guard let comma = separator(afterValueAt: index, in: bytes) else { return nil }
            index = comma
        }
        guard let token = JSONToken.next(in: bytes, from: index),
            token.kind != .mark(UInt8(ascii: "]"))
        else { return nil }
        return (token.range.lowerBound, index)
    }

    /// Returns the index behind the comma after a value; `nil` after the last one.
    private static func separator(
        afterValueAt value: Int, in bytes: UnsafeBufferPointer<UInt8>
    ) -> Int? {
        let end = JSONMember.endOfValue(from: value, in: bytes)
        guard let comma = JSONToken.next(in: bytes, from: end),
            comma.kind == .mark(UInt8(ascii: ","))
        else { return nil }
        return comma.range.upperBound
    }
}
