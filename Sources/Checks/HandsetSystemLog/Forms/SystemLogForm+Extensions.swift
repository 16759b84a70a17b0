extension SystemLogForm {
    private static let manager = ["runningboardd"]

    static let ofExtensions: [SystemLogForm] = [
        SystemLogForm(
            "E1", .serviceExtension, by: ["SpringBoard"],
            ["[«bundle»] Remote notification request «request» can be modified:"],
            .extensionWanted, proves: "the service extension is wanted", .medium, seen: "17",
            in: ["firebase/flutterfire#13173"]),
        SystemLogForm(
            "E2", .serviceExtension, by: ["SpringBoard"],
            [
                "[«bundle»] No service extension record found for app",
                "[«bundle»] No valid extension available for bundle",
                "[«bundle»] No extension available for bundle",
                "[«bundle»] Error was encountered trying to find service extension",
            ], .note, proves: "the app has no service extension; delivery goes on", .high,
            seen: "12–17",
            in: [
                "firebase/flutterfire#13173", "dotnet/macios#5790",
                "OneSignal/react-native-onesignal#979",
            ]),
        SystemLogForm(
            "E3", .serviceExtension, by: manager,
            ["xpcservice<«extension»([«any»])«any»>:«pid»] This process will be managed"],
            .extensionStarted, proves: "it was started", .medium, seen: "15–16",
            in: ["OneSignal/OneSignal-Flutter-SDK#883"]),
        SystemLogForm(
            "E4", .serviceExtension, by: manager,
            [
                "xpcservice<«extension»([«any»])«any»>:«pid»] termination reported by launchd («domain», «number», «number»)"
            ], .extensionEnded, proves: "it ended; the first number says why", .medium,
            seen: "15–16", in: ["OneSignal/OneSignal-Flutter-SDK#883"]),
        SystemLogForm(
            "E5", .serviceExtension, by: ["kernel", "ReportCrash", "osanalyticshelper"],
            [
                "memorystatus: «program» [«pid»] exceeded mem limit:",
                "EXC_RESOURCE -> «program»[«pid»] exceeded mem limit:",
                "killing_specific_process pid «pid» [«program»] (per-process-limit",
            ], .extensionEnded, proves: "a process was ended for its memory", .high,
            seen: "13–26", in: ["nextcloud/talk-ios#1223", "Apple's forum 740332"]),
        SystemLogForm(
            "E6", .serviceExtension, by: ["the extension"], ["serviceExtensionTimeWillExpire"],
            .extensionEnded, proves: "its thirty seconds were over", .low, seen: "13–26",
            in: ["OneSignal/OneSignal-Flutter-SDK#424"]),
        SystemLogForm(
            "E7", .serviceExtension, by: ["SpringBoard"],
            ["[«bundle»] Received replacement content for notification request «request»"],
            .extensionAnswered, proves: "the extension has answered with its content", .medium,
            seen: "18–26", in: ["Apple's forum, Notifications, 2025"]),
        SystemLogForm(
            "E8", .serviceExtension, by: ["SpringBoard", "runningboardd", "the extension"],
            ["Extension will be killed because it used its runtime in starting up"],
            .extensionEnded, proves: "its time was over before it had begun", .medium,
            seen: "26", in: ["Apple's forum, Notifications, 2025"]),
    ]
}
