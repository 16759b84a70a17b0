import HandsetFacts

extension ServiceError {
    private static let deadToken =
        "forget this token, and take the one that the app gets at its next launch"

    /// The errors of Expo, Amazon SNS, OneSignal, and of connections.
    static let ofOthers: [ServiceError] = [
        ServiceError(
            "DeviceNotRegistered", "the device no longer takes pushes of the app",
            change: deadToken, at: .registration, also: ["device not registered"]),
        ServiceError(
            "InvalidCredentials",
            "Apple's service does not accept the key that Expo has for the app",
            change: "make a new key for pushes by eas credentials, and build the app again",
            also: ["invalid credentials"]),
        ServiceError(
            "MessageRateExceeded", "too many messages were sent to one device",
            change: "send fewer, and after longer and longer pauses"),
        ServiceError(
            "PUSH_TOO_MANY_EXPERIENCE_IDS", "one request has tokens of several projects of Expo",
            change: "send a request of its own for each project",
            also: ["push_too_many_experience*"]),
        ServiceError(
            "PUSH_TOO_MANY_NOTIFICATIONS", "one request has more than 100 messages",
            change: "send at most 100 messages in a request"),
        ServiceError(
            "TOO_MANY_REQUESTS", "more than 600 messages a second were sent for the project",
            change: "send fewer a second, and after longer and longer pauses"),
        ServiceError(
            "EndpointDisabled", "Amazon SNS has disabled the endpoint of the device",
            change:
                "set its token to the one that the app gets at its next launch, and Enabled to true: Apple's "
                + "service has refused the old one", at: .registration,
            from: ["wrong-environment", "wrong-topic"],
            also: [
                "endpoint is disabled", "endpoint disabled", "endpoint get disabled",
                "endpoint gets disabled", "endpoint that gets disabled", "endpoint was disabled",
            ]),
        ServiceError(
            "already exists with the same Token",
            "Amazon SNS has an endpoint for this token, with other attributes",
            change:
                "take the endpoint's ARN out of the error, and set its attributes, with Enabled to true",
            also: ["already registered with a different token", "exists with the same token*"]),
        ServiceError(
            "PlatformApplicationDisabled", "Amazon SNS has disabled the platform application",
            change:
                "give it a certificate or a key that is valid: Apple's service has refused the one that it has",
            also: ["platform application disabled", "platformapplicationdisabledexception"]),
        ServiceError(
            "InvalidParameter", "Amazon SNS refuses a parameter of the message or of the endpoint",
            change: "read the rest of the error, which names the parameter", .likely,
            also: ["invalidparameterexception", "invalid parameter", "invalidparametervalue"]),
        ServiceError(
            "Throttled", "too many requests were sent to Amazon SNS",
            change: "send fewer, and after longer and longer pauses", also: ["throttledexception"]),
        ServiceError(
            "All included players are not subscribed",
            "OneSignal knows none of the devices as one that takes pushes",
            change:
                "look in OneSignal's list of devices why it is not subscribed: permission, or no token of Apple's",
            also: ["invalid_player_ids", "all included players*", "invalid_aliases"]),
        ServiceError(
            "is associated with a different experience", "the token is of another project of Expo",
            change: "send with the access of the project that the app's token was made for",
            at: .registration,
            also: [
                "associated with a different*", "must be for the same project",
                "belongs to a different project",
            ]),
    ]

    /// The outcomes that Azure Notification Hubs tells of single devices.
    static let ofAzure: [ServiceError] = [
        ServiceError(
            "BadChannel", "Azure has a device token that Apple's service does not know",
            change:
                "register the device again with the token of its next launch, in a hub of the same environment, "
                + "sandbox or production", at: .registration,
            from: ["wrong-environment", "wrong-topic"],
            also: [
                "handle for the registration is*", "system handle is*", "expiredchannel",
                "wrongchannel",
            ]),
        ServiceError(
            "InvalidNotificationFormat", "Apple's service refuses what Azure sends as the payload",
            change:
                "look at the template or the payload: it is a JSON object with aps, and the push type fits the topic",
            also: [
                "notification payload is invalid", "notification format is invalid",
            ]),
        ServiceError(
            "PnsCredentials", "Apple's service does not accept the key or certificate of the hub",
            change:
                "give the hub a key that is valid, with its identifier, the team's and the topic",
            also: [
                "pns credential*", "pns credentials are invalid",
                "notification system credentials*",
            ]),
        ServiceError(
            "NoTargets", "no device of the hub has the tags of the push",
            change: "look at the registrations of the hub, and at their tags", at: .registration,
            also: ["no targets", "no target* found"]),
    ]

    /// The errors that the phone's own libraries report to the app.
    static let ofDevice: [ServiceError] = [
        ServiceError(
            "apns-token-not-set", "Firebase was asked for its token before it had Apple's",
            change: "wait for getAPNSToken, or for the token's refresh, before getToken",
            at: .registration, symptom: .noToken, .likely,
            from: ["swizzling-off", "never-registered", "no-entitlement"],
            also: [
                "apns token not set", "apns device token not set*", "no apns token specified*",
                "apns token has not been set*", "fcm002022",
            ])
    ]
}
