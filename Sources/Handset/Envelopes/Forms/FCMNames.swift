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
        /// One of these words, whose case does not matter.
        case word([String])
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
        "name": .text, "fid": .text, "token": .text, "topic": .text, "condition": .text,
        "data": .texts,
        "notification": .object(FCMNames(["title": .text, "body": .text, "image": .text])),
        "android": .object(android), "android_v2": .object(android2),
        "webpush": .object(webpush), "apns": .object(apns),
        "fcm_options": .object(FCMNames(["analytics_label": .text])),
    ]

    private static let apns = FCMNames([
        "headers": .texts, "payload": .payload, "live_activity_token": .text,
        "fcm_options": .object(FCMNames(["analytics_label": .text, "image": .text])),
    ])

    private static let android = FCMNames(
        androidValues.merging(
            [
                "priority": .word(["NORMAL", "HIGH"]),
                "notification": .object(androidNotification),
            ], uniquingKeysWith: { _, new in new }),
        any: androidFlags)

    /// The part for Android of 2026, which takes the place of `android`.
    private static let android2 = FCMNames(
        androidValues.merging(
            [
                "background_sync": .object(FCMNames([:])),
                "remote_notification": .object(
                    FCMNames(
                        ["notification": .object(androidNotification2)],
                        any: ["mutable_content", "use_as_v1_data_message"])),
            ], uniquingKeysWith: { _, new in new }),
        any: androidFlags)

    private static let androidValues: [String: Value] = [
        "collapse_key": .text, "ttl": .duration, "restricted_package_name": .text, "data": .texts,
        "fcm_options": .object(FCMNames(["analytics_label": .text])),
    ]

    private static let androidFlags = [
        "direct_boot_ok", "bandwidth_constrained_ok", "restricted_satellite_ok",
    ]

    private static let androidNotification = FCMNames(
        androidTexts, any: androidDetails + ["bypass_proxy_notification", "proxy"])

    private static let androidNotification2 = FCMNames(androidTexts, any: androidDetails + ["id"])

    private static let androidTexts: [String: Value] = [
        "title": .text, "body": .text, "icon": .text, "color": .text, "sound": .text,
        "tag": .text, "click_action": .text, "body_loc_key": .text, "title_loc_key": .text,
        "channel_id": .text, "ticker": .text, "image": .text,
    ]

    private static let androidDetails = [
        "body_loc_args", "title_loc_args", "sticky", "event_time", "local_only",
        "notification_priority", "default_sound", "default_vibrate_timings",
        "default_light_settings", "vibrate_timings", "visibility", "notification_count",
        "light_settings",
    ]

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
                "tokens": .any, "android": .any, "android_v2": .any, "webpush": .any,
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
