/// The choices in the reading of messages to push services.
package struct EnvelopeSettings: Sendable {
    /// True if a message that its service refuses is refused, and not opened.
    package var refusesFaults = true
    /// True if an object without `aps` that looks like a message to a service is remarked.
    package var tellsOtherServiceMessages = true
    /// True if FCM adds `content-available` to a message that has data only, which is not confirmed.
    package var wakesForData = true
    /// The members that count in a message with equal keys; services differ.
    package var equalKeys = Payload.EqualKeys.first

    package init() {}
}
