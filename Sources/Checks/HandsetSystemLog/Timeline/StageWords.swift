/// The words of a line in a timeline: what it proves of this push, with what it says.
struct StageWords {
    private let event: LoggedEvent
    private let push: LoggedPush

    /// True if nothing is said that an app or a person has named.
    private let redacts: Bool

    init(_ event: LoggedEvent, of push: LoggedPush, redacts: Bool) {
        self.event = event
        self.push = push
        self.redacts = redacts
    }

    private func known(_ field: LogField) -> String? {
        guard !redacts || TimelineRedaction.isOpen(field, of: event) else { return nil }
        return event.known(field)
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
            return known(.priority).map { ["priority \($0)"] } ?? []
        case "A3", "A5":
            guard let waited = push.waitedMicroseconds else { return [] }
            let tenths = waited.count / 100_000
            let sign = waited.isWhole ? "" : ", or that and some quarters of an hour"
            return ["Apple had it \(tenths / 10).\(abs(tenths % 10)) s before\(sign)"]
        case "B2":
            var parts = [
                ("hasAlertContent", "alert"), ("hasSound", "sound"), ("hasBadge", "badge"),
                ("hasContentAvailable", "content-available"),
                ("hasMutableContent", "mutable-content"),
            ].filter { event.flag($0.0) == true }.map(\.1)
            if parts.isEmpty { parts = ["no alert, sound or badge"] }
            // Without it iOS wakes no app, which many do not know.
            if event.flag("hasContentAvailable") == false { parts.append("no content-available") }
            return parts
        case "B7", "B8": return known(.status).map { ["permission \($0)"] } ?? []
        case "B11":
            return event.flag("shouldPresentAlert").map {
                [$0 ? "to be presented" : "not to be presented"]
            } ?? []
        case "B13":
            return event.flag("shouldPresentAlert").map {
                [$0 ? "with an alert" : "without an alert"]
            } ?? []
        case "C2": return known(.number).map { ["options \($0)"] } ?? []
        case "C3", "C4": return known(.action).map { ["action \($0)"] } ?? []
        case "C5": return known(.asker).map { ["asked for by \($0)"] } ?? []
        case "C6": return known(.status).map { [$0] } ?? []
        case "D2":
            return known(.decision).map { [$0.replacing(" FinalScore", with: "").trimmingBlanks] }
                ?? []
        case "D3": return push.replacement.map { ["by activity \($0)"] } ?? []
        case "E4": return known(.domain).map { ["launchd's reason \($0)"] } ?? []
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
