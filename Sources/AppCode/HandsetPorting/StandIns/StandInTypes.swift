/// The names that begin as in UIKit, UserNotifications, CallKit, PushKit and AVFoundation, and have a stand-in.
package enum StandInTypes {
    // A test makes the list from the stand-ins; HANDSET_RECORD=1 lets it write the list anew.
    private static let list = """
        AVAudioSession AVAudioSessionInterruptionOptionKey AVAudioSessionInterruptionTypeKey
        AVAudioSessionPortDescription AVAudioSessionRouteChangePreviousRouteKey
        AVAudioSessionRouteChangeReasonKey AVAudioSessionRouteDescription CXAction
        CXAnswerCallAction CXCall CXCallAction CXCallController CXCallEndedReason CXCallObserver
        CXCallObserverDelegate CXCallUpdate CXEndCallAction CXErrorCodeIncomingCallError
        CXErrorCodeRequestTransactionError CXErrorDomainIncomingCall CXErrorDomainRequestTransaction
        CXHandle CXPlayDTMFCallAction CXProvider CXProviderConfiguration CXProviderDelegate
        CXSetGroupCallAction CXSetHeldCallAction CXSetMutedCallAction CXStartCallAction
        CXTransaction PKPushCredentials PKPushPayload PKPushRegistry PKPushRegistryDelegate
        PKPushType PKVoIPPushMetadata UIAlertAction UIAlertActionStyle UIAlertController
        UIAlertControllerStyle UIApplication UIApplicationDelegate UIApplicationDelegateAdaptor
        UIApplicationLaunchOptionsKey UIApplicationOpenSettingsURLString
        UIApplicationOpenURLOptionsKey UIApplicationShortcutItem UIApplicationState
        UIBackgroundFetchResult UIBackgroundTaskIdentifier UIBackgroundTaskInvalid UIBarButtonItem
        UIBarItem UIButton UIColor UIControl UIDevice UIEdgeInsets UIFont UIHostingController
        UIImage UIImageJPEGRepresentation UIImagePNGRepresentation UIImageView
        UIInterfaceOrientationMask UILabel UILocalNotification UILocalNotificationDefaultSoundName
        UIModalPresentationStyle UIModalTransitionStyle UINavigationBar UINavigationController
        UINavigationItem UIOpenURLContext UIPasteboard UIResponder UIScene UISceneConfiguration
        UISceneDelegate UISceneSession UIScreen UISearchBar UIStatusBarStyle UIStoryboard UITabBar
        UITabBarController UITabBarItem UITextField UITextInputMode UITextView
        UIUserActivityRestoring UIUserInterfaceIdiom UIUserInterfaceStyle
        UIUserNotificationActionResponseTypedTextKey UIUserNotificationSettings
        UIUserNotificationType UIView UIViewController UIWindow UIWindowScene UIWindowSceneDelegate
        UNAlertStyle UNAuthorizationOptions UNAuthorizationStatus UNCalendarNotificationTrigger
        UNError UNLocationNotificationTrigger UNMutableNotificationContent UNNotification
        UNNotificationAction UNNotificationActionIcon UNNotificationActionOptions
        UNNotificationAttachment UNNotificationAttachmentOptionsThumbnailClippingRectKey
        UNNotificationAttachmentOptionsThumbnailHiddenKey
        UNNotificationAttachmentOptionsThumbnailTimeKey UNNotificationAttachmentOptionsTypeHintKey
        UNNotificationAttributedMessageContext UNNotificationCategory UNNotificationCategoryOptions
        UNNotificationContent UNNotificationContentProviding UNNotificationDefaultActionIdentifier
        UNNotificationDismissActionIdentifier UNNotificationInterruptionLevel
        UNNotificationPresentationOptions UNNotificationRequest UNNotificationResponse
        UNNotificationServiceExtension UNNotificationSetting UNNotificationSettings
        UNNotificationSound UNNotificationSoundName UNNotificationTrigger UNPushNotificationTrigger
        UNShowPreviewsSetting UNTextInputNotificationAction UNTextInputNotificationResponse
        UNTimeIntervalNotificationTrigger UNUserNotificationCenter UNUserNotificationCenterDelegate
        """

    /// The names of other modules of Apple's that have a stand-in.
    package static let ofFrameworks = StandInFrameworkTypes.all

    package static let all = Set(list.split { $0.isWhitespace }.map(String.init))

    private static let beginnings = ["UI", "UN", "CX", "PK", "AV"]

    /// Returns true for a name such as `UIView` or `UNNotification`, which only Apple gives.
    package static func isApples(_ name: String) -> Bool {
        guard beginnings.contains(where: name.hasPrefix) else { return false }
        let third = name.utf8.dropFirst(2).first ?? 0
        return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(third)
            // Such as `UIC` or `UNKNOWN`, which are others' constants.
            && name.utf8.contains { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
    }
}
