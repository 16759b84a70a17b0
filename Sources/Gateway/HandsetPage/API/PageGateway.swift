package import Handset

/// The gateway whose notifications reach the phone, as the API needs it.
package protocol PageGateway: Sendable {
    /// The answers that the gateway gives instead of accepting notifications.
    var faults: [PageFault] { get }

    /// Returns the first of ``faults``, and the number of the others.
    func firstFaults(upTo count: Int) -> (first: [PageFault], others: Int)

    /// Throws a ``PageRefusal`` if there is no such answer, or no room for it.
    func add(_ fault: PageFault) throws(PageRefusal)

    func removeFaults()

    /// `token` is in hex, or `nil` for all devices; throws if it is none, or if there is no room for another.
    func set(_ state: PageDeviceState, of token: String?) throws(PageRefusal)

    /// The topics of Firebase Cloud Messaging in their order, with the installations that have them.
    var topics: [(topic: String, installations: [String])] { get }

    /// Lets the phone of a token or an installation have a topic or have it no more; `nil` stands for all phones.
    func set(topic: String, isSubscribed: Bool, of token: String?) throws(PageRefusal)

    /// The addresses to which senders send, the files that they need, and so on: members of a description.
    var members: JSONMembers { get }
}
