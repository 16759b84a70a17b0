/// The advice for names that FCM does not know where they stand: most of them are known elsewhere.
enum FCMAdvice {
    /// Returns the remedy for a name that the HTTP v1 API does not know.
    static func remedy(for name: String, in keys: [String], _ names: FCMNames) -> String {
        switch folded(name) {
        case "contentavailable": return #"put "content-available": 1 into apns.payload.aps"#
        case "mutablecontent": return #"put "mutable-content": 1 into apns.payload.aps"#
        case "aps": return "put aps into apns.payload"
        case "sound", "badge", "category", "threadid", "subtitle", "interruptionlevel", "alert":
            return "put it into apns.payload.aps for iOS"
        case "clickaction":
            return "put it into android.notification, and as category into apns.payload.aps"
        case "priority":
            return "put it into android, and as apns-priority into apns.headers"
        case "timetolive", "ttl":
            return "put it as ttl into android, and as apns-expiration into apns.headers"
        case "to", "registrationids", "tokens":
            return "send one message to each token, with the name token"
        case "apnspushtype", "apnspriority", "apnstopic", "apnsexpiration", "apnscollapseid":
            return "put it into apns.headers"
        case "icon", "color", "tag", "androidchannelid", "channelid":
            return "put it into android.notification"
        case "data" where !keys.isEmpty && keys != ["message"]: return "put data into message"
        case "notification" where keys.last == "apns":
            return "put its texts into apns.payload.aps.alert"
        default: break
        }
        if let meant = names.known.nearest(to: name) { return "write \(meant)" }
        return keys.last == "notification" || keys == ["message"] || keys.isEmpty
            ? "put it into data, or into apns.payload for iOS, or remove it" : "remove it"
    }

    /// Returns a fault of a legacy message, for a name that its API drops at the top; `nil` if it knows it.
    static func legacyFault(of name: String) -> MessageFault? {
        guard !FCMNames.legacy.contains(exactly: name) else { return nil }
        let remedy =
            switch folded(name) {
            case "contentavailable": #"write "content_available": true"#
            case "mutablecontent": #"write "mutable_content": true"#
            case "sound", "badge", "title", "body", "subtitle", "clickaction":
                "put it into notification"
            default:
                FCMNames.legacy.known.nearest(to: name).map { "write \($0)" }
                    ?? "put it into data, or remove it"
            }
        return MessageFault(
            isRefusal: false, keys: [name],
            "FCM's legacy API drops \(SourceExcerpt.quoted(name)), which it does not know",
            remedy: remedy)
    }

    /// Returns a fault of a legacy message, for a name that does nothing in `notification`; `nil` if it may be
    /// one of the app's own, which it gets.
    static func legacyNotificationFault(of name: String) -> MessageFault? {
        guard !FCMNames.legacyNotification.contains(exactly: name) else { return nil }
        let remedy: String
        switch folded(name) {
        case "contentavailable": remedy = #"put "content_available": true at the top"#
        case "mutablecontent": remedy = #"put "mutable_content": true at the top"#
        case "clickaction": remedy = "write click_action"
        case "titlelockey": remedy = "write title_loc_key"
        case "titlelocargs": remedy = "write title_loc_args"
        case "lockey", "bodylockey": remedy = "write body_loc_key"
        case "locargs", "bodylocargs": remedy = "write body_loc_args"
        case "data", "priority", "timetolive": remedy = "put it at the top"
        default: return nil
        }
        return MessageFault(
            isRefusal: false, keys: ["notification", name],
            "\(SourceExcerpt.quoted(name)) in notification does nothing: FCM's legacy API does not know it "
                + "there", remedy: remedy)
    }

    /// Returns a name in small letters, without its marks.
    private static func folded(_ name: String) -> String {
        name.lowercased().filter { $0 != "-" && $0 != "_" }
    }
}
