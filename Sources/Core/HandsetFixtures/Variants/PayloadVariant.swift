public import Handset

/// A payload that differs from another one, as a sender's fault or its next version may make it.
public struct PayloadVariant: Sendable {
    /// The payload.
    public let payload: Payload
    /// The differences from the payload that it was made of; empty for that one itself.
    public let changes: [PayloadChange]

    package init(_ payload: Payload, _ changes: [PayloadChange]) {
        self.payload = payload
        self.changes = changes
    }
}

extension PayloadVariant: CustomStringConvertible {
    /// The differences, such as `order.id is missing`; `as it is` without one.
    public var description: String {
        changes.isEmpty ? "as it is" : changes.map(\.description).joined(separator: ", ")
    }
}
