/// The user's choice about the app's Live Activities.
public final class ActivityAuthorizationInfo: Sendable {
    /// The changes of ``areActivitiesEnabled``.
    public let activityEnablementUpdates = ActivityUpdates<Bool>()
    /// The changes of ``frequentPushesEnabled``; we know of no report that one came (forum 768035).
    public let frequentPushEnablementUpdates = ActivityUpdates<Bool>()

    /// Asks for the user's choice.
    public init() {
        activityEnablementUpdates.source.send(areActivitiesEnabled)
    }

    /// True if the user allows Live Activities.
    public var areActivitiesEnabled: Bool { AppActivities.shared.settings.isEnabled }
    /// True if the user allows frequent pushes.
    public var frequentPushesEnabled: Bool { AppActivities.shared.settings.takesFrequentPushes }
}
