/// The picture on a button of a notification (iOS 15 and later), which is not shown here.
open class UNNotificationActionIcon: NSObject, @unchecked Sendable {  // because nothing changes
    /// The name of the picture.
    package let name: String

    public init(systemImageName: String) { name = systemImageName }

    /// Creates a picture of the app's.
    public init(templateImageName: String) { name = templateImageName }

    /// True if both have the same name.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UNNotificationActionIcon)?.name == name
    }

    open override var hash: Int { name.hashValue }
}
