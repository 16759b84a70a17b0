extension SystemLogForm {
    private static let dasd = ["dasd"]

    static let ofScheduler: [SystemLogForm] = [
        SystemLogForm(
            "D1", .dasd, by: dasd,
            ["Submitted Activity: com.apple.pushLaunch.«bundle»:«activity»"], .scheduled,
            proves: "dasd has it, for 24 hours", .high, seen: "15–18",
            in: ["firebase/flutterfire#8277", "firebase/flutterfire#13643"]),
        SystemLogForm(
            "D2", .dasd, by: dasd,
            [
                "com.apple.pushLaunch.«bundle»:«activity»:[«any»FinalDecision: «decision»",
                "com.apple.pushLaunch.«bundle»:«activity»:[",
            ], .decided, proves: "the decision", .high, seen: "11–18",
            in: ["firebase/flutterfire#10082", "firebase/flutterfire#13073"]),
        SystemLogForm(
            "D3", .dasd, by: dasd,
            [
                "CANCELED: com.apple.pushLaunch.«bundle»:«activity»",
                "Daemon Canceling Activities: {(«any»com.apple.pushLaunch.«bundle»:«activity»",
            ], .replaced, proves: "that activity is gone; a newer one replaces it", .high,
            seen: "15–17", in: ["firebase/flutterfire#8277"]),
        SystemLogForm(
            "D4", .dasd, by: dasd, ["COMPLETED com.apple.pushLaunch.«bundle»:«activity»"], .woken,
            proves: "the app was woken", .medium, seen: "14–",
            in: ["README of ably/ably-flutter"]),
        SystemLogForm(
            "D5", .dasd, by: dasd,
            [
                "Adding a launch request («any») for application «any» by activity",
                "Activity «any»: Optimal Score «any» at ",
            ], .scheduled, proves: "it is queued", .medium, seen: "11",
            in: ["e-mission/e-mission-phone#290"], needsProcess: true),
        SystemLogForm(
            "D6", .dasd, by: ["dasd", "SpringBoard"],
            [
                "Sending request to open \"«bundle»\"",
                "Received request to open \"«bundle»\" from dasd:",
                "Received trusted open application request for \"«bundle»\" from <FBProcess:«any»osservice<com.apple.dasd>",
            ], .woken, proves: "the wake went through", .medium, seen: "16",
            in: ["firebase/flutterfire#10082"]),
    ]
}
