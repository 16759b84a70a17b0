/// What the beginning of a notification says that cannot be read to its end.
package struct PacketHead: Hashable, Sendable {
    /// The command, or `nil` if its byte is none.
    package let command: PacketCommand?
    /// The identifier, or `nil` if there is none before what cannot be read.
    package let identifier: UInt32?
}
