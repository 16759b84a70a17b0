/// A text that is looked for in others without regard to case, and without a copy of them.
struct CaselessText {
    /// The text in lower case; empty for a text that is in every other one.
    private let scalars: [Unicode.Scalar]

    init(_ text: String) {
        scalars = Array(text.lowercased().unicodeScalars)
    }

    func isPart(of text: String) -> Bool {
        var text = text
        return text.withUTF8 { isPart(of: $0) }
    }

    /// Bytes that are not UTF-8 are no part of any text.
    func isPart(of bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = scalars.first else { return true }
        var start = 0
        while start < bytes.count {
            if bytes[start] < 0x80, Self.lower(bytes[start]) != first.value {
                start += 1
                continue
            }
            if begins(bytes, at: start) { return true }
            start += Self.scalar(in: bytes, at: start)?.byteCount ?? 1
        }
        return false
    }

    private func begins(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
        var offset = start
        var index = 0
        while index < scalars.count {
            guard let (scalar, byteCount) = Self.scalar(in: bytes, at: offset) else { return false }
            if scalar.isASCII {
                guard Self.lower(UInt8(scalar.value)) == scalars[index].value else { return false }
                index += 1
            } else {
                for lower in scalar.properties.lowercaseMapping.unicodeScalars {
                    if index == scalars.count { break }
                    guard lower == scalars[index] else { return false }
                    index += 1
                }
            }
            offset += byteCount
        }
        return true
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
