package import Handset

/// The gateway whose notifications reach the phone, as the API needs it.
package protocol PageGateway: Sendable {
    /// The answers that the gateway gives instead of accepting notifications.
    var faults: [PageFault] { get }

    /// Adds such an answer.
    ///
    /// - Throws: A ``PageRefusal`` if there is no such answer, or no room for it.
    func add(_ fault: PageFault) throws(PageRefusal)

    func removeFaults()

    /// Sets the state of the device with a token in hex, or of all devices if it is `nil`.
    ///
    /// - Throws: A ``PageRefusal`` if it is not a token, or if there is no room for another device.
    func set(_ state: PageDeviceState, of token: String?) throws(PageRefusal)

    /// The addresses to which senders send, the files that they need, and so on: members of a description.
    var members: [(key: String, value: JSONText)] { get }
}
