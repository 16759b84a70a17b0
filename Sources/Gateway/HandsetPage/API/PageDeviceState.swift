package enum PageDeviceState: String, CaseIterable, Sendable {
    /// They cannot be reached: their newest notifications are kept.
    case away
    case online
    case unregistered
}
