extension SystemLogForm {
    private static let activities = ["liveactivitiesd"]

    static let ofActivities: [SystemLogForm] = [
        SystemLogForm(
            "L1", .liveActivities, by: activities,
            ["Push-to-start budget exceeded for «bundle»::", "Push-to-start budget exceeded"],
            .refused, proves: "too many starts in a short time", .high, seen: "18–26",
            in: ["Apple's forum 799505", "EKKOLearnAI/hermes-studio#3111"]),
        SystemLogForm(
            "L2", .liveActivities, by: activities,
            [
                "Unable to decode content state: The data couldn’t be read because «any».",
                "Unable to decode content state: The data couldn't be read because «any».",
                "Unable to decode content state",
            ], .refused, proves: "it arrived, and its content-state does not fit", .high,
            seen: "16–18", in: ["istornz/flutter_live_activities#118"]),
        SystemLogForm(
            "L3", .liveActivities, by: activities,
            ["Process is only playing background media so is forbidden to update activity"], .note,
            proves: "an update of the app's own was refused; it is not about pushes", .high,
            seen: "17–26", in: ["Apple's forum 748569"]),
        SystemLogForm(
            "L4", .liveActivities, by: ["liveactivitiesd", "SpringBoard"],
            ["Starting activity", "Activity started", "Restored activities:"], .activityStarted,
            proves: "it was started", .medium, seen: "26",
            in: ["field notes of the simulator, 2026"], needsProcess: true),
        SystemLogForm(
            "L5", .liveActivities, by: ["the app"],
            [
                "ActivityAuthorization Code=«number» \"«file»\"",
                "Target does not include NSSupportsLiveActivities",
            ],
            .refused, proves: "ActivityKit refuses the app's request", .high, seen: "16–26",
            in: ["ActivityKit's own error, on many pages"]),
        SystemLogForm(
            "L6", .liveActivities, by: activities,
            ["Received start without an alert configuration"], .refused,
            proves: "the start has no alert, and nothing starts", .high, seen: "26",
            in: ["field notes of three public senders, 2026"]),
    ]
}
