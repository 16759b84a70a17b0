extension UserNotificationSettings: CustomStringConvertible {
    /// The text that iOS prints, with a pointer that is made of the rest.
    ///
    /// The forms of iOS 10 to 13 were seen in logs of devices, and the forms of 15, 18 and 18.4 in Apple's own
    /// code. iOS 10 prints the settings of alerts and of CarPlay each in the place of the other.
    ///
    /// ```swift
    /// print(UserNotificationSettings([.alert], on: IOSVersion(11)))
    /// // <UNNotificationSettings: 0x6000033c5790; authorizationStatus: Authorized, notificationCenterSetting: Enabled, …
    /// ```
    public var description: String {
        let text = members.map { "\($0): \($1)" }.joined(separator: ", ") + ending
        let pointer = text.utf8.reduce(UInt64(5381)) { $0 &* 33 &+ UInt64($1) } & 0xffff_fff
        let address = String(0x6000_0000_0000 | pointer << 4, radix: 16)
        return "<UNNotificationSettings: 0x\(address); \(text)>"
    }

    private var members: [(String, String)] {
        // iOS 10 prints two of them in each other's place.
        let isSwapped = version < IOSVersion(11)
        let table: [(name: String, since: IOSVersion, value: Any)] = [
            ("authorizationStatus", IOSVersion(10), authorizationStatus),
            ("notificationCenterSetting", IOSVersion(10), notificationCenterSetting),
            ("soundSetting", IOSVersion(10), soundSetting),
            ("badgeSetting", IOSVersion(10), badgeSetting),
            ("lockScreenSetting", IOSVersion(10), lockScreenSetting),
            (isSwapped ? "alertSetting" : "carPlaySetting", IOSVersion(10), carPlaySetting),
            ("remoteNotifications", IOSVersion(15), Setting.enabled),
            ("announcementSetting", IOSVersion(13), announcementSetting),
            ("criticalAlertSetting", IOSVersion(12), criticalAlertSetting),
            ("timeSensitiveSetting", IOSVersion(15), timeSensitiveSetting),
            (isSwapped ? "carPlaySetting" : "alertSetting", IOSVersion(10), alertSetting),
            ("scheduledDeliverySetting", IOSVersion(15), scheduledDeliverySetting),
            ("directMessagesSetting", IOSVersion(15), directMessagesSetting),
            ("summarizationSetting", IOSVersion(18), Setting.notSupported),
            ("prioritizationSetting", IOSVersion(18, 4), Setting.notSupported),
            ("showsPreviewsSetting", IOSVersion(15), showPreviewsSetting),
            ("alertStyle", IOSVersion(10), alertStyle),
        ]
        return table.filter { version >= $0.since }.map { name, _, value in
            (name, "\(value)".withCapital)
        }
    }

    private var ending: String {
        guard version >= IOSVersion(12) else { return "" }
        let provides =
            "providesAppNotificationSettings: \(providesAppNotificationSettings ? "Yes" : "No")"
        return version >= IOSVersion(13)
            ? ", groupingSetting: Default \(provides)" : ", \(provides)"
    }
}

extension String {
    fileprivate var withCapital: String { prefix(1).uppercased() + dropFirst() }
}
