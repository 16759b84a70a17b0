/// The paths of files as texts, although a file name may have any bytes.
///
/// A byte that is not part of UTF-8 becomes one of the last 128 characters of Unicode, which are for
/// private use. So a path stays what it is on its way through options and messages, and is turned back
/// when the file is opened.
package enum PathText {
    /// The characters for the bytes from 0x80 on.
    private static let stand: ClosedRange<UInt32> = 0x10_FF80...0x10_FFFF
    /// The first byte of these characters in UTF-8.
    private static let firstByte: UInt8 = 0xF4

    package static func text(of bytes: [UInt8]) -> String {
        if !bytes.contains(firstByte), let text = String(validating: bytes, as: UTF8.self) {
            return text
        }
        var text = String.UnicodeScalarView()
        var rest = bytes[...]
        while let byte = rest.first {
            if let scalar = scalar(atStartOf: rest) {
                text.append(scalar)
                rest = rest.dropFirst(UTF8.width(scalar))
            } else {
                text.append(Unicode.Scalar(stand.lowerBound + UInt32(byte & 0x7F)) ?? "\u{FFFD}")
                rest = rest.dropFirst()
            }
        }
        return String(text)
    }

    package static func bytes(of path: String) -> [UInt8] {
        guard path.utf8.contains(firstByte) else { return Array(path.utf8) }
        var bytes: [UInt8] = []
        for scalar in path.unicodeScalars {
            if stand.contains(scalar.value) {
                bytes.append(UInt8(0x80 + scalar.value - stand.lowerBound))
            } else {
                bytes += UTF8.encode(scalar).map(Array.init) ?? []
            }
        }
        return bytes
    }

    /// Returns a path as messages and records show it: with U+FFFD for bytes that are not text.
    package static func shown(_ path: String) -> String {
        guard path.utf8.contains(firstByte) else { return path }
        return String(decoding: bytes(of: path), as: UTF8.self)
    }

    /// Returns the character at the start of bytes, or `nil` if there is none, or one that stands for a
    /// byte.
    private static func scalar(atStartOf bytes: ArraySlice<UInt8>) -> Unicode.Scalar? {
        for count in 1...4 {
            guard let text = String(validating: bytes.prefix(count), as: UTF8.self),
                let scalar = text.unicodeScalars.first
            else { continue }
            return stand.contains(scalar.value) ? nil : scalar
        }
        return nil
    }
}
