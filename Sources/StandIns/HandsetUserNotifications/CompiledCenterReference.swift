/// A reference to the app's notification center's delegate, which does not keep it.
final class CompiledCenterReference:
    @unchecked Sendable  // because only the app's code and its callbacks use the object
{
    private weak var kept: (any UNUserNotificationCenterDelegate)?

    init(_ object: any UNUserNotificationCenterDelegate) { kept = object }

    var object: (any UNUserNotificationCenterDelegate)? { kept }
}
