/// The status in an error response of the binary provider protocol (Apple's "Binary Provider API").
///
/// ```swift
/// print(BinaryStatus.invalidPayloadSize.code, BinaryStatus.invalidPayloadSize)
/// // 7 invalid payload size
/// ```
public struct BinaryStatus: Hashable, Sendable, CustomStringConvertible {
    /// The byte on the wire.
    public let code: UInt8
    /// The meaning in Apple's words; `unknown status N` for one that Apple has not defined.
    public let description: String

    private init(_ code: UInt8, _ description: String) {
        self.code = code
        self.description = description
    }

    /// Creates the status with a byte on the wire.
    public init(code: UInt8) {
        self =
            Self.allCases.first { $0.code == code } ?? Self(code, "unknown status \(code)")
    }

    /// There is no error.
    public static let noError = BinaryStatus(0, "no errors encountered")
    /// Apple's service failed; the sender may retry.
    public static let processingError = BinaryStatus(1, "processing error")
    /// The device token is missing.
    public static let missingDeviceToken = BinaryStatus(2, "missing device token")
    /// The topic is missing.
    public static let missingTopic = BinaryStatus(3, "missing topic")
    /// The payload is missing.
    public static let missingPayload = BinaryStatus(4, "missing payload")
    /// The device token has a wrong number of bytes.
    public static let invalidTokenSize = BinaryStatus(5, "invalid token size")
    /// The topic has a wrong number of bytes.
    public static let invalidTopicSize = BinaryStatus(6, "invalid topic size")
    /// The payload has too many bytes.
    public static let invalidPayloadSize = BinaryStatus(7, "invalid payload size")
    /// The device token does not belong to the app in this environment, or no longer does.
    public static let invalidToken = BinaryStatus(8, "invalid token")
    /// The gateway closes; the identifier names the last notification that was sent.
    public static let shutdown = BinaryStatus(10, "shutdown")
    /// The gateway could not parse the notification.
    public static let protocolError = BinaryStatus(
        128, "protocol error (APNs could not parse the notification)")
    /// The cause is unknown.
    public static let unknown = BinaryStatus(255, "none (unknown)")
}

extension BinaryStatus: CaseIterable {
    /// All statuses that Apple has defined.
    public static let allCases: [BinaryStatus] = [
        noError, processingError, missingDeviceToken, missingTopic, missingPayload,
        invalidTokenSize,
        invalidTopicSize, invalidPayloadSize, invalidToken, shutdown, protocolError, unknown,
    ]
}
