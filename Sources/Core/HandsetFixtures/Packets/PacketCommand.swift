/// The first byte of a notification in the binary provider protocol, which gives the layout of the rest.
///
/// Apple's "Legacy Notification Format" describes the first two, "Binary Provider API" the third.
public enum PacketCommand: UInt8, CaseIterable, Hashable, Sendable {
    /// Token and payload, each after its length; without an identifier, so errors have no answer.
    case simple = 0
    /// An identifier and an expiration before token and payload.
    case enhanced = 1
    /// A frame of items, each after its length.
    case framed = 2
}
