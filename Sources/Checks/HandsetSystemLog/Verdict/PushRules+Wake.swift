extension PushRules {
    private var decision: LoggedEvent? { push.last("D2") }

    private func hasDecided(_ words: String) -> Bool {
        decision?.known(.decision)?.hasPrefix(words) == true
    }

    private var isSilent: Bool {
        push.flag("hasContentAvailable") != false && (push.activity != nil || push.has("B4"))
    }

    /// The app was not woken, or not yet.
    var wake: PushVerdict? {
        guard !push.has("D4", "D6"), push.last("C5")?.known(.asker) != "dasd" else { return woken }
        if push.replacement != nil, let event = push.last("D3") {
            return PushVerdict(.replaced, at: .replaced, by: event)
        }
        if let decision {
            if hasDecided("Absolutely Must Not") || hasDecided("Must Not") {
                let isEnded =
                    decision.text.range(of: "pushDisallowed") != nil
                    && hasDecided("Absolutely")
                let cause: LogCause =
                    isEnded
                    ? .endedByUser : hasDecided("Absolutely") ? .wakeRefused : .wakePostponed
                return PushVerdict(cause, at: .decided, by: decision)
            }
            if hasDecided("Can Proceed") || hasDecided("Absolutely Must") { return woken }
        }
        if let event = push.last("D1", "B5", "D5", "D2") {
            // A shown push is not silent.
            return push.has("B12", "C3", "C4")
                ? nil : PushVerdict(.wakeUndecided, at: .scheduled, by: event)
        }
        if push.has("B12", "C3", "C4", "B11") { return nil }
        return verdict(.wakeUndecided, .wakeAsked, "B4")
    }

    /// The app was woken, or is on the screen.
    private var woken: PushVerdict? {
        if let decision, let range = decision.text.range(of: "appIsForeground"),
            decision.text[range.upperBound...].prefix(60).description.range(of: "Observed:1") != nil
        {
            return PushVerdict(
                .appInForeground, at: .woken, by: push.last("D6", "D4") ?? decision)
        }
        if let event = push.last("D4", "D6") {
            return PushVerdict(.givenToApp, at: .woken, by: event)
        }
        if let event = push.last("C5"), event.known(.asker) == "dasd" {
            return PushVerdict(.givenToApp, at: .woken, by: event)
        }
        // Can Proceed is the permission; the app's launch has lines of its own.
        return decision.map { PushVerdict(.givenToApp, at: .decided, by: $0) }
    }

    /// The user's act was handed to the app.
    var handed: PushVerdict? {
        verdict(.givenToApp, .tapped, "C4", "C3")
            ?? (push.has("C2", "B12", "B13") ? nil : verdict(.givenToApp, .asked, "C1"))
    }

    /// It was shown, as far as the log tells.
    var display: PushVerdict? {
        if push.has("M1"), let event = push.last("B12", "B11", "B13", "M1") {
            return PushVerdict(.simulatedPush, at: .shown, by: push.first("M1") ?? event)
        }
        guard let event = push.last("B12", "B17", "B19", "B13", "B11", "B15") else { return nil }
        let isShown = push.has("B12", "B17", "B19") || event.flag("shouldPresentAlert") == true
        return PushVerdict(.shown, at: isShown ? .shown : event.stage, by: event)
    }

    /// The log ends before anything is decided.
    var open: PushVerdict {
        let event = push.events.last { $0.stage != .note } ?? push.events.last
        if push.has("C7") {
            return PushVerdict(.debugged, at: event?.stage ?? .notInLog, by: event)
        }
        let isOnlyArrived = push.events.allSatisfy { $0.form?.group == .apsd }
        return PushVerdict(
            isOnlyArrived ? .notTaken : .logEnds, at: event?.stage ?? .notInLog, by: event)
    }

    /// The answer of the lines to a question; `nil` if they do not answer it.
    func answer(to question: PushQuestion) -> PushVerdict? {
        switch question {
        case .wake:
            if let verdict = wake { return verdict }
            if push.flag("hasContentAvailable") == false, let event = push.first("B2") {
                return PushVerdict(.wakeNotAskedFor, at: lastShown, by: event)
            }
            return warning
        case .show, .foreground:
            if let verdict = presentation { return verdict }
            if push.flag("hasAlertContent") == false, let event = push.first("B2"), !isSilent {
                return PushVerdict(.alertMissing, at: .parsed, by: event)
            }
            guard let event = push.last("B12", "B17", "B19", "B11"), push.first("M1") == nil else {
                return nil
            }
            return handed == nil && push.activity == nil
                ? PushVerdict(.shown, at: .shown, by: event) : nil
        case .tap: return handed ?? warning
        case .call: return call
        case .activity: return activity
        case .serviceExtension: return answerOfExtension
        case .sound:
            if let verdict = verdict(.soundFileMissing, lastShown, "B14") { return verdict }
            guard push.flag("hasSound") == false, let event = push.first("B2", "B13") else {
                return nil
            }
            return PushVerdict(.soundMissing, at: lastShown, by: event)
        case .badge:
            guard let event = push.first("B2"), event.flag("hasBadge") == false else { return nil }
            return PushVerdict(.badgeMissing, at: lastShown, by: event)
        case .late:
            guard let waited = push.waitedMicroseconds, waited.count > 10_000_000 else {
                return nil
            }
            return PushVerdict(
                .waitedAtApple, at: .arrived, by: push.events.first { $0.known(.sentAt) != nil })
        }
    }

    private var answerOfExtension: PushVerdict? {
        if let verdict = extensionEnd { return verdict }
        if push.has("M1") { return display }
        if let verdict = verdict(.extensionMissing, lastShown, "E2") { return verdict }
        guard let event = push.first("B2"), event.flag("hasMutableContent") == false else {
            return nil
        }
        return PushVerdict(.mutableContentMissing, at: lastShown, by: event)
    }

    private var lastShown: LogStage {
        push.has("C3", "C4") ? .tapped : push.has("B12", "B17", "B19", "B11") ? .shown : .parsed
    }
}
