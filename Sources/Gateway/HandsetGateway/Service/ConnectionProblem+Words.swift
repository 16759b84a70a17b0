internal import Handset
internal import HandsetFixtures

extension ConnectionProblem: CustomStringConvertible {
    /// The sender and the finding.
    public var description: String {
        switch cause {
        case .openFileLimit, .connectionLimit: finding()
        default: "the sender at \(peer ?? "an unknown address") \(finding())"
        }
    }

    /// Returns the end of a sentence about the sender, without a push service or a time that is `nil`.
    package func finding(
        in environment: GatewayEnvironment? = nil, within seconds: Int? = nil
    ) -> String {
        switch cause {
        case .unknownAuthority: "does not trust the gateway's certificate"
        case .missingName(let name):
            "rejected the gateway's certificate, which is not for \(SourceExcerpt.quoted(name))"
        case .rejectedCertificate: "rejected the gateway's certificate without another reason"
        case .closedDuringHandshake:
            "closed the connection during the TLS handshake without a reason"
        case .closedAfterHandshake:
            "closed the connection after the TLS handshake without a reason"
        case .tlsVersion:
            port == .http2 ? "offers only TLS before 1.2" : "does not offer TLS 1.0 to 1.2"
        case .tls(let reason): "failed in the TLS handshake: \(SourceExcerpt.shown(reason))"
        case .noClientCertificate: "shows no certificate, and one is required"
        case .invalidClientCertificate:
            "shows a certificate that has expired or is not signed by a trusted authority"
        case .otherEnvironment:
            "shows a certificate that is not for \(environment?.rawValue ?? "this push service")"
        case .plainText: "speaks plain text to \(port), which has TLS"
        case .encrypted: "speaks TLS to \(port), which has none"
        case .http1: "speaks HTTP/1.1 to \(port)"
        case .upgrade: "asks \(port) for a change from HTTP/1.1 to HTTP/2"
        case .http: "speaks HTTP to \(port)"
        case .notHTTP2: "speaks another protocol than HTTP/2 to \(port)"
        case .malformedField(let name):
            "sent a header field that HTTP/2 forbids: \(SourceExcerpt.quoted(name))"
        case .damagedPacket(let fault): "sent what is no notification: \(fault.finding)"
        case .timeout:
            "did not finish a TLS handshake or a request "
                + (seconds.map { "within \($0) seconds" } ?? "in time")
        case .openFileLimit: "no more files can be opened, so new connections wait"
        case .connectionLimit: "there are as many connections as allowed, so new ones wait"
        case .unfinishedLimit:
            "had unfinished requests refused, or unread answers dropped: all connections together have too many"
        case .delayLimit: "got an answer without its delay: too many are delayed"
        }
    }
}
