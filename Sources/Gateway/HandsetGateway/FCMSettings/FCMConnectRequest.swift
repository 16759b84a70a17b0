/// A request for a tunnel to a host.
struct FCMConnectRequest: Hashable, Sendable {
    /// The largest number of bytes of a request with its header fields.
    static let byteLimit = 16 << 10
    /// Google's hosts for which this port answers.
    static let googleHosts: Set<String> = [
        "fcm.googleapis.com", "iid.googleapis.com", "oauth2.googleapis.com", "www.googleapis.com",
        "accounts.google.com", "sts.googleapis.com", "iamcredentials.googleapis.com",
    ]

    /// The host in small letters, without a dot at its end.
    let host: String
    let port: Int

    /// True for a host and a port of Google's that this port stands in for.
    var isOfGoogle: Bool { port == 443 && Self.googleHosts.contains(host) }

    enum Parsing: Hashable, Sendable {
        case incomplete, invalid
        /// A request, and the number of its bytes with its header fields.
        case request(FCMConnectRequest, Int)
    }

    /// Parses the bytes at the start of a connection.
    static func parse(_ bytes: [UInt8]) -> Parsing {
        let end = Array("\r\n\r\n".utf8)
        guard let range = bytes.firstRange(of: end) else { return .incomplete }
        guard range.upperBound <= byteLimit,
            let line = bytes.firstRange(of: end.prefix(2)).map({ bytes[..<$0.lowerBound] })
        else { return .invalid }
        let words = line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
        guard words.count == 3, words[0].elementsEqual("CONNECT".utf8),
            words[2].elementsEqual("HTTP/1.1".utf8) || words[2].elementsEqual("HTTP/1.0".utf8),
            let request = FCMConnectRequest(words[1])
        else { return .invalid }
        return .request(request, range.upperBound)
    }

    private init?(_ authority: ArraySlice<UInt8>) {
        let colon = UInt8(ascii: ":")
        guard let last = authority.lastIndex(of: colon),
            let port = Int(String(decoding: authority[(last + 1)...], as: UTF8.self)),
            (1...65_535).contains(port),
            authority[(last + 1)...].allSatisfy({ (0x30...0x39).contains($0) })
        else { return nil }
        var name = authority[..<last]
        if name.first == UInt8(ascii: "["), name.last == UInt8(ascii: "]") {
            name = name.dropFirst().dropLast()
            guard !name.isEmpty, name.allSatisfy({ Self.isOfAddress($0) }) else { return nil }
        } else {
            if name.last == UInt8(ascii: ".") { name = name.dropLast() }
            guard (1...253).contains(name.count), name.allSatisfy({ Self.isOfName($0) }) else {
                return nil
            }
        }
        host = String(decoding: name, as: UTF8.self).lowercased()
        self.port = port
    }

    private static func isOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
            UInt8(ascii: "."):
            true
        default: false
        }
    }

    private static func isOfAddress(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: ":"), UInt8(ascii: "."):
            true
        default: false
        }
    }
}
