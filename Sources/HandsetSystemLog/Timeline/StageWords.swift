/// The words of a line in a timeline: what it proves of this push, with what it says.
struct StageWords {
    private let event: LoggedEvent
    private let push: LoggedPush

    init(_ event: LoggedEvent, of push: LoggedPush) {
        self.event = event
        self.push = push
    }

    var text: String {
        let words = event.form == nil ? "another line about it" : base
        let details = details
        return details.isEmpty ? words : "\(words) (\(details.joined(separator: ", ")))"
    }

    private var base: String {
        switch event.stage {
        case .note: event.form?.proves ?? event.stage.words
        default: event.stage.words
        }
    }

    private var details: [String] {
        switch event.code {
        case "A1", "B1":
            return event.known(.priority).map { ["priority \($0)"] } ?? []
        case "A3", "A5":
            guard let waited = push.waitedMicroseconds else { return [] }
            let tenths = waited.count / 100_000
            let sign = waited.isWhole ? "" : ", or that and some quarters of an hour"
            return ["Apple had it \(tenths / 10).\(abs(tenths % 10)) s before\(sign)"]
        case "B2":
            var parts = [
                ("hasAlertContent", "alert"), ("hasSound", "sound"), ("hasBadge", "badge"),
                ("hasContentAvailable", "content-available"), ("hasMutableContent", "mutable-content"),
            ].filter { event.flag($0.0) == true }.map(\.1)
            if parts.isEmpty { parts = ["no alert, sound, badge or content-available"] }
            return parts
        case "B7", "B8": return event.known(.status).map { ["permission \($0)"] } ?? []
        case "B11":
            return event.flag("shouldPresentAlert").map { [$0 ? "to be presented" : "not to be presented"] } ?? []
        case "B13":
            return event.flag("shouldPresentAlert").map { [$0 ? "with an alert" : "without an alert"] } ?? []
        case "C2": return event.known(.number).map { ["options \($0)"] } ?? []
        case "C3", "C4": return event.known(.action).map { ["action \($0)"] } ?? []
        case "C5": return event.known(.asker).map { ["asked for by \($0)"] } ?? []
        case "C6": return event.known(.status).map { [$0] } ?? []
        case "D2": return event.known(.decision).map { [$0.trimmingBlanks] } ?? []
        case "D3": return push.replacement.map { ["by activity \($0)"] } ?? []
        case "E4": return event.known(.domain).map { ["launchd's reason \($0)"] } ?? []
        case "F1":
            return event.text.range(of: "outcome: ").map {
                [String(event.text[$0.upperBound...].prefix { $0.isLetter })]
            } ?? []
        default: return []
        }
    }
}

extension String {
    fileprivate var trimmingBlanks: String {
        var text = self[...]
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
