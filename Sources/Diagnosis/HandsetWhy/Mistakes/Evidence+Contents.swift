/// The evidence for mistakes with what a push shows, plays and carries.
extension Evidence {
    static let ofContents: [String: [Evidence]] = [
        "no-alert": [
            Evidence(
                title:
                    "Need \"content-available\" and show toast, badge, sound feature (apns-http2)",
                url: "https://github.com/CleverTap/apns-http2/issues/27",
                words:
                    "The library left alert, badge and sound out beside content-available, and nothing was shown."
            ),
            Evidence(
                title:
                    "possible makeJSON problem - content-available = true ignore the rest of keys (vapor-apns)",
                url: "https://github.com/matthijs2704/vapor-apns/issues/22",
                words: "Title and body were left out of each push with content-available."),
            Evidence(
                title: "Pushing background updates to your App (Apple)",
                url:
                    "https://developer.apple.com/documentation/usernotifications/pushing-background-updates-to-your-app",
                words:
                    "A background notification displays no alert, plays no sound and sets no badge."
            ),
        ],
        "shown-twice": [
            Evidence(
                title: "Duplicate foreground notification on iOS (rainbow)",
                url: "https://github.com/rainbow-me/rainbow/pull/7391",
                words:
                    "willPresent gave a banner, and onMessage showed the same message by notifee."
            )
        ],
        "sound-missing": [
            Evidence(
                title: "iOS push sound not working (phonegap-plugin-push)",
                url: "https://github.com/phonegap/phonegap-plugin-push/issues/1643",
                words: "The file has to be in the app's bundle, by exactly the name in the payload."
            ),
            Evidence(
                title: "Custom sound on iOS (FirebasePushNotificationPlugin)",
                url: "https://github.com/CrossGeeks/FirebasePushNotificationPlugin/issues/330",
                words: "The default sound played until the file was a resource of the app."
            ),
        ],
        "no-sound-permission": [
            Evidence(
                title: "UNAuthorizationOptions (Apple)",
                url:
                    "https://developer.apple.com/documentation/usernotifications/unauthorizationoptions",
                words: "Apple: each part of a notification that an app uses has to be asked for."
            )
        ],
        "no-badge-permission": [
            Evidence(
                title: "Fix dock icon badge permission (ghostty)",
                url: "https://github.com/ghostty-org/ghostty/pull/12133",
                words:
                    "On a Mac the question left .badge out: notifications were allowed, and the number never changed."
            ),
            Evidence(
                title: "App Badge is not shown (MobileOrg)",
                url: "https://github.com/MobileOrg/mobileorg/issues/116",
                words: "The number on the icon needs the user's permission, since iOS 8."
            ),
        ],
        "badge-not-counted": [
            Evidence(
                title: "Badge count does not increase on iOS (cordova-plugin-firebasex)",
                url: "https://github.com/dpa99c/cordova-plugin-firebasex/issues/294",
                words: "The server has to send the number; iOS counts nothing by itself."
            ),
            Evidence(
                title: "Badge number on iOS (cordova-plugin-fcm)",
                url: "https://github.com/fechanique/cordova-plugin-fcm/issues/599",
                words: "The same question, and the same answer."
            ),
        ],
        "button-not-compared": [
            Evidence(
                title: "Declaring your actionable notification types (Apple)",
                url:
                    "https://developer.apple.com/documentation/usernotifications/declaring-your-actionable-notification-types",
                words:
                    "Apple: the response has the identifier with which the action was created."
            ),
            Evidence(
                title: "AppDelegate+Notifications.swift (Habitica for iOS)",
                url:
                    "https://github.com/HabitRPG/habitica-ios/blob/809aeca2cf3c0a469bb6587b4a0a4fee06fcb560/HabitRPG/AppDelegate%2BNotifications.swift",
                words: "A public app that registers declineAction, and handles rejectAction."
            ),
        ],
        "value-of-another-type": [
            Evidence(
                title:
                    "iOS Crash when using an integer in custom notification payload (PushPlugin)",
                url: "https://github.com/phonegap-build/PushPlugin/issues/125",
                words: "Code that takes a text got a number; with quotes around it all was well."
            ),
            Evidence(
                title: "About FCM messages (Firebase)",
                url: "https://firebase.google.com/docs/cloud-messaging/concept-options",
                words: "All values of a message's data are texts."
            ),
        ],
        "extension-without-expiry": [
            Evidence(
                title: "Notifications show the server's placeholder (IceCubesApp)",
                url: "https://github.com/Dimillian/IceCubesApp/issues/2447",
                words:
                    "The extension waits for a picture, and has no serviceExtensionTimeWillExpire: the text as it was sent is shown."
            ),
            Evidence(
                title: "serviceExtensionTimeWillExpire() (Apple)",
                url:
                    "https://developer.apple.com/documentation/usernotifications/unnotificationserviceextension/serviceextensiontimewillexpire()",
                words: "Apple: without it, and without the handler, the original is shown."
            ),
        ],
        "extension-class-missing": [
            Evidence(
                title: "Swift specific plist NSExtensionPrincipalClass (OneSignal)",
                url: "https://github.com/OneSignal/cli/pull/7",
                words: "The extension did not run: a class of Swift needs its module's name."
            ),
            Evidence(
                title: "FCM app throws an error on debugging (customerio-reactnative)",
                url: "https://github.com/customerio/customerio-reactnative/pull/245",
                words:
                    "Unable to find NSExtensionPrincipalClass: a class of Objective-C has no module."
            ),
        ],
        "extension-too-new": [
            Evidence(
                title: "Match the extension's minimum iOS version to the app's (tlon-apps)",
                url: "https://github.com/tloncorp/tlon-apps/pull/3980",
                words:
                    "The extension asked for 17.0, the app for 16.0: users between had no extension."
            ),
            Evidence(
                title: "Notification Service Extension is not being called (OneSignal)",
                url: "https://github.com/OneSignal/OneSignal-iOS-SDK/issues/450",
                words: "The extension's own minimum version has to be at or below the phone's."
            ),
        ],
        "extension-pods-inside": [
            Evidence(
                title: "'sharedApplication' is unavailable (react-native-onesignal)",
                url: "https://github.com/OneSignal/react-native-onesignal/issues/1272",
                words: "The extension's target has to be one of its own, not within the app's."
            ),
            Evidence(
                title: "Need help with CocoaPods integration (OneSignal-iOS-SDK)",
                url: "https://github.com/OneSignal/OneSignal-iOS-SDK/issues/1093",
                words: "All pods of the app came into the extension's target, which was within."
            ),
        ],
    ]
}
