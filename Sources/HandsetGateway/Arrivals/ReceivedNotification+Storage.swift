public import Handset

extension ReceivedNotification: StorableNotification {
    /// The topic, or an empty string if it is unknown.
    public var storageTopic: String { topic ?? "" }
}
