/// The public evidence for each mistake.
extension Evidence {
    static let all: [String: [Evidence]] = [
        "late-delegate": [
            Evidence(
                title: "Tapping a notification when app is terminated now opens context (deltachat-ios)",
                url: "https://github.com/deltachat/deltachat-ios/pull/2672",
                words: "The delegate was not set synchronously in didFinishLaunching, so a tap on a push did not reach didReceive when the app was not running; setting it there repaired it."),
            Evidence(
                title: "UNUserNotificationCenter.delegate (Apple)",
                url: "https://developer.apple.com/documentation/usernotifications/unusernotificationcenter/delegate",
                words: "Apple: the property must be set before the app finishes launching, in willFinishLaunching or didFinishLaunching."),
            Evidence(
                title: "User notification client fixes (isowords)",
                url: "https://github.com/pointfreeco/isowords/pull/174",
                words: "A public app moves the assignment before the end of launch, quoting the documentation."),
        ],
        "no-center-delegate": [
            Evidence(
                title: "APNS didReceiveRemoteNotification not being called when user taps on Notification (Applozic)",
                url: "https://github.com/AppLozic/Applozic-iOS-SDK/issues/544",
                words: "Taps reached nobody; the answer: the line UNUserNotificationCenter.current().delegate = self is missing; adding it solved it."),
            Evidence(
                title: "alerts not shown when app in foreground (BeeSwift)",
                url: "https://github.com/beeminder/BeeSwift/pull/646",
                words: "Nothing was shown in the foreground; the change adds the assignment of the center's delegate."),
        ],
        "weak-delegate": [
            Evidence(
                title: "UNUserNotificationCenter.delegate (Apple)",
                url: "https://developer.apple.com/documentation/usernotifications/unusernotificationcenter/delegate",
                words: "The declaration is \"weak var delegate\"."),
            Evidence(
                title: "User notification client fixes (isowords)",
                url: "https://github.com/pointfreeco/isowords/pull/174",
                words: "\"Fixed delegate object deallocating\": the object that was the center's delegate was not kept."),
            Evidence(
                title: "fix: keep UNUserNotificationCenterDelegate instance in-memory (customerio-ios)",
                url: "https://github.com/customerio/customerio-ios/pull/495",
                words: "An SDK must keep its delegate object in memory, otherwise a tap on a push is not handled."),
        ],
        "delegate-replaced": [
            Evidence(
                title: "Can't get notification response for push notifications on iOS (Plugin.LocalNotification)",
                url: "https://github.com/thudugala/Plugin.LocalNotification/issues/255",
                words: "A plugin replaced the app's delegate, so the app's didReceive was not called; the order of the assignments was the cause."),
            Evidence(
                title: "Resolve UNUserNotificationCenterDelegate conflict with other plugins (capacitor-background-runner)",
                url: "https://github.com/ionic-team/capacitor-background-runner/pull/143",
                words: "One plugin overwrites the center's delegate and silences the push plugin."),
            Evidence(
                title: "UNUserNotificationCenterDelegate conflict (flutter_local_notifications)",
                url: "https://github.com/MaikuB/flutter_local_notifications/issues/1802",
                words: "A maintainer: only one delegate can be registered, only one object gets the event."),
        ],
        "launch-options-with-scenes": [
            Evidence(
                title: "support cold-start push notifications in UIScene-based apps (clevertap-cordova)",
                url: "https://github.com/CleverTap/clevertap-cordova/pull/325",
                words: "With scenes the launch options no longer carry the notification; the tap that launches the app is silently lost."),
            Evidence(
                title: "Fix for passing initial push notification payload from connectionOptions (react-native-siri-shortcut)",
                url: "https://github.com/Gustash/react-native-siri-shortcut/pull/114",
                words: "With scenes the payload has to be taken from connectionOptions.notificationResponse instead of launchOptions."),
            Evidence(
                title: "UIScene.ConnectionOptions.notificationResponse (Apple)",
                url: "https://developer.apple.com/documentation/uikit/uiscene/connectionoptions/notificationresponse",
                words: "Apple: UIKit puts the response into this property when it connects a scene in order to process a notification."),
        ],
        "no-did-receive": [
            Evidence(
                title: "Push notification methods missing for when app is in background (quickstart-ios)",
                url: "https://github.com/firebase/quickstart-ios/issues/139",
                words: "A tap fired none of the delegate methods of the example; didReceive response was missing."),
            Evidence(
                title: "Where can I put this code? (push-notification-ios)",
                url: "https://github.com/react-native-push-notification/ios/issues/264",
                words: "An instruction that people copy has the delegate and willPresent, but no method for a tap."),
        ],
        "only-fetch": [
            Evidence(
                title: "27935982: iOS 10: push notifications delegates not called (radar)",
                url: "https://github.com/lionheart/openradar-mirror/issues/15668",
                words: "With only the fetch method, no delegate method is called on a tap; the legacy method, if implemented, is."),
            Evidence(
                title: "28386845: Inconsistent remote notification delivery behaviour between iOS 10 and previous iOS releases (radar)",
                url: "https://github.com/lionheart/openradar-mirror/issues/15889",
                words: "Without content-available a tap in the background is given to the legacy method instead of the fetch method on iOS 10; if the legacy one is missing, the payload does not reach the app."),
            Evidence(
                title: "Implementing the reception handler (Kii)",
                url: "http://docs.kii.com/en/guides/cloudsdk/ios/managing-push-notification/implementation/implementation-notification/",
                words: "A vendor's table: the fetch method is called for a tap on iOS 8 and 9 only."),
        ],
        "misspelt-method": [
            Evidence(
                title: "UNUserNotificationCenterDelegate (Apple)",
                url: "https://developer.apple.com/documentation/usernotifications/unusernotificationcenterdelegate",
                words: "All methods are optional with exact names: a method of another name compiles (with a warning at most) and is never called."),
            Evidence(
                title: "AppDelegate with didReceiveNotificationResponse (pastebin)",
                url: "https://pastebin.com/XGwGcUPv",
                words: "Methods of Swift 2's time: first parameter without underscore, didReceiveNotificationResponse; in today's Swift these are other methods."),
        ],
        "handler-not-called": [
            Evidence(
                title: "Always call completionHandler in didReceiveNotificationResponse (nextcloud talk-ios)",
                url: "https://github.com/nextcloud/talk-ios/pull/857",
                words: "iOS logs that the completion handler was never called; the change calls it on every path."),
            Evidence(
                title: "Notifications: FetchCompletionHandler may never get called (WordPress-iOS)",
                url: "https://github.com/wordpress-mobile/WordPress-iOS/issues/4454",
                words: "The warning for the fetch method, reported by a public app."),
            Evidence(
                title: "fetchCompletionHandler (react-native-notifications)",
                url: "https://github.com/wix/react-native-notifications/issues/9",
                words: "Without calling the handler the system penalises the app and stops to deliver."),
        ],
        "no-foreground-presentation": [
            Evidence(
                title: "alerts not shown when app in foreground (BeeSwift)",
                url: "https://github.com/beeminder/BeeSwift/pull/646",
                words: "Quotes Apple: a delegate that does not implement willPresent behaves as if it had passed None."),
            Evidence(
                title: "Show debug notifications in foreground (flutter_workmanager)",
                url: "https://github.com/fluttercommunity/flutter_workmanager/issues/47",
                words: "No banner in the foreground is the default; willPresent has to give the options."),
            Evidence(
                title: "userNotificationCenter(_:willPresent:withCompletionHandler:) (Apple)",
                url: "https://developer.apple.com/documentation/usernotifications/unusernotificationcenterdelegate/usernotificationcenter(_:willpresent:withcompletionhandler:)",
                words: "Apple: the method decides what is shown while the app is in the foreground."),
        ],
        "key-not-in-payload": [
            Evidence(
                title: "\"url\" disappeared from the APNS payload (Pushwoosh)",
                url: "https://github.com/Pushwoosh/pushwoosh-ios-sdk/issues/68",
                words: "The app read the key url, the payload has the link under another key (\"l\")."),
            Evidence(
                title: "payload is in the wrong part of the apn message (cordova-plugin-push-notifications)",
                url: "https://github.com/Maxim-Kolmogorov/cordova-plugin-push-notifications/issues/19",
                words: "The app reads the custom data within aps, the sender puts it at the top level."),
            Evidence(
                title: "ios payload lost when clicked (react-native-push-notification)",
                url: "https://github.com/zo0r/react-native-push-notification/issues/587",
                words: "notification.data is empty on a tap, since the values stand in another dictionary than the one that is read (local notifications there)."),
        ],
        "never-registered": [
            Evidence(
                title: "Push Notification permissions: how to get deviceToken? (Permission)",
                url: "https://github.com/delba/Permission/issues/123",
                words: "didRegister… is never called; the answer: call registerForRemoteNotifications()."),
            Evidence(
                title: "Should I call registerForRemoteNotifications() by myself? (arek)",
                url: "https://github.com/ennioma/arek/issues/79",
                words: "No device token, because a library asked for the permission only and forgot to register."),
            Evidence(
                title: "JLNotificationPermission -- needs to call registerForRemoteNotifications? (JLPermissions)",
                url: "https://github.com/jlaws/JLPermissions/issues/29",
                words: "The token came only after calling registerForRemoteNotifications."),
        ],
        "no-entitlement": [
            Evidence(
                title: "register() function throwing \"no valid aps-environment entitlement string...\" error (phonegap-plugin-push)",
                url: "https://github.com/phonegap/phonegap-plugin-push/issues/1880",
                words: "The error, and that enabling Push Notifications (the entitlement) resolves it."),
            Evidence(
                title: "No APNS token specified before fetching FCM Token (react-native-firebase)",
                url: "https://github.com/invertase/react-native-firebase/issues/6893",
                words: "A comment: the build lost the entitlement aps-environment; adding it again repaired it."),
            Evidence(
                title: "Push error: no valid 'aps-environment' entitlement string found (MxPushNotifications)",
                url: "https://github.com/mendix/MxPushNotifications/issues/51",
                words: "Since iOS 10 the entitlement must be in the app, no longer taken from the profile."),
        ],
        "wrong-environment": [
            Evidence(
                title: "APNS server - prod - does not work (pushy-console)",
                url: "https://github.com/jchambers/pushy-console/issues/25",
                words: "BadDeviceToken: a development token is used in the production environment."),
            Evidence(
                title: "ios \"invalid token\" (PushSharp)",
                url: "https://github.com/Redth/PushSharp/issues/612",
                words: "A maintainer: a token of a development build works with the sandbox only, one of an AdHoc or App Store build with production only."),
            Evidence(
                title: "aps-environment entitlement (Apple)",
                url: "https://developer.apple.com/documentation/bundleresources/entitlements/aps-environment",
                words: "Apple: the key chooses the environment; Xcode sets its value by the provisioning profile (so the file alone may mislead)."),
        ],
        "wrong-topic": [
            Evidence(
                title: "Voip Token-based connection DeviceTokenNotForTopic (dotAPNS)",
                url: "https://github.com/alexalok/dotAPNS/issues/90",
                words: "The topic became BUNDLE.voip.voip, since the caller appended .voip to the bundle identifier already."),
            Evidence(
                title: "Push notification - APNSDeviceTokenNotForTopic (clevertap-react-native)",
                url: "https://github.com/CleverTap/clevertap-react-native/issues/77",
                words: "The bundle identifier of the app is not that of the credentials / topic."),
            Evidence(
                title: "Handling notification responses from APNs (Apple)",
                url: "https://developer.apple.com/documentation/usernotifications/handling-notification-responses-from-apns",
                words: "Apple's table of the reasons, DeviceTokenNotForTopic among them."),
        ],
        "no-background-mode": [
            Evidence(
                title: "didReceiveRemoteNotification:fetchCompletionHandler not called (node-gcm)",
                url: "https://github.com/ToothlessGear/node-gcm/issues/357",
                words: "The first answer: silent pushes need the capability Background Modes, Remote notifications."),
            Evidence(
                title: "Pushing background updates to your App (Apple)",
                url: "https://developer.apple.com/documentation/usernotifications/pushing-background-updates-to-your-app",
                words: "Apple: add the remote notifications background mode."),
            Evidence(
                title: "Responds to selector when services has implement delegate method (PluggableAppDelegate)",
                url: "https://github.com/pchelnikov/PluggableAppDelegate/pull/14",
                words: "Cites UIKit's warning: fetchCompletionHandler is implemented, remote-notification is missing in UIBackgroundModes."),
        ],
        "no-fetch-method": [
            Evidence(
                title: "application(_:didReceiveRemoteNotification:fetchCompletionHandler:) (Apple)",
                url: "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:didreceiveremotenotification:fetchcompletionhandler:)",
                words: "Apple: unlike the method without handler, this one is called also in the background."),
            Evidence(
                title: "Remove deprecated push notification method info (react-native)",
                url: "https://github.com/facebook/react-native/commit/9c7952d9e1848d71fd8d964b1cfc0909ef3157be",
                words: "With the deprecated method \"you won't get remote notifications when your app is in the background\"."),
            Evidence(
                title: "NotificationServiceExtension not firing (OneSignal)",
                url: "https://github.com/OneSignal/OneSignal-iOS-SDK/issues/764",
                words: "A content-available push did nothing until the fetch method was implemented."),
        ],
        "no-content-available": [
            Evidence(
                title: "'onNotification' not fired in background - (iOS) (react-native-push-notification)",
                url: "https://github.com/zo0r/react-native-push-notification/issues/17",
                words: "To work in the background the push needs content-available and the app the fetch method."),
            Evidence(
                title: "Data message not received but notification received (PyFCM)",
                url: "https://github.com/olucurious/PyFCM/issues/102",
                words: "The data push is received on iOS only with content_available."),
            Evidence(
                title: "15555348: content-available not mentioned in the API docs (radar)",
                url: "https://github.com/lionheart/openradar-mirror/issues/4143",
                words: "Hours of search why pushes do not wake the app: the key was missing."),
        ],
        "content-available-priority": [
            Evidence(
                title: "Silent notifications not consistently working? (node-apn)",
                url: "https://github.com/node-apn/node-apn/issues/241",
                words: "content-available with the default priority 10; the maintainer quotes Apple: that is an error, use 5."),
            Evidence(
                title: "Background APNS notifications are not delivered if contain only content-available (mobile-push)",
                url: "https://github.com/malliina/mobile-push/issues/19",
                words: "Not delivered while the push type was alert; repaired with the push type background."),
            Evidence(
                title: "Apple Developer Forums, thread 745345 (no title in the stored copy)",
                url: "https://developer.apple.com/forums/thread/745345",
                words: "A table of the combinations; background with priority 10 is listed as a misconfiguration."),
        ],
        "content-available-form": [
            Evidence(
                title: "FCM v1 push payload not invoking service extension iOS (firebase-ios-sdk)",
                url: "https://github.com/firebase/firebase-ios-sdk/issues/3368",
                words: "The keys had underscores; within aps they must be content-available and mutable-content."),
            Evidence(
                title: "Listen to data message on background (react-native-fcm)",
                url: "https://github.com/evollu/react-native-fcm/issues/891",
                words: "content_available stood inside the data object by mistake; moved to the main object it worked."),
            Evidence(
                title: "content-available support (apn_sender)",
                url: "https://github.com/arthurnn/apn_sender/issues/69",
                words: "The key must be in the aps dictionary."),
        ],
        "ended-by-user": [
            Evidence(
                title: "iOS Notification not working when app is killed (quickstart-ios)",
                url: "https://github.com/firebase/quickstart-ios/issues/71",
                words: "The answer quotes Apple: the system does not launch the app if the user has force-quit it."),
            Evidence(
                title: "Push notifications do not come to iOS when the phone is in sleep mode (pushy)",
                url: "https://github.com/pushy/pushy-react-native/issues/58",
                words: "content_available does not wake an app that was swiped away, until the user opens it."),
            Evidence(
                title: "application(_:didReceiveRemoteNotification:fetchCompletionHandler:) (Apple)",
                url: "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:didreceiveremotenotification:fetchcompletionhandler:)",
                words: "Apple says it in the discussion of the method."),
        ],
        "low-power": [
            Evidence(
                title: "onBackgroundMessage on iOs (flutterfire)",
                url: "https://github.com/firebase/flutterfire/issues/6112",
                words: "Silent pushes are not handled below 10 % battery or in Low Power Mode."),
            Evidence(
                title: "push notifications throttled sometimes (deltachat-ios)",
                url: "https://github.com/deltachat/deltachat-ios/issues/1099",
                words: "Throttled in low-data-mode or low-power-mode."),
            Evidence(
                title: "iOS issues to get push notifications with category work (notifee)",
                url: "https://github.com/invertase/react-native-notifee/issues/205",
                words: "A maintainer: in Low Power Mode data-only pushes are queued; a mixed payload is shown nevertheless."),
        ],
        "focus": [
            Evidence(
                title: "timeSensitive notifications configuration not bypassing Focus Mode (notifee)",
                url: "https://github.com/invertase/notifee/issues/840",
                words: "The cause: the capability Time Sensitive Notifications was not configured in the project."),
            Evidence(
                title: "Enable time-sensitive and critical notifications (ntfy-ios)",
                url: "https://github.com/binwiederhier/ntfy-ios/pull/21",
                words: "Without the entitlement a time-sensitive notification has normal priority; the entitlement is added."),
            Evidence(
                title: "FR: Add support for interruptionLevel on iOS 15 (firebase-ios-sdk)",
                url: "https://github.com/firebase/firebase-ios-sdk/issues/9036",
                words: "\"interruption-level\": \"time-sensitive\" under aps works, with the capability."),
        ],
        "provisional": [
            Evidence(
                title: "fix: send push notification with sound and alert (edx-app-ios)",
                url: "https://github.com/openedx/edx-app-ios/pull/1751",
                words: "Pushes came silently because of .provisional; removed, they come with alert and sound."),
            Evidence(
                title: "on IOS, requestPermission cannot enable sound and badge (notifee)",
                url: "https://github.com/invertase/notifee/issues/1211",
                words: "provisional: true was the cause of quiet delivery and of the missing dialog."),
            Evidence(
                title: "UNAuthorizationOptions.provisional (Apple)",
                url: "https://developer.apple.com/documentation/usernotifications/unauthorizationoptions/provisional",
                words: "Apple: noninterrupting notifications, posted provisionally to the Notification Center."),
        ],
        "no-alert-permission": [
            Evidence(
                title: "Asking permission to use notifications (Apple)",
                url: "https://developer.apple.com/documentation/usernotifications/asking-permission-to-use-notifications",
                words: "Apple: name all the interaction types that the app employs when it asks."),
            Evidence(
                title: "UNAuthorizationOptions.alert (Apple)",
                url: "https://developer.apple.com/documentation/usernotifications/unauthorizationoptions/alert",
                words: "Apple: the ability to display alerts is an option of its own."),
            Evidence(
                title: "How to add sound to ArekNotifications permission? (arek)",
                url: "https://github.com/ennioma/arek/issues/96",
                words: "The same for sound: what is not among the options is not allowed (alert and badge only were asked)."),
        ],
        "data-only-message": [
            Evidence(
                title: "Handle iOS data notifications with FCM (quickstart-ios)",
                url: "https://github.com/firebase/quickstart-ios/issues/235",
                words: "Data messages are not shown on the device, notification messages are."),
            Evidence(
                title: "Application does not receive message data in background - iOS 10 (quickstart-ios)",
                url: "https://github.com/firebase/quickstart-ios/issues/246",
                words: "A payload with data only shows nothing; with notification it is shown."),
            Evidence(
                title: "Not recieving Data message on background iOS (cordova-plugin-firebase)",
                url: "https://github.com/arnesson/cordova-plugin-firebase/issues/434",
                words: "Title and text in data are not shown on iOS in the background, notification messages work."),
        ],
        "fcm-unknown-key": [
            Evidence(
                title: "Unknown name \"clickAction\" at 'message.notification': Cannot find field (firebase-admin-node)",
                url: "https://github.com/firebase/firebase-admin-node/issues/2180",
                words: "FCM v1 refuses the message because of the key."),
            Evidence(
                title: "Issue since new version 1.0.4 (larafirebase)",
                url: "https://github.com/gg-innovative/larafirebase/issues/16",
                words: "400 INVALID_ARGUMENT, Unknown name \"click_action\" at message.notification."),
            Evidence(
                title: "Please update to FCM API v1 without click_action (quickstart-js)",
                url: "https://github.com/firebase/quickstart-js/issues/206",
                words: "FCM v1 has no click_action in notification."),
        ],
        "fcm-dropped-key": [
            Evidence(
                title: "Support for \"mutable-content\": true (quickstart-ios)",
                url: "https://github.com/firebase/quickstart-ios/issues/70",
                words: "mutable-content within notification arrives as gcm.notification.mutable-content outside aps, so the extension is not run."),
            Evidence(
                title: "Listen to data message on background (react-native-fcm)",
                url: "https://github.com/evollu/react-native-fcm/issues/891",
                words: "content_available in data has no effect; at the top of the legacy message it works."),
            Evidence(
                title: "Enable mutable-content (php-fcm)",
                url: "https://github.com/Paragraph1/php-fcm/pull/29",
                words: "Quotes the legacy reference: the parameter mutable_content of the message."),
        ],
        "mutable-content-missing": [
            Evidence(
                title: "Is the Communication Notifications capability required for a Notification Service Extension ...? (Apple forum)",
                url: "https://developer.apple.com/forums/thread/762407",
                words: "An engineer of Apple: mutable-content: 1 is needed for the service extension to process the notification."),
            Evidence(
                title: "UNNotificationServiceExtension (Apple)",
                url: "https://developer.apple.com/documentation/usernotifications/unnotificationserviceextension",
                words: "Apple names both conditions: an alert is shown, and mutable-content is 1."),
            Evidence(
                title: "UNNotificationServiceExtension not working (OneSignal)",
                url: "https://github.com/OneSignal/OneSignal-iOS-SDK/issues/104",
                words: "The extension is not called; the answer: pass mutable-content = 1."),
        ],
        "mutable-content-without-alert": [
            Evidence(
                title: "NotificationServiceExtension not firing (OneSignal)",
                url: "https://github.com/OneSignal/OneSignal-iOS-SDK/issues/764",
                words: "The extension does not fire unless the push has a title and a message."),
            Evidence(
                title: "UNNotificationServiceExtension (Apple)",
                url: "https://developer.apple.com/documentation/usernotifications/unnotificationserviceextension",
                words: "Apple: silent notifications, or those that only play a sound or badge the icon, cannot be modified."),
        ],
        "extension-without-handler": [
            Evidence(
                title: "didReceive(_:withContentHandler:) (Apple)",
                url: "https://developer.apple.com/documentation/usernotifications/unnotificationserviceextension/didreceive(_:withcontenthandler:)",
                words: "Apple: no more than 30 seconds, then serviceExtensionTimeWillExpire, then the original content is shown."),
            Evidence(
                title: "~30s delays displaying push notifications (OneSignal)",
                url: "https://github.com/OneSignal/OneSignal-iOS-SDK/issues/1425",
                words: "The notification comes about 30 seconds late when the content handler is not called at once."),
            Evidence(
                title: "fix missing action buttons (iterable-swift-sdk)",
                url: "https://github.com/Iterable/iterable-swift-sdk/pull/318",
                words: "A review of the paths of an extension on which contentHandler has not been called."),
        ],
        "badge-as-text": [
            Evidence(
                title: "Badge numbers need to be an integer, not a string (RMSPushNotificationsBundle)",
                url: "https://github.com/richsage/RMSPushNotificationsBundle/pull/62",
                words: "Sent as a string the badge does not work, Apple ignores the value."),
            Evidence(
                title: "Badges (PHP push server)",
                url: "https://github.com/bortuzar/PHP-Mysql---Apple-Push-Notification-Server/issues/3",
                words: "The badge was not displayed because the JSON had \"badge\":\"1\"."),
        ],
        "sound-form": [
            Evidence(
                title: "How to use custom notification sound? (infobip)",
                url: "https://github.com/infobip/mobile-messaging-sdk-ios/wiki/How-to-use-custom-notification-sound%3F",
                words: "The default sound is played if the name lacks the extension (my_sound) or the file has another format."),
            Evidence(
                title: "UNNotificationSound (Apple)",
                url: "https://developer.apple.com/documentation/usernotifications/unnotificationsound",
                words: "Apple: aiff, wav or caf with Linear PCM, MA4, µLaw or aLaw, under 30 seconds."),
            Evidence(
                title: "[iOS] Custom sound notifications location (phonegap-plugin-push)",
                url: "https://github.com/phonegap/phonegap-plugin-push/issues/1321",
                words: "\"sound\":\"sirene\" without extension (and an mp3 before): the default sound is played."),
        ],
        "alert-outside-aps": [
            Evidence(
                title: "Notification Not Shows iOS (quickstart-ios)",
                url: "https://github.com/firebase/quickstart-ios/issues/489",
                words: "Title and subtitle stand beside aps, which has content-available only: nothing is shown."),
            Evidence(
                title: "The APNS push payload is not built properly (django-push-notifications)",
                url: "https://github.com/jazzband/django-push-notifications/pull/28",
                words: "badge, sound and content-available must be in the aps dictionary."),
            Evidence(
                title: "Generating a remote notification (Apple)",
                url: "https://developer.apple.com/documentation/usernotifications/generating-a-remote-notification",
                words: "Apple: the keys alert, badge and sound belong to aps; keys beside it are custom."),
        ],
        "unknown-category": [
            Evidence(
                title: "iOS: Category doesn't work (notifee)",
                url: "https://github.com/invertase/react-native-notifee/issues/128",
                words: "No quick actions; a maintainer points at identifiers that do not match (post and message)."),
            Evidence(
                title: "Action buttons won't show on iOS notification (phonegap-plugin-push)",
                url: "https://github.com/phonegap/phonegap-plugin-push/issues/742",
                words: "The payload's category is AR, the registered one is A: no buttons."),
            Evidence(
                title: "UNMutableNotificationContent.categoryIdentifier (Apple)",
                url: "https://developer.apple.com/documentation/usernotifications/unmutablenotificationcontent/categoryidentifier",
                words: "Apple: the string must match a registered category; otherwise the notification is displayed without its actions."),
        ],
        "swizzling-off": [
            Evidence(
                title: "[Update Documentation] Failed to fetch APNS token (react-native-fcm)",
                url: "https://github.com/evollu/react-native-fcm/issues/229",
                words: "With FirebaseAppDelegateProxyEnabled NO the app has to set the APNs token itself, otherwise no push comes."),
            Evidence(
                title: "No APNS token specified before fetching FCM Token (react-native-firebase)",
                url: "https://github.com/invertase/react-native-firebase/issues/6893",
                words: "Setting FirebaseAppDelegateProxyEnabled to true repaired it for somebody."),
            Evidence(
                title: "Set up a Firebase Cloud Messaging client app on Apple platforms (Firebase)",
                url: "https://firebase.google.com/docs/cloud-messaging/ios/certs?authuser=8",
                words: "Firebase: swizzling maps the APNs token; who switches it off has to do that."),
        ],
        "no-initial-notification": [
            Evidence(
                title: "FirebaseMessaging.onMessageOpenedApp not working in iOS (flutterfire)",
                url: "https://github.com/firebase/flutterfire/issues/17103",
                words: "Not triggered from the killed state; a maintainer: intended, getInitialMessage is for that."),
            Evidence(
                title: "FirebaseMessaging onMessageOpenedApp (flutterfire)",
                url: "https://github.com/firebase/flutterfire/issues/6117",
                words: "The tap on the push of a closed app does not reach onMessageOpenedApp; the code never reads getInitialMessage."),
            Evidence(
                title: "OnNotificationOpened not called when app is killed on ios (react-native-firebase)",
                url: "https://github.com/invertase/react-native-firebase/issues/1646",
                words: "Only the listener is used; it is not called for the tap that launches the app."),
        ],
        "background-handler-inside": [
            Evidence(
                title: "Firebase Messaging - Null check operator used on a null value (flutterfire)",
                url: "https://github.com/firebase/flutterfire/issues/8864",
                words: "A maintainer: the handler has to be outside of a class, at the top of the file."),
            Evidence(
                title: "[firebase_messaging] Unhandled Exception: Null check operator (flutterfire)",
                url: "https://github.com/firebase/flutterfire/issues/9793",
                words: "The handler must not be anonymous and must be a top-level function."),
            Evidence(
                title: "setBackgroundMessageHandler: How to invoke when app is in quit state on iOS (react-native-firebase)",
                url: "https://github.com/invertase/react-native-firebase/issues/5656",
                words: "The handler was invoked only if the App component was mounted, i.e. where it had been set."),
        ],
        "listener-too-late": [
            Evidence(
                title: "Notification Clicks Not Triggering push.on('notification') on Cold Start (cordova-plugin-push)",
                url: "https://github.com/havesource/cordova-plugin-push/issues/296",
                words: "init and the listeners are called after an event, the tap of the cold start is lost."),
            Evidence(
                title: "iOS notification from cold boot (phonegap-plugin-push)",
                url: "https://github.com/phonegap/phonegap-plugin-push/issues/117",
                words: "The launch notification was sent to JavaScript before the handlers were attached, and is lost then."),
            Evidence(
                title: "cordova-plugin-push, www/push.js",
                url: "https://github.com/havesource/cordova-plugin-push/blob/1bea351ae824c8d77ed491cb91960c3006f93e5f/www/push.js",
                words: "emit() calls the handlers that are there; there is no queue for later listeners (the file was read in the stored copy)."),
        ],
        "alert-empty": [
            Evidence(
                title: "Notifications with empty alert are treated as non silent by UA, but as silent by iOS (Airship)",
                url: "https://github.com/urbanairship/ios-library/issues/118",
                words: "iOS treats a push with an empty alert as silent."),
            Evidence(
                title: "Not receiving push notifications on IOS device (node-pushnotifications)",
                url: "https://github.com/appfeel/node-pushnotifications/issues/79",
                words: "An empty \"alert\": {} of the example is suspected; the device logs roughly \"No values for badge, sound, or alert, not notifying\"."),
            Evidence(
                title: "Can't receive notification if body message is empty (OneSignal Flutter)",
                url: "https://github.com/OneSignal/OneSignal-Flutter-SDK/issues/813",
                words: "A maintainer: a known limitation of iOS, the notification must have a body to be displayed."),
        ],
        "data-as-text": [
            Evidence(
                title: "Firebase Cloud Messaging HTTP protocol (Firebase)",
                url: "https://firebase.google.com/docs/cloud-messaging/http-server-ref",
                words: "The values of data should be strings: what else is sent becomes a text."),
        ],
        "background-refresh-off": [
            Evidence(
                title: "Pushing background updates to your App (Apple)",
                url: "https://developer.apple.com/documentation/usernotifications/pushing-background-updates-to-your-app",
                words: "Background notifications wake an app in the background if the system allows it."),
        ],
    ]
}
