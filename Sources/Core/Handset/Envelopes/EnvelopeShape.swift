/// The form of a value, judged from its shape.
enum EnvelopeShape: Equatable {
    case sure(PayloadFile.EnvelopeForm)
    /// The value may have this form, or be a payload of the app.
    case unsure(PayloadFile.EnvelopeForm)
    /// The value is an object without `aps`, which stands further inside, where these steps lead.
    case holdsPayload([String])

    /// An object with `aps` is a payload, and so is one without, unless it has the keys that a form needs:
    /// an app may look for its session anywhere.
    init(of root: PayloadNode) {
        switch root.kind {
        case .dictionary: self.init(ofObject: root)
        case .array: self = .sure(Self.form(ofArray: root))
        default: self = .sure(.string)
        }
    }

    private init(ofObject root: PayloadNode) {
        if root.isPlainPayload {
            self = .sure(.payload)
        } else if root.hasMember("aps") {
            self = .sure(.simctl)
        } else if let form = Self.sureForm(of: root) {
            self = .sure(form)
        } else if let form = Self.unsureForm(of: root) {
            self = .unsure(form)
        } else if let path = HiddenPayload.path(in: root) {
            self = .holdsPayload(path)
        } else {
            self = .sure(.payload)
        }
    }

    private static func form(ofArray root: PayloadNode) -> PayloadFile.EnvelopeForm {
        guard let first = root.element(at: 0), first.kind == .dictionary else { return .array }
        return sureForm(of: first) == .expo ? .expo : .array
    }

    private static func sureForm(of root: PayloadNode) -> PayloadFile.EnvelopeForm? {
        if root.value(forKey: LaunchOptions.key)?.has("aps") == true { return .launchOptions }
        if let message = root.value(forKey: "message"), isFCM(message) {
            return isForAdmin(message) ? .firebaseAdmin : .fcm
        }
        if root.value(forKey: "apns")?.value(forKey: "payload")?.has("aps") == true {
            return .firebaseAdmin
        }
        if isAbly(root) { return .ably }
        if isSNS(root) { return .sns }
        if root.has("specversion"), root.has("type"), root.has(anyOf: ["data", "data_base64"]) {
            return .cloudEvents
        }
        if root.has("app_id"),
            root.has(anyOf: ["contents", "headings", "template_id", "included_segments"])
        {
            return .oneSignal
        }
        if let receiver = root.value(forKey: "to"), isOfExpo(receiver) { return .expo }
        if root.has(anyOf: ["to", "registration_ids"]),
            root.has("notification") || root.has("data") && root.has(anyOf: legacyKeys)
        {
            return .legacyFCM
        }
        if isParse(root) { return .parse }
        if root.value(forKey: "messages")?.has("apple_push") == true { return .braze }
        if root.has("content_state"), root.has(anyOf: BrazeMessage.activityKeys) { return .braze }
        // JPush names a platform, and Airship the types of devices.
        if root.has("audience"), root.has("notification"),
            root.has("device_types") || !root.has("platform")
        {
            return .airship
        }
        if root.has("templates"), root.has(anyOf: ["installationId", "pushChannel"]) {
            return .azure
        }
        return nil
    }

    /// Returns the form of which an object has some keys, but not enough to be sure.
    private static func unsureForm(of root: PayloadNode) -> PayloadFile.EnvelopeForm? {
        if root.value(forKey: "message")?.has(anyOf: ["notification", "data"]) == true {
            return .fcm
        }
        if root.has("apns"), root.has(anyOf: FCMNames.targets + ["notification"]) {
            return .fcm
        }
        if root.value(forKey: "apns")?.has("payload") == true { return .fcm }
        // The message that Firebase's libraries take, without the object around it.
        if root.value(forKey: "notification")?.has(anyOf: ["title", "body"]) == true,
            root.has(anyOf: FCMNames.targets + ["tokens", "data"])
        {
            return .fcm
        }
        if root.has(anyOf: ["to", "registration_ids"]), root.has("data") { return .legacyFCM }
        if root.has("app_id"), root.has(anyOf: ["include_player_ids", "include_subscription_ids"]) {
            return .oneSignal
        }
        return nil
    }

    private static func isSNS(_ root: PayloadNode) -> Bool {
        if SNSMessage.keys.contains(where: { root.value(forKey: $0)?.isContainerOrText == true }) {
            return true
        }
        guard let message = root.value(forKey: "Message") else { return false }
        return root.has(anyOf: ["MessageStructure", "TargetArn", "TopicArn"])
            || message.has(anyOf: SNSMessage.keys)
    }

    /// The keys, right or wrong, with which a legacy FCM message says how it is sent.
    private static let legacyKeys = [
        "priority", "content_available", "content-available", "mutable_content",
        "mutable-content", "collapse_key", "time_to_live", "dry_run", "registration_ids",
    ]

    /// True for an object with a receiver, and something for it; also with the names of the legacy API.
    private static func isFCM(_ message: PayloadNode) -> Bool {
        // The server of UnifiedPush has messages without a receiver, and keys that FCM has not.
        if message.has(anyOf: ["alert", "user-data", "simple-push"]),
            !message.has(anyOf: FCMNames.targets + ["notification", "data"])
        {
            return false
        }
        let receivers = FCMNames.targets + ["apns", "tokens", "registration_ids"]
        if message.has(anyOf: receivers) {
            return message.has(anyOf: ["apns", "notification", "data"])
                || message.count > 0
                    && message.members.allSatisfy {
                        FCMNames.targets.contains(String(decoding: $0.key, as: UTF8.self))
                    }
        }
        return message.value(forKey: "notification")?.has(anyOf: ["title", "body"]) == true
    }

    /// True for an object that says to whom Parse sends its data, which has something to show in it.
    private static func isParse(_ root: PayloadNode) -> Bool {
        guard root.has(anyOf: ["where", "channels", "channel"]),
            let data = root.value(forKey: "data")
        else { return false }
        return data.has(anyOf: ["alert", "badge", "sound", "content-available"])
    }

    /// True for a message with the names that only the libraries of firebase-admin know in `aps`.
    private static func isForAdmin(_ message: PayloadNode) -> Bool {
        guard
            let aps = message.value(forKey: "apns")?.value(forKey: "payload")?.value(forKey: "aps")
        else { return false }
        return aps.has(anyOf: FirebaseAdminMessage.apsKeys.keys.sorted())
    }

    /// True for what Ably takes: its `apns` is the payload itself, where FCM's has headers and a payload.
    private static func isAbly(_ root: PayloadNode) -> Bool {
        let push = root.value(forKey: "extras")?.value(forKey: "push") ?? root
        guard !push.has(anyOf: ["message", "token", "topic", "condition", "interests", "users"])
        else {
            return false
        }
        let parts = ["notification", "data", "apns"]
        if push.has("recipient") || root.has("extras") { return push.has(anyOf: parts) }
        guard let apns = push.value(forKey: "apns"), apns.has("aps") || apns.has("apns-headers")
        else { return false }
        return push.has(anyOf: ["notification", "data", "fcm"])
    }

    private static func isOfExpo(_ receiver: PayloadNode) -> Bool {
        let token = receiver.isString ? receiver : receiver.element(at: 0) ?? receiver
        let text = String(decoding: token.utf8, as: UTF8.self)
        return ExpoMessage.tokenBeginnings.contains { text.hasPrefix($0) }
    }
}

extension PayloadNode {
    fileprivate var isContainerOrText: Bool { isContainer || isString }

    fileprivate func has(_ key: String) -> Bool {
        kind == .dictionary && value(forKey: key) != nil
    }

    fileprivate func has(anyOf keys: [String]) -> Bool { keys.contains { has($0) } }
}
