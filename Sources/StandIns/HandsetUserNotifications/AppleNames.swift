public import Handset

// Types of Handset that differ from Apple's in their names alone.

/// The permission that an app asks for.
public typealias UNAuthorizationOptions = AuthorizationOptions
/// The user's answer to an app.
public typealias UNAuthorizationStatus = UserNotificationSettings.AuthorizationStatus
/// The way in which alerts are shown.
public typealias UNAlertStyle = UserNotificationSettings.AlertStyle
/// A setting of the user.
public typealias UNNotificationSetting = UserNotificationSettings.Setting
/// The settings of the user.
public typealias UNNotificationSettings = UserNotificationSettings
/// The time at which notifications show their content.
public typealias UNShowPreviewsSetting = UserNotificationSettings.ShowPreviewsSetting

/// The way in which a notification is presented in the foreground.
public typealias UNNotificationPresentationOptions = PresentationOptions
/// The urgency of a notification.
public typealias UNNotificationInterruptionLevel = InterruptionLevel
/// The sound of a notification.
public typealias UNNotificationSound = APSSound

/// The options of a button.
public typealias UNNotificationActionOptions = NotificationAction.Options
/// The options of a category.
public typealias UNNotificationCategoryOptions = NotificationCategory.Options

// swift-format-ignore: AlwaysUseLowerCamelCase
public let UNNotificationDefaultActionIdentifier = UserNotificationResponse.defaultActionIdentifier
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UNNotificationDismissActionIdentifier = UserNotificationResponse.dismissActionIdentifier
