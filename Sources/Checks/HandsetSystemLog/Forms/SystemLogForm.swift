/// A line that iOS's own processes, or an app's frameworks, write about a push.
package struct SystemLogForm: Hashable, Sendable {
    /// The stable name, such as `B2`.
    package let code: String
    package let group: LogGroup
    /// The processes that write it.
    package let processes: [String]
    /// The words in their versions, the newest first.
    package let patterns: [FormPattern]
    package let stage: LogStage
    /// The proof in a few words: what the line says of the push.
    package let proves: String
    package let confidence: FormConfidence
    /// The versions of iOS in which it was seen.
    package let seen: String
    /// The public pages with such lines.
    package let sources: [String]
    /// True if its words are so common that only its own processes may write them.
    let needsProcess: Bool

    init(
        _ code: String, _ group: LogGroup, by processes: [String], _ patterns: [FormPattern],
        _ stage: LogStage, proves: String, _ confidence: FormConfidence, seen: String,
        in sources: [String], needsProcess: Bool = false
    ) {
        self.code = code
        self.group = group
        self.processes = processes
        self.patterns = patterns
        self.stage = stage
        self.proves = proves
        self.confidence = confidence
        self.seen = seen
        self.sources = sources
        self.needsProcess = needsProcess
    }

    /// All forms, in the order of a push's way.
    package static let all: [SystemLogForm] =
        ofArrival + ofSpringBoard + ofScheduler + ofExtensions + ofForeground + ofCalls
        + ofActivities + ofOthers

    private static let byCode = Dictionary(all.map { ($0.code, $0) }, uniquingKeysWith: { $1 })

    package static func named(_ code: String) -> SystemLogForm? { byCode[code] }

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
