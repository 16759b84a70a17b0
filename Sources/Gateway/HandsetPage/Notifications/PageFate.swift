import Handset

/// The fate of a notification, as the page and its API name it.
package enum PageFate: String, CaseIterable, Hashable, Sendable {
    /// The app has opened the session.
    case routed
    /// The app has opened the session more than once.
    case routedTwice = "routed-twice"
    /// The notification waits on the screen: nobody has tapped it.
    case waiting
    /// The user has opened the app by its icon, and passed the notification by.
    case passedBy = "passed-by"
    /// The user has dismissed the notification.
    case dismissed
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

    /// A member of a notification: an object with the code and the words.
    var json: JSONText { .object(["code": .string(rawValue), "words": .string(words)]) }

    private var words: String {
        switch self {
        case .routed: Self.words(of: .routed(times: 1))
        case .routedTwice: "opened more than once"
        // The words of a fate are the same for all its reasons.
        case .waiting: Self.words(of: .waiting(.onScreen))
        case .passedBy: Self.words(of: .passedBy)
        case .dismissed: Self.words(of: .dismissed)
        case .replaced: "replaced by a newer one"
        case .lost: Self.words(of: .lost(.noMethod))
        case .none: Self.words(of: .none)
        case .refused: "not a payload"
        case .stored: "kept: the device is away"
        case .undelivered: "accepted, and never delivered"
        case .broadcast: "sent to a channel"
        case .rejected: "rejected"
        case .dropped: "dropped after a rejected one"
        case .unanswered: "not answered"
        }
    }

    private static func words(of fate: Fate) -> String { FateWords(fate).words }
}
