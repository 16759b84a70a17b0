enum ChannelAnswer: Hashable, Sendable {
    /// The channel with this identifier was created.
    case created(String)
    case configuration(BroadcastStoragePolicy)
    case deleted
    case list(EncodedChannelList)
}
