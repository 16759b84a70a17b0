import HandsetFacts
import HandsetFixtures

extension ServiceError {
    /// The reasons of Apple's service, and the statuses that have one reason or one remedy.
    static let ofApple: [ServiceError] =
        RejectionReason.allCases.map { reason in
            ServiceError(
                reason.wireText, sentence(reason.explanation),
                change: changes[reason] ?? "see Apple's table of the reasons",
                at: ofToken.contains(reason) ? .registration : .request,
                from: mistakes[reason] ?? [])
        } + statuses

    private static func sentence(_ text: String) -> String {
        let text = text.hasSuffix(".") ? String(text.dropLast()) : text
        return text.prefix(1).lowercased() + text.dropFirst()
    }

    private static let ofToken: Set<RejectionReason> = [
        .badDeviceToken, .deviceTokenNotForTopic, .expiredToken, .unregistered,
    ]

    private static let mistakes: [RejectionReason: Set<String>] = [
        .badDeviceToken: ["wrong-environment"],
        .deviceTokenNotForTopic: ["wrong-topic"], .topicDisallowed: ["wrong-topic"],
        .badTopic: ["wrong-topic"], .missingTopic: ["wrong-topic"],
        .badEnvironmentKeyInToken: ["wrong-environment"],
        .badEnvironmentKeyIDInToken: ["wrong-environment"],
        .badCertificateEnvironment: ["wrong-environment"],
        .badPriority: ["content-available-priority"],
    ]

    private static let changes: [RejectionReason: String] = [
        .badCollapseID: "send at most 64 bytes as apns-collapse-id",
        .badDeviceToken:
            "send the bytes of didRegisterForRemoteNotificationsWithDeviceToken in hex, and a token of an app "
            + "from Xcode to api.sandbox.push.apple.com, one of TestFlight or the App Store to api.push.apple.com",
        .badExpirationDate: "send seconds since 1970 as apns-expiration, or 0",
        .badMessageID: "send a UUID as apns-id, or leave the header out",
        .badPriority: "send 10, 5 or 1 as apns-priority; 5 with the push type background",
        .badTopic: "send the bundle identifier of the app as apns-topic",
        .deviceTokenNotForTopic:
            "send the bundle identifier of the app that got the token as apns-topic",
        .duplicateHeaders: "send each header once",
        .idleTimeout: "open a new connection, or send a PING from time to time",
        .invalidPushType:
            "send alert, background, voip or another type of Apple's as apns-push-type",
        .missingDeviceToken: "post to /3/device/ and the token in hex",
        .missingTopic: "send the bundle identifier of the app as apns-topic",
        .payloadEmpty: "send the payload as the body of the request",
        .topicDisallowed:
            "send the topic that the certificate or the key is for, or sign with a key of the app's team",
        .badChannelID: "send the identifier of the channel as Apple gave it, in base64",
        .badRequestParams: "send the members that Apple's page on channels lists",
        .badRequestPayload: "send a JSON object as the body",
        .cannotCreateChannelConfig: "delete channels that are not needed",
        .channelNotRegistered: "create the channel first, in the same environment",
        .featureNotEnabled:
            "enable broadcasts for the app's identifier in Apple's developer account",
        .missingChannelID: "send the header apns-channel-id",
        .missingPushType: "send the header apns-push-type, or push-type in the channel's JSON",
        .badCertificate:
            "make a certificate for Apple's push service, and send with it and its key",
        .badCertificateEnvironment: "send to the environment that the certificate is for",
        .expiredProviderToken:
            "sign a new provider token before the old one is an hour old, and set the sender's clock",
        .forbidden: "look whether the certificate or the key may send to this app",
        .invalidProviderToken:
            "sign with ES256 and the .p8 key, with the key's identifier as kid and the team's as iss",
        .missingProviderToken:
            "send the header authorization with bearer, a blank and the provider token",
        .unrelatedKeyIDInToken: "use a connection of its own for each key",
        .badEnvironmentKeyIDInToken: "sign with a key for the environment that is sent to",
        .badEnvironmentKeyInToken: "sign with a key for the environment that is sent to",
        .topicMismatch: "send to the app that the certificate or the key is for",
        .badPath: "post to /3/device/ and the token in hex",
        .methodNotAllowed: "send the request as POST",
        .expiredToken: "forget this token, and take the one that the app gets at its next launch",
        .unregistered:
            "forget this token, and take the one that the app gets at its next launch: the app was removed, "
            + "or has a new token",
        .payloadTooLarge: "send at most 4096 bytes, 5120 for voip; let the app fetch the rest",
        .tooManyProviderTokenUpdates:
            "keep a provider token for 20 minutes at least and an hour at most, for all connections",
        .tooManyRequests:
            "send fewer notifications to one device, and put what belongs together into one",
        .internalServerError: "try again later, after longer and longer pauses",
        .serviceUnavailable: "try again later, after longer and longer pauses",
        .shutdown: "open a new connection, and send again what has no answer",
    ]

    /// The statuses of which the number says enough.
    private static let statuses = [
        ServiceError(
            "405", "the request was not sent as POST", change: "send the request as POST",
            at: .request),
        ServiceError(
            "410", "the device token is no longer active for the topic",
            change: "forget this token, and take the one that the app gets at its next launch",
            at: .registration, .likely),
        ServiceError(
            "413", "the payload is too large",
            change: "send at most 4096 bytes, 5120 for voip; let the app fetch the rest",
            at: .request),
        ServiceError(
            "429", "too many requests, or provider tokens, were sent",
            change: "send less often, and keep a provider token for 20 minutes at least",
            at: .request,
            .likely),
        ServiceError(
            "GOAWAY", "the service has closed the connection",
            change:
                "read the reason in the frame's data; open a new connection, and send again what has no answer",
            at: .request, .likely, also: ["go away"]),
    ]
}
