/// A notification center's delegate that passes its callbacks on to an object of another protocol.
///
/// The phone keeps it, and asks it whether the object is still there.
package protocol CenterDelegateAdapter: UserNotificationCenterDelegate {
    /// True while the object is there; the adapter does not keep it.
    nonisolated var hasTarget: Bool { get }
}
