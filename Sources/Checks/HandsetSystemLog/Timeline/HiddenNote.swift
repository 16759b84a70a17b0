/// A thing that a line does not say, and the way to see it.
package enum HiddenNote: String, CaseIterable, Hashable, Sendable {
    /// apsd's line hides the topic, the token or the payload.
    case payload = "hidden-payload"
    /// A line of callservicesd or dasd hides the app.
    case app = "hidden-app"
    /// No line of apsd is in the log.
    case noArrival = "no-apsd"
    /// No line of SpringBoard is in the log.
    case noSpringBoard = "no-springboard"
    /// No line of dasd is in the log, though a wake was asked for.
    case noScheduler = "no-dasd"
    /// Xcode held the app.
    case debugged
    /// The push was asked for by the simulator's own tool.
    case simulated

    package var words: String {
        switch self {
        case .payload:
            "iOS hides the payload and the token; the app's own log can print them, or install Apple's APNs logging profile and capture again"
        case .app:
            "iOS hides the app in these lines; other lines of the same moment may name it"
        case .noArrival:
            "no line of apsd is in this log: capture all processes, since idevicesyslog -q and a filter by the app leave it out"
        case .noSpringBoard: "no line of SpringBoard about it is in this log; capture all processes"
        case .noScheduler:
            "no line of dasd about it is in this log; capture all processes, and for longer"
        case .debugged: "Xcode held the app: what it did not do then proves nothing"
        case .simulated: "it came by simctl push, and not by Apple's service"
        }
    }

    /// Returns what is not known of a push.
    package static func all(of push: LoggedPush) -> [HiddenNote] {
        var notes: [HiddenNote] = []
        let hasArrival = push.events.contains { $0.form?.group == .apsd }
        let isOfApp = push.events.allSatisfy { ["V5", "V6", "V8", "S1", "L5"].contains($0.code) }
        if push.has("M1") {
            notes.append(.simulated)
        } else if !hasArrival, push.request != nil {
            notes.append(.noArrival)
        }
        if hasArrival, push.payload == nil,
            push.events.contains(where: { $0.text.contains("<private>") })
        {
            notes.append(.payload)
        }
        if push.bundle == nil, push.events.contains(where: { $0.hides(.bundle) }) {
            notes.append(.app)
        }
        if hasArrival, push.request == nil, !isOfApp,
            !push.events.contains(where: {
                $0.form?.group == .calls || $0.form?.group == .liveActivities
            })
        {
            notes.append(.noSpringBoard)
        }
        if push.has("B4"), !push.has("D1", "D2", "D3", "D4", "D6") { notes.append(.noScheduler) }
        if push.has("C7") { notes.append(.debugged) }
        return notes
    }
}
