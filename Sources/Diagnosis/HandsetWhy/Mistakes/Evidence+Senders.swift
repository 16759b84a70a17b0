extension Evidence {
    static let ofSenders: [String: [Evidence]] = [
        "never-registered": [
            Evidence(
                title: "Push Notification permissions: how to get deviceToken? (Permission)",
                url: "https://github.com/delba/Permission/issues/123",
                words:
                    "didRegister… is never called; the answer: call registerForRemoteNotifications()."
            ),
            Evidence(
                title: "Should I call registerForRemoteNotifications() by myself? (arek)",
                url: "https://github.com/ennioma/arek/issues/79",
                words:
                    "No device token, because a library asked for the permission only and forgot to register."
            ),
            Evidence(
                title:
                    "JLNotificationPermission -- needs to call registerForRemoteNotifications? (JLPermissions)",
                url: "https://github.com/jlaws/JLPermissions/issues/29",
                words: "The token came only after calling registerForRemoteNotifications."),
        ],
        "no-entitlement": [
            Evidence(
                title:
                    "register() function throwing \"no valid aps-environment entitlement string...\" error (phonegap-plugin-push)",
                url: "https://github.com/phonegap/phonegap-plugin-push/issues/1880",
                words:
                    "The error, and that enabling Push Notifications (the entitlement) resolves it."
            ),
            Evidence(
                title: "No APNS token specified before fetching FCM Token (react-native-firebase)",
                url: "https://github.com/invertase/react-native-firebase/issues/6893",
                words:
                    "A comment: the build lost the entitlement aps-environment; adding it again repaired it."
            ),
            Evidence(
                title:
                    "Push error: no valid 'aps-environment' entitlement string found (MxPushNotifications)",
                url: "https://github.com/mendix/MxPushNotifications/issues/51",
                words:
                    "Since iOS 10 the entitlement must be in the app, no longer taken from the profile."
            ),
        ],
        "wrong-environment": [
            Evidence(
                title: "APNS server - prod - does not work (pushy-console)",
                url: "https://github.com/jchambers/pushy-console/issues/25",
                words: "BadDeviceToken: a development token is used in the production environment."),
            Evidence(
                title: "ios \"invalid token\" (PushSharp)",
                url: "https://github.com/Redth/PushSharp/issues/612",
                words:
                    "A maintainer: a token of a development build works with the sandbox only, one of an AdHoc or App Store build with production only."
            ),
            Evidence(
                title: "aps-environment entitlement (Apple)",
                url:
                    "https://developer.apple.com/documentation/bundleresources/entitlements/aps-environment",
                words:
                    "Apple: the key chooses the environment; Xcode sets its value by the provisioning profile (so the file alone may mislead)."
            ),
        ],
        "wrong-topic": [
            Evidence(
                title: "Voip Token-based connection DeviceTokenNotForTopic (dotAPNS)",
                url: "https://github.com/alexalok/dotAPNS/issues/90",
                words:
                    "The topic became BUNDLE.voip.voip, since the caller appended .voip to the bundle identifier already."
            ),
            Evidence(
                title: "Push notification - APNSDeviceTokenNotForTopic (clevertap-react-native)",
                url: "https://github.com/CleverTap/clevertap-react-native/issues/77",
                words: "The bundle identifier of the app is not that of the credentials / topic."),
            Evidence(
                title: "Handling notification responses from APNs (Apple)",
                url:
                    "https://developer.apple.com/documentation/usernotifications/handling-notification-responses-from-apns",
                words: "Apple's table of the reasons, DeviceTokenNotForTopic among them."),
        ],
        "ended-by-user": [
            Evidence(
                title: "iOS Notification not working when app is killed (quickstart-ios)",
                url: "https://github.com/firebase/quickstart-ios/issues/71",
                words:
                    "The answer quotes Apple: the system does not launch the app if the user has force-quit it."
            ),
            Evidence(
                title:
                    "Push notifications do not come to iOS when the phone is in sleep mode (pushy)",
                url: "https://github.com/pushy/pushy-react-native/issues/58",
                words:
                    "content_available does not wake an app that was swiped away, until the user opens it."
            ),
            Evidence(
                title:
                    "application(_:didReceiveRemoteNotification:fetchCompletionHandler:) (Apple)",
                url:
                    "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:didreceiveremotenotification:fetchcompletionhandler:)",
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
                words:
                    "A maintainer: in Low Power Mode data-only pushes are queued; a mixed payload is shown nevertheless."
            ),
        ],
        "focus": [
            Evidence(
                title:
                    "timeSensitive notifications configuration not bypassing Focus Mode (notifee)",
                url: "https://github.com/invertase/notifee/issues/840",
                words:
                    "The cause: the capability Time Sensitive Notifications was not configured in the project."
            ),
            Evidence(
                title: "Enable time-sensitive and critical notifications (ntfy-ios)",
                url: "https://github.com/binwiederhier/ntfy-ios/pull/21",
                words:
                    "Without the entitlement a time-sensitive notification has normal priority; the entitlement is added."
            ),
            Evidence(
                title: "FR: Add support for interruptionLevel on iOS 15 (firebase-ios-sdk)",
                url: "https://github.com/firebase/firebase-ios-sdk/issues/9036",
                words:
                    "\"interruption-level\": \"time-sensitive\" under aps works, with the capability."
            ),
        ],
        "provisional": [
            Evidence(
                title: "fix: send push notification with sound and alert (edx-app-ios)",
                url: "https://github.com/openedx/edx-app-ios/pull/1751",
                words:
                    "Pushes came silently because of .provisional; removed, they come with alert and sound."
            ),
            Evidence(
                title: "on IOS, requestPermission cannot enable sound and badge (notifee)",
                url: "https://github.com/invertase/notifee/issues/1211",
                words:
                    "provisional: true was the cause of quiet delivery and of the missing dialog."),
            Evidence(
                title: "UNAuthorizationOptions.provisional (Apple)",
                url:
                    "https://developer.apple.com/documentation/usernotifications/unauthorizationoptions/provisional",
                words:
                    "Apple: noninterrupting notifications, posted provisionally to the Notification Center."
            ),
        ],
        "no-alert-permission": [
            Evidence(
                title: "Asking permission to use notifications (Apple)",
                url:
                    "https://developer.apple.com/documentation/usernotifications/asking-permission-to-use-notifications",
                words: "Apple: name all the interaction types that the app employs when it asks."),
            Evidence(
                title: "UNAuthorizationOptions.alert (Apple)",
                url:
                    "https://developer.apple.com/documentation/usernotifications/unauthorizationoptions/alert",
                words: "Apple: the ability to display alerts is an option of its own."),
            Evidence(
                title: "How to add sound to ArekNotifications permission? (arek)",
                url: "https://github.com/ennioma/arek/issues/96",
                words:
                    "The same for sound: what is not among the options is not allowed (alert and badge only were asked)."
            ),
        ],
        "data-only-message": [
            Evidence(
                title: "Handle iOS data notifications with FCM (quickstart-ios)",
                url: "https://github.com/firebase/quickstart-ios/issues/235",
                words: "Data messages are not shown on the device, notification messages are."),
            Evidence(
                title:
                    "Application does not receive message data in background - iOS 10 (quickstart-ios)",
                url: "https://github.com/firebase/quickstart-ios/issues/246",
                words: "A payload with data only shows nothing; with notification it is shown."),
            Evidence(
                title: "Not recieving Data message on background iOS (cordova-plugin-firebase)",
                url: "https://github.com/arnesson/cordova-plugin-firebase/issues/434",
                words:
                    "Title and text in data are not shown on iOS in the background, notification messages work."
            ),
        ],
        "fcm-legacy": [
            Evidence(
                title: "Update Legacy HTTP Protocol to HTTP v1 API (fcm-node)",
                url: "https://github.com/jlcvp/fcm-node/issues/100",
                words:
                    "Each message is answered with DeprecatedApi; customers of an old project got no pushes."
            ),
            Evidence(
                title: "Deprecated FCM legacy APIs for HTTP and XMPP (larafirebase)",
                url: "https://github.com/kutia-software-company/larafirebase/issues/84",
                words: "Sending by the legacy APIs was switched off from July 2024 on."),
        ],
        "fcm-unknown-key": [
            Evidence(
                title:
                    "Unknown name \"clickAction\" at 'message.notification': Cannot find field (firebase-admin-node)",
                url: "https://github.com/firebase/firebase-admin-node/issues/2180",
                words: "FCM v1 refuses the message because of the key."),
            Evidence(
                title: "Issue since new version 1.0.4 (larafirebase)",
                url: "https://github.com/gg-innovative/larafirebase/issues/16",
                words:
                    "400 INVALID_ARGUMENT, Unknown name \"click_action\" at message.notification."),
            Evidence(
                title: "Please update to FCM API v1 without click_action (quickstart-js)",
                url: "https://github.com/firebase/quickstart-js/issues/206",
                words: "FCM v1 has no click_action in notification."),
        ],
        "fcm-dropped-key": [
            Evidence(
                title: "Support for \"mutable-content\": true (quickstart-ios)",
                url: "https://github.com/firebase/quickstart-ios/issues/70",
                words:
                    "mutable-content within notification arrives as gcm.notification.mutable-content outside aps, so the extension is not run."
            ),
            Evidence(
                title: "Listen to data message on background (react-native-fcm)",
                url: "https://github.com/evollu/react-native-fcm/issues/891",
                words:
                    "content_available in data has no effect; at the top of the legacy message it works."
            ),
            Evidence(
                title: "Enable mutable-content (php-fcm)",
                url: "https://github.com/Paragraph1/php-fcm/pull/29",
                words: "Quotes the legacy reference: the parameter mutable_content of the message."),
        ],
        "swizzling-off": [
            Evidence(
                title: "[Update Documentation] Failed to fetch APNS token (react-native-fcm)",
                url: "https://github.com/evollu/react-native-fcm/issues/229",
                words:
                    "With FirebaseAppDelegateProxyEnabled NO the app has to set the APNs token itself, otherwise no push comes."
            ),
            Evidence(
                title: "No APNS token specified before fetching FCM Token (react-native-firebase)",
                url: "https://github.com/invertase/react-native-firebase/issues/6893",
                words: "Setting FirebaseAppDelegateProxyEnabled to true repaired it for somebody."),
            Evidence(
                title: "Set up a Firebase Cloud Messaging client app on Apple platforms (Firebase)",
                url: "https://firebase.google.com/docs/cloud-messaging/ios/certs?authuser=8",
                words:
                    "Firebase: swizzling maps the APNs token; who switches it off has to do that."),
        ],
        "data-as-text": [
            Evidence(
                title: "Firebase Cloud Messaging HTTP protocol (Firebase)",
                url: "https://firebase.google.com/docs/cloud-messaging/http-server-ref",
                words: "The values of data should be strings: what else is sent becomes a text.")
        ],
        "background-refresh-off": [
            Evidence(
                title: "Pushing background updates to your App (Apple)",
                url:
                    "https://developer.apple.com/documentation/usernotifications/pushing-background-updates-to-your-app",
                words:
                    "Background notifications wake an app in the background if the system allows it."
            )
        ],
    ]
}
