/// The answer to a valid request about broadcast channels.
enum ChannelAnswer: Hashable, Sendable {
    /// The channel with this identifier was created.
    case created(String)
    /// The channel has this storage policy.
    case configuration(BroadcastStoragePolicy)
    /// The channel was deleted.
    case deleted
    /// The app has these channels.
    case list(EncodedChannelList)
}
