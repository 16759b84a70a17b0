/// A URL in which `*` stands for any number of characters.
///
/// The scheme and the host of a URL are the same in letters of either size (RFC 3986, section 6.2.2.1), and browsers
/// write them in small ones.
struct URLPattern {
    private let bytes: [UInt8]

    init(_ text: String) { bytes = Array(text.utf8) }

    func matches(_ url: String) -> Bool {
        let star = UInt8(ascii: "*")
        let text = Array(url.utf8)
        let foldedEnd = Self.endOfHost(in: text)
        var (place, index) = (0, 0)
        // Where the last star stands, and the first character that it does not stand for.
        var last: (star: Int, end: Int)?
        while index < text.count {
            if place < bytes.count, bytes[place] == star {
                last = (place, index)
                place += 1
            } else if place < bytes.count,
                bytes[place] == text[index]
                    || index < foldedEnd && Self.folded(bytes[place]) == Self.folded(text[index])
            {
                place += 1
                index += 1
            } else if let (star, end) = last {
                last = (star, end + 1)
                (place, index) = (star + 1, end + 1)
            } else {
                return false
            }
        }
        return bytes[place...].allSatisfy { $0 == star }
    }

    /// The number of bytes up to the end of the host; 0 without a host, or with the name of a user before it.
    private static func endOfHost(in text: [UInt8]) -> Int {
        guard let colon = text.firstIndex(of: UInt8(ascii: ":")),
            text[(colon + 1)...].starts(with: "//".utf8)
        else { return 0 }
        let rest = text[(colon + 3)...]
        let end = rest.firstIndex { "/?#".utf8.contains($0) } ?? text.endIndex
        return rest[..<end].contains(UInt8(ascii: "@")) ? 0 : end
    }

    private static func folded(_ byte: UInt8) -> UInt8 {
        UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
    }
}
