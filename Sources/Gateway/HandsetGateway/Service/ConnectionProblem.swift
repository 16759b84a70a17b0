public import HandsetFixtures

/// A sender's failure below the API, or the gateway's failure to accept connections.
///
/// No notification is received, so an ``ArrivalReceiver`` does not learn of it.
///
/// ```swift
/// var configuration = GatewayConfiguration()
/// configuration.connectionObserver = { problem in
///     if problem.cause == .http1 { print("\(problem.peer ?? "") has to speak HTTP/2") }
/// }
/// configuration.connectionObserver(ConnectionProblem(.http1, on: .http2, peer: "127.0.0.1"))
/// // 127.0.0.1 has to speak HTTP/2
/// ```
public struct ConnectionProblem: Hashable, Sendable {
    /// The cause of a failure.
    public enum Cause: Hashable, Sendable {
        /// The sender does not know the authority of the server's certificate (TLS alert
        /// `unknown_ca`).
        case unknownAuthority
        /// The server's certificate lacks the name or address by which the sender reached the
        /// gateway, and the sender has rejected it.
        case missingName(String)
        /// The sender rejects the server's certificate, for its authority or another reason (TLS
        /// alert `bad_certificate`, `certificate_unknown` or similar).
        case rejectedCertificate
        /// The sender has closed the connection during the TLS handshake without an alert.
        case closedDuringHandshake
        /// The sender has closed the connection after the TLS handshake and sent nothing.
        case closedAfterHandshake
        /// The sender does not offer a version of TLS that the port has.
        case tlsVersion
        /// TLS has failed for another reason of the library that does it.
        case tls(String)
        /// The sender shows no certificate where one is required.
        case noClientCertificate
        /// The sender's certificate has expired or is of an unknown authority, on a port whose
        /// protocol has no answer for that.
        case invalidClientCertificate
        /// The sender's certificate is for the other push service.
        case otherEnvironment
        /// The sender speaks plain text to a port with TLS.
        case plainText
        /// The sender speaks TLS to a port without it.
        case encrypted
        /// The sender speaks HTTP/1.1.
        case http1
        /// The sender wants to change from HTTP/1.1 to HTTP/2 (`Upgrade: h2c`).
        case upgrade
        /// The sender speaks HTTP to a port of the binary protocol.
        case http
        /// The sender speaks another protocol than HTTP/2.
        case notHTTP2
        /// HTTP/2 forbids a header field of a request, whose stream is reset.
        case malformedField(name: String)
        /// The sender's bytes on a port of the binary protocol cannot be read as notifications, for this mistake.
        case damagedPacket(PacketFault)
        /// The sender has not finished a TLS handshake, the start of HTTP/2 or a request in time.
        case timeout
        /// The process cannot open more files, so that new connections wait.
        case openFileLimit
        /// There are as many connections as the limit allows, so that new connections wait.
        case connectionLimit
        /// All unfinished requests and unread answers together have reached their limit. The sender's own were
        /// refused, or its connection was closed.
        case unfinishedLimit
        /// All delayed answers together have reached their limit, so that the sender's answer was not delayed.
        case delayLimit
    }

    /// The cause.
    public let cause: Cause
    /// The port that the sender has connected to.
    public let port: GatewayPort
    /// The address of the sender, without its port.
    ///
    /// `nil` if it is unknown, or if the problem is not one sender's.
    public let peer: String?

    /// Creates a problem.
    public init(_ cause: Cause, on port: GatewayPort, peer: String?) {
        self.cause = cause
        self.port = port
        self.peer = peer
    }
}
