package import Handset

/// The payloads that a sender may send.
package protocol PayloadShape: Sendable {
    /// Returns true if the sender may send a payload.
    func fits(_ payload: Payload) -> Bool
}
