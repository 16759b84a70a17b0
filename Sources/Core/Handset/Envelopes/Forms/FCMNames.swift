/// The names that Firebase Cloud Messaging's APIs know, by the object in which they stand.
///
/// Those of the HTTP v1 API are the members of its discovery document ("Firebase Cloud Messaging API",
/// `fcm.googleapis.com/$discovery/rest?version=v1`, revision 20261023) and of its reference ("REST Resource:
/// projects.messages"). Those of the legacy API, which has ended, are in
/// "Firebase Cloud Messaging HTTP protocol", tables 1 and 2.
struct FCMNames: Sendable {
    /// The kind of a value.
    enum Value: Sendable {
        /// A text; any other value but null is refused.
        case text
        /// An object whose values are texts.
        case texts
        /// An object with these members.
        case object(FCMNames)
        /// A span of time, such as `3.5s`.
        case duration
        /// One of these words of an enumeration, whose case does not matter.
        case word([String], of: String)
        /// True or false.
        case flag
        /// A whole number.
        case integer
        /// An array of values of one kind, or one of them alone.
        indirect case list(Value)
        /// The payload for Apple's service.
        case payload
        /// A value that is not looked at.
        case any
    }

    private let values: [String: Value]
    let known: KnownNames
    /// The name of the object's type in the service's answers, without its package.
    let type: String

    private init(
        _ type: String, _ values: [String: Value], any names: [String] = [],
        flags: [String] = []
    ) {
        self.type = type
        self.values = values.merging(
            names.map { ($0, .any) } + flags.map { ($0, .flag) }
        ) { value, _ in value }
        known = KnownNames(self.values.keys.sorted())
    }

    /// Returns the kind of a member's value; `nil` for a name that the API does not know.
    ///
    /// The v1 API takes a name as its reference writes it, and in camel case as well.
    subscript(name: String) -> Value? { values[name] ?? values[Self.underscored(name)] }

    func contains(exactly name: String) -> Bool { values[name] != nil }

    /// Returns a name as the reference writes it; one that it does not have stays as it is.
    func reference(of name: String) -> String {
        if values[name] != nil { return name }
        let other = Self.underscored(name)
        return values[other] == nil ? name : other
    }

    private static func underscored(_ name: String) -> String {
        guard !name.contains("_") else { return name }
        return name.reduce(into: "") { text, character in
            text +=
                character.isASCII && character.isUppercase
                ? "_\(character.lowercased())" : "\(character)"
        }
    }

    // MARK: - HTTP v1

    /// The request: a message, and what is done with it.
    static let request = FCMNames(
        "SendMessageRequest", ["message": .object(message)], flags: ["validate_only"])

    static let message = FCMNames("Message", messageValues)

    private static let messageValues: [String: Value] = [
        "name": .text, "fid": .text, "token": .text, "topic": .text, "condition": .text,
        "data": .texts,
        "notification": .object(
            FCMNames("Notification", ["title": .text, "body": .text, "image": .text])),
        "android": .object(android), "android_v2": .object(android2),
        "webpush": .object(webpush), "apns": .object(apns),
        "fcm_options": .object(FCMNames("FcmOptions", ["analytics_label": .text])),
    ]

    private static let apns = FCMNames(
        "ApnsConfig",
        [
            "headers": .texts, "payload": .payload, "live_activity_token": .text,
            "fcm_options": .object(
                FCMNames("ApnsFcmOptions", ["analytics_label": .text, "image": .text])),
        ])

    private static let android = FCMNames(
        "AndroidConfig",
        androidValues.merging(
            [
                "priority": .word(["NORMAL", "HIGH"], of: "AndroidMessagePriority"),
                "notification": .object(androidNotification),
            ], uniquingKeysWith: { _, new in new }),
        flags: androidFlags)

    /// The part for Android of 2026, which takes the place of `android`.
    private static let android2 = FCMNames(
        "AndroidConfigV2",
        androidValues.merging(
            [
                "background_sync": .object(FCMNames("AndroidBackgroundSync", [:])),
                "remote_notification": .object(
                    FCMNames(
                        "AndroidRemoteNotification",
                        ["notification": .object(androidNotification2)],
                        flags: ["mutable_content", "use_as_v1_data_message"])),
            ], uniquingKeysWith: { _, new in new }),
        flags: androidFlags)

    private static let androidValues: [String: Value] = [
        "collapse_key": .text, "ttl": .duration, "restricted_package_name": .text, "data": .texts,
        "fcm_options": .object(FCMNames("AndroidFcmOptions", ["analytics_label": .text])),
    ]

    private static let androidFlags = [
        "direct_boot_ok", "bandwidth_constrained_ok", "restricted_satellite_ok",
    ]

    private static let androidNotification = FCMNames(
        "AndroidNotification",
        androidTexts.merging(
            [
                "proxy": .word(
                    ["PROXY_UNSPECIFIED", "ALLOW", "DENY", "IF_PRIORITY_LOWERED"], of: "Proxy")
            ],
            uniquingKeysWith: { _, new in new }),
        flags: androidNotificationFlags + ["bypass_proxy_notification"])

    private static let androidNotification2 = FCMNames(
        "AndroidNotificationV2",
        androidTexts.merging(["id": .integer], uniquingKeysWith: { _, new in new }),
        flags: androidNotificationFlags)

    private static let androidTexts: [String: Value] = [
        "title": .text, "body": .text, "icon": .text, "color": .text, "sound": .text,
        "tag": .text, "click_action": .text, "body_loc_key": .text, "title_loc_key": .text,
        "channel_id": .text, "ticker": .text, "image": .text, "event_time": .text,
        "body_loc_args": .list(.text), "title_loc_args": .list(.text),
        "vibrate_timings": .list(.duration), "notification_count": .integer,
        "notification_priority": .word(
            [
                "PRIORITY_UNSPECIFIED", "PRIORITY_MIN", "PRIORITY_LOW", "PRIORITY_DEFAULT",
                "PRIORITY_HIGH", "PRIORITY_MAX",
            ], of: "AndroidNotification.NotificationPriority"),
        "visibility": .word(
            ["VISIBILITY_UNSPECIFIED", "PRIVATE", "PUBLIC", "SECRET"],
            of: "AndroidNotification.Visibility"),
        "light_settings": .object(
            FCMNames(
                "LightSettings",
                ["light_on_duration": .duration, "light_off_duration": .duration], any: ["color"])),
    ]

    private static let androidNotificationFlags = [
        "sticky", "local_only", "default_sound", "default_vibrate_timings",
        "default_light_settings",
    ]

    private static let webpush = FCMNames(
        "WebpushConfig",
        [
            "headers": .texts, "data": .texts,
            "fcm_options": .object(
                FCMNames("WebpushFcmOptions", ["link": .text, "analytics_label": .text])),
        ],
        any: ["notification"])

    // MARK: - What the libraries of firebase-admin take

    /// The message, whose library writes the rest: it names an image `imageUrl`, and checks Android's part.
    static let adminMessage = FCMNames(
        "Message",
        messageValues.merging(
            [
                "tokens": .any, "android": .any, "android_v2": .any, "webpush": .any,
                "notification": .object(
                    FCMNames(
                        "Notification",
                        ["title": .text, "body": .text, "image": .text, "image_url": .text])),
                "apns": .object(
                    FCMNames(
                        "ApnsConfig",
                        [
                            "headers": .texts, "payload": .payload, "live_activity_token": .text,
                            "fcm_options": .object(
                                FCMNames(
                                    "ApnsFcmOptions",
                                    [
                                        "analytics_label": .text, "image": .text,
                                        "image_url": .text,
                                    ])),
                        ])),
            ], uniquingKeysWith: { _, new in new }))

    // MARK: - Rules for values

    /// The names of the receivers, of which a message has one.
    static let targets = FCMTarget.allCases.map(\.rawValue)

    /// The largest number of bytes of data in the reference.
    static let largestDataSize = 4_096
    /// The largest number of bytes of a value of data that the service was seen to take.
    static let largestDataSizeSeen = 4_505

    /// The rule for a key of data.
    enum DataKey {
        case free, reserved
        /// An older text of the reference reserves all that begins with `gcm`, and the one of 2026 does not.
        case reservedOnce
    }

    /// Returns the rule for a key: "Key should not be a reserved word".
    static func rule(ofDataKey key: String) -> DataKey {
        if ["from", "message_type"].contains(key) || key.hasPrefix("google.")
            || key.hasPrefix("gcm.notification.")
        {
            return .reserved
        }
        return key == "gcm" || key.hasPrefix("gcm.") ? .reservedOnce : .free
    }

    /// True for a span of time as the API takes it: seconds with at most nine decimals, and an `s`.
    static func isDuration(_ text: String) -> Bool {
        guard text.hasSuffix("s") else { return false }
        let parts = text.dropLast().split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count <= 2,
            parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(\.isASCIIDigit) })
        else { return false }
        return parts.count == 1 || parts[1].utf8.count <= 9
    }

    // MARK: - Legacy

    static let legacy = FCMNames(
        "",
        [:],
        any: [
            "to", "registration_ids", "condition", "notification_key", "collapse_key", "priority",
            "content_available", "mutable_content", "time_to_live", "restricted_package_name",
            "dry_run", "delay_while_idle", "direct_boot_ok", "fcm_options", "data",
            "notification", "android", "apns", "webpush",
        ])

    /// The members of `notification`, for iOS and the other platforms.
    static let legacyNotification = FCMNames(
        "",
        [:],
        any: [
            "title", "subtitle", "body", "sound", "badge", "click_action", "body_loc_key",
            "body_loc_args", "title_loc_key", "title_loc_args", "android_channel_id", "icon",
            "tag", "color",
        ])
}
