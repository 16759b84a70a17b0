extension SystemLogForm {
    static let ofOthers: [SystemLogForm] = [
        SystemLogForm(
            "P1", .permission, by: ["SpringBoard", "the app"],
            ["[«bundle»] Requesting authorization with options «number»"], .note,
            proves: "the app asked for permission", .medium, seen: "16", in: ["field notes, 2023"]),
        SystemLogForm(
            "P2", .permission, by: ["SpringBoard", "the app"],
            ["[«bundle»] Requested authorization [ didGrant: «number» hasError: «number»"], .note,
            proves: "the answer", .high, seen: "14–26", in: ["field notes of five teams"]),
        SystemLogForm(
            "P3", .permission, by: ["SpringBoard", "the app"],
            ["[«bundle»] Setting «number» notification categories"], .note,
            proves: "categories are set", .high, seen: "26",
            in: ["field notes of the simulator, 2026"]),
        SystemLogForm(
            "M1", .simulator, by: ["CoreSimulatorBridge", "usernotificationsd"],
            [
                "[«bundle»] Adding notification request «request» to destinations: Default",
                "Forwarding addRequest: «bundle»",
            ], .accepted,
            proves: "simctl push made it, and not Apple's service: no extension starts", .medium,
            seen: "26", in: ["an experiment with the simulator, 2026"]),
        SystemLogForm(
            "R1", .simulator, by: ["log show"], ["=== system boot: "], .note,
            proves: "the phone was restarted: numbers and requests before it are others", .high,
            seen: "10–26", in: ["the manual of log(1)"]),
    ]
}
