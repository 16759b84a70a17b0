/// The methods of Apple's delegates, as Swift names them, and which of them a phone calls.
///
/// Sources: the pages of Apple on `UIApplicationDelegate`, `UNUserNotificationCenterDelegate`, `UISceneDelegate` and
/// `UIWindowSceneDelegate`.
package enum DelegateMethodTable {
    /// The protocols by the first argument of their methods.
    package static let protocols: [String: Set<String>] = [
        "UIApplication": ["UIApplicationDelegate"],
        "UNUserNotificationCenter": ["UNUserNotificationCenterDelegate"],
        "UIScene": ["UISceneDelegate", "UIWindowSceneDelegate"],
    ]

    package static let called: Set = [
        "application(_:configurationForConnecting:options:)",
        "application(_:didDiscardSceneSessions:)",
        "application(_:didFailToRegisterForRemoteNotificationsWithError:)",
        "application(_:didFinishLaunchingWithOptions:)",
        "application(_:didReceiveRemoteNotification:)",
        "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)",
        "application(_:didRegister:)",
        "application(_:didRegisterForRemoteNotificationsWithDeviceToken:)",
        "application(_:handleActionWithIdentifier:forRemoteNotification:completionHandler:)",
        "application(_:handleActionWithIdentifier:forRemoteNotification:withResponseInfo:completionHandler:)",
        "application(_:open:options:)", "application(_:willFinishLaunchingWithOptions:)",
        "applicationDidBecomeActive(_:)", "applicationDidEnterBackground(_:)",
        "applicationDidFinishLaunching(_:)", "applicationWillEnterForeground(_:)",
        "applicationWillResignActive(_:)", "applicationWillTerminate(_:)",
        "userNotificationCenter(_:didReceive:)",
        "userNotificationCenter(_:didReceive:withCompletionHandler:)",
        "userNotificationCenter(_:openSettingsFor:)", "userNotificationCenter(_:willPresent:)",
        "userNotificationCenter(_:willPresent:withCompletionHandler:)", "scene(_:continue:)",
        "scene(_:openURLContexts:)",
        "scene(_:willConnectTo:options:)", "sceneDidBecomeActive(_:)", "sceneDidDisconnect(_:)",
        "sceneDidEnterBackground(_:)", "sceneWillEnterForeground(_:)", "sceneWillResignActive(_:)",
    ]

    package static let neverCalled: Set = [
        "application(_:continue:restorationHandler:)",
        "application(_:didDecodeRestorableStateWith:)",
        "application(_:didFailToContinueUserActivityWithType:error:)", "application(_:didReceive:)",
        "application(_:didUpdate:)",
        "application(_:handleActionWithIdentifier:for:completionHandler:)",
        "application(_:handleActionWithIdentifier:for:withResponseInfo:completionHandler:)",
        "application(_:handleEventsForBackgroundURLSession:completionHandler:)",
        "application(_:handleOpen:)", "application(_:handlerFor:)",
        "application(_:handleWatchKitExtensionRequest:reply:)",
        "application(_:open:sourceApplication:annotation:)",
        "application(_:performActionFor:completionHandler:)",
        "application(_:performFetchWithCompletionHandler:)",
        "application(_:shouldAllowExtensionPointIdentifier:)",
        "application(_:shouldRestoreApplicationState:)",
        "application(_:shouldRestoreSecureApplicationState:)",
        "application(_:shouldSaveApplicationState:)",
        "application(_:shouldSaveSecureApplicationState:)",
        "application(_:supportedInterfaceOrientationsFor:)",
        "application(_:userDidAcceptCloudKitShareWith:)",
        "application(_:viewControllerWithRestorationIdentifierPath:coder:)",
        "application(_:willContinueUserActivityWithType:)",
        "application(_:willEncodeRestorableStateWith:)", "applicationDidReceiveMemoryWarning(_:)",
        "applicationProtectedDataDidBecomeAvailable(_:)",
        "applicationProtectedDataWillBecomeUnavailable(_:)",
        "applicationShouldRequestHealthAuthorization(_:)", "applicationSignificantTimeChange(_:)",
        "scene(_:didFailToContinueUserActivityWithType:error:)",
        "scene(_:didUpdate:)", "scene(_:restoreInteractionStateWith:)",
        "scene(_:willContinueUserActivityWithType:)",
    ]

    /// The types of arguments whose labels tell them, without attributes.
    package static let types: [String: Set<String>] = [
        "didReceiveRemoteNotification": ["[AnyHashable:Any]"],
        "forRemoteNotification": ["[AnyHashable:Any]"],
        "didRegisterForRemoteNotificationsWithDeviceToken": ["Data", "Foundation.Data"],
        "didFailToRegisterForRemoteNotificationsWithError": ["Error", "Swift.Error"],
        "fetchCompletionHandler": handlers(of: "UIBackgroundFetchResult"),
        "didFinishLaunchingWithOptions": options, "willFinishLaunchingWithOptions": options,
        "willPresent": ["UNNotification"], "didReceive": ["UNNotificationResponse"],
    ]

    private static let options: Set = [
        "[UIApplication.LaunchOptionsKey:Any]?", "[UIApplicationLaunchOptionsKey:Any]?",
    ]

    private static func handlers(of type: String) -> Set<String> {
        ["(\(type))->Void", "(\(type))->()", "(\(type))->Swift.Void"]
    }

    /// Returns the method of a phone that a name is meant for, if it is not the name itself.
    package static func nearest(to name: String) -> String? {
        nearest(to: name, among: called.union(neverCalled))
    }

    /// Returns the one of some methods that a name is meant for, if it is not the name itself.
    package static func nearest(to name: String, among known: Set<String>) -> String? {
        let near = known.map { (name: $0, distance: distance($0, name)) }
            .min { ($0.distance, $0.name) < ($1.distance, $1.name) }
        guard let near, near.distance > 0, near.distance <= min(6, name.utf8.count / 5) else {
            return nil
        }
        return near.name
    }

    /// The number of letters to be put in, left out or replaced.
    private static func distance(_ one: String, _ other: String) -> Int {
        let (one, other) = (Array(one.utf8), Array(other.utf8))
        var row = Array(0...other.count)
        for (index, letter) in one.enumerated() {
            var before = row[0]
            row[0] = index + 1
            for column in other.indices {
                let present = row[column + 1]
                row[column + 1] = min(
                    row[column] + 1, present + 1, before + (letter == other[column] ? 0 : 1))
                before = present
            }
        }
        return row.last ?? 0
    }
}
