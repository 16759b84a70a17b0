extension UserNotificationSettings {
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
