/// The protocol that the first bytes of a connection belong to.
enum FirstBytes {
    case tls
    case http1
    case http2
    /// Something else, or too little to tell.
    case other

    /// The bytes that a sender starts HTTP/2 with (RFC 9113, section 3.4).
    static let http2Preface = Array("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".utf8)

    init(_ bytes: some Collection<UInt8>) {
        if bytes.starts(with: [0x16, 0x03]) {
            self = .tls
        } else if bytes.starts(with: Array("PRI * HTTP/2".utf8)) {
            self = .http2
        } else if Self.beginsWithMethod(bytes) {
            self = .http1
        } else {
            self = .other
        }
    }

    /// Returns true if bytes begin with a word in capitals and a blank, such as `POST `.
    private static func beginsWithMethod(_ bytes: some Collection<UInt8>) -> Bool {
        let word = bytes.prefix(16).prefix {
            (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0)
        }
        return word.count >= 3 && bytes.dropFirst(word.count).first == UInt8(ascii: " ")
    }
}
