import HandsetFacts

extension ServiceError {
    private static let deadToken =
        "forget this token, and take the one that the app gets at its next launch"
    private static let appleKey =
        "upload the .p8 key of the app's team for Apple's push service in Firebase's settings, with its own "
        + "identifier and that of the team"
    private static let later = "try again later, after longer and longer pauses"

    /// The errors of Firebase Cloud Messaging, and of its libraries for servers.
    static let ofFirebase: [ServiceError] = [
        ServiceError(
            "UNREGISTERED", "the registration token is no longer valid for the app",
            change: deadToken, at: .registration,
            also: [
                "registration token not registered", "notregistered", "not_registered",
                "requested entity was not found", "requested entity not found",
                "request entity not found", "apns device token is disabled",
            ]),
        ServiceError(
            "SENDER_ID_MISMATCH", "the registration token belongs to another Firebase project",
            change:
                "send with the credentials of the project whose GoogleService-Info.plist the app has",
            also: [
                "senderid mismatch", "mismatchsenderid", "mismatched credential",
                "mismatched sender id", "sender id mismatch",
            ]),
        ServiceError(
            "THIRD_PARTY_AUTH_ERROR",
            "Apple's service does not accept the key or the certificate that Firebase has for the app",
            change: appleKey,
            also: [
                "third party auth error", "apns_auth_error", "invalidapnscredential",
                "invalid apns credential*", "auth error from apns*",
                "messaging invalid apns credentials",
            ]),
        ServiceError(
            "INVALID_ARGUMENT",
            "Firebase refuses the message: a key, a value or the token is wrong",
            change: "read fieldViolations in the answer, which names the key",
            from: [
                "fcm-unknown-key", "service-refuses-message", "service-may-refuse-message",
                "fcm-legacy",
            ],
            also: [
                "messaging invalid argument", "messaging invalid payload", "invalid json payload",
                "messaging invalid recipient", "invalid_argument",
            ]),
        ServiceError(
            "invalid-registration-token", "the text is no registration token of Firebase",
            change: "send the text that the app gets from Firebase's getToken, whole and unchanged",
            at: .registration, also: ["invalidregistration", "missingregistration"]),
        ServiceError(
            "QUOTA_EXCEEDED",
            "too many messages were sent to a device, a topic, or for the project",
            change: "send fewer, and after longer and longer pauses",
            also: [
                "resource_exhausted", "message rate exceeded", "device message rate exceeded",
                "topics message rate exceeded", "messageratexceeded", "devicemessagerateexceeded",
                "topicsmessagerateexceeded",
            ]),
        ServiceError(
            "PERMISSION_DENIED", "the account may not send for this Firebase project",
            change:
                "give the service account the right to send (cloudmessaging.messages.create), in the project of "
                + "the app's GoogleService-Info.plist", .likely,
            also: ["permission denied on resource"]),
        ServiceError(
            "UNAUTHENTICATED", "Firebase does not accept the access token of the request",
            change:
                "send an OAuth access token of the service account that is at most an hour old; a server key of "
                + "the old API is none", .likely,
            also: [
                "messaging authentication error", "authentication error", "authenticationerror",
                "missing required authentication credential*",
                "error authenticating the sender account",
            ]),
        ServiceError(
            "DeprecatedApi", "the old API of Firebase has ended, and sends nothing",
            change: "send to /v1/projects/PROJECT/messages:send, with an OAuth access token",
            from: ["fcm-legacy"],
            also: ["deprecated api", "fcm send 404", "deprecated endpoint"]),
        ServiceError(
            "payload-size-limit-exceeded", "the message is too large",
            change: "send at most 4096 bytes; let the app fetch the rest",
            also: ["messagetoobig", "message is too large", "message too big"]),
        ServiceError(
            "invalid-data-payload-key", "data has a key that Firebase keeps for itself",
            change: "rename the key: from, message_type, and all that begins with google or gcm",
            also: ["invaliddatakey"]),
        ServiceError(
            "UNAVAILABLE", "Firebase could not take the message for now", change: later,
            also: [
                "server unavailable", "messaging internal error", "messaging server unavailable",
            ]),
    ]
}
