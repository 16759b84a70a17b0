extension SystemLogForm {
    private static let calls = ["callservicesd"]

    static let ofCalls: [SystemLogForm] = [
        SystemLogForm(
            "V1", .calls, by: calls, ["Incoming message has topic: «any» bundleID: «bundle»"],
            .callTaken, proves: "the call's push reached callservicesd", .medium, seen: "11",
            in: ["twilio/voice-quickstart-ios#152"]),
        SystemLogForm(
            "V2", .calls, by: calls,
            ["Application «bundle» is not running. Will attempt to open the application"],
            .callTaken, proves: "the app is to be launched", .medium, seen: "11",
            in: ["twilio/voice-quickstart-ios#152"]),
        SystemLogForm(
            "V3", .calls, by: calls,
            [
                "Successfully launched application with bundle identifier «bundle»",
                "Successfully opened application",
            ], .launched, proves: "the app was launched in the background", .high, seen: "13–26",
            in: ["Apple's forum 799024"], needsProcess: true),
        SystemLogForm(
            "V4", .calls, by: calls,
            [
                "Asked to deliver message «any» to application <CSDVoIPApplication «any» bundleIdentifier=«bundle»",
                "to application <CSDVoIPApplication ", "VoIP payload(s) to application «program»",
            ], .callGiven, proves: "it was given to the app", .medium, seen: "17–26",
            in: ["Apple's forum 799024", "Apple's forum 801446"]),
        SystemLogForm(
            "V5", .calls, by: ["the app"], ["VoIP pushes must post an incoming call"], .ended,
            proves: "the callback returned without a report of a call", .high, seen: "13–",
            in: ["Apple's forum 801446", "react-native-webrtc/react-native-callkeep#156"]),
        SystemLogForm(
            "V6", .calls, by: ["the app"],
            ["PKPushRegistry _terminateAppIfThereAreUnhandledVoIPPushes"],
            .ended, proves: "the app was ended for it", .high, seen: "13–",
            in: ["hiennguyen92/flutter_callkit_incoming#197"]),
        SystemLogForm(
            "V7", .calls, by: calls,
            [
                "Killing VoIP app «any» because it failed to post an incoming call in time",
                "because it failed to post an incoming call in time",
            ], .ended, proves: "the callback was not reached, or did not return", .high,
            seen: "13–", in: ["Apple's forum 781211", "Apple's forum 801446"]),
        SystemLogForm(
            "V8", .calls, by: ["the app"],
            [
                "Killing app because it never posted an incoming call to the system after receiving a PushKit VoIP"
            ],
            .ended, proves: "the app was ended for it", .high, seen: "13–",
            in: ["BelledonneCommunications/linphone-iphone#669"]),
        SystemLogForm(
            "V9", .calls, by: calls,
            [
                "Application «bundle» will not be launched because it failed to report an incoming call too many times",
                "will not be launched because it failed to report an incoming call too many times",
            ], .refused, proves: "iOS starts the app no more for calls", .medium, seen: "13–",
            in: ["react-native-webrtc/react-native-voip-push-notification#102"]),
        SystemLogForm(
            "V10", .calls, by: ["InCallService"],
            ["setting state to PHInCallStateIncomingRinging", "TUCallStatusRinging"], .rang,
            proves: "it rang: the call was reported", .medium, seen: "11",
            in: ["twilio/voice-quickstart-ios#152"]),
        SystemLogForm(
            "V11", .calls, by: calls,
            [
                "End call action fulfilled:",
                "ended call with UUID «any» with ended at date «any» with reason «number»",
            ],
            .callEnded, proves: "the app ended the call", .high, seen: "11–14",
            in: ["twilio/voice-quickstart-ios#152", "twilio/voice-quickstart-ios#398"]),
        SystemLogForm(
            "V12", .calls, by: ["the app"],
            ["NEAppPushManager app has not set the delegate to receive the incoming call payload"],
            .refused, proves: "the app has no delegate for local pushes", .medium, seen: "26",
            in: ["field notes of an app's team, 2026"]),
        SystemLogForm(
            "V13", .calls, by: ["the app"],
            ["com.apple.CallKit.error.incomingcall error 3", "incomingcall error 3"], .refused,
            proves: "Do Not Disturb filtered the call", .low, seen: "26",
            in: ["field notes of an app's team, 2026"]),
        SystemLogForm(
            "V14", .calls, by: ["the app"],
            [
                "PushKit apps that use VoIP push must link either CallKit or IncomingCallNotifications"
            ],
            .ended, proves: "the app takes VoIP pushes without CallKit", .high, seen: "13",
            in: ["twilio/voice-quickstart-ios#251", "oopsr/VoIPPush#9"]),
    ]
}
