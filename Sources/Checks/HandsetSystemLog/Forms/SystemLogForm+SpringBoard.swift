extension SystemLogForm {
    private static let board = ["SpringBoard"]

    static let ofSpringBoard: [SystemLogForm] = [
        SystemLogForm(
            "B1", .springBoard, by: board,
            [
                "Received incoming message on topic «topic» at priority «priority»",
                "Received incoming message on topic «topic»",
            ], .taken, proves: "it was delivered to SpringBoard", .high, seen: "11–18",
            in: ["firebase/flutterfire#8277", "lionheart/openradar-mirror#18284"]),
        SystemLogForm(
            "B2", .springBoard, by: board,
            ["[«bundle»] Received remote notification request «request»"], .parsed,
            proves: "the payload was parsed; from here the request is the key", .high,
            seen: "11–27", in: ["firebase/flutterfire#8277", "firebase/flutterfire#16882"]),
        SystemLogForm(
            "B3", .springBoard, by: board,
            [
                "[«bundle»] Process delivery of push notification «request»",
                "[«bundle»] Deliver push notification request «request»",
                "[«bundle»] Deliver push notification «request»",
            ], .accepted, proves: "it goes on to delivery", .high, seen: "11–18",
            in: ["firebase/flutterfire#13073", "lionheart/openradar-mirror#18284"]),
        SystemLogForm(
            "B4", .springBoard, by: board,
            [
                "[«bundle»] Request DUET delivers content-available push notification to application",
                "[«bundle»] Passing content-availa",
            ], .wakeAsked, proves: "the wake of the app was asked for", .high, seen: "11–18",
            in: ["firebase/flutterfire#13073", "lionheart/openradar-mirror#18284"]),
        SystemLogForm(
            "B5", .springBoard, by: board,
            ["SUBMITTING: com.apple.pushLaunch.«bundle»:«activity»"], .scheduled,
            proves: "it was handed to dasd", .high, seen: "15–18",
            in: ["firebase/flutterfire#8277", "firebase/flutterfire#13146"]),
        SystemLogForm(
            "B6", .springBoard, by: board,
            ["[«bundle»] Content-available push notifications are only supported on-device"],
            .refused, proves: "the simulator wakes no app", .high, seen: "16–26",
            in: ["klaviyo/klaviyo-swift-sdk#545"]),
        SystemLogForm(
            "B7", .springBoard, by: board,
            [
                "[«bundle»] Dropping notification «request» as it's not authorized with status '«status»'",
                "[«bundle»] Dropping notification «request» as it’s not authorized with status",
            ], .refused, proves: "the permission is missing", .medium, seen: "27",
            in: ["field notes of an app's team, 2026"]),
        SystemLogForm(
            "B8", .springBoard, by: board,
            [
                "[«bundle»] NOT delivering user visible push notification «request»«any»UNAuthorizationStatus=«status»",
                "[«bundle»] NOT delivering user visible push notification «request»",
            ], .refused, proves: "the same, with the reason", .medium, seen: "27",
            in: ["field notes of an app's team, 2026"]),
        SystemLogForm(
            "B9", .springBoard, by: board,
            [
                "Ignoring notification with no alert, sound or badge («bundle»): «request»",
                "[«bundle»] Not saving push notification «request» to store",
            ], .note, proves: "nothing wrong: a silent push has no content to show", .high,
            seen: "11", in: ["e-mission/e-mission-phone#290"]),
        SystemLogForm(
            "B10", .springBoard, by: board,
            [
                "[«bundle»] Badge can be set for notification «request»: «number» [",
                "[«bundle»] Setting badge to «number» [",
                "requested the badge value for «bundle» be set to \"«number»\"",
            ], .note, proves: "the badge was looked at or set", .high, seen: "11–18",
            in: ["firebase/flutterfire#16882"]),
        SystemLogForm(
            "B11", .springBoard, by: board, ["[«bundle»] Saving notification «request»: "], .saved,
            proves: "settings were read; kept or not", .high, seen: "12–26",
            in: ["firebase/flutterfire#10082"]),
        SystemLogForm(
            "B12", .springBoard, by: board,
            ["[«bundle»] Delivered user visible push notification «request»"], .shown,
            proves: "it was handed to the display, which is not that anybody saw it", .high,
            seen: "12–16", in: ["firebase/flutterfire#10082"]),
        SystemLogForm(
            "B13", .springBoard, by: board,
            [
                "[«bundle»] Adding notification «request» to destinations «any» [",
                "[«bundle»] Adding notification «request»",
            ], .posted, proves: "where it is presented, and how", .high, seen: "13–16",
            in: ["react-native-push-notification/ios#77"]),
        SystemLogForm(
            "B14", .springBoard, by: board, ["[«bundle»] Failed to find sound \"«file»\""], .note,
            proves: "it is silent: the app has no such file", .high, seen: "16",
            in: ["field notes of two teams, 2023"]),
        SystemLogForm(
            "B15", .springBoard, by: board,
            [
                "BBDataProviderProxy «bundle» has enqueued a bulletin request",
                "Posting notification «request» to destination",
            ], .posted, proves: "it is on its way to the list", .high, seen: "10–16",
            in: ["pushbots/phonegap#77"]),
        SystemLogForm(
            "B16", .springBoard, by: board, ["Not alerting on post for request «request»"], .note,
            proves: "one destination does not alert, which proves no loss", .high, seen: "10–26",
            in: ["pushbots/phonegap#77"]),
        SystemLogForm(
            "B17", .springBoard, by: board,
            ["DID play lights and sirens for bulletin «any» in section «bundle»"], .alerted,
            proves: "it did alert", .medium, seen: "16", in: ["firebase/flutterfire#10082"]),
        SystemLogForm(
            "B18", .springBoard, by: board,
            [
                "Getting effectiveSectionInfo", "[«bundle»] Got effective section info [",
                "[«bundle»] Load «number» pending notification dictionaries",
                "No data found at «any»PendingNotifications.plist",
            ], .note, proves: "nothing", .high, seen: "11–18", in: ["firebase/flutterfire#16882"]),
        SystemLogForm(
            "B19", .springBoard, by: board, ["Turn on screen for notification «request»"], .alerted,
            proves: "the screen went on for it", .medium, seen: "12",
            in: ["phonegap/phonegap-plugin-push#2648"]),
        SystemLogForm(
            "F1", .focus, by: ["donotdisturbd"],
            [
                "Event was resolved: resolution=<DNDSEventBehaviorResolution:«any»bundleIdentifier:: «bundle»;"
            ],
            .note, proves: "Focus was asked; the outcome is its answer", .medium, seen: "15–17",
            in: ["firebase/flutterfire#13073"]),
    ]
}
