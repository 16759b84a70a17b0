public import Handset

// Types of Handset that differ from Apple's in their names alone.

/// The result of fetching new content.
public typealias UIBackgroundFetchResult = BackgroundFetchResult
/// The key of a reason for a launch, under the name before Swift 4.2.
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the text that the user has typed, on iOS 9.
public let UIUserNotificationActionResponseTypedTextKey = UserNotificationResponse.typedTextKey
