/// A text that is looked for in others without regard to case, and without a copy of them.
///
/// It is found in one pass (Knuth, Morris and Pratt, 1977): others may nearly be it at each of their places.
struct CaselessText: Sendable {
    let text: String
    /// The text in lower case; empty for a text that is in every other one.
    private let scalars: [UInt32]
    /// For each number of scalars that were found, less one, the number that are still found after the next one
    /// is another.
    private let rests: [Int]

    init(_ text: String) {
        self.text = text
        let scalars = text.lowercased().unicodeScalars.map(\.value)
        var rests = Array(repeating: 0, count: scalars.count)
        var found = 0
        for index in scalars.indices.dropFirst() {
            while found > 0, scalars[found] != scalars[index] { found = rests[found - 1] }
            if scalars[found] == scalars[index] { found += 1 }
            rests[index] = found
        }
        self.scalars = scalars
        self.rests = rests
    }

    func isPart(of text: String) -> Bool {
        var text = text
        return text.withUTF8 { isPart(of: $0) }
    }

    /// Bytes that are not UTF-8 are no part of any text.
    func isPart(of bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = scalars.first else { return true }
        var found = 0
        var offset = 0
        while offset < bytes.count {
            if bytes[offset] < 0x80 {
                let lower = Self.lower(bytes[offset])
                offset += 1
                if found == 0, lower != first { continue }
                if hasEnded(with: lower, after: &found) { return true }
            } else if let (scalar, byteCount) = Self.scalar(in: bytes, at: offset) {
                offset += byteCount
                for lower in scalar.properties.lowercaseMapping.unicodeScalars
                where hasEnded(with: lower.value, after: &found) {
                    return true
                }
            } else {
                offset += 1
                found = 0
            }
        }
        return false
    }

    /// Returns true if a scalar is the last one of the text, of which some were found before it.
    private func hasEnded(with scalar: UInt32, after found: inout Int) -> Bool {
        while found > 0, scalars[found] != scalar { found = rests[found - 1] }
        if scalars[found] == scalar { found += 1 }
        return found == scalars.count
    }

    private static func lower(_ byte: UInt8) -> UInt32 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? UInt32(byte) + 32 : UInt32(byte)
    }

    /// Returns the scalar at an offset, and the number of its bytes; `nil` if there is none.
    private static func scalar(
        in bytes: UnsafeBufferPointer<UInt8>, at offset: Int
    ) -> (scalar: Unicode.Scalar, byteCount: Int)? {
        guard offset < bytes.count else { return nil }
        if bytes[offset] < 0x80 { return (Unicode.Scalar(bytes[offset]), 1) }
        var decoder = UTF8()
        var rest = bytes[offset..<min(offset + 4, bytes.count)].makeIterator()
        guard case .scalarValue(let scalar) = decoder.decode(&rest) else { return nil }
        return (scalar, UTF8.width(scalar))
    }
}
