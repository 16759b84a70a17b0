import Handset
import HandsetLint
package import HandsetSystemLog

/// The answer of the phone's own log about the push that somebody asks about.
package struct SystemLogAnswer: Sendable {
    package let entry: TimelineEntry
    /// Its number among those of the log, from 1.
    package let number: Int
    package let count: Int
    /// True if the model of the phone says otherwise.
    package let contradictsModel: Bool

    init?(_ complaint: Complaint, _ reception: Reception?) {
        guard let log = complaint.systemLog else { return nil }
        let entries = TimelineEntry.all(of: log, asking: Self.questions(of: complaint))
        let scored = entries.enumerated().map { ($0, Self.score(of: $1, for: complaint)) }
        guard let best = scored.map(\.1).max(),
            let chosen = scored.last(where: { $0.1 == best })?.0
        else { return nil }
        entry = entries[chosen]
        number = chosen + 1
        count = entries.count
        contradictsModel = Self.contradicts(entries[chosen], reception)
    }

    private static func questions(of complaint: Complaint) -> [PushQuestion] {
        guard !complaint.told.isEmpty else { return [] }
        var questions = complaint.symptoms.compactMap(\.question)
        questions += PushQuestion.all(in: complaint.told)
        return questions
    }

    /// Returns how well a push of the log fits the one that is asked about.
    private static func score(of entry: TimelineEntry, for complaint: Complaint) -> Int {
        let push = entry.push
        var score = entry.isPush ? 1 : 0
        if push.request != nil { score += 3 }
        if !entry.verdict.cause.isOpen { score += 1 }
        if let topic = complaint.topic ?? complaint.headers.topic, let bundle = push.bundle {
            score += topic == bundle || topic.hasPrefix(bundle + ".") ? 16 : -16
        }
        guard let payload = complaint.payload, let content = complaint.content else { return score }
        if let json = push.payload,
            let logged = try? Payload(json: String(decoding: json, as: UTF8.self))
        {
            score += logged.userInfo == payload.userInfo ? 8 : -8
        }
        for (flag, value) in [
            ("hasAlertContent", content.hasAlert),
            ("hasContentAvailable", content.isContentAvailable),
        ] {
            if let logged = push.flag(flag) { score += logged == value ? 2 : -1 }
        }
        return score
    }

    private static func contradicts(_ entry: TimelineEntry, _ reception: Reception?) -> Bool {
        guard let reception else { return false }
        let isShown = !reception.plan.display.partNames.isEmpty
        let isGiven = reception.plan.callbacks.contains(where: \.carriesPayload)
        switch entry.verdict.cause {
        case .permissionNotAsked, .permissionDenied, .permissionMissing, .settingsHideIt,
            .presentsNothing:
            return isShown
        case .simulatorWakesNoApp, .endedByUser, .wakeRefused, .replaced: return isGiven
        case .shown, .wakeNotAskedFor: return entry.verdict.stage == .shown && !isShown
        case .appInForeground: return !reception.scenario.appState.isForeground
        default: return false
        }
    }
}

extension Symptom {
    /// The question that a log can answer; `nil` if it cannot.
    fileprivate var question: PushQuestion? {
        switch self {
        case .tapDoesNothing, .tapDoesNothingWhenKilled, .crashAtTap, .wrongScreen, .openedTwice:
            .tap
        case .notShown, .nothingArrives: .show
        case .notShownInForeground: .foreground
        case .notWoken: .wake
        case .badge: .badge
        case .picture, .extensionMissing: .serviceExtension
        case .sound: .sound
        case .late: .late
        case .incomingCall: .call
        case .liveActivity: .activity
        default: nil
        }
    }
}
