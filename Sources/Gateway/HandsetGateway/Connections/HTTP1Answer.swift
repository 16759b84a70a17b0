/// An answer for a sender that speaks HTTP/1.1, with a line that people read.
enum HTTP1Answer {
    case needsTLS
    case needsHTTP2(isEncrypted: Bool)
    /// The port is not one of HTTP.
    case otherPort

    var bytes: [UInt8] {
        let body = text + "\n"
        return Array(
            """
            HTTP/1.1 \(status)\r
            Content-Type: text/plain; charset=utf-8\r
            Content-Length: \(body.utf8.count)\r
            Connection: close\r
            \r
            \(body)
            """.utf8)
    }

    private var status: String {
        switch self {
        case .needsTLS, .otherPort: "400 Bad Request"
        case .needsHTTP2: "505 HTTP Version Not Supported"
        }
    }

    private var text: String {
        switch self {
        case .needsTLS: "This port speaks TLS: send to https:// and not to http://."
        case .needsHTTP2(isEncrypted: true):
            "This is the HTTP/2 provider API: send with HTTP/2, for example curl --http2."
        case .needsHTTP2(isEncrypted: false):
            "This is the HTTP/2 provider API: send with HTTP/2 from the first byte on, for example "
                + "curl --http2-prior-knowledge."
        case .otherPort:
            "This port speaks the binary provider protocol: send HTTP/2 to the port of the HTTP/2 API."
        }
    }
}
