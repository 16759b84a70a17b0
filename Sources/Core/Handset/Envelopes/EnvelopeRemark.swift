/// Something to be told about a value that was read, apart from its form.
package enum EnvelopeRemark: Hashable, Sendable {
    /// A message of FCM's HTTP v1 API has data only.
    case dataOnly
    /// A message has the object around it that the HTTP v1 API wants, and the names of firebase-admin.
    case namesOfAdmin
    /// The payload is a declarative web push, for Safari.
    case webPush
    /// The payload wakes a device's management.
    case deviceManagement
    /// The object has no `aps`, and looks like a message to a service.
    case foreign(service: String)
    /// The topic belongs to a pass.
    case wallet

    /// The sentence, without a source and a full stop.
    package var description: String {
        switch self {
        case .dataOnly:
            "found an FCM message with data only: FCM is taken to add content-available, as is "
                + "reported and not confirmed; --device assume.fcm-data-only=as-is of receive and matrix "
                + "is without it"
        case .namesOfAdmin:
            "found names in aps that only the libraries of firebase-admin make Apple's (contentAvailable): "
                + "sent to FCM's API as it is, such a message does not have their effect; --from fcm reads it so"
        case .webPush:
            "found a declarative web push (web_push), which Safari shows itself: no app gets it"
        case .deviceManagement:
            "found a push for device management (mdm), which the device itself takes: no app gets it"
        case .foreign(let service):
            "found what looks like a message for \(service), and not like a payload of Apple's service, which "
                + "has aps; give the payload that is sent to iOS"
        case .wallet:
            "found a push for a pass of Wallet (its topic begins with pass.): an empty aps is right, and "
                + "Wallet asks its server for the pass"
        }
    }
}
