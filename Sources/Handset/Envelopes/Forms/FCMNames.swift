/// The names that Firebase Cloud Messaging's APIs know, by the object in which they stand.
///
/// Those of the HTTP v1 API are the members of its discovery document ("Firebase Cloud Messaging API",
/// `fcm.googleapis.com/$discovery/rest?version=v1`) and of its reference ("REST Resource: projects.messages"),
/// with `live_activity_token` of "Send Live Activity updates with FCM". Those of the legacy API are in
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
        /// The payload for Apple's service.
        case payload
        /// A value that is not looked at.
        case any
    }

    private let values: [String: Value]
    let known: KnownNames

    private init(_ values: [String: Value], any names: [String] = []) {
        self.values = values.merging(names.map { ($0, .any) }) { value, _ in value }
        known = KnownNames(self.values.keys.sorted())
    }

    /// Returns the kind of a member's value; `nil` for a name that the API does not know.
    ///
    /// The v1 API takes a name as its reference writes it, and in camel case as well.
    subscript(name: String) -> Value? { values[name] ?? values[Self.underscored(name)] }

    func contains(exactly name: String) -> Bool { values[name] != nil }

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
    static let request = FCMNames(["message": .object(message)], any: ["validate_only"])

    static let message = FCMNames(messageValues)

    private static let messageValues: [String: Value] = [
        "name": .text, "token": .text, "topic": .text, "condition": .text, "data": .texts,
        "notification": .object(FCMNames(["title": .text, "body": .text, "image": .text])),
        "android": .object(android), "webpush": .object(webpush), "apns": .object(apns),
        "fcm_options": .object(FCMNames(["analytics_label": .text])),
    ]

    private static let apns = FCMNames([
        "headers": .texts, "payload": .payload, "live_activity_token": .text,
        "fcm_options": .object(FCMNames(["analytics_label": .text, "image": .text])),
    ])

    private static let android = FCMNames(
        [
            "collapse_key": .text, "ttl": .text, "restricted_package_name": .text, "data": .texts,
            "notification": .object(androidNotification),
            "fcm_options": .object(FCMNames(["analytics_label": .text])),
        ],
        any: [
            "priority", "direct_boot_ok", "bandwidth_constrained_ok", "restricted_satellite_ok",
        ])

    private static let androidNotification = FCMNames(
        [
            "title": .text, "body": .text, "icon": .text, "color": .text, "sound": .text,
            "tag": .text, "click_action": .text, "body_loc_key": .text, "title_loc_key": .text,
            "channel_id": .text, "ticker": .text, "image": .text,
        ],
        any: [
            "body_loc_args", "title_loc_args", "sticky", "event_time", "local_only",
            "notification_priority", "default_sound", "default_vibrate_timings",
            "default_light_settings", "vibrate_timings", "visibility", "notification_count",
            "light_settings", "bypass_proxy_notification", "proxy",
        ])

    private static let webpush = FCMNames(
        [
            "headers": .texts, "data": .texts,
            "fcm_options": .object(FCMNames(["link": .text, "analytics_label": .text])),
        ],
        any: ["notification"])

    // MARK: - What the libraries of firebase-admin take

    /// The message, whose library writes the rest: it names an image `imageUrl`, and checks Android's part.
    static let adminMessage = FCMNames(
        messageValues.merging(
            [
                "tokens": .any, "android": .any, "webpush": .any,
                "notification": .object(
                    FCMNames([
                        "title": .text, "body": .text, "image": .text, "image_url": .text,
                    ])),
                "apns": .object(
                    FCMNames([
                        "headers": .texts, "payload": .payload, "live_activity_token": .text,
                        "fcm_options": .object(
                            FCMNames([
                                "analytics_label": .text, "image": .text, "image_url": .text,
                            ])),
                    ])),
            ], uniquingKeysWith: { _, new in new }))

    // MARK: - Legacy

    static let legacy = FCMNames(
        [:],
        any: [
            "to", "registration_ids", "condition", "notification_key", "collapse_key", "priority",
            "content_available", "mutable_content", "time_to_live", "restricted_package_name",
            "dry_run", "delay_while_idle", "direct_boot_ok", "fcm_options", "data",
            "notification", "android", "apns", "webpush",
        ])

    /// The members of `notification`, for iOS and the other platforms.
    static let legacyNotification = FCMNames(
        [:],
        any: [
            "title", "subtitle", "body", "sound", "badge", "click_action", "body_loc_key",
            "body_loc_args", "title_loc_key", "title_loc_args", "android_channel_id", "icon",
            "tag", "color",
        ])
}
