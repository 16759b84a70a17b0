/// A picture that the page shows, of a kind that holds no script.
package struct PagePicture: Sendable {
    package let bytes: [UInt8]
    /// The type, as in Content-Type.
    package let type: String

    private static let kinds: [(type: String, beginning: [UInt8])] = [
        ("image/png", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
        ("image/jpeg", [0xff, 0xd8, 0xff]), ("image/gif", Array("GIF8".utf8)),
    ]

    /// Takes the bytes of a picture; `nil` if they begin like none.
    package init?(_ bytes: [UInt8]) {
        let isWebP =
            bytes.starts(with: Array("RIFF".utf8))
            && bytes.dropFirst(8).starts(with: Array("WEBP".utf8))
        let kind = Self.kinds.first { bytes.starts(with: $0.beginning) }
        guard let type = isWebP ? "image/webp" : kind?.type else { return nil }
        self.bytes = bytes
        self.type = type
    }
}
