/// A reference to the notification center's delegate that an app has set, which does not keep it.
struct CenterDelegateReference:
    @unchecked Sendable  // because only the app's code and its callbacks use the object
{
    private weak var kept: (any UserNotificationCenterDelegate)?
    /// An adapter, which only this reference keeps.
    private let adapter: (any CenterDelegateAdapter)?
    /// True if the app has set `nil`.
    let isEmpty: Bool

    init(_ object: (any UserNotificationCenterDelegate)?) {
        kept = object
        adapter = object as? any CenterDelegateAdapter
        isEmpty = object == nil
    }

    /// The object; `nil` if it is gone, or if an adapter's object is.
    var object: (any UserNotificationCenterDelegate)? {
        guard let adapter else { return kept }
        return adapter.hasTarget ? adapter : nil
    }
}

extension NotificationStore {
    /// The notification center's delegate that the app has set; `nil` if it has not.
    var centerDelegate: CenterDelegateReference? {
        get { contents.withLock(\.centerDelegate) }
        set { contents.withLock { $0.centerDelegate = newValue } }
    }
}
