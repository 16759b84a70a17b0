public import Handset

extension ReceivedNotification: StorableNotification {
    /// The topic, or nothing where it is not known.
    public var storageTopic: String { topic ?? "" }
}
