/// The fate of a notification, as the page and its API name it.
package enum PageFate: String, CaseIterable, Hashable, Sendable {
    /// The app has opened the session.
    case routed
    /// The app has opened the session more than once.
    case routedTwice = "routed-twice"
    /// The notification waits on the screen: nobody has tapped it.
    case waiting
    /// A newer one with the same collapse identifier took its place before anybody tapped it.
    case replaced
    /// The app looks for a session in no callback with the payload.
    case lost
    /// The payload reached the device and has no session.
    case none
    /// The payload reached the device and cannot be read.
    case refused
    /// Accepted, and kept because the device is away.
    case stored
    /// Accepted, but it never reaches the device.
    case undelivered
    /// Accepted for all devices that listen to a channel.
    case broadcast
    /// Rejected by the gateway.
    case rejected
    /// It came after a rejected one on a connection of the binary protocol, and was not read.
    case dropped
    /// The gateway did not answer, as it was asked to.
    case unanswered
}
