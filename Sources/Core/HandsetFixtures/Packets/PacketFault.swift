/// A fault in a stream of the binary provider protocol, in the sender's terms.
public struct PacketFault: Hashable, Sendable, CustomStringConvertible {
    package var cause: Cause
    /// The offset of the fault in the stream, in bytes.
    public var offset: Int
    /// The status that a gateway answers before it closes.
    ///
    /// `nil` if the gateway accepts the notification, or the stream has ended. A notification of command 0
    /// has no identifier, so the gateway closes without an answer. Apple documents the statuses of missing
    /// parts and wrong sizes; Handset treats any other fault as a protocol error.
    public var status: BinaryStatus?
    /// True if the sender may have meant it.
    public var isWarning: Bool

    package init(
        _ cause: Cause, offset: Int, status: BinaryStatus? = nil, isWarning: Bool = false
    ) {
        self.cause = cause
        self.offset = offset
        self.status = status
        self.isWarning = isWarning
    }

    /// The kind of the fault.
    public var kind: Kind { cause.kind }

    /// The fault, as a sentence without its full stop.
    public var finding: String { PacketFaultMessage(cause).finding }

    /// The severity, the kind and the finding, such as `error: unknown-command: …`.
    public var description: String { "\(isWarning ? "warning" : "error"): \(kind): \(finding)" }
}
