/// The names that begin like those of UIKit and of UserNotifications, and have a stand-in.
package enum StandInTypes {
    // A test makes the list from the stand-ins; HANDSET_RECORD=1 lets it write the list anew.
    private static let list = """
        UIAlertAction UIAlertActionStyle UIAlertController UIAlertControllerStyle UIApplication
        UIApplicationDelegate UIApplicationDelegateAdaptor UIApplicationLaunchOptionsKey
        UIApplicationOpenSettingsURLString UIApplicationOpenURLOptionsKey UIApplicationShortcutItem
        UIApplicationState UIBackgroundFetchResult UIBackgroundTaskIdentifier
        UIBackgroundTaskInvalid UIColor UIDevice UIHostingController UIImage
        UIImageJPEGRepresentation UIImagePNGRepresentation UIInterfaceOrientationMask UILabel
        UINavigationBar UINavigationController UIOpenURLContext UIResponder UIScene
        UISceneConfiguration UISceneDelegate UISceneSession UIScreen UISearchBar UIStatusBarStyle
        UIStoryboard UITabBar UITabBarController UITextField UITextView UIUserActivityRestoring
        UIUserNotificationActionResponseTypedTextKey UIUserNotificationSettings
        UIUserNotificationType UIView UIViewController UIWindow UIWindowScene UIWindowSceneDelegate
        UNAlertStyle UNAuthorizationOptions UNAuthorizationStatus UNCalendarNotificationTrigger
        UNError UNMutableNotificationContent UNNotification UNNotificationAction
        UNNotificationActionIcon UNNotificationActionOptions UNNotificationAttachment
        UNNotificationAttachmentOptionsThumbnailClippingRectKey
        UNNotificationAttachmentOptionsThumbnailHiddenKey
        UNNotificationAttachmentOptionsThumbnailTimeKey UNNotificationAttachmentOptionsTypeHintKey
        UNNotificationCategory UNNotificationCategoryOptions UNNotificationContent
        UNNotificationDefaultActionIdentifier UNNotificationDismissActionIdentifier
        UNNotificationInterruptionLevel UNNotificationPresentationOptions UNNotificationRequest
        UNNotificationResponse UNNotificationServiceExtension UNNotificationSetting
        UNNotificationSettings UNNotificationSound UNNotificationSoundName UNNotificationTrigger
        UNPushNotificationTrigger UNShowPreviewsSetting UNTextInputNotificationAction
        UNTextInputNotificationResponse UNTimeIntervalNotificationTrigger UNUserNotificationCenter
        UNUserNotificationCenterDelegate
        """

    /// The names of other modules of Apple's that have a stand-in.
    package static let ofFrameworks = StandInFrameworkTypes.all

    package static let all = Set(list.split { $0.isWhitespace }.map(String.init))

    /// Returns true for a name such as `UIView` or `UNNotification`, which only Apple gives.
    package static func isApples(_ name: String) -> Bool {
        guard name.hasPrefix("UI") || name.hasPrefix("UN") else { return false }
        let third = name.utf8.dropFirst(2).first ?? 0
        return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(third)
            // Such as `UIC` or `UNKNOWN`, which are others' constants.
            && name.utf8.contains { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
    }
}
