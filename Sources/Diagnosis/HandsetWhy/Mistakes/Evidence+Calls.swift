/// The evidence for the mistakes of calls.
extension Evidence {
    private static let rule = Evidence(
        title: "PushKit and CallKit (Apple's forum)",
        url: "https://developer.apple.com/forums/thread/817976",
        words:
            "An engineer of Apple's: the report has to be made before the delegate's method returns."
    )

    static let ofCalls: [String: [Evidence]] = [
        "no-voip-background-mode": [
            Evidence(
                title: "Supporting PushKit notifications in your app (Apple)",
                url:
                    "https://developer.apple.com/documentation/pushkit/supporting-pushkit-notifications-in-your-app",
                words: "Apple: the background mode Voice over IP."),
            Evidence(
                title: "VoIP push does not arrive (voip-notifications)",
                url: "https://github.com/pmairoldi/voip-notifications/issues/2",
                words: "The mode was missing."),
        ],
        "registry-not-at-launch": [
            Evidence(
                title: "0xBAADCA11 (Apple's forum)",
                url: "https://developer.apple.com/forums/thread/781211",
                words: "The registry and its delegate have to be there at each launch."),
            Evidence(
                title: "App is ended for a VoIP push (voice-quickstart-ios)",
                url: "https://github.com/twilio/voice-quickstart-ios/issues/426",
                words: "The registry was made too late."),
        ],
        "registry-without-delegate": [
            Evidence(
                title: "PKPushRegistry.delegate (Apple)",
                url: "https://developer.apple.com/documentation/pushkit/pkpushregistry/delegate",
                words: "Apple: set the delegate before desiredPushTypes.")
        ],
        "voip-headers": [
            Evidence(
                title: "DeviceTokenNotForTopic (PyAPNs2)",
                url: "https://github.com/Pr0Ger/PyAPNs2/issues/134",
                words: "A VoIP token with another topic."),
            Evidence(
                title: "Voip Token-based connection DeviceTokenNotForTopic (dotAPNS)",
                url: "https://github.com/alexalok/dotAPNS/issues/90",
                words: "The topic became BUNDLE.voip.voip."),
        ],
        "voip-expires-late": [
            Evidence(
                title: "Old calls ring (voice-quickstart-ios)",
                url: "https://github.com/twilio/voice-quickstart-ios/issues/181",
                words: "A push that is kept rings when the phone comes back.")
        ],
        "voip-blocked": [
            Evidence(
                title: "Will not be launched (react-native-voip-push-notification)",
                url:
                    "https://github.com/react-native-webrtc/react-native-voip-push-notification/issues/102",
                words: "The line of the log; installing the app anew helped.")
        ],
        "voip-async-method": [
            Evidence(
                title: "Calls end the app in the background (wire-ios)",
                url: "https://github.com/wireapp/wire-ios/pull/3060",
                words: "Reproduced with the async form, repaired with the form with completion.")
        ],
        "call-not-reported": [
            rule,
            Evidence(
                title: "Killing app because it never posted an incoming call (quickblox-ios-sdk)",
                url: "https://github.com/QuickBlox/quickblox-ios-sdk/issues/1211",
                words: "A path returns without a report."),
            Evidence(
                title: "Incoming calls (macro)",
                url: "https://github.com/macro-inc/macro/pull/3095",
                words: "Each path reports a call since."),
        ],
        "call-reported-late": [
            rule,
            Evidence(
                title: "App is ended (flutter_callkit_incoming)",
                url: "https://github.com/hiennguyen92/flutter_callkit_incoming/issues/696",
                words: "The report came after the method had returned."),
        ],
        "voip-not-for-calls": [
            Evidence(
                title: "VoIP pushes that end a call (Apple's forum)",
                url: "https://developer.apple.com/forums/thread/764376",
                words: "An engineer of Apple's: each VoIP push has to be a new call."),
            Evidence(
                title: "Cancelled calls (react-native-voip-push-notification)",
                url:
                    "https://github.com/react-native-webrtc/react-native-voip-push-notification/issues/100",
                words: "A push that cancels a call ends the app."),
        ],
        "call-id-not-uuid": [
            Evidence(
                title: "UUID problem for PSTN Inbound Call (telnyx-webrtc-ios)",
                url: "https://github.com/team-telnyx/telnyx-webrtc-ios/pull/213",
                words:
                    "Calls from the telephone network have an identifier that is no UUID."),
            Evidence(
                title: "Crash with an identifier (callkeep)",
                url: "https://github.com/flutter-webrtc/callkeep/issues/28",
                words: "The identifier has to be a UUID."),
        ],
        "call-action-open": [
            Evidence(
                title: "provider(_:timedOutPerforming:) (Apple)",
                url:
                    "https://developer.apple.com/documentation/callkit/cxproviderdelegate/provider(_:timedoutperforming:)",
                words: "Apple: an action that is not fulfilled in time fails.")
        ],
        "no-filtering-entitlement": [
            Evidence(
                title: "reportNewIncomingVoIPPushPayload(_:completion:) (Apple)",
                url:
                    "https://developer.apple.com/documentation/callkit/cxprovider/reportnewincomingvoippushpayload(_:completion:)",
                words: "Apple: from a service extension with the entitlement for filtering."),
            Evidence(
                title:
                    "doesn't include the com.apple.developer.usernotifications.filtering entitlement (linphone-iphone)",
                url: "https://github.com/BelledonneCommunications/linphone-iphone/issues/958",
                words:
                    "The extension cannot be signed without the entitlement, for which Apple has to be asked."
            ),
        ],
    ]
}
