/// A state of devices, as a client sets it.
package enum PageDeviceState: String, CaseIterable, Sendable {
    /// They cannot be reached: their newest notifications are kept.
    case away
    /// They can be reached.
    case online
    /// The app was removed.
    case unregistered
}
