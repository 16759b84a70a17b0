/// The first byte of a notification in the binary provider protocol: how the rest is laid out.
///
/// Apple's "Legacy Notification Format" describes the first two, "Binary Provider API" the third.
public enum PacketCommand: UInt8, CaseIterable, Hashable, Sendable {
    /// Token and payload, each with its length; no identifier, so that errors are silent.
    case simple = 0
    /// An identifier and an expiration before them.
    case enhanced = 1
    /// A frame of items, each with its length.
    case framed = 2
}
