/// The addresses that a gateway listens on.
///
/// ```swift
/// let addresses = GatewayAddresses(http2: "127.0.0.1:2197", binary: nil, feedback: nil)
/// print(addresses)
/// // http2=127.0.0.1:2197
/// ```
public struct GatewayAddresses: Hashable, Sendable, CustomStringConvertible {
    /// Host and port of the HTTP/2 provider API, or `nil` if it is off.
    public let http2: String?
    /// Host and port of the binary provider protocol, or `nil` if it is off.
    public let binary: String?
    /// Host and port of the feedback service, or `nil` if it is off.
    public let feedback: String?
    /// Host and port of Firebase Cloud Messaging and its proxy, or `nil` if they are off.
    public let fcm: String?

    /// Creates addresses.
    public init(http2: String?, binary: String?, feedback: String?, fcm: String? = nil) {
        self.http2 = http2
        self.binary = binary
        self.feedback = feedback
        self.fcm = fcm
    }

    /// The port of the HTTP/2 provider API, or `nil` if it is off.
    public var http2Port: Int? { Self.port(of: http2) }
    /// The port of the binary provider protocol, or `nil` if it is off.
    public var binaryPort: Int? { Self.port(of: binary) }
    /// The port of the feedback service, or `nil` if it is off.
    public var feedbackPort: Int? { Self.port(of: feedback) }

    /// The port of Firebase Cloud Messaging and its proxy, or `nil` if they are off.
    public var fcmPort: Int? { Self.port(of: fcm) }

    private static func port(of address: String?) -> Int? {
        address?.split(separator: ":").last.flatMap { Int($0) }
    }

    /// The addresses as the line `ready` shows them.
    public var description: String {
        [("http2", http2), ("binary", binary), ("feedback", feedback), ("fcm", fcm)]
            .compactMap { name, address in address.map { "\(name)=\($0)" } }.joined(separator: " ")
    }
}
