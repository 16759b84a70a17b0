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
            "With --fcm, on Linux: lead senders here that heed no proxy and have no file of their own to load, by "
                + "a library in LD_PRELOAD. A C compiler of this machine makes it once, from a source in the "
                + "state directory."
        ))
    var fcmPreload = false

    @Option(
        name: .customLong("fcm-phone"),
        help: ArgumentHelp(
            "With --fcm: set what FCM knows of the phone. Repeatable. topic=NAME: the app has subscribed for this "
                + "topic. any-token: every well-formed token belongs to a phone, for suites with tokens of their "
                + "own; otherwise only those in HANDSET_FCM_TOKEN and HANDSET_FID do. gone=disabled: the answer to "
                + "a message for a phone that is gone is the newer one of 2026 (400, APNs device token is "
                + "disabled.), and not gone=unregistered (404, UNREGISTERED).",
            valueName: "member=value"),
        completion: .values(["topic=", "any-token", "gone=disabled", "gone=unregistered"]),
        transform: FCMPhoneMember.init)
    var members: [FCMPhoneMember] = []

    var topics: [String] {
        members.compactMap { if case .topic(let name) = $0 { name } else { nil } }
    }

    var acceptsAny: Bool { members.contains { if case .anyToken = $0 { true } else { false } } }

    var goneForm: FCMConfiguration.GoneForm {
        members.compactMap { if case .gone(let form) = $0 { form } else { nil } }.last
            ?? .unregistered
    }

    func validate() throws {
        let others = [
            ("--fcm-only", fcmOnly), ("--fcm-preload", fcmPreload),
            ("--fcm-phone", !members.isEmpty),
        ]
        if !fcm, let (name, _) = others.first(where: \.1) {
            throw ValidationError("\(name) is for Firebase Cloud Messaging; give --fcm too.")
        }
    }
}
