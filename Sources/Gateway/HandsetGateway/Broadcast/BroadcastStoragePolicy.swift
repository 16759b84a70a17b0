/// The rule of a channel for devices that cannot be reached: `message-storage-policy`.
///
/// A channel keeps the rule with which it was created.
enum BroadcastStoragePolicy: Int, Hashable, Sendable {
    /// Nothing is stored, and only broadcasts with an expiration of 0 are accepted.
    case nothing = 0
    case mostRecent = 1
}
