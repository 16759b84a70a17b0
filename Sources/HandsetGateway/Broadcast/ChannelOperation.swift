/// A valid request about broadcast channels.
enum ChannelOperation: Hashable, Sendable {
    /// Creates a channel.
    case create(BroadcastStoragePolicy)
    /// Reads the configuration of a channel.
    case read(String)
    /// Deletes a channel.
    case delete(String)
    /// Lists all channels.
    case list
}
