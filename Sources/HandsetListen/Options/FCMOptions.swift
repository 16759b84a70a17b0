import ArgumentParser
import HandsetCommand
import HandsetGateway

/// The options for Firebase Cloud Messaging.
struct FCMOptions: ParsableArguments {
    @Flag(
        help: ArgumentHelp(
            "Stand in for Firebase Cloud Messaging too: the sender's messages to Google's hosts come here, and go "
                + "to the phone as FCM sends them. The environment of --exec leads there without a change to the "
                + "sender: a proxy, a key of a service account, the authority. The proxy passes all other hosts on."
        ))
    var fcm = false

    @Flag(help: "With --fcm: the proxy refuses all hosts but Google's for messages.")
    var fcmOnly = false

    @Flag(
        help: ArgumentHelp(
            "With --fcm: every well-formed token belongs to a phone, for suites with tokens of their own. (default: "
                + "only those in HANDSET_FCM_TOKEN and HANDSET_FID)"))
    var fcmAcceptAny = false

    @Option(
        help: ArgumentHelp(
            "With --fcm: a topic for which the app has subscribed. Repeatable.", valueName: "topic"),
        transform: FCMOptions.topic)
    var fcmTopic: [String] = []

    @Option(
        help: ArgumentHelp(
            "With --fcm: the answer to a message for a phone that is gone, of which there are two in 2026: "
                + "unregistered (404, UNREGISTERED) or disabled (400, APNs device token is disabled.).",
            valueName: "form"))
    var fcmGone: FCMConfiguration.GoneForm?

    func validate() throws {
        let others = [
            ("--fcm-only", fcmOnly), ("--fcm-accept-any", fcmAcceptAny),
            ("--fcm-topic", !fcmTopic.isEmpty), ("--fcm-gone", fcmGone != nil),
        ]
        if !fcm, let (name, _) = others.first(where: \.1) {
            throw ValidationError("\(name) is for Firebase Cloud Messaging; give --fcm too.")
        }
    }

    private static func topic(_ text: String) throws -> String {
        let name = text.hasPrefix("/topics/") ? String(text.dropFirst(8)) : text
        guard FCMConfiguration.isTopic(name) else {
            throw ValidationError(
                "'\(text)' is no topic of FCM; give 1 to 900 letters, digits and characters of -_.~%."
            )
        }
        return name
    }
}

extension FCMConfiguration.GoneForm: ExpressibleByArgument {}
