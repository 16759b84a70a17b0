internal import Handset
public import HandsetCoreLocation

/// The condition that the user enters or leaves a region, by `HandsetPhone.enterRegion(_:)` and its like.
open class UNLocationNotificationTrigger: UNNotificationTrigger,
    @unchecked Sendable  // because the region does not change after it was given
{
    public let region: CLRegion

    /// Creates the condition.
    ///
    /// - Parameters:
    ///   - region: The region.
    ///   - repeats: True if the notification is delivered each time.
    public init(region: CLRegion, repeats: Bool) {
        self.region = region
        super.init(.location(.init(region), repeats: repeats))
    }
}

extension UserNotificationTrigger.Region {
    init(_ region: CLRegion) {
        self.init(
            region.identifier, notifiesOnEntry: region.notifyOnEntry,
            notifiesOnExit: region.notifyOnExit)
    }
}

extension CLRegion {
    /// The region of a trigger, of which only the name and the sides are known.
    convenience init(_ region: UserNotificationTrigger.Region) {
        self.init(identifier: region.identifier)
        notifyOnEntry = region.notifiesOnEntry
        notifyOnExit = region.notifiesOnExit
    }
}
