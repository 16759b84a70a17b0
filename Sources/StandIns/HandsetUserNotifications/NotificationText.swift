internal import Handset

/// The texts that iOS prints for the objects of a notification.
///
/// The forms were seen in the logs that developers show, for iOS 11, 12, 14, 15 and 26. A version between two
/// of them has the members that it knows. The pointers are made of what the object says, so that a run prints
/// the same again.
struct NotificationText {
    /// The version of iOS that prints.
    let version: IOSVersion

    /// The texts of the app's phone.
    static var current: NotificationText {
        NotificationText(version: Application.ifSure.systemVersion)
    }

    /// Returns the pointer that stands for an object of a class.
    ///
    /// - Parameters:
    ///   - name: The name of the class.
    ///   - identity: What tells the object from others of its class.
    /// - Returns: The pointer, such as `0x600002fe1c30`.
    static func pointer(_ name: String, _ identity: String) -> String {
        let hash = (name + identity).utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { hash, byte in
            (hash ^ UInt64(byte)) &* 0x100_0000_01b3
        }
        return "0x" + String(0x6000_0000_0000 | (hash & 0xffff_fff) << 4, radix: 16)
    }

    /// Returns the text of a notification.
    func text(of notification: UNNotification) -> String {
        let identifier = notification.request.identifier
        let start = "<UNNotification: \(Self.pointer("UNNotification", identifier)); "
        let end = "date: \(notification.date.description), request: \(notification.request)"
        guard version >= IOSVersion(14) else { return start + end + ">" }
        let source = Bundle.main.bundleIdentifier ?? "app"
        return start + "source: \(source) \(end), intents: (\n)>"
    }

    /// Returns the text of a request.
    func text(of request: UNNotificationRequest) -> String {
        let identifier = request.identifier
        let trigger = request.trigger.map { "\($0)" } ?? "(null)"
        return "<UNNotificationRequest: \(Self.pointer("UNNotificationRequest", identifier)); "
            + "identifier: \(identifier), content: \(request.content), trigger: \(trigger)>"
    }

    /// Returns the text of a condition.
    ///
    /// - Parameters:
    ///   - trigger: The condition.
    ///   - members: Its members, as iOS prints them.
    /// - Returns: The text.
    static func text(of trigger: UNNotificationTrigger, _ members: String) -> String {
        let name = "\(type(of: trigger))"
        return "<\(name): \(pointer(name, members)); \(members)>"
    }

    /// Returns the text of the user's response.
    func text(of response: UNNotificationResponse) -> String {
        let name = "\(type(of: response))"
        let identity = response.notification.request.identifier + response.actionIdentifier
        return "<\(name): \(Self.pointer(name, identity)); "
            + "actionIdentifier: \(response.actionIdentifier), notification: \(response.notification)>"
    }

    /// Returns the text of a content, which iOS does not close with a `>`.
    func text(of content: UNNotificationContent) -> String {
        let name = "\(type(of: content))"
        let identity = [content.title, content.subtitle, content.body].joined(separator: "\n")
        return "<\(name): \(Self.pointer(name, identity)); "
            + members(of: content).map { "\($0): \($1)" }.joined(separator: ", ") + end
    }

    /// The comma that iOS 12 and 13 have twice.
    private var end: String { version >= IOSVersion(12) && version < IOSVersion(14) ? "," : "" }

    private func members(of content: UNNotificationContent) -> [(String, String)] {
        alert(of: content) + placing(of: content) + ending(of: content)
    }

    private func alert(of content: UNNotificationContent) -> [(String, String)] {
        var members = [
            ("title", line(content.title)), ("subtitle", line(content.subtitle)),
            ("body", line(content.body)),
        ]
        if version >= IOSVersion(18) { members.append(("attributedBody", "(null)")) }
        if version >= IOSVersion(12) {
            // An alert that is a dictionary has no argument; other contents have an empty one.
            let hasNone = !content.title.isEmpty || version >= IOSVersion(18)
            members += [
                ("summaryArgument", hasNone ? "(null)" : ""), ("summaryArgumentCount", "0"),
            ]
        }
        return members
    }

    private func placing(of content: UNNotificationContent) -> [(String, String)] {
        let name = "UNNotificationSound"
        var members = [
            ("categoryIdentifier", content.categoryIdentifier),
            ("launchImageName", content.launchImageName),
        ]
        if version < IOSVersion(12) { members.append(("peopleIdentifiers", "(\n)")) }
        members += [
            ("threadIdentifier", content.threadIdentifier),
            ("attachments", content.attachments.isEmpty ? "(\n)" : list(content.attachments)),
            ("badge", content.badge.map { "\($0)" } ?? "(null)"),
            (
                "sound",
                content.sound.map { "<\(name): \(Self.pointer(name, "\($0)"))>" } ?? "(null)"
            ),
        ]
        return members
    }

    private func ending(of content: UNNotificationContent) -> [(String, String)] {
        if version < IOSVersion(12) {
            return [
                ("hasDefaultAction", "YES"), ("defaultActionTitle", "(null)"),
                ("shouldAddToNotificationsList", "YES"),
                ("shouldAlwaysAlertWhileAppIsForeground", "NO"), ("shouldLockDevice", "NO"),
                ("shouldPauseMedia", "NO"), ("isSnoozeable", "NO"), ("fromSnooze", "NO"),
                ("darwinNotificationName", "(null)"), ("darwinSnoozedNotificationName", "(null)"),
            ]
        }
        var members: [(String, String)] = []
        if version >= IOSVersion(14) { members.append(("realert", "0")) }
        if version >= IOSVersion(15) {
            members += [
                ("interruptionLevel", "\(content.interruptionLevel.rawValue)"),
                ("relevanceScore", String(format: "%.2f", content.relevanceScore)),
            ]
        }
        if version >= IOSVersion(16) {
            members.append(("filterCriteria", content.filterCriteria ?? "(null)"))
        }
        if version >= IOSVersion(18) {
            members += [("screenCaptureProhibited", "0"), ("speechLanguage", "(null)")]
        }
        return members
    }

    private func list(_ attachments: [UNNotificationAttachment]) -> String {
        "(\n" + attachments.map { "    \"\($0)\"" }.joined(separator: ",\n") + "\n)"
    }

    /// The text of the user; iOS 14 and later do not print it.
    private func line(_ text: String) -> String {
        text.isEmpty ? "(null)" : version >= IOSVersion(14) ? "<redacted>" : text
    }
}
