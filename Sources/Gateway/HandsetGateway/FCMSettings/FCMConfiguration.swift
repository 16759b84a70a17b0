internal import Handset

/// The settings of the stand-in for Firebase Cloud Messaging.
package struct FCMConfiguration: Sendable {
    /// The form of the answer to a message for a device that is gone, of which there are two in 2026.
    package enum GoneForm: String, CaseIterable, Sendable {
        /// 404, with the code `UNREGISTERED`.
        case unregistered
        /// 400, "APNs device token is disabled.", in which libraries see no dead token.
        case disabled
    }

    /// The identifier of the project in the service account.
    package static let project = "handset-demo"
    /// The number of the project.
    static let senderID = "100000000000"

    /// Google's hosts, of which the server's certificate has to have the names.
    package static let hosts = FCMConnectRequest.googleHosts.sorted()

    /// The password of the file with roots for Java, which is not a secret.
    package static let javaPassword = JavaKeyStore.password

    package static func isTopic(_ name: String) -> Bool { FCMTarget.isTopic(name) }

    /// The certificates that the server shows.
    let identity: GatewayIdentity
    /// The port of the server and its proxy; 0 takes any free port.
    package var port = 0
    /// The topic of the app at Apple's service.
    package var topic: String
    /// The phones that have the app.
    package var phones: [FCMPhone]
    /// The topics of all phones at the start.
    package var topics: [String] = []
    /// True if every well-formed token belongs to a phone.
    package var acceptsAny = false
    /// True if the proxy refuses all hosts but Google's for messages.
    package var isOnly = false
    /// True if Apple is asked to wake the app for a message with data only.
    package var wakesForData = true
    package var goneForm = GoneForm.unregistered
    /// The user's own proxy, to which other hosts go on; `nil` without one.
    package var upstream: FCMUpstream?
    /// Gets a line for people about a request that no notification tells of; it must not wait.
    package var observer: @Sendable (String) -> Void = { _ in }

    package init(identity: GatewayIdentity, topic: String, phones: [FCMPhone]) {
        self.identity = identity
        self.topic = topic
        self.phones = phones
    }
}
