/// The notifications that the user allows an app (`UNNotificationSettings`).
///
/// ```swift
/// print(UserNotificationSettings([.alert, .provisional], on: IOSVersion(18)).authorizationStatus)
/// // provisional
/// ```
public struct UserNotificationSettings: Hashable, Sendable {
    /// The user's answer to the app (`UNAuthorizationStatus`), with Apple's numbers.
    public enum AuthorizationStatus: Int, CaseIterable, Hashable, Sendable {
        /// The user was not asked yet (the `answer` of a ``Phone``).
        case notDetermined
        /// The user allows nothing.
        case denied
        /// The user allows something.
        case authorized
        /// The user was not asked: notifications come to Notification Center only (iOS 12 and later).
        case provisional
        /// The user allows an App Clip something for a while, which a phone does not have.
        case ephemeral
    }

    /// One setting (`UNNotificationSetting`), with Apple's numbers.
    public enum Setting: Int, CaseIterable, Hashable, Sendable {
        /// The version of iOS does not have it.
        case notSupported
        /// The user does not allow it.
        case disabled
        /// The user allows it.
        case enabled
    }

    /// The user's answer to the app.
    public var authorizationStatus: AuthorizationStatus
    /// The setting of alerts.
    public var alertSetting: Setting
    /// The setting of the number on the app's icon.
    public var badgeSetting: Setting
    /// The setting of sounds.
    public var soundSetting: Setting
    /// The setting of critical alerts (iOS 12 and later).
    public var criticalAlertSetting: Setting
    /// The setting of time-sensitive notifications (iOS 15 and later).
    public var timeSensitiveSetting: Setting
    let version: IOSVersion

    /// Creates the settings for a permission.
    ///
    /// - Parameters:
    ///   - authorization: The permission that the user grants.
    ///   - isAsked: True if the user was asked for it. Of one who was not, every setting is
    ///     ``Setting/notSupported`` unless the permission is provisional.
    ///   - version: The version of iOS.
    public init(
        _ authorization: AuthorizationOptions, isAsked: Bool = true, on version: IOSVersion
    ) {
        self.version = version
        let isUndecided = !isAsked && !authorization.contains(.provisional)
        func setting(_ option: AuthorizationOptions, since major: Int = 10) -> Setting {
            guard version >= IOSVersion(major), !isUndecided else { return .notSupported }
            return authorization.contains(option) ? .enabled : .disabled
        }
        let isProvisional = setting(.provisional, since: 12) == .enabled
        authorizationStatus =
            isUndecided
            ? .notDetermined
            : authorization.types == [] ? .denied : isProvisional ? .provisional : .authorized
        alertSetting = setting(.alert)
        badgeSetting = setting(.badge)
        soundSetting = setting(.sound)
        criticalAlertSetting = setting(.critical, since: 12)
        timeSensitiveSetting = setting(.timeSensitive, since: 15)
    }

    /// The way in which alerts are shown (`UNAlertStyle`), with Apple's numbers.
    public enum AlertStyle: Int, CaseIterable, Hashable, Sendable {
        /// No alerts.
        case none
        /// Banners, which go away by themselves.
        case banner
        /// Alerts that wait for the user.
        case alert
    }

    /// The time at which notifications show their content (`UNShowPreviewsSetting`), with Apple's numbers.
    public enum ShowPreviewsSetting: Int, CaseIterable, Hashable, Sendable {
        /// Always.
        case always
        /// While the device is unlocked.
        case whenAuthenticated
        /// Never.
        case never
    }

    /// The way in which alerts are shown: banners, if the user allows alerts.
    public var alertStyle: AlertStyle { alertSetting == .enabled ? .banner : .none }
    /// The time at which notifications show their content: always.
    public var showPreviewsSetting: ShowPreviewsSetting { .always }
    /// The setting of the lock screen: the same as for alerts.
    public var lockScreenSetting: Setting { alertSetting }
    /// The setting of Notification Center: the same as for alerts.
    public var notificationCenterSetting: Setting { alertSetting }
    /// The setting of CarPlay, which a phone does not have.
    public var carPlaySetting: Setting { .notSupported }
    /// The setting of announcements by Siri, which a phone does not make.
    public var announcementSetting: Setting { .notSupported }
    /// The setting of the scheduled summary, which a phone does not have.
    public var scheduledDeliverySetting: Setting { .notSupported }
    /// The setting of direct messages, which a phone does not tell from others.
    public var directMessagesSetting: Setting { .notSupported }
    /// False, since a phone's Settings have no button that leads to the app's own.
    public var providesAppNotificationSettings: Bool { false }
}
