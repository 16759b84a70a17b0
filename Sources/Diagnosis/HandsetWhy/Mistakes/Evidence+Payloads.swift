extension Evidence {
    static let ofPayloads: [String: [Evidence]] = [
        "no-content-available": [
            Evidence(
                title:
                    "'onNotification' not fired in background - (iOS) (react-native-push-notification)",
                url: "https://github.com/zo0r/react-native-push-notification/issues/17",
                words:
                    "To work in the background the push needs content-available and the app the fetch method."
            ),
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
                words:
                    "content-available with the default priority 10; the maintainer quotes Apple: that is an error, use 5."
            ),
            Evidence(
                title:
                    "Background APNS notifications are not delivered if contain only content-available (mobile-push)",
                url: "https://github.com/malliina/mobile-push/issues/19",
                words:
                    "Not delivered while the push type was alert; repaired with the push type background."
            ),
            Evidence(
                title: "Apple Developer Forums, thread 745345 (no title in the stored copy)",
                url: "https://developer.apple.com/forums/thread/745345",
                words:
                    "A table of the combinations; background with priority 10 is listed as a misconfiguration."
            ),
        ],
        "content-available-form": [
            Evidence(
                title: "FCM v1 push payload not invoking service extension iOS (firebase-ios-sdk)",
                url: "https://github.com/firebase/firebase-ios-sdk/issues/3368",
                words:
                    "The keys had underscores; within aps they must be content-available and mutable-content."
            ),
            Evidence(
                title: "Listen to data message on background (react-native-fcm)",
                url: "https://github.com/evollu/react-native-fcm/issues/891",
                words:
                    "content_available stood inside the data object by mistake; moved to the main object it worked."
            ),
            Evidence(
                title: "content-available support (apn_sender)",
                url: "https://github.com/arthurnn/apn_sender/issues/69",
                words: "The key must be in the aps dictionary."),
        ],
        "mutable-content-missing": [
            Evidence(
                title:
                    "Is the Communication Notifications capability required for a Notification Service Extension ...? (Apple forum)",
                url: "https://developer.apple.com/forums/thread/762407",
                words:
                    "An engineer of Apple: mutable-content: 1 is needed for the service extension to process the notification."
            ),
            Evidence(
                title: "UNNotificationServiceExtension (Apple)",
                url:
                    "https://developer.apple.com/documentation/usernotifications/unnotificationserviceextension",
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
                url:
                    "https://developer.apple.com/documentation/usernotifications/unnotificationserviceextension",
                words:
                    "Apple: silent notifications, or those that only play a sound or badge the icon, cannot be modified."
            ),
        ],
        "extension-without-handler": [
            Evidence(
                title: "didReceive(_:withContentHandler:) (Apple)",
                url:
                    "https://developer.apple.com/documentation/usernotifications/unnotificationserviceextension/didreceive(_:withcontenthandler:)",
                words:
                    "Apple: no more than 30 seconds, then serviceExtensionTimeWillExpire, then the original content is shown."
            ),
            Evidence(
                title: "~30s delays displaying push notifications (OneSignal)",
                url: "https://github.com/OneSignal/OneSignal-iOS-SDK/issues/1425",
                words:
                    "The notification comes about 30 seconds late when the content handler is not called at once."
            ),
            Evidence(
                title: "fix missing action buttons (iterable-swift-sdk)",
                url: "https://github.com/Iterable/iterable-swift-sdk/pull/318",
                words:
                    "A review of the paths of an extension on which contentHandler has not been called."
            ),
        ],
        "badge-as-text": [
            Evidence(
                title:
                    "Badge numbers need to be an integer, not a string (RMSPushNotificationsBundle)",
                url: "https://github.com/richsage/RMSPushNotificationsBundle/pull/62",
                words: "Sent as a string the badge does not work, Apple ignores the value."),
            Evidence(
                title: "Badges (PHP push server)",
                url:
                    "https://github.com/bortuzar/PHP-Mysql---Apple-Push-Notification-Server/issues/3",
                words: "The badge was not displayed because the JSON had \"badge\":\"1\"."),
        ],
        "sound-form": [
            Evidence(
                title: "How to use custom notification sound? (infobip)",
                url:
                    "https://github.com/infobip/mobile-messaging-sdk-ios/wiki/How-to-use-custom-notification-sound%3F",
                words:
                    "The default sound is played if the name lacks the extension (my_sound) or the file has another format."
            ),
            Evidence(
                title: "UNNotificationSound (Apple)",
                url:
                    "https://developer.apple.com/documentation/usernotifications/unnotificationsound",
                words:
                    "Apple: aiff, wav or caf with Linear PCM, MA4, µLaw or aLaw, under 30 seconds."),
            Evidence(
                title: "[iOS] Custom sound notifications location (phonegap-plugin-push)",
                url: "https://github.com/phonegap/phonegap-plugin-push/issues/1321",
                words:
                    "\"sound\":\"sirene\" without extension (and an mp3 before): the default sound is played."
            ),
        ],
        "alert-outside-aps": [
            Evidence(
                title: "Notification Not Shows iOS (quickstart-ios)",
                url: "https://github.com/firebase/quickstart-ios/issues/489",
                words:
                    "Title and subtitle stand beside aps, which has content-available only: nothing is shown."
            ),
            Evidence(
                title: "The APNS push payload is not built properly (django-push-notifications)",
                url: "https://github.com/jazzband/django-push-notifications/pull/28",
                words: "badge, sound and content-available must be in the aps dictionary."),
            Evidence(
                title: "Generating a remote notification (Apple)",
                url:
                    "https://developer.apple.com/documentation/usernotifications/generating-a-remote-notification",
                words:
                    "Apple: the keys alert, badge and sound belong to aps; keys beside it are custom."
            ),
        ],
        "unknown-category": [
            Evidence(
                title: "iOS: Category doesn't work (notifee)",
                url: "https://github.com/invertase/react-native-notifee/issues/128",
                words:
                    "No quick actions; a maintainer points at identifiers that do not match (post and message)."
            ),
            Evidence(
                title: "Action buttons won't show on iOS notification (phonegap-plugin-push)",
                url: "https://github.com/phonegap/phonegap-plugin-push/issues/742",
                words: "The payload's category is AR, the registered one is A: no buttons."),
            Evidence(
                title: "UNMutableNotificationContent.categoryIdentifier (Apple)",
                url:
                    "https://developer.apple.com/documentation/usernotifications/unmutablenotificationcontent/categoryidentifier",
                words:
                    "Apple: the string must match a registered category; otherwise the notification is displayed without its actions."
            ),
        ],
        "alert-empty": [
            Evidence(
                title:
                    "Notifications with empty alert are treated as non silent by UA, but as silent by iOS (Airship)",
                url: "https://github.com/urbanairship/ios-library/issues/118",
                words: "iOS treats a push with an empty alert as silent."),
            Evidence(
                title: "Not receiving push notifications on IOS device (node-pushnotifications)",
                url: "https://github.com/appfeel/node-pushnotifications/issues/79",
                words:
                    "An empty \"alert\": {} of the example is suspected; the device logs roughly \"No values for badge, sound, or alert, not notifying\"."
            ),
            Evidence(
                title: "Can't receive notification if body message is empty (OneSignal Flutter)",
                url: "https://github.com/OneSignal/OneSignal-Flutter-SDK/issues/813",
                words:
                    "A maintainer: a known limitation of iOS, the notification must have a body to be displayed."
            ),
        ],
        "no-initial-notification": [
            Evidence(
                title: "FirebaseMessaging.onMessageOpenedApp not working in iOS (flutterfire)",
                url: "https://github.com/firebase/flutterfire/issues/17103",
                words:
                    "Not triggered from the killed state; a maintainer: intended, getInitialMessage is for that."
            ),
            Evidence(
                title: "FirebaseMessaging onMessageOpenedApp (flutterfire)",
                url: "https://github.com/firebase/flutterfire/issues/6117",
                words:
                    "The tap on the push of a closed app does not reach onMessageOpenedApp; the code never reads getInitialMessage."
            ),
            Evidence(
                title:
                    "OnNotificationOpened not called when app is killed on ios (react-native-firebase)",
                url: "https://github.com/invertase/react-native-firebase/issues/1646",
                words:
                    "Only the listener is used; it is not called for the tap that launches the app."
            ),
        ],
        "background-handler-inside": [
            Evidence(
                title:
                    "Firebase Messaging - Null check operator used on a null value (flutterfire)",
                url: "https://github.com/firebase/flutterfire/issues/8864",
                words:
                    "A maintainer: the handler has to be outside of a class, at the top of the file."
            ),
            Evidence(
                title:
                    "[firebase_messaging] Unhandled Exception: Null check operator (flutterfire)",
                url: "https://github.com/firebase/flutterfire/issues/9793",
                words: "The handler must not be anonymous and must be a top-level function."),
            Evidence(
                title:
                    "setBackgroundMessageHandler: How to invoke when app is in quit state on iOS (react-native-firebase)",
                url: "https://github.com/invertase/react-native-firebase/issues/5656",
                words:
                    "The handler was invoked only if the App component was mounted, i.e. where it had been set."
            ),
        ],
        "listener-too-late": [
            Evidence(
                title:
                    "Notification Clicks Not Triggering push.on('notification') on Cold Start (cordova-plugin-push)",
                url: "https://github.com/havesource/cordova-plugin-push/issues/296",
                words:
                    "init and the listeners are called after an event, the tap of the cold start is lost."
            ),
            Evidence(
                title: "iOS notification from cold boot (phonegap-plugin-push)",
                url: "https://github.com/phonegap/phonegap-plugin-push/issues/117",
                words:
                    "The launch notification was sent to JavaScript before the handlers were attached, and is lost then."
            ),
            Evidence(
                title: "cordova-plugin-push, www/push.js",
                url:
                    "https://github.com/havesource/cordova-plugin-push/blob/1bea351ae824c8d77ed491cb91960c3006f93e5f/www/push.js",
                words:
                    "emit() calls the handlers that are there; there is no queue for later listeners (the file was read in the stored copy)."
            ),
        ],
        "key-not-in-payload": [
            Evidence(
                title: "\"url\" disappeared from the APNS payload (Pushwoosh)",
                url: "https://github.com/Pushwoosh/pushwoosh-ios-sdk/issues/68",
                words:
                    "The app read the key url, the payload has the link under another key (\"l\")."),
            Evidence(
                title:
                    "payload is in the wrong part of the apn message (cordova-plugin-push-notifications)",
                url:
                    "https://github.com/Maxim-Kolmogorov/cordova-plugin-push-notifications/issues/19",
                words:
                    "The app reads the custom data within aps, the sender puts it at the top level."
            ),
            Evidence(
                title: "ios payload lost when clicked (react-native-push-notification)",
                url: "https://github.com/zo0r/react-native-push-notification/issues/587",
                words:
                    "notification.data is empty on a tap, since the values stand in another dictionary than the one that is read (local notifications there)."
            ),
        ],
    ]
}
