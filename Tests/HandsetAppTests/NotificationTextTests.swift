import Handset
import Testing

@testable import HandsetUserNotifications

/// The texts of a notification's objects, which are those of iOS.
@Suite struct NotificationTextTests {
    /// Returns the text with one pointer for all.
    private func text(_ object: some CustomStringConvertible) -> String {
        object.description.replacing(/0x[0-9a-f]+/, with: "0x1")
    }

    @Test(
        "The settings are printed as each version prints them",
        arguments: [
            (
                IOSVersion(10),
                "lockScreenSetting: Enabled, alertSetting: NotSupported, carPlaySetting: Enabled, alertStyle: Banner>"
            ),
            (
                IOSVersion(11),
                "lockScreenSetting: Enabled, carPlaySetting: NotSupported, alertSetting: Enabled, alertStyle: Banner>"
            ),
            (
                IOSVersion(12),
                "lockScreenSetting: Enabled, carPlaySetting: NotSupported, criticalAlertSetting: NotSupported, "
                    + "alertSetting: Enabled, alertStyle: Banner, providesAppNotificationSettings: No>"
            ),
            (
                IOSVersion(13),
                "lockScreenSetting: Enabled, carPlaySetting: NotSupported, announcementSetting: NotSupported, "
                    + "criticalAlertSetting: NotSupported, alertSetting: Enabled, alertStyle: Banner, "
                    + "groupingSetting: Default providesAppNotificationSettings: No>"
            ),
        ])
    func settings(version: IOSVersion, end: String) {
        var settings = UserNotificationSettings([.alert, .badge, .sound], on: version)
        settings.criticalAlertSetting = .notSupported
        #expect(
            text(settings)
                == "<UNNotificationSettings: 0x1; authorizationStatus: Authorized, "
                + "notificationCenterSetting: Enabled, soundSetting: Enabled, badgeSetting: Enabled, "
                + end)
    }

    @Test("Since iOS 15 the settings have further members, and one more in 18 and 18.4")
    func laterSettings() {
        let names = [IOSVersion(15), IOSVersion(18), IOSVersion(18, 4)].map { version in
            UserNotificationSettings([.alert], on: version).description
                .matches(of: #/([a-zA-Z]+): /#).dropFirst().map { String($0.1) }
        }
        #expect(
            names[0] == [
                "authorizationStatus", "notificationCenterSetting", "soundSetting", "badgeSetting",
                "lockScreenSetting", "carPlaySetting", "remoteNotifications", "announcementSetting",
                "criticalAlertSetting", "timeSensitiveSetting", "alertSetting",
                "scheduledDeliverySetting", "directMessagesSetting", "showsPreviewsSetting",
                "alertStyle", "groupingSetting", "providesAppNotificationSettings",
            ])
        #expect(Set(names[1]).subtracting(names[0]) == ["summarizationSetting"])
        #expect(Set(names[2]).subtracting(names[1]) == ["prioritizationSetting"])
    }

    private func content() throws -> UNNotificationContent {
        let payload = try Payload(
            json: #"{"aps":{"alert":{"title":"M","body":"Hello"},"badge":1,"sound":"default"}}"#)
        return UNNotificationContent(UserNotificationContent(payload))
    }

    @Test(
        "A content has the members of its iOS, and no closing bracket",
        arguments: [
            (
                IOSVersion(11),
                "title: M, subtitle: (null), body: Hello, categoryIdentifier: , launchImageName: , "
                    + "peopleIdentifiers: (\n), threadIdentifier: , attachments: (\n), badge: 1, "
                    + "sound: <UNNotificationSound: 0x1>, hasDefaultAction: YES, defaultActionTitle: (null), "
                    + "shouldAddToNotificationsList: YES, shouldAlwaysAlertWhileAppIsForeground: NO, "
                    + "shouldLockDevice: NO, shouldPauseMedia: NO, isSnoozeable: NO, fromSnooze: NO, "
                    + "darwinNotificationName: (null), darwinSnoozedNotificationName: (null)"
            ),
            (
                IOSVersion(12),
                "title: M, subtitle: (null), body: Hello, summaryArgument: (null), summaryArgumentCount: 0, "
                    + "categoryIdentifier: , launchImageName: , threadIdentifier: , attachments: (\n), badge: 1, "
                    + "sound: <UNNotificationSound: 0x1>,"
            ),
            (
                IOSVersion(15),
                "title: <redacted>, subtitle: (null), body: <redacted>, summaryArgument: (null), "
                    + "summaryArgumentCount: 0, categoryIdentifier: , launchImageName: , threadIdentifier: , "
                    + "attachments: (\n), badge: 1, sound: <UNNotificationSound: 0x1>, realert: 0, "
                    + "interruptionLevel: 1, relevanceScore: 0.00"
            ),
            (
                IOSVersion(26),
                "title: <redacted>, subtitle: (null), body: <redacted>, attributedBody: (null), "
                    + "summaryArgument: (null), summaryArgumentCount: 0, categoryIdentifier: , launchImageName: , "
                    + "threadIdentifier: , attachments: (\n), badge: 1, sound: <UNNotificationSound: 0x1>, realert: 0, "
                    + "interruptionLevel: 1, relevanceScore: 0.00, filterCriteria: (null), "
                    + "screenCaptureProhibited: 0, speechLanguage: (null)"
            ),
        ])
    func contents(version: IOSVersion, members: String) throws {
        let printed = NotificationText(version: version).text(of: try content())
        #expect(
            printed.replacing(/0x[0-9a-f]+/, with: "0x1") == "<UNNotificationContent: 0x1; "
                + members)
    }

    @Test("A request has its condition, also one without")
    func requests() throws {
        let bare = UNNotificationRequest(identifier: "7", content: try content(), trigger: nil)
        #expect(text(bare).hasPrefix("<UNNotificationRequest: 0x1; identifier: 7, content: <UNN"))
        #expect(text(bare).hasSuffix(", trigger: (null)>"))
        let later = UNTimeIntervalNotificationTrigger(timeInterval: 10, repeats: false)
        #expect(
            text(later)
                == "<UNTimeIntervalNotificationTrigger: 0x1; repeats: NO, timeInterval: 10.000000>")
        let date = DateComponents(year: 2020, month: 11, day: 1, hour: 20, minute: 34)
        #expect(
            text(UNCalendarNotificationTrigger(dateMatching: date, repeats: false))
                == """
                <UNCalendarNotificationTrigger: 0x1; dateComponents: <NSDateComponents: 0x1> {
                    Calendar Year: 2020
                    Month: 11
                    Day: 1
                    Hour: 20
                    Minute: 34, repeats: NO>
                """)
    }

    @Test("The condition of a push says what the push asked for")
    func push() throws {
        let payload = try Payload(json: #"{"aps":{"alert":"a","mutable-content":1}}"#)
        #expect(
            text(UNPushNotificationTrigger(UserNotificationContent(payload)))
                == "<UNPushNotificationTrigger: 0x1; contentAvailable: NO, mutableContent: YES>")
    }

    @Test("The same object has the same pointer in each run, and another object another")
    func pointers() {
        let first = NotificationText.pointer("UNNotification", "a")
        #expect(first == NotificationText.pointer("UNNotification", "a"))
        #expect(first != NotificationText.pointer("UNNotification", "b"))
        #expect(first.hasPrefix("0x6000") && first.count == 14)
    }
}
