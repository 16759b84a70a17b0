import HandsetUIKit
import Testing

/// The numbers, names and defaults of the stand-ins, which are Apple's.
@Suite struct SurfaceValueTests {
    // UserNotifications' headers: UNUserNotificationCenter.h, UNNotificationSettings.h, UNNotificationAction.h,
    // UNNotificationCategory.h, UNNotificationContent.h, UNError.h.
    @Test("Options of UserNotifications have Apple's bits, in a UInt")
    func options() {
        let authorization: [UNAuthorizationOptions] = [
            .badge, .sound, .alert, .carPlay, .criticalAlert, .providesAppNotificationSettings,
            .provisional, .announcement, .timeSensitive,
        ]
        #expect(authorization.map(\.rawValue) == (0..<9).map { 1 << UInt($0) })
        let presentation: [UNNotificationPresentationOptions] = [
            .badge, .sound, .alert, .list, .banner,
        ]
        #expect(presentation.map(\.rawValue) == (0..<5).map { 1 << UInt($0) })
        let action: [UNNotificationActionOptions] = [
            .authenticationRequired, .destructive, .foreground,
        ]
        #expect(action.map(\.rawValue) == [1, 2, 4] as [UInt])
        let category: [UNNotificationCategoryOptions] = [
            .customDismissAction, .allowInCarPlay, .hiddenPreviewsShowTitle,
            .hiddenPreviewsShowSubtitle, .allowAnnouncement,
        ]
        #expect(category.map(\.rawValue) == (0..<5).map { 1 << UInt($0) })
        let types: [UIUserNotificationType] = [.badge, .sound, .alert]
        #expect(types.map(\.rawValue) == [1, 2, 4] as [UInt])
    }

    @Test("Enumerations have Apple's numbers")
    func numbers() {
        let statuses: [UNAuthorizationStatus] = [
            .notDetermined, .denied, .authorized, .provisional, .ephemeral,
        ]
        #expect(statuses.map(\.rawValue) == Array(0..<5))
        #expect(
            [UNNotificationSetting.notSupported, .disabled, .enabled].map(\.rawValue) == [0, 1, 2])
        #expect([UNAlertStyle.none, .banner, .alert].map(\.rawValue) == [0, 1, 2])
        #expect(
            [UNShowPreviewsSetting.always, .whenAuthenticated, .never].map(\.rawValue) == [0, 1, 2])
        // UIApplication.h, UIScene.h, UIAlertController.h.
        #expect(
            [UIBackgroundFetchResult.newData, .noData, .failed].map(\.rawValue) == [0, 1, 2]
                as [UInt])
        let levels: [UNNotificationInterruptionLevel] = [
            .passive, .active, .timeSensitive, .critical,
        ]
        #expect(levels.map(\.rawValue) == [0, 1, 2, 3] as [UInt])
        #expect([UIApplication.State.active, .inactive, .background].map(\.rawValue) == [0, 1, 2])
        let activations: [UIScene.ActivationState] = [
            .unattached, .foregroundActive, .foregroundInactive, .background,
        ]
        #expect(activations.map(\.rawValue) == [-1, 0, 1, 2])
        #expect([UIAlertController.Style.actionSheet, .alert].map(\.rawValue) == [0, 1])
        #expect([UIAlertAction.Style.default, .cancel, .destructive].map(\.rawValue) == [0, 1, 2])
        let errors: [UNError.Code] = [
            .notificationsNotAllowed, .attachmentInvalidURL, .attachmentUnrecognizedType,
            .attachmentInvalidFileSize, .attachmentNotInDataStore,
            .attachmentMoveIntoDataStoreFailed, .attachmentCorrupt, .notificationInvalidNoDate,
            .notificationInvalidNoContent,
        ]
        #expect(errors.map(\.rawValue) == [1, 100, 101, 102, 103, 104, 105, 1400, 1401])
        #expect(UIBackgroundTaskIdentifier.invalid.rawValue == 0)
    }

    @Test("Names have Apple's texts, those before Swift 4.2 too")
    func names() {
        #expect(
            UNNotificationDefaultActionIdentifier
                == "com.apple.UNNotificationDefaultActionIdentifier")
        #expect(
            UNNotificationDismissActionIdentifier
                == "com.apple.UNNotificationDismissActionIdentifier")
        #expect(
            UIApplication.LaunchOptionsKey.remoteNotification.rawValue
                == "UIApplicationLaunchOptionsRemoteNotificationKey")
        #expect(UIApplication.LaunchOptionsKey.url.rawValue == "UIApplicationLaunchOptionsURLKey")
        #expect(
            NSNotification.Name.UIApplicationDidBecomeActive.rawValue
                == "UIApplicationDidBecomeActiveNotification")
        #expect(UIApplicationOpenSettingsURLString == "app-settings:")
        #expect(UIBackgroundTaskInvalid == .invalid)
        #expect(UNNotificationSound.default() == .default)
        #expect(
            UNNotificationAttachmentOptionsTypeHintKey
                == "UNNotificationAttachmentOptionsTypeHintKey")
    }

    // "UNMutableNotificationContent": each property's page gives the default.
    @Test("Content begins empty, and a request keeps a copy")
    func content() {
        let content = UNMutableNotificationContent()
        #expect(content.title.isEmpty && content.subtitle.isEmpty && content.body.isEmpty)
        #expect(content.badge == nil && content.sound == nil && content.attachments.isEmpty)
        #expect(content.categoryIdentifier.isEmpty && content.threadIdentifier.isEmpty)
        #expect(content.userInfo.isEmpty && content.targetContentIdentifier == nil)
        #expect(content.interruptionLevel == .active && content.relevanceScore == 0)
        content.title = "Tea"
        content.badge = 2
        let request = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
        content.title = "Coffee"
        #expect(request.content.title == "Tea")
        #expect(request.content.badge == 2)
        #expect(!(request.content is UNMutableNotificationContent))
        let copy = request.content.mutableCopy() as? UNMutableNotificationContent
        copy?.body = "hot"
        #expect(copy?.title == "Tea" && request.content.body.isEmpty)
    }

    // "UNNotificationAction", "UNNotificationActionIcon", "UNTextInputNotificationAction".
    @Test("Buttons keep what they are given")
    func actions() {
        let action = UNNotificationAction(
            identifier: "a", title: "A", options: [.foreground],
            icon: UNNotificationActionIcon(systemImageName: "bell"))
        #expect(action.identifier == "a" && action.title == "A" && action.options == .foreground)
        #expect(action.icon == UNNotificationActionIcon(systemImageName: "bell"))
        #expect(UNNotificationAction(identifier: "b", title: "B").icon == nil)
        let reply = UNTextInputNotificationAction(
            identifier: "r", title: "R", options: [], icon: nil, textInputButtonTitle: "Send",
            textInputPlaceholder: "Text")
        #expect(reply.textInputButtonTitle == "Send" && reply.textInputPlaceholder == "Text")
        let category = UNNotificationCategory(
            identifier: "c", actions: [action, reply], intentIdentifiers: [])
        #expect(category.actions == [action, reply] && category.options == [])
    }

    // "UNTimeIntervalNotificationTrigger": the time must be greater than 0, and at least 60 seconds if it repeats.
    @Test("Triggers tell their next date, and whether they repeat")
    func triggers() throws {
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true)
        #expect(trigger.repeats && trigger.timeInterval == 60)
        let next = try #require(trigger.nextTriggerDate())
        #expect(next > Date())
        let noon = UNCalendarNotificationTrigger(
            dateMatching: DateComponents(hour: 12), repeats: false)
        #expect(noon.dateComponents.hour == 12 && !noon.repeats)
        #expect(noon.nextTriggerDate() != nil)
    }

    // "UNNotificationAttachment": the table of types gives 10 MB for a picture and 50 MB for a film.
    @Test("An attachment is refused for a missing file, an unknown type and its size")
    func attachments() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let attach = { (name: String, count: UInt64?, options: [AnyHashable: Any]?) throws in
            let url = folder.appendingPathComponent(name)
            if let count {
                try Data().write(to: url)
                let file = try FileHandle(forWritingTo: url)
                try file.truncate(atOffset: count)
            }
            return try UNNotificationAttachment(identifier: "", url: url, options: options)
        }
        let code = { (name: String, count: UInt64?) in
            do {
                _ = try attach(name, count, nil)
                return UNError.Code?.none
            } catch {
                return (error as? UNError)?.code
            }
        }
        #expect(code("none.png", nil) == .attachmentInvalidURL)
        #expect(code("a.txt", 1) == .attachmentUnrecognizedType)
        #expect(code("large.png", 10 << 20 + 1) == .attachmentInvalidFileSize)
        #expect(code("film.mp4", 10 << 20 + 1) == nil)
        let hinted = try attach(
            "b.bin", 1, [UNNotificationAttachmentOptionsTypeHintKey: "public.png"])
        #expect(hinted.type == "public.png" && !hinted.identifier.isEmpty)
    }

    // "containerURL(forSecurityApplicationGroupIdentifier:)"; the app and its extension see the same files.
    @Test("An app group has one folder")
    func appGroups() throws {
        let folder = { FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: $0) }
        let url = try #require(folder("group.a"))
        #expect(folder("group.a") == url && folder("group.b") != url)
        try Data([1]).write(to: url.appendingPathComponent("file"))
    }
}
