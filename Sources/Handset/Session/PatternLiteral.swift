internal import Glibc

/// ASCII characters of a pattern that stand for themselves.
final class PatternLiteral: Sendable {
    /// The longest literal that is searched for, so that the steps fit into bytes.
    private static let largestCount = 100

    /// The characters; in lower case where case does not matter.
    private let bytes: [UInt8]
    private let ignoresCase: Bool
    /// The last character of the literal that stands in few texts and has no case, as `=`, and its offset;
    /// `nil` if there is none.
    private let rare: (byte: UInt8, offset: Int)?
    /// By how much a search moves on, for each byte that may stand below the last one of the literal.
    private let steps: [UInt8]

    /// How many characters there are.
    var count: Int { bytes.count }

    /// - Parameters:
    ///   - bytes: The characters, at least one; those that are too many are left out.
    ///   - ignoresCase: Whether case does not matter.
    init(_ bytes: some Collection<UInt8>, ignoresCase: Bool) {
        let bytes = bytes.prefix(Self.largestCount).map { ignoresCase ? Self.lowercase($0) : $0 }
        var steps = [UInt8](repeating: UInt8(bytes.count), count: 256)
        for (index, byte) in bytes.dropLast().enumerated() {
            steps[Int(byte)] = UInt8(bytes.count - 1 - index)
        }
        if ignoresCase {
            for byte in UInt8(ascii: "A")...UInt8(ascii: "Z") {
                steps[Int(byte)] = steps[Int(Self.lowercase(byte))]
            }
        }
        self.bytes = bytes
        self.ignoresCase = ignoresCase
        self.steps = steps
        rare = bytes.lastIndex { !$0.isASCIILetter && $0 != UInt8(ascii: " ") }
            .map { (bytes[$0], $0) }
    }

    /// The first offset, from another one on, at which it stands in a text.
    ///
    /// This is the search of Nigel Horspool ("Practical fast searching in strings", 1980), unless there
    /// is a character that is quicker to find.
    func firstOffset(in text: UnsafeBufferPointer<UInt8>, from offset: Int) -> Int? {
        var offset = offset
        if let rare {
            while let found = text.firstOffset(of: rare.byte, from: offset + rare.offset) {
                offset = found - rare.offset
                if stands(at: offset, in: text) { return offset }
                offset += 1
            }
            return nil
        }
        while offset + count <= text.count {
            if stands(at: offset, in: text) { return offset }
            offset += Int(steps[Int(text[offset + count - 1])])
        }
        return nil
    }

    /// Whether it stands at an offset of a text.
    func stands(at offset: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard offset + count <= text.count else { return false }
        var index = count - 1
        while index >= 0 {
            let byte = text[offset + index]
            guard (ignoresCase ? Self.lowercase(byte) : byte) == bytes[index] else { return false }
            index -= 1
        }
        return true
    }

    /// Whether a byte of a pattern stands for itself, outside of a set.
    static func isPlain(_ byte: UInt8) -> Bool {
        (0x20..<0x7F).contains(byte) && !#"\^$.|?*+()[]{}"#.utf8.contains(byte)
    }

    private static func lowercase(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }
}

extension UInt8 {
    fileprivate var isASCIILetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }
}

extension UnsafeBufferPointer<UInt8> {
    /// The offset of the next byte of a kind, from an offset on; `nil` if there is none.
    func firstOffset(of byte: UInt8, from offset: Int) -> Int? {
        guard offset < count, let base = UnsafeRawPointer(baseAddress),
            let found = memchr(base + offset, Int32(byte), count - offset)
        else { return nil }
        return UnsafeRawPointer(found) - base
    }
}
