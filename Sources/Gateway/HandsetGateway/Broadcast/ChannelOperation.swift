enum ChannelOperation: Hashable, Sendable {
    case create(BroadcastStoragePolicy)
    /// Reads the configuration of a channel.
    case read(String)
    case delete(String)
    case list
}
