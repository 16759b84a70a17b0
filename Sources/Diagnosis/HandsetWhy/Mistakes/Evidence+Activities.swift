/// The evidence for the mistakes of Live Activities.
extension Evidence {
    static let ofActivities: [String: [Evidence]] = [
        "content-state-missing-key": [
            Evidence(
                title: "Unable to decode content state (flutter_live_activities)",
                url: "https://github.com/istornz/flutter_live_activities/issues/118",
                words:
                    "Apple's service answers with success, and the phone logs that the data is missing."
            ),
            Evidence(
                title: "Live Activity fields (superset)",
                url: "https://github.com/superset-sh/superset/pull/7356",
                words: "A new field that is not optional breaks what an earlier build has started."),
        ],
        "content-state-wrong-type": [
            Evidence(
                title: "Live Activity push does not update (Apple's forum)",
                url: "https://developer.apple.com/forums/thread/777566",
                words: "A date as text never decodes: the system uses the default strategies."),
            Evidence(
                title: "Update does not arrive (flutter_live_activities)",
                url: "https://github.com/istornz/flutter_live_activities/issues/18",
                words: "The log: the data is not in the correct format."),
        ],
        "content-state-unix-date": [
            Evidence(
                title: "Countdowns of Live Activities are 31 years ahead (Home Assistant)",
                url: "https://github.com/home-assistant/iOS/pull/4677",
                words:
                    "Numbers are decoded as seconds since 2001; an own init(from:) repaired it."),
            Evidence(
                title: "Dates in content-state (Teak)",
                url: "https://github.com/GoCarrot/TeakCocoaPodsExample/pull/2",
                words: "Verified on devices: the decoder's default strategy for dates."),
        ],
        "start-attributes-mismatch": [
            Evidence(
                title: "Live Activity push to start (Apple's forum)",
                url: "https://developer.apple.com/forums/thread/777566",
                words:
                    "attributes holds the members of the outer type, not those of ContentState.")
        ],
        "attributes-type-unknown": [
            Evidence(
                title:
                    "Restore the follow-thread Live Activity in the Reborn widget (Apollo-Reborn)",
                url: "https://github.com/Apollo-Reborn/Apollo-Reborn/pull/490",
                words: "The type is found by its name without the module."),
            Evidence(
                title: "Push to start (flutter_live_activities)",
                url: "https://github.com/istornz/flutter_live_activities/issues/146",
                words: "The name has to be that of the type in the app."),
        ],
        "start-without-alert": [
            Evidence(
                title: "Alerts of Live Activities (APNSwift)",
                url: "https://github.com/swift-server-community/APNSwift/issues/232",
                words: "The alert of a start."),
            Evidence(
                title: "Starting and updating Live Activities with push notifications (Apple)",
                url:
                    "https://developer.apple.com/documentation/activitykit/starting-and-updating-live-activities-with-activitykit-push-notifications",
                words: "Apple: a push that starts a Live Activity has an alert."),
        ],
        "activity-timestamp": [
            Evidence(
                title: "Live Activity push and timestamp (Apple's forum)",
                url: "https://developer.apple.com/forums/thread/776165",
                words: "An update whose timestamp is in the past or far ahead is dropped.")
        ],
        "activity-dates": [
            Evidence(
                title:
                    "LiveActivities: never hand ActivityKit a stale date already in the past (nalu)",
                url: "https://github.com/nalu-development/nalu/pull/222",
                words: "With a stale-date in the past nothing was shown."),
            Evidence(
                title: "dismissal-date (APNSwift)",
                url: "https://github.com/swift-server-community/APNSwift/issues/228",
                words: "It counts with the event end only."),
        ],
        "activity-headers": [
            Evidence(
                title: "TopicDisallowed (Live-Activities-Demo-NBA-Score)",
                url: "https://github.com/jerryliurui/Live-Activities-Demo-NBA-Score/issues/1",
                words: "Topic, push type and the kind of connection.")
        ],
        "activity-budget": [
            Evidence(
                title: "Live Activity stops updating (voltra)",
                url: "https://github.com/callstackincubator/voltra/issues/119",
                words: "Apple's service answers 200, and after half an hour nothing changes."),
            Evidence(
                title: "Push-to-start budget exceeded (Apple's forum)",
                url: "https://developer.apple.com/forums/thread/799505",
                words: "The line of the log."),
        ],
        "no-live-activities-key": [
            Evidence(
                title: "Live Activity does not start (flutter_live_activities)",
                url: "https://github.com/istornz/flutter_live_activities/issues/4",
                words: "NSSupportsLiveActivities was missing in the app's Info.plist."),
            Evidence(
                title: "NSSupportsLiveActivities (expo-apple-targets)",
                url: "https://github.com/EvanBacon/expo-apple-targets/issues/90",
                words: "The key belongs to the app, not to the extension."),
        ],
        "activity-push-entitlement": [
            Evidence(
                title: "ActivityInput error 0 (Loop)",
                url: "https://github.com/LoopKit/Loop/pull/2532",
                words: "pushType .token without the entitlement for pushes."),
            Evidence(
                title: "ActivityInput error 0 (flutter_live_activities)",
                url: "https://github.com/istornz/flutter_live_activities/issues/162",
                words: "The capability Push Notifications was missing."),
        ],
        "no-push-type": [
            Evidence(
                title: "Live Activities need pushType (braze-docs)",
                url: "https://github.com/braze-inc/braze-docs/pull/4908",
                words: "Without it there is no token."),
            Evidence(
                title: "Push token (iOS-16-Live-Activities-Dynamic-Island)",
                url:
                    "https://github.com/batikansosun/iOS-16-Live-Activities-Dynamic-Island/issues/1",
                words: "The token is nil."),
        ],
        "activity-token-too-early": [
            Evidence(
                title: "Update Live Activities with push notifications (Apple, WWDC23)",
                url: "https://developer.apple.com/videos/play/wwdc2023/10185/",
                words:
                    "Apple: the token is not there right after the request; watch pushTokenUpdates."
            )
        ],
        "update-token-not-watched": [
            Evidence(
                title: "Push to start, then update (OneSignal)",
                url: "https://github.com/OneSignal/OneSignal-iOS-SDK/issues/1573",
                words: "After a start by push the update token has to be watched at the launch."),
            Evidence(
                title: "Tokens after a start by push (Apple's forum)",
                url: "https://developer.apple.com/forums/thread/834934",
                words: "An engineer of Apple's: watch activityUpdates, and go through activities."),
        ],
        "start-in-background": [
            Evidence(
                title: "Add iOS 17.2+ push-to-start for Live Activity renewal (LoopFollow)",
                url: "https://github.com/loopandlearn/LoopFollow/pull/622",
                words:
                    "The app had to wait for the foreground before it could request a new Live Activity."
            )
        ],
        "no-activity-configuration": [
            Evidence(
                title:
                    "Restore the follow-thread Live Activity in the Reborn widget (Apollo-Reborn)",
                url: "https://github.com/Apollo-Reborn/Apollo-Reborn/pull/490",
                words: "The list is empty if no extension shows the type."),
            Evidence(
                title: "Live Activity is not shown (flutter_live_activities)",
                url: "https://github.com/istornz/flutter_live_activities/issues/93",
                words: "The widget of the type was missing."),
        ],
        "activity-types-differ": [
            Evidence(
                title: "Live Activity stays empty (flutter_live_activities)",
                url: "https://github.com/istornz/flutter_live_activities/issues/31",
                words: "The type differed between the app and the extension."),
            Evidence(
                title: "Shared attributes (iOS16-Live-Activities)",
                url: "https://github.com/1998code/iOS16-Live-Activities/issues/3",
                words: "One file for both targets."),
        ],
    ]
}
