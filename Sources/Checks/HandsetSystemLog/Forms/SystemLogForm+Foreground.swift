extension SystemLogForm {
    private static let board = ["SpringBoard"]

    static let ofForeground: [SystemLogForm] = [
        SystemLogForm(
            "C1", .foreground, by: board, ["willPresentNotification delivery succeeded"], .asked,
            proves: "the app was asked", .medium, seen: "16", in: ["field notes, 2023"]),
        SystemLogForm(
            "C2", .foreground, by: board,
            [
                "[«bundle»] Received response «number» for willPresentNotification for notification «request»"
            ], .answered, proves: "the app answered; 0 shows nothing", .medium, seen: "13",
            in: ["react-native-push-notification/ios#77"]),
        SystemLogForm(
            "C3", .foreground, by: board, ["Received response to «request» for action «action»"],
            .tapped, proves: "the user acted on it", .medium, seen: "26",
            in: ["field notes of the simulator, 2026"]),
        SystemLogForm(
            "C4", .foreground, by: board,
            [
                "Dispatcher will execute action «action» for notification «request» with parameters",
                "Sending response for action «action» from origin BulletinDestination",
                "Sending response for action «action» from origin",
            ], .tapped, proves: "the tap was handed to the app", .medium, seen: "10",
            in: ["pushbots/phonegap#77"]),
        SystemLogForm(
            "C5", .foreground, by: board, ["Received request to open \"«bundle»\" from «asker»:"],
            .launched, proves: "a launch was asked for, and by whom", .high, seen: "11–17",
            in: ["firebase/flutterfire#10082", "twilio/voice-quickstart-ios#152"]),
        SystemLogForm(
            "C6", .foreground, by: board,
            [
                "Application process state changed for «bundle»: <SBApplicationProcessState:«any»pid: «pid»;«any»visibility: «status»"
            ], .note, proves: "the app runs, on the screen or not", .medium, seen: "14",
            in: ["flutter/flutter#68558"]),
        SystemLogForm(
            "C7", .foreground, by: ["SpringBoard", "assertiond", "runningboardd"],
            ["for reason: process is being debugged"], .note,
            proves: "Xcode holds the app, so a later silence proves nothing", .high,
            seen: "14–26", in: ["flutter/flutter#68558"]),
        SystemLogForm(
            "S1", .scenes, by: ["the app"],
            [
                "UIApplicationEvaluateRuntimeIssueForNoSceneLifecycleAdoption",
                "Application failed to launch: UIScene life cycle is required for apps built with this SDK",
            ], .ended, proves: "the app ends at its launch", .high, seen: "27",
            in: ["StoDevX/AAO-React-Native#7743"]),
        SystemLogForm(
            "S2", .scenes, by: ["the app"],
            [
                "This process does not adopt UIScene lifecycle",
                "UIScene lifecycle will soon be required",
                "UIScene` lifecycle will soon be required",
            ], .note, proves: "a warning only", .high, seen: "18–26",
            in: ["defold/defold#11042", "openfl/lime#1990"]),
        SystemLogForm(
            "W1", .app, by: ["the app"],
            [
                "received call to -userNotificationCenter:«any» but the completion handler was never called",
                "received call to -application:didReceiveRemoteNotification:fetchCompletionHandler: but the completion handler was never called",
            ],
            .note, proves: "the callback was called, and its completion handler was not", .high,
            seen: "10–", in: ["Apple's own warning, on many pages"]),
        SystemLogForm(
            "W2", .app, by: ["the app"],
            [
                "but you still need to add \"remote-notification\" to the list of your supported UIBackgroundModes"
            ],
            .note, proves: "a background mode is missing", .high, seen: "7–",
            in: ["Pushwoosh/pushwoosh-phonegap-plugin#78"]),
    ]
}
