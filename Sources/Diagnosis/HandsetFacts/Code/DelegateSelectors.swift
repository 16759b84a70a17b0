import HandsetPorting

/// The methods of Apple's delegates as Objective-C names them, among which a misspelt one is looked for.
///
/// Sources: the pages of Apple on `UIApplicationDelegate`, `UNUserNotificationCenterDelegate` and `UISceneDelegate`.
enum DelegateSelectors {
    /// Returns the selector that a name is meant for, if it is none itself; `nil` if none is near.
    static func nearest(to name: String) -> String? {
        DelegateMethodTable.nearest(to: name, among: all)
    }

    private static let all: Set<String> = ofCenter.union(ofScenes).union(ofApplications)

    private static let ofCenter: Set = [
        "userNotificationCenter:willPresentNotification:withCompletionHandler:",
        "userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:",
        "userNotificationCenter:openSettingsForNotification:",
    ]

    private static let ofScenes: Set = [
        "scene:willConnectToSession:options:", "scene:openURLContexts:",
        "scene:willContinueUserActivityWithType:", "scene:continueUserActivity:",
        "scene:didFailToContinueUserActivityWithType:error:", "scene:didUpdateUserActivity:",
        "scene:restoreInteractionStateWithUserActivity:",
    ]

    private static let ofApplications: Set = [
        "application:willFinishLaunchingWithOptions:",
        "application:didFinishLaunchingWithOptions:", "application:handleOpenURL:",
        "application:openURL:sourceApplication:annotation:", "application:openURL:options:",
        "application:willChangeStatusBarOrientation:duration:",
        "application:didChangeStatusBarOrientation:", "application:willChangeStatusBarFrame:",
        "application:didChangeStatusBarFrame:",
        "application:didRegisterUserNotificationSettings:",
        "application:didRegisterForRemoteNotificationsWithDeviceToken:",
        "application:didFailToRegisterForRemoteNotificationsWithError:",
        "application:didReceiveRemoteNotification:", "application:didReceiveLocalNotification:",
        "application:didReceiveRemoteNotification:fetchCompletionHandler:",
        "application:handleActionWithIdentifier:forLocalNotification:completionHandler:",
        "application:handleActionWithIdentifier:forRemoteNotification:completionHandler:",
        "application:handleActionWithIdentifier:forLocalNotification:withResponseInfo:completionHandler:",
        "application:handleActionWithIdentifier:forRemoteNotification:withResponseInfo:completionHandler:",
        "application:performFetchWithCompletionHandler:",
        "application:performActionForShortcutItem:completionHandler:",
        "application:handleEventsForBackgroundURLSession:completionHandler:",
        "application:handleWatchKitExtensionRequest:reply:",
        "application:handleIntent:completionHandler:", "application:handlerForIntent:",
        "application:supportedInterfaceOrientationsForWindow:",
        "application:shouldAllowExtensionPointIdentifier:",
        "application:viewControllerWithRestorationIdentifierPath:coder:",
        "application:shouldSaveApplicationState:", "application:shouldRestoreApplicationState:",
        "application:shouldSaveSecureApplicationState:",
        "application:shouldRestoreSecureApplicationState:",
        "application:willEncodeRestorableStateWithCoder:",
        "application:didDecodeRestorableStateWithCoder:",
        "application:willContinueUserActivityWithType:",
        "application:continueUserActivity:restorationHandler:",
        "application:didFailToContinueUserActivityWithType:error:",
        "application:didUpdateUserActivity:",
        "application:userDidAcceptCloudKitShareWithMetadata:",
        "application:configurationForConnectingSceneSession:options:",
        "application:didDiscardSceneSessions:",
    ]
}
