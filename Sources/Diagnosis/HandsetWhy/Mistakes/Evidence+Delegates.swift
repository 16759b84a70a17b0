/// The evidence for mistakes between an app's delegate and its libraries.
extension Evidence {
    static let ofDelegates: [String: [Evidence]] = [
        "library-without-delegate": [
            Evidence(
                title:
                    "On iOS the delegate is set only when askNotificationPermissionOnStart is true (KMPNotifier)",
                url: "https://github.com/mirzemehdi/KMPNotifier/issues/65",
                words:
                    "With false the library did not become the delegate, and pushes reached nobody; later versions set it."
            ),
            Evidence(
                title:
                    "Implications of not adding UNUserNotificationCenter.current().delegate code (flutter_local_notifications)",
                url: "https://github.com/MaikuB/flutter_local_notifications/issues/777",
                words:
                    "The maintainer: without the line in the AppDelegate the plugin's callbacks do not work on iOS."
            ),
            Evidence(
                title: "React Native Notifications, installation on iOS (wix)",
                url: "https://wix.github.io/react-native-notifications/docs/installation",
                words:
                    "The AppDelegate has to call startMonitorNotifications, which makes the library the delegate."
            ),
        ],
        "super-not-called": [
            Evidence(
                title: "Issue with local notifications (OneSignal-Flutter-SDK)",
                url: "https://github.com/OneSignal/OneSignal-Flutter-SDK/issues/197",
                words:
                    "The maintainer: call super in both methods of the AppDelegate, so that FlutterAppDelegate hands on."
            )
        ],
        "delegate-taken-back": [
            Evidence(
                title: "fix: foreground push notifications (MetaMask)",
                url: "https://github.com/MetaMask/metamask-mobile/pull/32764",
                words:
                    "The app becomes the delegate again each time it comes to the foreground: notifee then gets no tap, and has to be told of it by hand."
            ),
            Evidence(
                title:
                    "Existing UNUserNotificationCenterDelegate causes onMessage to no longer fire (flutterfire)",
                url: "https://github.com/firebase/flutterfire/issues/8792",
                words:
                    "Firebase's plugin gets no message where another object is the delegate and does not hand on."
            ),
        ],
        "two-libraries": [
            Evidence(
                title:
                    "Firebase onMessage listener not working when awesome_notifications is installed",
                url: "https://github.com/rafaelsetragni/awesome_notifications/issues/493",
                words: "On iOS alone: with both plugins the one for Firebase gets nothing."
            ),
            Evidence(
                title:
                    "Reduce friction with multiple plugins as a UNUserNotificationCenterDelegate (flutter)",
                url: "https://github.com/flutter/flutter/issues/22099",
                words: "Plugins that each become the delegate take it from each other."
            ),
        ],
        "token-not-handed-on": [
            Evidence(
                title: "Push notifications: registration is not called (Capacitor)",
                url: "https://github.com/ionic-team/capacitor-plugins/issues/1242",
                words:
                    "Nothing came until the AppDelegate posted capacitorDidRegisterForRemoteNotifications."
            ),
            Evidence(
                title: "Push Notifications, iOS (Capacitor)",
                url: "https://capacitorjs.com/docs/apis/push-notifications",
                words: "The two methods that the AppDelegate has to have, with what they post."
            ),
        ],
        "response-not-handed-on": [
            Evidence(
                title: "PushNotificationIOS.addEventListener doesn't work (push-notification-ios)",
                url: "https://github.com/react-native-push-notification/ios/issues/102",
                words:
                    "Nothing came at a tap until the AppDelegate handed on didReceiveNotificationResponse."
            ),
            Evidence(
                title: "Update AppDelegate (push-notification-ios)",
                url: "https://github.com/react-native-push-notification/ios",
                words:
                    "The methods of the AppDelegate that the library needs, with the one for a tap."
            ),
        ],
        "no-delegate-adaptor": [
            Evidence(
                title: "UIApplicationDelegateAdaptor (Apple)",
                url:
                    "https://developer.apple.com/documentation/swiftui/uiapplicationdelegateadaptor",
                words:
                    "Apple: SwiftUI makes the delegate of the type that the property wrapper names."
            ),
            Evidence(
                title: "Mobile Push Onboarding: SwiftUI (segment-docs)",
                url: "https://github.com/segment-boneyard/segment-docs/issues/5862",
                words: "An app of SwiftUI has no AppDelegate until the App names it."
            ),
        ],
        "off-main-callback": [
            Evidence(
                title: "Fix main actor crash (DuckDuckGo)",
                url: "https://github.com/duckduckgo/apple-browsers/pull/1928",
                words:
                    "The delegate's methods with async are marked with @MainActor, since they ended off the main thread and the app crashed."
            ),
            Evidence(
                title: "App crashes when tapping a notification (openHAB)",
                url: "https://github.com/openhab/openhab-ios/issues/945",
                words: "The same crash in the background, in a delegate's method with async."
            ),
        ],
        "opened-by-icon": [
            Evidence(
                title:
                    "getInitialNotification is null when the app is opened by its icon (React Native Firebase)",
                url: "https://github.com/invertase/react-native-firebase/issues/1289",
                words: "The maintainers: the notification comes only with a tap on it."
            )
        ],
    ]
}
