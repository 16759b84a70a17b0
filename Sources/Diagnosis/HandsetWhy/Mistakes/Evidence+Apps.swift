extension Evidence {
    static let ofApps: [String: [Evidence]] = [
        "late-delegate": [
            Evidence(
                title:
                    "Tapping a notification when app is terminated now opens context (deltachat-ios)",
                url: "https://github.com/deltachat/deltachat-ios/pull/2672",
                words:
                    "The delegate was not set synchronously in didFinishLaunching, so a tap on a push did not reach didReceive when the app was not running; setting it there repaired it."
            ),
            Evidence(
                title: "UNUserNotificationCenter.delegate (Apple)",
                url:
                    "https://developer.apple.com/documentation/usernotifications/unusernotificationcenter/delegate",
                words:
                    "Apple: the property must be set before the app finishes launching, in willFinishLaunching or didFinishLaunching."
            ),
            Evidence(
                title: "User notification client fixes (isowords)",
                url: "https://github.com/pointfreeco/isowords/pull/174",
                words:
                    "A public app moves the assignment before the end of launch, quoting the documentation."
            ),
        ],
        "no-center-delegate": [
            Evidence(
                title:
                    "APNS didReceiveRemoteNotification not being called when user taps on Notification (Applozic)",
                url: "https://github.com/AppLozic/Applozic-iOS-SDK/issues/544",
                words:
                    "Taps reached nobody; the answer: the line UNUserNotificationCenter.current().delegate = self is missing; adding it solved it."
            ),
            Evidence(
                title: "alerts not shown when app in foreground (BeeSwift)",
                url: "https://github.com/beeminder/BeeSwift/pull/646",
                words:
                    "Nothing was shown in the foreground; the change adds the assignment of the center's delegate."
            ),
        ],
        "weak-delegate": [
            Evidence(
                title: "UNUserNotificationCenter.delegate (Apple)",
                url:
                    "https://developer.apple.com/documentation/usernotifications/unusernotificationcenter/delegate",
                words: "The declaration is \"weak var delegate\"."),
            Evidence(
                title: "User notification client fixes (isowords)",
                url: "https://github.com/pointfreeco/isowords/pull/174",
                words:
                    "\"Fixed delegate object deallocating\": the object that was the center's delegate was not kept."
            ),
            Evidence(
                title:
                    "fix: keep UNUserNotificationCenterDelegate instance in-memory (customerio-ios)",
                url: "https://github.com/customerio/customerio-ios/pull/495",
                words:
                    "An SDK must keep its delegate object in memory, otherwise a tap on a push is not handled."
            ),
        ],
        "delegate-replaced": [
            Evidence(
                title:
                    "Can't get notification response for push notifications on iOS (Plugin.LocalNotification)",
                url: "https://github.com/thudugala/Plugin.LocalNotification/issues/255",
                words:
                    "A plugin replaced the app's delegate, so the app's didReceive was not called; the order of the assignments was the cause."
            ),
            Evidence(
                title:
                    "Resolve UNUserNotificationCenterDelegate conflict with other plugins (capacitor-background-runner)",
                url: "https://github.com/ionic-team/capacitor-background-runner/pull/143",
                words: "One plugin overwrites the center's delegate and silences the push plugin."),
            Evidence(
                title: "UNUserNotificationCenterDelegate conflict (flutter_local_notifications)",
                url: "https://github.com/MaikuB/flutter_local_notifications/issues/1802",
                words:
                    "A maintainer: only one delegate can be registered, only one object gets the event."
            ),
        ],
        "launch-options-with-scenes": [
            Evidence(
                title:
                    "support cold-start push notifications in UIScene-based apps (clevertap-cordova)",
                url: "https://github.com/CleverTap/clevertap-cordova/pull/325",
                words:
                    "With scenes the launch options no longer carry the notification; the tap that launches the app is silently lost."
            ),
            Evidence(
                title:
                    "Fix for passing initial push notification payload from connectionOptions (react-native-siri-shortcut)",
                url: "https://github.com/Gustash/react-native-siri-shortcut/pull/114",
                words:
                    "With scenes the payload has to be taken from connectionOptions.notificationResponse instead of launchOptions."
            ),
            Evidence(
                title: "UIScene.ConnectionOptions.notificationResponse (Apple)",
                url:
                    "https://developer.apple.com/documentation/uikit/uiscene/connectionoptions/notificationresponse",
                words:
                    "Apple: UIKit puts the response into this property when it connects a scene in order to process a notification."
            ),
        ],
        "no-did-receive": [
            Evidence(
                title:
                    "Push notification methods missing for when app is in background (quickstart-ios)",
                url: "https://github.com/firebase/quickstart-ios/issues/139",
                words:
                    "A tap fired none of the delegate methods of the example; didReceive response was missing."
            ),
            Evidence(
                title: "Where can I put this code? (push-notification-ios)",
                url: "https://github.com/react-native-push-notification/ios/issues/264",
                words:
                    "An instruction that people copy has the delegate and willPresent, but no method for a tap."
            ),
        ],
        "only-fetch": [
            Evidence(
                title: "27935982: iOS 10: push notifications delegates not called (radar)",
                url: "https://github.com/lionheart/openradar-mirror/issues/15668",
                words:
                    "With only the fetch method, no delegate method is called on a tap; the legacy method, if implemented, is."
            ),
            Evidence(
                title:
                    "28386845: Inconsistent remote notification delivery behaviour between iOS 10 and previous iOS releases (radar)",
                url: "https://github.com/lionheart/openradar-mirror/issues/15889",
                words:
                    "Without content-available a tap in the background is given to the legacy method instead of the fetch method on iOS 10; if the legacy one is missing, the payload does not reach the app."
            ),
            Evidence(
                title: "Implementing the reception handler (Kii)",
                url:
                    "http://docs.kii.com/en/guides/cloudsdk/ios/managing-push-notification/implementation/implementation-notification/",
                words: "A vendor's table: the fetch method is called for a tap on iOS 8 and 9 only."
            ),
        ],
        "misspelt-method": [
            Evidence(
                title: "UNUserNotificationCenterDelegate (Apple)",
                url:
                    "https://developer.apple.com/documentation/usernotifications/unusernotificationcenterdelegate",
                words:
                    "All methods are optional with exact names: a method of another name compiles (with a warning at most) and is never called."
            )
        ],
        "handler-not-called": [
            Evidence(
                title:
                    "Always call completionHandler in didReceiveNotificationResponse (nextcloud talk-ios)",
                url: "https://github.com/nextcloud/talk-ios/pull/857",
                words:
                    "iOS logs that the completion handler was never called; the change calls it on every path."
            ),
            Evidence(
                title: "Notifications: FetchCompletionHandler may never get called (WordPress-iOS)",
                url: "https://github.com/wordpress-mobile/WordPress-iOS/issues/4454",
                words: "The warning for the fetch method, reported by a public app."),
            Evidence(
                title: "fetchCompletionHandler (react-native-notifications)",
                url: "https://github.com/wix/react-native-notifications/issues/9",
                words:
                    "Without calling the handler the system penalises the app and stops to deliver."
            ),
        ],
        "no-foreground-presentation": [
            Evidence(
                title: "alerts not shown when app in foreground (BeeSwift)",
                url: "https://github.com/beeminder/BeeSwift/pull/646",
                words:
                    "Quotes Apple: a delegate that does not implement willPresent behaves as if it had passed None."
            ),
            Evidence(
                title: "Show debug notifications in foreground (flutter_workmanager)",
                url: "https://github.com/fluttercommunity/flutter_workmanager/issues/47",
                words:
                    "No banner in the foreground is the default; willPresent has to give the options."
            ),
            Evidence(
                title: "userNotificationCenter(_:willPresent:withCompletionHandler:) (Apple)",
                url:
                    "https://developer.apple.com/documentation/usernotifications/unusernotificationcenterdelegate/usernotificationcenter(_:willpresent:withcompletionhandler:)",
                words: "Apple: the method decides what is shown while the app is in the foreground."
            ),
        ],
        "no-background-mode": [
            Evidence(
                title: "didReceiveRemoteNotification:fetchCompletionHandler not called (node-gcm)",
                url: "https://github.com/ToothlessGear/node-gcm/issues/357",
                words:
                    "The first answer: silent pushes need the capability Background Modes, Remote notifications."
            ),
            Evidence(
                title: "Pushing background updates to your App (Apple)",
                url:
                    "https://developer.apple.com/documentation/usernotifications/pushing-background-updates-to-your-app",
                words: "Apple: add the remote notifications background mode."),
            Evidence(
                title:
                    "Responds to selector when services has implement delegate method (PluggableAppDelegate)",
                url: "https://github.com/pchelnikov/PluggableAppDelegate/pull/14",
                words:
                    "Cites UIKit's warning: fetchCompletionHandler is implemented, remote-notification is missing in UIBackgroundModes."
            ),
        ],
        "no-fetch-method": [
            Evidence(
                title:
                    "application(_:didReceiveRemoteNotification:fetchCompletionHandler:) (Apple)",
                url:
                    "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:didreceiveremotenotification:fetchcompletionhandler:)",
                words:
                    "Apple: unlike the method without handler, this one is called also in the background."
            ),
            Evidence(
                title: "Remove deprecated push notification method info (react-native)",
                url:
                    "https://github.com/facebook/react-native/commit/9c7952d9e1848d71fd8d964b1cfc0909ef3157be",
                words:
                    "With the deprecated method \"you won't get remote notifications when your app is in the background\"."
            ),
            Evidence(
                title: "NotificationServiceExtension not firing (OneSignal)",
                url: "https://github.com/OneSignal/OneSignal-iOS-SDK/issues/764",
                words:
                    "A content-available push did nothing until the fetch method was implemented."),
        ],
    ]
}
